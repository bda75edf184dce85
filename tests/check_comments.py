#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when the comment of a declaration does not name its subject: it begins with "The same", "As it",
"What is", "Whoever", "It may" or "Asks that", and only the declaration above says what that is."""
import pathlib
import re
import sys

OPENING = re.compile(r"(?:The same|As it|What is|Whoever|It may|Asks that)\b")
COMMENT = re.compile(r"^[ \t]*///(?!<)[ \t]?(.*)$")


def subjectless(text: str) -> list[int]:
    """The lines on which such a comment begins."""
    found = []
    within = False
    for number, line in enumerate(text.splitlines(), 1):
        comment = COMMENT.match(line)
        if comment and not within and OPENING.match(comment[1]):
            found.append(number)
        within = comment is not None
    return found


def main() -> int:
    headers = sorted(path for top in ("app", "engine", "ui", "tests") for path in pathlib.Path(top).rglob("*.h"))
    bad = [f"{path}:{number}: the comment does not name its subject"
           for path in headers for number in subjectless(path.read_text(encoding="utf-8"))]
    print("\n".join(bad) if bad else f"The comments of {len(headers)} headers name their subjects")
    return 1 if bad or not headers else 0


if __name__ == "__main__":
    sys.exit(main())
