#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails for every rule id of docs/rules.md that is not decided in the engine, put into words and
tested, and for every id the engine knows but docs/rules.md does not."""
import pathlib
import re
import sys

# Files that list ids and decide nothing. The kinds of cards and round spaces in vocabulary.h are
# what those are decided by; a mention of any other rule there is not enough.
LISTS_ONLY = {"rules.h"}
LISTS_OTHERS = LISTS_ONLY | {"vocabulary.h"}


def documented(root: pathlib.Path) -> list[str]:
    text = (root / "docs/rules.md").read_text(encoding="utf-8")
    ids = re.findall(r"^- ((?:[A-Z]+)-\d+)\b", text, re.M)
    ids += re.findall(r"^\| (CARD-[A-Z0-9-]+) \|", text, re.M)
    for line in re.findall(r"^- (ROUND-[A-Z]+(?: / [A-Z]+)*)", text, re.M):
        first, *more = line.split(" / ")
        ids += [first] + ["ROUND-" + name for name in more]
    ids += [name for name in ("PHASE", "TURN", "ENTRY") if f"`{name}`" in text]
    return sorted(set(ids))


def mentions(folder: pathlib.Path, passed_over: set[str]) -> str:
    files = (path for path in sorted(folder.rglob("*"))
             if path.suffix in (".h", ".cpp") and path.name not in passed_over)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def faults(root: pathlib.Path, ids: list[str]) -> list[str]:
    """What is missing for these rules in the sources under `root`."""
    code = mentions(root / "engine", LISTS_OTHERS)
    code_of_things = mentions(root / "engine", LISTS_ONLY)
    words = mentions(root / "ui/egizia/words", LISTS_ONLY)
    tests = mentions(root / "tests", LISTS_ONLY)
    found = []
    for rule in ids:
        word = re.compile(r"(?<![A-Z0-9-])" + re.escape(rule) + r"(?![A-Z0-9-])")
        is_thing = rule.startswith(("CARD-", "ROUND-"))
        places = {"code": code_of_things if is_thing else code, "words": words, "test": tests}
        missing = [place for place, text in places.items() if not word.search(text)]
        if missing:
            found.append(f"{rule}: no {', no '.join(missing)}")
    names = (root / "engine/egizia/rules.h").read_text(encoding="utf-8")
    listed = re.search(r"ruleNames = .*?\}\);", names, re.S)
    known = set(re.findall(r'"([A-Z0-9-]+)"', listed.group(0)))
    found += [f"{rule}: in rules.h, not in docs/rules.md" for rule in sorted(known - set(ids))]
    found += [f"{rule}: in docs/rules.md, not in rules.h" for rule in sorted(set(ids) - known)]
    return found


def main() -> int:
    root = pathlib.Path()
    ids = documented(root)
    found = faults(root, ids)
    print("\n".join(found) if found else f"{len(ids)} rules have code, words and tests")
    return 1 if found or len(ids) < 90 else 0


if __name__ == "__main__":
    sys.exit(main())
