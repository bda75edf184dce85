#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a commit since this check exists is not written as CONTRIBUTING.md asks: `area: Imperative
object` in at most 72 letters, a blank line, and a body."""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUBJECT = re.compile(r"[a-z][\w./-]*(?:, [a-z][\w./-]*)*: [A-Z\"/`].*[^.]")
LONGEST = 72


def git(*arguments: str) -> str:
    return subprocess.run(("git", *arguments), cwd=ROOT, check=True, capture_output=True, text=True).stdout


def faults(message: str) -> list[str]:
    """What is wrong with a commit's message."""
    subject, _, rest = message.strip().partition("\n")
    found = []
    if not SUBJECT.fullmatch(subject):
        found.append("the subject is not `area: Imperative object`")
    if len(subject) > LONGEST:
        found.append(f"the subject has {len(subject)} letters, at most {LONGEST} are read everywhere")
    if not rest.startswith("\n") or not rest.strip():
        found.append("a blank line and a body that says problem, cause and decision are missing")
    return found


def main() -> int:
    if not (ROOT / ".git").exists():
        print("This is no clone: there are no commits to look at")
        return 0
    first = git("log", "--diff-filter=A", "--format=%H", "--", "tests/check_commits.py").split()
    commits = git("log", "--no-merges", "--format=%H", f"{first[-1]}..HEAD").split() if first else []
    bad = [f"{commit[:8]}: {fault}" for commit in commits for fault in faults(git("show", "-s", "--format=%B", commit))]
    print("\n".join(bad) if bad else f"{len(commits)} commits are written as asked")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
