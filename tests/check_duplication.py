#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when two games have the same ten lines of code in a row: what is any game's stands once, in the
shell (docs/architecture.md). Looks at the lines that say something: comments, includes, blank lines and
lone brackets are passed over, white space and the names of the games make no difference."""
import itertools
import pathlib
import re
import sys

GAMES = ("egizia", "saqqara", "pyramidion")
ROW = 10
TREES = ("engine", "engine/random_play", "ui")

NAME = re.compile("|".join(GAMES), re.I)
SILENT = re.compile(r"[\s{}()\[\];,:]*$|#\s*(include|pragma)\b|(public|private|protected)( Q_SLOTS)?:$")
STRING_OR_COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)


def without_comments(text: str) -> str:
    """The text with its lines where they were."""
    return STRING_OR_COMMENT.sub(
        lambda found: found[0] if found[0][0] == '"' else "\n" * found[0].count("\n"), text)


def said(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    lines = ((number, " ".join(line.split()))
             for number, line in enumerate(without_comments(text).splitlines(), 1))
    return [(number, NAME.sub("game", line)) for number, line in lines if not SILENT.match(line)]


def rows(texts: dict[str, str]) -> dict[tuple[str, ...], tuple[str, int]]:
    """Every ten lines in a row, and where they begin: the first place of each."""
    found: dict[tuple[str, ...], tuple[str, int]] = {}
    for name, text in texts.items():
        lines = said(text)
        for first in range(len(lines) - ROW + 1):
            found.setdefault(tuple(line for _, line in lines[first:first + ROW]),
                             (name, lines[first][0]))
    return found


def twins(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """What stands in both, each run once, by where it begins."""
    there = rows(other)
    found = []
    for name, text in sorted(one.items()):
        lines = said(text)
        last = -ROW
        for first in range(len(lines) - ROW + 1):
            place = there.get(tuple(line for _, line in lines[first:first + ROW]))
            if place is not None and first > last + 1:
                found.append(f"{name}:{lines[first][0]} and {place[0]}:{place[1]}")
            if place is not None:
                last = first
    return found


def texts_of(game: str, tree: str) -> dict[str, str]:
    folder = pathlib.Path(tree) / game
    return {str(path): path.read_text(encoding="utf-8")
            for path in sorted(folder.rglob("*")) if path.suffix in (".h", ".cpp")}


def twins_in(tree: str) -> list[str]:
    return [twin for one, other in itertools.combinations(GAMES, 2)
            for twin in twins(texts_of(one, tree), texts_of(other, tree))]


def main() -> int:
    found = [twin for tree in TREES for twin in twins_in(tree)]
    for twin in found:
        print(f"{twin}: the same {ROW} lines and more; what is any game's belongs into the shell")
    if not found:
        print(f"no {ROW} lines stand in two games")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
