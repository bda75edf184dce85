#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails for every rule id of a game's rules (docs/rules.md, docs/rules-saqqara.md,
docs/rules-pyramidion.md) that is not decided in its engine, put into words and tested, and for every id
its engine knows but its rules do not."""
import pathlib
import re
import sys
from typing import NamedTuple


class Game(NamedTuple):
    """Where a game has its rules, and how many ids there are at least."""
    rules: str
    engine: str
    words: str
    tests: str
    elsewhere: tuple[str, ...]  # tests below `tests` that are about other games
    least: int


EGIZIA = Game("docs/rules.md", "engine/egizia", "ui/egizia/text", "tests",
              ("tests/engine/saqqara", "tests/words/saqqara", "tests/engine/pyramidion",
               "tests/words/pyramidion"), 90)
SAQQARA = Game("docs/rules-saqqara.md", "engine/saqqara", "ui/saqqara/text",
               "tests/engine/saqqara", (), 110)
PYRAMIDION = Game("docs/rules-pyramidion.md", "engine/pyramidion", "ui/pyramidion/text",
                  "tests/engine/pyramidion", (), 118)

# Files that list ids and decide nothing. The kinds of cards and round spaces in vocabulary.h are
# what those are decided by; a mention of any other rule there is not enough.
LISTS_ONLY = {"rules.h"}
LISTS_OTHERS = LISTS_ONLY | {"vocabulary.h"}


def documented(root: pathlib.Path, game: Game = EGIZIA) -> list[str]:
    text = (root / game.rules).read_text(encoding="utf-8")
    ids = re.findall(r"^- ((?:[A-Z]+)-\d+)\b", text, re.M)
    # Several may stand in one line: "- CONV-3 TILE-TRADE. CONV-4 TILE-IRRIGATION."
    ids += re.findall(r"\. ((?:[A-Z]+)-\d+) (?=[A-Z])", text)
    # What a card or a site does has a name, and two steps that are alike stand side by side.
    ids += re.findall(r"^- ((?:SPECIAL|POWER)-[A-Z][A-Z-]*[A-Z])\b", text, re.M)
    ids += re.findall(r"^- [A-Z]+-\d+ / ([A-Z]+-\d+)\b", text, re.M)
    ids += re.findall(r"^\| ((?:CARD|TILE)-[A-Z0-9-]+) \|", text, re.M)
    for line in re.findall(r"^- (ROUND-[A-Z]+(?: / [A-Z]+)*)", text, re.M):
        first, *more = line.split(" / ")
        ids += [first] + ["ROUND-" + name for name in more]
    ids += [name for name in ("PHASE", "TURN", "ENTRY") if f"`{name}`" in text]
    return sorted(set(ids))


def mentions(root: pathlib.Path, folder: str, passed_over: set[str], elsewhere: tuple[str, ...] = ()) -> str:
    others = [root / other for other in elsewhere]
    files = (path for path in sorted((root / folder).rglob("*"))
             if path.suffix in (".h", ".cpp") and path.name not in passed_over
             and not any(path.is_relative_to(other) for other in others))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def faults(root: pathlib.Path, ids: list[str], game: Game = EGIZIA) -> list[str]:
    """What is missing for these rules in the sources under `root`."""
    code = mentions(root, game.engine, LISTS_OTHERS)
    code_of_things = mentions(root, game.engine, LISTS_ONLY)
    words = mentions(root, game.words, LISTS_ONLY)
    tests = mentions(root, game.tests, LISTS_ONLY, game.elsewhere)
    found = []
    for rule in ids:
        word = re.compile(r"(?<![A-Z0-9-])" + re.escape(rule) + r"(?![A-Z0-9-])")
        is_thing = rule.startswith(("CARD-", "ROUND-"))
        places = {"code": code_of_things if is_thing else code, "words": words, "test": tests}
        missing = [place for place, text in places.items() if not word.search(text)]
        if missing:
            found.append(f"{rule}: no {', no '.join(missing)}")
    names = (root / game.engine / "rules.h").read_text(encoding="utf-8")
    listed = re.search(r"ruleNames = .*?\}\);", names, re.S)
    known = set(re.findall(r'"([A-Z0-9-]+)"', listed.group(0)))
    found += [f"{rule}: in rules.h, not in {game.rules}" for rule in sorted(known - set(ids))]
    found += [f"{rule}: in {game.rules}, not in rules.h" for rule in sorted(set(ids) - known)]
    return found


def main() -> int:
    root = pathlib.Path()
    bad = False
    for game in (EGIZIA, SAQQARA, PYRAMIDION):
        ids = documented(root, game)
        found = faults(root, ids, game)
        print("\n".join(found) if found else f"{len(ids)} rules of {game.rules} have code, words and tests")
        bad = bad or bool(found) or len(ids) < game.least
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
