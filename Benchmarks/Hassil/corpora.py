"""Sentences of the Home Assistant corpora: sampled, list values filled in, then mutated."""
import json
import os
import random

import home_assistant_intents
from hassil.expression import (Alternative, Group, ListReference, Permutation, RuleReference, Sequence, TextChunk)
from hassil.intents import Intents, RangeFractionType, RangeSlotList, TextSlotList
from hassil.numbers import get_rbnf_engine

DATA = os.path.join(os.path.dirname(home_assistant_intents.__file__), "data")
DOMAINS = ["light", "switch", "fan", "cover", "lock", "climate", "media_player", "sensor", "vacuum", "scene",
           "script", "todo", "valve", "lawn_mower", "weather", "binary_sensor"]
NAMES = {
    "en": "bedroom lamp|ceiling fan|kitchen light|garage door|front door|TV|coffee machine|porch light|left curtain|"
          "movie night|thermostat|shopping list|robot vacuum|A.C.|lamp|outside humidity",
    "ja": "寝室のランプ|扇風機|台所の電気|ガレージのドア|玄関|テレビ|コーヒーメーカー|カーテン|映画の夜|エアコン|買い物リスト|掃除機|湿度計|時計|ラジオ|電気",
    "ko": "침실 램프|선풍기|부엌 조명|차고 문|현관문|티비|커피 머신|커튼|영화의 밤|에어컨|장보기 목록|청소기|습도계|시계|라디오|전등",
    "zh-TW": "臥室燈|風扇|廚房燈|車庫門|大門|電視|咖啡機|窗簾|電影之夜|冷氣|購物清單|掃地機器人|濕度|時鐘|收音機|檯燈",
    "de": "Schlafzimmerlampe|Deckenventilator|Küchenlicht|Garagentor|Haustür|Fernseher|Kaffeemaschine|Vorhang links|"
          "Filmabend|Thermostat|Einkaufsliste|Saugroboter|Klimaanlage|Lampe|Außenlicht|Uhr",
    "th": "โคมไฟ|พัดลม|ไฟห้องครัว|ประตูโรงรถ|ประตูหน้า|ทีวี|เครื่องชงกาแฟ|ม่าน|คืนหนัง|แอร์|รายการซื้อของ|เครื่องดูดฝุ่น|ความชื้น|นาฬิกา|วิทยุ|ไฟ",
}
AREAS = {
    "en": "bedroom|kitchen|living room|garage|office|bathroom|hallway|dining room|attic|garden",
    "ja": "寝室|台所|居間|ガレージ|書斎|風呂|廊下|食堂|屋根裏|庭",
    "ko": "침실|부엌|거실|차고|사무실|욕실|복도|식당|다락|정원",
    "zh-TW": "臥室|廚房|客廳|車庫|書房|浴室|走廊|餐廳|閣樓|花園",
    "de": "Schlafzimmer|Küche|Wohnzimmer|Garage|Büro|Bad|Flur|Esszimmer|Dachboden|Garten",
    "th": "ห้องนอน|ห้องครัว|ห้องนั่งเล่น|โรงรถ|ห้องทำงาน|ห้องน้ำ|โถง|ห้องอาหาร|ห้องใต้หลังคา|สวน",
}
FLOORS = {"en": "first floor|upstairs|basement|ground floor", "ja": "一階|二階|地下|屋上", "ko": "일층|이층|지하|옥상",
          "zh-TW": "一樓|二樓|地下室|頂樓", "de": "Erdgeschoss|Obergeschoss|Keller|erster Stock", "th": "ชั้นหนึ่ง|ชั้นสอง|ชั้นใต้ดิน|ดาดฟ้า"}
FREE = {"en": "buy some milk|yesterday|the beatles|pizza|a long walk|take out the trash", "ja": "牛乳|昨日の歌|散歩|ピザ",
        "ko": "우유|어제의 노래|산책|피자", "zh-TW": "牛奶|昨天的歌|散步|披薩", "de": "Milch|die Beatles|Pizza|Müll rausbringen",
        "th": "นม|เพลงเก่า|พิซซ่า|เดินเล่น"}


def fixture(locale):
    """The lists that a home supplies. Every name has a domain, so that conditions are met and missed."""
    def values(texts, context=None):
        return {"values": [{"in": text, "out": text, **({"context": context(i)} if context else {})}
                           for i, text in enumerate(texts.split("|"))]}
    return {"language": locale, "lists": {
        "name": values(NAMES[locale], lambda i: {"domain": DOMAINS[i % len(DOMAINS)]}),
        "area": values(AREAS[locale]), "floor": values(FLOORS[locale])}}


def number_words(locale, grammar):
    """Every way to write the numbers of the grammar's ranges: {"25": ["twenty-five", …]}."""
    lists = list(grammar.get("lists", {}).values())
    for intent in grammar["intents"].values():
        for block in intent["data"]:
            lists += block.get("lists", {}).values()
    ranges = [entry["range"] for entry in lists if "range" in entry]
    try:
        engine = get_rbnf_engine(locale)
    except ValueError:
        return {}
    table = {}
    for entry in ranges:
        numbers = RangeSlotList(name="", start=int(entry["from"]), stop=int(entry["to"]),
                                step=int(entry.get("step", 1)),
                                fraction_type=RangeFractionType(entry["fractions"]) if "fractions" in entry else None
                                ).get_numbers()
        for number in numbers:
            table.setdefault(str(number), set()).update(engine.format_number(number).text_by_ruleset.values())
    return {number: sorted(words) for number, words in table.items()}


class Sampler:
    """Random sentences of a grammar."""

    def __init__(self, intents, random, free):
        self.intents, self.random, self.free = intents, random, free

    def sample(self, expression, block, depth=0):
        if isinstance(expression, TextChunk):
            return expression.text
        if isinstance(expression, Alternative):
            return self.sample(self.random.choice(expression.items), block, depth + 1)
        if isinstance(expression, Permutation):
            items = list(expression.items)
            self.random.shuffle(items)
            return "".join(self.sample(item, block, depth + 1) for item in items)
        if isinstance(expression, (Sequence, Group)):
            return "".join(self.sample(item, block, depth + 1) for item in expression.items)
        if isinstance(expression, RuleReference):
            rule = block.expansion_rules.get(expression.rule_name) or self.intents.expansion_rules[expression.rule_name]
            return self.sample(rule.expression, block, depth + 1)
        assert isinstance(expression, ListReference)
        found = block.slot_lists.get(expression.list_name) or self.intents.slot_lists.get(expression.list_name)
        if isinstance(found, TextSlotList):
            return self.sample(self.random.choice(found.values).text_in, block, depth + 1)
        if isinstance(found, RangeSlotList):
            return self.number(found)
        if found is None and expression.get_inline_range():
            start, stop, step = expression.get_inline_range()
            return str(self.random.randrange(start, stop + 1, step))
        return self.random.choice(self.free)

    def number(self, found):
        number = self.random.choice(list(found.get_numbers()))
        if found.words and self.random.random() < 0.4:
            try:
                forms = get_rbnf_engine(self.intents.language).format_number(number).text_by_ruleset
                return self.random.choice(sorted(set(forms.values())))
            except ValueError:
                pass
        return str(int(number)) if number == int(number) else str(number)


def mutated(text, random):
    """One word dropped, doubled or swapped; in scripts without spaces one character."""
    separator = " " if len(text.split()) > 2 or text.isascii() else ""
    parts = text.split() if separator else list(text)
    if len(parts) < 2:
        return text + text
    index = random.randrange(len(parts) - 1)
    kind = random.choice(["drop", "double", "swap"])
    if kind == "drop":
        del parts[index]
    elif kind == "double":
        parts.insert(index, parts[index])
    else:
        parts[index], parts[index + 1] = parts[index + 1], parts[index]
    return separator.join(parts)


def cases(locale, grammar, count, seed):
    """Half of the sentences as sampled, half mutated; some said with an area known beside them."""
    chance = random.Random(seed)
    merged = {**grammar, "lists": {**grammar["lists"], **fixture(locale)["lists"]}}
    intents = Intents.from_dict(merged)
    sampler = Sampler(intents, chance, FREE[locale].split("|"))
    templates = [(block, sentence) for intent in intents.intents.values() for block in intent.data
                 for sentence in block.sentences]
    chance.shuffle(templates)
    out = []
    areas = AREAS[locale].split("|")
    while len(out) < count:
        for block, sentence in templates:
            text = " ".join(sampler.sample(sentence.expression, block).split())
            if chance.random() < 0.5:
                text = mutated(text, chance)
            case = {"text": text}
            if "\u200b" in text:
                case["departure"] = "invisible characters are nothing"
            if chance.random() < 0.5:
                case["context"] = {"area": chance.choice(areas)}
            out.append(case)
            if len(out) >= count:
                break
    return out


def run(judge, options):
    for locale in options.locales.split(","):
        with open(f"{DATA}/{locale}.json") as file:
            grammar = json.load(file)
        files = [{**grammar, "number_words": number_words(locale, {**grammar})}, fixture(locale)]
        judge.compare(f"corpus {locale}", files, cases(locale, grammar, options.count or 2_000, options.seed))
