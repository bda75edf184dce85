#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a wing, a game or its tests have more lines than written down in tests/rooms.json, and when
they have far fewer: then the new number is written down. A commit that raises a number says what a player
gets for it. `check_rooms.py --write` writes today's numbers."""
import collections
import json
import pathlib
import sys

GAMES = ("egizia", "saqqara", "pyramidion")
NUMBERS = pathlib.Path("tests/rooms.json")
# So many lines a number may be too high before it has to be lowered.
SLACK = 100


def room_of(path: str) -> str:
    """The wing or game whose lines the file's are: `ui/table`, `engine/saqqara`, `tests/ui/pyramidion`."""
    parts = path.split("/")[:-1]
    for depth, part in enumerate(parts):
        if part in GAMES:
            return "/".join(parts[:depth + 1])
    return "/".join(parts[:2])


def counted(texts: dict[str, str]) -> dict[str, int]:
    lines: dict[str, int] = collections.Counter()
    for path, text in texts.items():
        lines[room_of(path)] += text.count("\n")
    return dict(sorted(lines.items()))


def faults(now: dict[str, int], most: dict[str, int]) -> list[str]:
    found = [f"{room} has {lines} lines, at most {most.get(room, 0)} are allowed"
             for room, lines in now.items() if lines > most.get(room, 0)]
    found += [f"{room} has only {now.get(room, 0)} lines, {lines} are allowed: write that down"
              for room, lines in most.items() if now.get(room, 0) < lines - SLACK]
    return found


def main(arguments: list[str]) -> int:
    texts = {str(path): path.read_text(encoding="utf-8")
             for top in ("app", "engine", "ui", "tests") for path in pathlib.Path(top).rglob("*")
             if path.suffix in (".h", ".cpp", ".py")}
    now = counted(texts)
    if arguments == ["--write"]:
        NUMBERS.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
    bad = faults(now, json.loads(NUMBERS.read_text(encoding="utf-8")))
    print("\n".join(bad) if bad else f"{sum(now.values())} lines in {len(now)} rooms, none with too many")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
