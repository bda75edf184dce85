#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when what newcomers read is hard to read, in either language.

A page as a whole: Flesch reading ease in English, LIX in German (tests/reading.py). Every text by
itself: no long sentence, no wall of words. Terms of the glossary are long in German; the limits
leave room for them."""
import re
import sys

from catalogue import CATALOGUES, Message, read
from reading import flesch, lix, sentences, words

# The pages newcomers read, by the context of their texts (the last part of its name).
PAGES = re.compile(r"(?:Rules?\w*|RunningCard|Start\w+|HelpDialog|Prompts?\w*|\w*Lessons?\w*|Learn\w*|Setup\w*|"
                   r"Guide\w*|Why\w*)$")
NEEDED = {"Rule", "Prompt", "StartHead", "HelpDialog"}

EASE = 70        # Flesch, at least
LIX = 40         # at most
SENTENCE = 22    # words, at most
TEXT = 60        # words in one paragraph, at most
FEW = 25         # a page with fewer words in sentences is a list of names, and is not measured


def page(context: str) -> str | None:
    found = PAGES.match(context.rsplit("::", 1)[-1])
    return found.group(0) if found else None


def said(message: Message) -> list[str]:
    """What is read: without the notes of a plural, the longest form says all."""
    return [max(message.forms, key=len)]


def text_faults(text: str) -> list[str]:
    faults = [f"{len(words(sentence))} words in a sentence, at most {SENTENCE}: {sentence}"
              for sentence in sentences(text) if len(words(sentence)) > SENTENCE]
    for paragraph in re.split(r"\n|<br>|</?p>|</?li>", text):
        if len(words(paragraph)) > TEXT:
            faults.append(f"{len(words(paragraph))} words at a stretch, at most {TEXT}: {paragraph}")
    return faults


def page_faults(language: str, texts: list[str]) -> list[str]:
    """Titles and buttons are no sentences and say nothing about how a page reads."""
    running = [text for text in texts if len(words(text)) > 4]
    if sum(len(words(text)) for text in running) < FEW:
        return []
    if language == "en" and (ease := flesch(running)) < EASE:
        return [f"reading ease {ease:.0f}, at least {EASE}"]
    if language == "de" and (hard := lix(running)) > LIX:
        return [f"LIX {hard:.0f}, at most {LIX}"]
    return []


def check(language: str, messages: list[Message]) -> list[str]:
    pages: dict[str, list[str]] = {}
    faults = []
    for message in messages:
        if message.state or (name := page(message.context)) is None:
            continue
        for text in said(message):
            pages.setdefault(name, []).append(text)
            faults += [f"{name}: {fault}" for fault in text_faults(text)]
    for name, texts in pages.items():
        faults += [f"{name}: {fault}" for fault in page_faults(language, texts)]
    return faults + [f"{name}: there is no such page any more" for name in NEEDED - pages.keys()]


def main() -> int:
    faults = [f"{path}: {fault}" for language, path in CATALOGUES.items()
              for fault in check(language, read(path))]
    print("\n".join(sorted(faults)) if faults else "what newcomers read is plain")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
