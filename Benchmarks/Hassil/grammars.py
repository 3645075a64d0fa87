"""Random grammars with random sentences, half of them mutated."""
import random
import re

from hassil.intents import Intents

from corpora import Sampler, mutated, number_words

WORDS = "turn on off the a my red blue light lamp fan door in at to by now please open close two ten play room bed big".split()
KEYS = ["domain", "area", "floor"]
VALUES = ["light", "fan", "hall", "attic"]


class Maker:
    """One random grammar."""

    def __init__(self, chance):
        self.chance = chance

    def words(self, most=2):
        return " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randint(1, most)))

    def item(self, depth, lists, rules):
        kind = self.chance.random()
        if depth > 2 or kind < 0.45:
            return self.words()
        if kind < 0.58:
            return f"[{self.sequence(depth + 1, lists, rules)}]"
        if kind < 0.70:
            return "(" + "|".join(self.sequence(depth + 1, lists, rules) for _ in range(self.chance.randint(2, 3))) + ")"
        if kind < 0.74:
            return "(" + ";".join(self.sequence(depth + 1, lists, rules) for _ in range(self.chance.randint(2, 3))) + ")"
        if kind < 0.78:
            return self.chance.choice(WORDS) + self.chance.choice(["[s]", "(s|ed|ing)"])
        if kind < 0.80:
            return f"{{{self.chance.choice(['0..20', '10..50,10'])}:n}}"
        if kind < 0.93 or not rules:
            name = self.chance.choice(lists)
            slot = self.chance.choice(["", "", ":name", ":other", ":@kept"]) if name != "free" else ""
            return f"{{{name}{slot}}}"
        return f"<{self.chance.choice(rules)}>"

    def sequence(self, depth, lists, rules):
        parts = [self.item(depth, lists, rules) for _ in range(self.chance.randint(1, 3))]
        for index in range(len(parts) - 1, 0, -1):
            # Two wildcards side by side are an accident of hassil's; the features have them.
            if "free" in parts[index] and "free" in parts[index - 1]:
                parts.insert(index, self.chance.choice(WORDS))
        return " ".join(parts)

    def condition(self):
        value = self.chance.choice([self.chance.choice(VALUES), self.chance.sample(VALUES, 2), None])
        if self.chance.random() < 0.3:
            return {"value": value, "slot": self.chance.choice([True, "name"])}
        return value

    def block(self, rules):
        block = {"sentences": [self.sequence(0, ["color", "name", "number", "half", "free"], rules)
                               for _ in range(self.chance.randint(1, 4))]}
        if self.chance.random() < 0.3:
            block["slots"] = {self.chance.choice(["color", "level"]): self.chance.choice(["x", 3, 0.5])}
        if self.chance.random() < 0.25:
            block["requires_context"] = {self.chance.choice(KEYS): self.condition()}
        if self.chance.random() < 0.2:
            block["excludes_context"] = {self.chance.choice(KEYS): self.chance.choice([self.chance.choice(VALUES), VALUES[:2]])}
        if self.chance.random() < 0.1:
            block["required_keywords"] = self.chance.sample(WORDS, 3)
        if self.chance.random() < 0.1:
            block["lists"] = {"color": {"values": ["pink", "big pink"]}}
        return block

    def value(self):
        value = {"in": self.chance.choice([self.words(), f"[{self.words(1)} ]{self.words(1)}", f"({self.words(1)}|{self.words(2)})"])}
        if self.chance.random() < 0.7:
            value["out"] = self.chance.choice([self.words(1), 7, 1.5])
        if self.chance.random() < 0.5:
            value["context"] = {self.chance.choice(KEYS): self.chance.choice(VALUES)}
        return value

    def grammar(self):
        rules = {"r": self.sequence(1, ["color", "number"], [])}
        rules["s"] = self.sequence(1, ["color", "name"], ["r"])
        multiplier = self.chance.choice([1, -1, 0.5])
        return {
            "language": "en", "skip_words": self.chance.choice([[], ["please"], ["now", "a big", "big"]]),
            "lists": {
                "color": {"values": ["red", "blue", "dark red", "red light"]},
                "name": {"values": [self.value() for _ in range(self.chance.randint(1, 5))]},
                "number": {"range": {"from": self.chance.choice([0, -5]), "to": 40, "step": self.chance.choice([1, 5]), "multiplier": multiplier}},
                "half": {"range": {"from": 0, "to": 12, "fractions": self.chance.choice(["halves", "tenths"])}},
                "free": {"wildcard": True}},
            "expansion_rules": rules,
            "intents": {name: {"data": [self.block(["r", "s"]) for _ in range(self.chance.randint(1, 2))]}
                        for name in "ABC"[:self.chance.randint(1, 3)]}}


def run(judge, options):
    for number in range(options.count or 150):
        chance = random.Random(options.seed * 100_000 + number)
        grammar = Maker(chance).grammar()
        intents = Intents.from_dict(grammar)
        sampler = Sampler(intents, chance, ["milk", "a long way", "two red doors", "by the sea"])
        templates = [(block, sentence) for intent in intents.intents.values() for block in intent.data for sentence in block.sentences]
        cases = []
        for _ in range(30):
            block, sentence = chance.choice(templates)
            text = " ".join(sampler.sample(sentence.expression, block).split())
            if not text or text in grammar["skip_words"]:
                continue
            case = {"text": mutated(text, chance) if chance.random() < 0.5 else text, "grammar": number}
            rest = case["text"]
            for word in sorted(grammar["skip_words"], key=len, reverse=True):
                rest = re.sub(rf"\b{word}\b", "", rest)
            is_nothing = not rest.strip()
            if chance.random() < 0.3:
                case["context"] = {chance.choice(KEYS): chance.choice(VALUES)}
            if "{free}" in str(grammar["intents"]) and any(word in text for word in ("two", "ten")):
                case["if_slot"] = "free"
                case["departure"] = "a number word behind free text is found at every place"
            if is_nothing:
                case.pop("if_slot", None)
                case["departure"] = "nothing typed is nothing meant"
            cases.append(case)
        judge.compare("random grammars", [{**grammar, "number_words": number_words("en", {
            **grammar, "lists": {**grammar["lists"], "inline": {"range": {"from": 0, "to": 50}}}})}], cases)
