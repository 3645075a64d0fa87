"""Every feature of the HassIL language, each with sentences that fit and sentences that do not."""
from corpora import number_words

COLORS = {"color": {"values": ["red", {"in": "blue", "out": "azure"}, "[light ]green", {"in": "(dark|deep) red", "out": "maroon"}]}}
ROOMS = {"area": {"values": ["kitchen", "living room", "bed room", "bed", "living room lamp"]}}
NAMES = {"name": {"values": [
    {"in": "lamp", "out": "lamp", "context": {"domain": "light"}},
    {"in": "fan", "out": "fan", "context": {"domain": "fan"}, "metadata": {"id": 7}},
    {"in": "front door", "out": "front door", "context": {"domain": "lock", "floor": "ground"}},
    {"in": "number nine", "out": 9}, {"in": "half", "out": 0.5}, {"in": "yes", "out": True}]}}
FREE = {"item": {"wildcard": True}, "place": {"wildcard": True}}
PERCENT = {"n": {"range": {"from": 0, "to": 100}}}


def grammar(*sentences, lists=None, rules=None, skip=None, settings=None, language="en", **block):
    """One intent with one block."""
    out = {"language": language, "intents": {"Do": {"data": [{"sentences": list(sentences), **block}]}}}
    if lists:
        out["lists"] = lists
    if rules:
        out["expansion_rules"] = rules
    if skip:
        out["skip_words"] = skip
    if settings:
        out["settings"] = settings
    return out


def intents(lists=None, **blocks):
    """Several intents, each a list of blocks or of sentences."""
    return {"language": "en", "lists": lists or {}, "intents": {
        name: {"data": data if isinstance(data[0], dict) else [{"sentences": data}]} for name, data in blocks.items()}}


FEATURES = [
    ("sequence", grammar("turn on the light"),
     ["turn on the light", "Turn ON the Light!", " turn  on the light ", "turn on light", "turn on the lights", "turnon the light",
      "turn on the light now", "the light turn on", "", "turn on, the light.", "turn-on the light"]),
    ("optional", grammar("turn on [the] light[s] [please]"),
     ["turn on the lights please", "turn on light", "turn on the light", "turn on lights please", "turn on the the light",
      "turn on light please please", "turn onlight", "turn on the"]),
    ("optional of several", grammar("[a|an|the] (lamp|fan) [on|off]"),
     ["a lamp on", "lamp", "the fan off", "an fan", "the lamp on off", "on lamp"]),
    ("nested optional", grammar("open [the [big] [red]] door"),
     ["open door", "open the door", "open the big door", "open the big red door", "open the red door", "open big door"]),
    ("alternative", grammar("(turn|switch) (on|off) (the light|the fan|all)"),
     ["turn on all", "switch off the fan", "switch the fan", "turn on the", "turn off the light"]),
    ("alternative inside a word", grammar("turn(s|ed|ing) (on|off)"),
     ["turns on", "turned off", "turning on", "turn on", "turn s on"]),
    ("alternative at the top", grammar("lights on|lights off"), ["lights on", "lights off", "lights", "lights on lights off"]),
    ("permutation", grammar("(turn on; [the] lamp; in (kitchen|hall))"),
     ["turn on the lamp in hall", "in kitchen turn on lamp", "lamp in hall turn on", "turn on lamp", "turn on turn on lamp in hall",
      "the lamp turn on in kitchen"]),
    ("permutation at the top", grammar("now;please;go"), ["now please go", "go now please", "please go", "now now go"]),
    ("permutation with a list", grammar("(play; {item}; loud)", lists={"item": {"values": ["jazz", "rock and roll"]}}),
     ["play rock and roll loud", "loud play jazz", "jazz loud play", "jazz loud"]),
    ("list", grammar("paint it {color}", lists=COLORS),
     ["paint it red", "paint it blue", "paint it light green", "paint it green", "paint it deep red", "paint it dark red",
      "paint it dark", "paint it black", "paint it RED", "paint it"]),
    ("list into another slot", grammar("from {color:first} to {color:second}", lists=COLORS),
     ["from red to blue", "from blue to deep red", "from red to red", "from to red"]),
    ("same slot twice", grammar("{color} and {color}", lists=COLORS), ["red and blue", "blue and red", "red and"]),
    ("values that begin alike", grammar("{area} light", "go to {area}", lists=ROOMS),
     ["living room light", "bed light", "bed room light", "living room lamp light", "go to bed", "go to bed room", "go to living room lamp",
      "go to living", "room light"]),
    ("values of other types", grammar("set {name}", lists=NAMES), ["set number nine", "set half", "set yes", "set lamp", "set no"]),
    ("capture", grammar("paint {color:@paint} {@area}", "{area:@room} {color}", lists={**COLORS, **ROOMS}),
     ["paint red kitchen", "kitchen red", "paint blue bed room", "paint kitchen"]),
    ("capture of a number", grammar("take {n:@count} more", lists=PERCENT), ["take 5 more", "take 500 more"]),
    ("range", grammar("set to {n}[%| percent]", lists=PERCENT),
     ["set to 50", "set to 50%", "set to 50 percent", "set to 50 %", "set to 0", "set to 100", "set to 101", "set to -1", "set to 007",
      "set to 5.5", "set to", "set to fifty", "set to fifty percent", "set to twenty-five percent", "set to twenty five", "set to hundred",
      "set to one hundred", "set to fiftypercent", "set to first", "set to 1,000"]),
    ("range with a step", grammar("step {n}", lists={"n": {"range": {"from": 10, "to": 50, "step": 10}}}),
     ["step 10", "step 20", "step 15", "step fifty", "step 60", "step twenty", "step twenty five", "step 0"]),
    ("range below zero", grammar("cool to {n} degrees", lists={"n": {"range": {"from": -20, "to": 20}}}),
     ["cool to -5 degrees", "cool to 5 degrees", "cool to -21 degrees", "cool to minus five degrees", "cool to 0 degrees"]),
    ("multiplier", grammar("down by {n}", lists={"n": {"range": {"from": 0, "to": 100, "multiplier": -1}}}),
     ["down by 30", "down by thirty", "down by 0", "down by 101"]),
    ("two multipliers", intents(
        lists={"up": {"range": {"from": 0, "to": 100}}, "down": {"range": {"from": 0, "to": 100, "multiplier": -0.5}}},
        Up=["up {up}"], Down=["down {down}"]), ["up thirty", "down thirty", "down 5", "up 5", "up thirty"]),
    ("halves", grammar("{n} degrees", lists={"n": {"range": {"from": 0, "to": 30, "fractions": "halves"}}}),
     ["20.5 degrees", "20 degrees", "20,5 degrees", "20.3 degrees", "31 degrees", "20.50 degrees", "30.5 degrees", "twenty degrees",
      "twenty point five degrees", "0.5 degrees"]),
    ("tenths", grammar("{n} degrees", lists={"n": {"range": {"from": -3, "to": 3, "fractions": "tenths"}}}),
     ["1.1 degrees", "1.9 degrees", "2.55 degrees", "3 degrees", "-1.5 degrees", "0,3 degrees"]),
    ("digits only", grammar("dial {n}", lists={"n": {"range": {"from": 0, "to": 9, "words": False}}}), ["dial 5", "dial five", "dial 12"]),
    ("words only", grammar("dial {n}", lists={"n": {"range": {"from": 0, "to": 9, "digits": False}}}), ["dial five", "dial 5"]),
    ("inline range", grammar("wait {0..100:n} seconds", "skip {10..50,10:m}"),
     ["wait 5 seconds", "wait 101 seconds", "skip 20", "skip 25", "wait ten seconds", "wait seconds"]),
    ("number at the front", grammar("{n} percent {color}", lists={**PERCENT, **COLORS}), ["5 percent red", "five percent blue", "percent red"]),
    ("wildcard at the end", grammar("add {item}", lists=FREE), ["add milk", "add two bottles of Milk", "add", "add ", "please add milk", "add add"]),
    ("wildcard at the front", grammar("{item} is great", lists=FREE), ["milk is great", "is great", "what is great is great", "milk is great now"]),
    ("wildcard in the middle", grammar("add {item} to (my|the) list", lists=FREE),
     ["add milk to my list", "add going to my party to the list", "add to my list", "add milk to list", "add milk to the listing"]),
    ("two wildcards", grammar("play {item} by {place}", lists=FREE),
     ["play hey jude by the beatles", "play stand by me by ben", "play by me", "play baby by x", "play a by b by c"]),
    ("wildcard alone", grammar("{item}", lists=FREE), ["whatever I say", "x"]),
    ("wildcard before a list", grammar("put {item} in [the] {area}", lists={**FREE, **ROOMS}),
     ["put it in the kitchen", "put the lamp in bed room", "put in kitchen", "put the in box in the bed", "put it in the garden"]),
    ("wildcard before a number", grammar("remind me {item} in {n} minutes", lists={**FREE, **PERCENT}),
     ["remind me to eat in 5 minutes", "remind me to eat 3 eggs in 5 minutes", "remind me in 5 minutes", "remind me to eat in five minutes"]),
    ("wildcard with an optional end", grammar("say {item} [please]", lists=FREE), ["say hello", "say hello please", "say please"]),
    ("wildcard in brackets", grammar("(note|remember) [that] {item}", lists=FREE),
     ["note that it rains", "remember it rains", "note that"]),
    ("rules", grammar("<turn> <the> light", rules={"turn": "(turn|switch) <state>", "state": "(on|off)", "the": "[the|my]"}),
     ["turn on the light", "switch off my light", "switch on light", "turn the light", "turn on the my light"]),
    ("rules with lists", grammar("<paint> in <room>", lists={**COLORS, **ROOMS}, rules={"paint": "paint it {color}", "room": "[the] {area}"}),
     ["paint it red in the kitchen", "paint it blue in bed room", "paint it in the kitchen"]),
    ("right recursion", grammar("go <very> fast", rules={"very": "very [<very>]"}), ["go very fast", "go very very fast", "go fast"],
     "a rule that uses itself is a mistake"),
    ("slots of a block", grammar("light on", "{color} light on", lists=COLORS, slots={"color": "white", "level": 3, "on": True, "all": ["a", "b"]}),
     ["light on", "red light on", "light off"]),
    ("requires context", grammar("turn on {name}", lists=NAMES, requires_context={"domain": "light"}), ["turn on lamp", "turn on fan", "turn on half"]),
    ("requires one of several", grammar("turn on {name}", lists=NAMES, requires_context={"domain": ["light", "fan"]}),
     ["turn on lamp", "turn on fan", "turn on front door"]),
    ("requires any value", grammar("where is {name}", lists=NAMES, requires_context={"floor": None}), ["where is front door", "where is lamp"]),
    ("excludes context", grammar("turn on {name}", lists=NAMES, excludes_context={"domain": "lock"}), ["turn on lamp", "turn on front door", "turn on half"]),
    ("excludes one of several", grammar("turn on {name}", lists=NAMES, excludes_context={"domain": ["lock", "fan"]}),
     ["turn on lamp", "turn on front door", "turn on fan"]),
    ("context from beside", grammar("lights off", requires_context={"area": {"slot": True}}),
     ["lights off", {"text": "lights off", "context": {"area": "kitchen"}}, {"text": "lights off", "context": {"floor": "kitchen"}},
      {"text": "lights off", "context": {"area": {"value": "hall", "text": "the hall"}}}]),
    ("context into another slot", grammar("lights off [in {area}]", lists=ROOMS, requires_context={"place": {"value": ["hall", "bed"], "slot": "area"}}),
     [{"text": "lights off", "context": {"place": "hall"}}, {"text": "lights off", "context": {"place": "attic"}},
      {"text": "lights off in kitchen", "context": {"place": "bed"}}, "lights off"]),
    ("context of two values", grammar("{name:a} with {name:b}", lists=NAMES, requires_context={"domain": "light"}),
     ["lamp with lamp", "lamp with fan", "fan with lamp", "lamp with half"]),
    ("typed context", grammar("go", requires_context={"level": 3, "ok": True}),
     [{"text": "go", "context": {"level": 3, "ok": True}}, {"text": "go", "context": {"level": "3", "ok": True}},
      {"text": "go", "context": {"level": 3, "ok": False}}]),
    ("excluded context from beside", grammar("go", excludes_context={"mode": ["night", "away"]}),
     [{"text": "go", "context": {"mode": "night"}}, {"text": "go", "context": {"mode": "day"}}, "go"]),
    ("excludes nothing", grammar("go", excludes_context={"mode": None}), [{"text": "go", "context": {"mode": "night"}}, "go"]),
    ("skip words", grammar("turn on the light", "can you see me", skip=["please", "can you", "could you please"]),
     ["please turn on the light", "can you turn on the light please", "turn on please the light", "can you see me", "please can you see me",
      "could you please turn on the light", "turn on the pleased light", "please", "displease turn on the light"]),
    ("skip words at a wildcard", grammar("add {item}", "{item} is out", "{item:x} to {item:y}", lists=FREE, skip=["please", "now"]),
     ["please add milk", "add milk please", "please milk is out", "milk is out now", "add now please", "please go to town now"]),
    ("required keywords", grammar("[turn] lamp [on|off]", required_keywords=["on", "off"]), ["lamp on", "turn lamp off", "lamp", "lamp ON", "turn lamp"]),
    ("local lists and rules", {"language": "en", "lists": COLORS, "expansion_rules": {"it": "it"}, "intents": {
        "A": {"data": [{"sentences": ["paint <it> {color}"], "lists": {"color": {"values": ["pink"]}}, "expansion_rules": {"it": "that"}}]},
        "B": {"data": [{"sentences": ["paint <it> {color}"]}]}}},
     ["paint that pink", "paint it red", "paint it pink", "paint that red"]),
    ("files that merge", [
        {"language": "en", "intents": {"A": {"data": [{"sentences": ["do {x}"]}]}}, "lists": {"x": {"values": ["one"]}}, "skip_words": ["please"]},
        {"intents": {"A": {"data": [{"sentences": ["make {x}"]}]}, "B": {"data": [{"sentences": ["try {x}"]}]}},
         "lists": {"x": {"values": ["two"]}}, "skip_words": ["now"], "expansion_rules": {"r": "old"}},
        {"expansion_rules": {"r": "new"}, "intents": {"C": {"data": [{"sentences": ["the <r> one"]}]}}}],
     ["do one", "do two", "make two now", "please try one", "the new one", "the old one", "try three"]),
    ("keys that mean nothing here", {**grammar("go"), "responses": {"intents": {}}, "x-notes": [1, 2], "metadata": None}, ["go", "stop"]),
    ("response and metadata", grammar("go", response="quick", metadata={"a": {"b": 1}}, inferred_domain="light", name_domains=["light"]), ["go"]),
    ("escapes", grammar("press \\(a\\) or \\[b\\]", "a \\| b", "one \\; two"), ["press a or b", "a b", "a | b"], "marks in templates"),
    ("apostrophe", grammar("what's up", "l'[été|{area}]", lists=ROOMS), ["what's up", "what’s up", "whats up", "l'été", "l'kitchen", "l' kitchen"]),
    ("case and accents", grammar("ÉTEINS la Lumière"), ["éteins LA lumière", "eteins la lumiere", "ÉTEINS LA LUMIÈRE"]),
    ("marks", grammar("call the A.C. shop"), ["call the a.c. shop", "¿call the A.C. shop?", "call the A.C. shop...", "call, the A.C. shop!"]),
    ("best: the preferred slot", intents(lists={**NAMES, **ROOMS, **FREE},
        A=["turn on {item}"], B=["turn on {name}"], C=["turn on {area} {name}", "turn on {area}"]),
     ["turn on lamp", "turn on kitchen lamp", "turn on living room lamp", "turn on something", "turn on kitchen"]),
    ("best: fewest wildcards", intents(lists=FREE, A=["play {item} by {place}"], B=["play {item}"], C=["play {item} now"]),
     ["play x by y", "play x", "play x now", "play x by y now"]),
    ("best: most text", intents(lists={**ROOMS, "thing": {"values": ["room light", "light"]}}, A=["{area} {thing}"], B=["bed {thing}"]),
     ["bed room light", "bed light", "living room light"]),
    ("best: intent name", intents(B=["go home"], A=["go home"], C=["go away"]), ["go home", "go away"]),
    ("best: order in a block", grammar("{area:a} {thing:b}", "{area:c} {thing:d}", lists={**ROOMS, "thing": {"values": ["lamp"]}}), ["bed lamp"]),
    ("best: blocks", {"language": "en", "intents": {"A": {"data": [
        {"sentences": ["go [now]"], "slots": {"x": 1}}, {"sentences": ["go"], "slots": {"x": 2}}]}}}, ["go", "go now"]),
    ("spaces mean nothing", grammar("打開{area}(燈|電視)", "音量{n}", settings={"ignore_whitespace": True}, language="zh-TW",
        lists={"area": {"values": ["客廳", "主 臥室"]}, **PERCENT}),
     ["打開客廳燈", "打開 客廳 燈", "打開客廳電視", "打開主臥室燈", "音量50", "音量五十", "打開燈"]),
    ("no words to see", grammar("เปิด{area}", "{area}สว่าง{n}", language="th", lists={"area": {"values": ["ไฟ", "ไฟห้อง"]}, **PERCENT}),
     ["เปิดไฟ", "เปิดไฟห้อง", "ไฟสว่าง50", "เปิด", "เปิด ไฟ"]),
    ("Japanese", grammar("{area}[の](電気|照明)を(つけて|消して)[ください]", language="ja", lists={"area": {"values": ["寝室", "台所"]}}),
     ["寝室の電気をつけて", "台所照明を消してください", "電気をつけて", "寝室の電気をつける"]),
    ("Korean", grammar("{area} (불|조명)[을] 켜[줘]", "음량 {n}[%]", language="ko", lists={"area": {"values": ["거실", "안방"]}, **PERCENT}),
     ["거실 불을 켜줘", "안방 조명 켜", "음량 30%", "음량 30", "음량 삼십", "거실 켜"]),
    ("German", grammar("schalte {area} (ein|aus)", "(auf|um) {n} Prozent", language="de", lists={"area": {"values": ["Küche", "große Küche"]}, **PERCENT}),
     ["Schalte Küche ein", "schalte GROSSE küche aus", "auf 30 Prozent", "um einundzwanzig Prozent", "um zwanzig prozent"]),
]

# Where Viva mends what hassil does by accident. `ours` is what it must answer instead.
MENDED = [
    ("a value ends where its word does", grammar("{name} light", lists={"name": {"values": ["lamp"]}}), "lamplight", [None, {}]),
    ("an empty alternative is nothing", grammar("go (now|)"), "go", ["Do", {}]),
    ("neighbouring wildcards", grammar("mix {item} {place}", lists=FREE), "mix red blue green", ["Do", {"item": "red", "place": "blue green"}]),
    ("digits and words alike", grammar("{n}분", language="ko", lists=PERCENT), "삼십 분", ["Do", {"n": 30.0}]),
    ("spaces of the template mean nothing either", grammar("打開 客廳 燈", language="zh-TW", settings={"ignore_whitespace": True}), "打開客廳燈", ["Do", {}]),
    ("marks of other scripts", grammar("照明、つけて", language="ja"), "照明、つけて", ["Do", {}]),
    ("full width", grammar("{n}分", language="ja", lists=PERCENT), "３０分", ["Do", {"n": 30.0}]),
    ("quotation marks", grammar("play {item}", lists={"item": {"values": ["jazz"]}}), "play “jazz”", ["Do", {"item": "jazz"}]),
    ("free text keeps its marks", grammar("add {item}", lists=FREE), "add milk, eggs", ["Do", {"item": "milk, eggs"}]),
    ("marks in templates", grammar("what's up?"), "what's up?", ["Do", {}]),
    ("a range needs no slot", grammar("wait {0..10} seconds"), "wait 5 seconds", ["Do", {}]),
    ("an empty group is one mistake", grammar("go [] now", "stop"), "stop", ["Do", {}]),
    ("one broken sentence is one", grammar("go (now", "stop"), "stop", ["Do", {}]),
    ("final sigma", grammar("φως"), "ΦΩΣ", ["Do", {}]),
]


def with_numbers(files):
    files = files if isinstance(files, list) else [files]
    merged = {"intents": {k: v for file in files for k, v in file["intents"].items()},
              "lists": {k: v for file in files for k, v in file.get("lists", {}).items()}}
    inline = {"range": {"from": 0, "to": 100}}
    merged["lists"]["inline"] = inline
    words = number_words(next(file["language"] for file in files if "language" in file), merged)
    return [{**files[0], "number_words": words}, *files[1:]]


def run(judge, options):
    for name, files, texts, *departure in FEATURES:
        cases = [text if isinstance(text, dict) else {"text": text} for text in texts]
        if departure:
            cases = [{**case, "departure": departure[0]} for case in cases]
        judge.compare("features", with_numbers(files), [{**case, "feature": name} for case in cases])
    for name, files, text, ours in MENDED:
        judge.compare("features mended", with_numbers(files), [{"text": text, "departure": name, "ours": ours}])
