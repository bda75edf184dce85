#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the catalogue of the pseudo language: English with a mark on every letter, each text longer.

Texts that no catalogue knows stand out in it, for a program as for an eye, and what has room for its
texts has room for those of most languages. Only the tests know it.

Usage: pseudo.py ENGLISH.ts PSEUDO.ts"""
import re
import sys
import xml.etree.ElementTree as ElementTree

CODE = "en_XA"

LETTERS = "abcdefghijklmnopqrstuvwxyz"
MARKED = "áƀćďéƒĝĥíĵķĺḿńóṕɋŕśťúṽẃẋýź"
MARKS = str.maketrans(LETTERS + LETTERS.upper(), MARKED + MARKED.upper())

# What every translation keeps: placeholders, tags, entities, the numbers of rules.
KEPT = re.compile(r"(%(?:L?\d+|L?n)|<[^<>]*>|&\w+;|\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b)")
# Its texts are the keys themselves.
KEPT_CONTEXT = "Keyboard"


def longer(text: str) -> str:
    """Some letters twice: that makes most texts longer by two fifths."""
    if len(text) == 1:
        return text  # the sign of a place
    grown = re.sub(r"[aeiouns]", r"\g<0>\g<0>", text, flags=re.I)
    return grown if grown != text else re.sub(r"([A-Za-z])(?=[^A-Za-z]*$)", r"\1\1", text)


def pseudo(text: str) -> str:
    parts = KEPT.split(text)
    return "".join(part if i % 2 else longer(part).translate(MARKS) for i, part in enumerate(parts))


def translate(tree: ElementTree.ElementTree):
    tree.getroot().set("language", CODE)
    for context in tree.getroot().iter("context"):
        if context.findtext("name") == KEPT_CONTEXT:
            continue
        for translation in context.iter("translation"):
            for form in list(translation) or [translation]:
                form.text = pseudo(form.text)


def main(english: str, written: str):
    tree = ElementTree.parse(english)
    translate(tree)
    tree.write(written, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
