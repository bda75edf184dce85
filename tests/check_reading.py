#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when what newcomers read is hard to read, in either language.

A page as a whole: Flesch reading ease in English, LIX in German (tests/reading.py). Every text by
itself: no long sentence, no wall of words. What a rule says is shown without its heading, too, and
names its subject. Terms of the glossary are long in German; the limits
leave room for them."""
import re
import sys

from catalogue import CATALOGUES, Message, read
from reading import flesch, lix, sentences, words

# The pages newcomers read, by the context of their texts (the last part of its name).
PAGES = re.compile(r"(?:Saqqara|Pyramidion)?(?:Rules?\w*|RunningCard|Start\w+|HelpDialog|Prompts?\w*|\w*Lessons?\w*|Learn\w*|"
                   r"Setup\w*|Guide\w*|Why\w*)$")
NEEDED = {"Rule", "Prompt", "StartHead", "HelpDialog"}

EASE = 70        # Flesch, at least
LIX = 40         # at most
SENTENCE = 22    # words, at most
TEXT = 60        # words in one paragraph, at most
FEW = 25         # a page with fewer words in sentences is a list of names, and is not measured

# What a rule says ends with a full stop, its heading does not.
SUMMARY = re.compile(r"(?:Saqqara|Pyramidion)?Rule$")
# How a sentence begins whose subject stands in the heading above it, if anywhere.
DANGLING = {
    "en": re.compile(r"""
        (?:It|They|He|She|Its|Their|His|Her|Then|Such)\b | As\ many\ are\b | (?:One|Some|Any|Both|All|Five)\ of\b
        | There\ (?:is|are)\ (?:one|none|some|no\ \w+\.|up\ to)
        | (?:This|That|Each|One|None|Any)\ (?:can|may|must|will|\w*[^\Ws]s)\b
        | (?:These|Those|Both|All|Some|Five|Two)\ (?:at\ most\ )?(?:are|were|have|can|may|must|do|will|stays?)\b
        | (?:Adds|Brings|Can|Costs|Counts|Doubles|Draws|Gets|Gives|Has|Holds|Is|Lets|May|Moves|Must|Pays|Puts|Raises
          |Removes|Shows|Stands|Takes|Works)\b""", re.X),
    "de": re.compile(r"""
        (?:Es|Er|Ihn|Ihm|Ihre?[mnrs]?|Seine?[mnrs]?|Sie|Dann|Davon|Dafür|Dazu)\b
        | (?:Das|Dies|Diese[rs]?)\ (?:ist|sind|war|wird|werden|hat|haben|darf|dürfen|kann|können|muss|müssen|tut|tun
          |gehört|bringt|gilt|zählt|kostet)\b
        | (?:Bringt|Entfernt|Erhöht|Gibt|Kostet|Nimmt|Wirkt|Zahlt|Zählt|Zieht)\b""", re.X),
}
# In English, a sentence has one of these. In German the verb may be any word.
FINITE = re.compile(r"""\b(?:is|are|was|has|have|can|may|must|should|does|do|\w\w+[^\Ws]s
    |act|activate|add|begin|belong|bid|bring|builds?|buy|carry|cost|count|discard|draw|end|fetch|fill|follow|gain|get
    |give|go|grow|holds?|invest|keep|know|lay|leave|lie|match|move|need|pass|pay|play|put|return|score|sit|stand|start
    |stay|take|tie|turn|use|win|works?)\b""", re.X | re.I)


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


def summary_faults(language: str, text: str) -> list[str]:
    """What a rule says has to be understood by itself."""
    if DANGLING[language].match(text):
        return [f"says of nothing named: {text}"]
    first = re.split(r"(?<=[.!?])\s", text)[0]
    return [f"no verb: {text}"] if language == "en" and not FINITE.search(first) else []


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
        if SUMMARY.search(message.context) and message.source.endswith("."):
            faults += [f"{message.context}: {fault}" for text in said(message)
                       for fault in summary_faults(language, text)]
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
