"""Runs cases through Viva and hassil and says where they differ."""
import json
import os
import subprocess
import tempfile
from collections import Counter

from hassil import recognize_best, string_matcher
from hassil.intents import Intents, RangeSlotList
from hassil.util import merge_dict


class MultipliedStart(int):
    """The start of a range that also tells its multiplier: hassil's cache of number words forgets it."""
    multiplier = None

    def __hash__(self):
        return hash((int(self), self.multiplier))

    def __eq__(self, other):
        return int(self) == other and self.multiplier == getattr(other, "multiplier", self.multiplier)


def told(intents):
    blocks = [block.slot_lists for intent in intents.intents.values() for block in intent.data]
    for lists in [intents.slot_lists, *blocks]:
        for entry in lists.values():
            if isinstance(entry, RangeSlotList):
                entry.start = MultipliedStart(entry.start)
                entry.start.multiplier = entry.multiplier
    return intents


def plain(value):
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def peer_answers(files, cases):
    """[(intent, slots)] or (None, {}); an exception is its text."""
    merged = {}
    for content in files:
        merge_dict(merged, json.loads(json.dumps(content)))
    merged.setdefault("intents", {})
    try:
        intents = told(Intents.from_dict(merged))
    except Exception as error:  # whatever it is, it is the peer's answer
        return [f"error: {type(error).__name__}: {error}"] * len(cases)
    answers = []
    for case in cases:
        try:
            found = recognize_best(case["text"], intents, intent_context=case.get("context"),
                                   language=merged.get("language"), best_slot_name="name")
        except (Exception, RecursionError) as error:
            answers.append(f"error: {type(error).__name__}: {error}")
            continue
        if found is None:
            answers.append((None, {}))
        else:
            slots = {name: plain(e.value) for name, e in found.entities.items()}
            answers.append((found.intent.name, slots))
            if any(cuts_word(case["text"], e) for e in found.entities_list):
                case["departure"] = "a value ends where its word does"
    return answers


def cuts_word(text, entity):
    """Whether a value was found at the beginning of a longer word: "lamp" in "lamplight"."""
    if entity.text_span is None or entity.is_wildcard:
        return False
    end = entity.text_span[1]
    return 0 < end < len(text) and all(c.isalpha() and ord(c) < 0x250 for c in text[end - 1:end + 1])


class Judge:
    def __init__(self, viva, verbose):
        self.viva, self.verbose = viva, verbose
        self.rows, self.disagreements = [], []

    def own_answers(self, files, cases):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(folder + "/phrases")
            for index, content in enumerate(files):
                with open(f"{folder}/phrases/{index:03}.json", "w") as file:
                    json.dump(content, file, ensure_ascii=False)
            lines = "".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases)
            environment = {**os.environ, "VIVA_HOME": folder + "/home", "XDG_CACHE_HOME": folder + "/cache"}
            done = subprocess.run(
                [self.viva, "match", "--json", "--strict", "--phrases", folder + "/phrases"], input=lines,
                capture_output=True, text=True, env=environment)
            if done.returncode != 0:
                raise SystemExit(f"viva match failed ({done.returncode}): {done.stderr[-2000:]}")
            self.errors = done.stderr
            return [self.answer(json.loads(line)) for line in done.stdout.splitlines()]

    @staticmethod
    def answer(line):
        if line.get("candidates"):
            return ("|".join(line["candidates"]), {})
        return (line["intent"], {name: plain(value) for name, value in line["slots"].items()})

    def compare(self, suite, files, cases):
        """`cases`: {"text", "context"?, "departure"?}; a departure names why the two may differ."""
        inputs = [{key: case[key] for key in ("text", "context") if key in case} for case in cases]
        theirs = peer_answers(files, inputs)
        cases = [{**case, **said} for case, said in zip(cases, inputs)]
        inputs = [{key: case[key] for key in ("text", "context") if key in case} for case in cases]
        ours = self.own_answers(files, inputs)
        if len(ours) != len(cases):
            raise SystemExit(f"{suite}: {len(cases)} lines in, {len(ours)} out")
        counts = Counter()
        for case, peer, own in zip(cases, theirs, ours):
            excused = case.get("departure") and case.get("if_slot", next(iter(own[1]), None)) in [*own[1], None]
            kind = "agree" if peer == own else "departure" if excused else "differ"
            if kind == "agree" and own[0] is not None:
                counts["matched"] += 1
            counts[kind] += 1
            if kind == "departure" and case.get("ours") not in (None, [own[0], own[1]]):
                kind = "differ"
                counts["differ"] += 1
                counts["departure"] -= 1
            if kind != "agree":
                self.disagreements.append((suite, kind, case, peer, own))
        self.rows.append((suite, len(cases), counts))
        return list(zip(cases, theirs, ours))

    def report(self):
        for suite, kind, case, peer, own in self.disagreements:
            if kind == "differ" or self.verbose:
                print(f"{suite} {kind}: {json.dumps(case, ensure_ascii=False)}\n  hassil {peer}\n  viva   {own}")
        print(f"{'suite':24} {'cases':>7} {'matched':>8} {'agree':>7} {'departures':>10} {'differ':>7}  share")
        total, agreed = 0, 0
        for suite, count, kinds in merge(self.rows):
            share = (count - kinds["differ"]) / count
            total, agreed = total + count, agreed + count - kinds["differ"]
            print(f"{suite:24} {count:7} {kinds['matched']:8} {kinds['agree']:7} {kinds['departure']:10} "
                  f"{kinds['differ']:7}  {100 * share:.2f} %")
        print(f"{'all':24} {total:7} {100 * agreed / total:.3f} % (documented departures are not counted as different)")
        return 0 if agreed >= 0.999 * total else 1


def merge(rows):
    """One row a suite, in the order in which they came."""
    sums = {}
    for suite, count, kinds in rows:
        known = sums.setdefault(suite, [0, Counter()])
        known[0] += count
        known[1].update(kinds)
    return [(suite, count, kinds) for suite, (count, kinds) in sums.items() if count]
