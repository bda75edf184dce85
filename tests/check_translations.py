#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a catalogue is not finished or does not fit the program.

Looked for: texts of the sources that a catalogue lacks or has too many of, translations that are
unfinished, vanished, obsolete or empty; placeholders, tags, mnemonics, spaces and the end of the
sentence that differ between source and translation; quotation marks of another language;
translations that are still English; texts that nobody understands without a comment; German that speaks to the reader as "du" or "Sie"; and words
that are not those of the glossary in docs/rules.md, for texts of another game in its own rules."""
import collections
import re
import sys

from agreement import NEVER_ONE, disagreement
from catalogue import CATALOGUES, LANGUAGES, SOURCE, Message, read, source_texts
from glossary import GLOSSARY, game_of, glossary, missing_terms, terms_of, wrong_words

# May be the same in another language: names of towns, the Sphinx, words German has borrowed. Texts
# without any letters besides placeholders need not be listed.
SAME = {"Alyi", "Beni Hasan", "Edfu", "Heliopolis", "Passalon", "Selinon", "Sphinx", "Thebae",
        "Joker", "joker", "Bonus", "Nilometer", "orange", "Permanent", "Phase", "&Position",
        # Keys, and the letter on a reserve.
        "Enter", "Esc", "R",
        # A card in one word.
        "Reserve",
        # What stands for a number in the help of the command line.
        "N", "S",
        # Of Saqqara: goods, where they lie, a pyramid.
        "Gold", "gold", "Land", "Religion",
        # Of Pyramidion: sites, a card.
        "Abu Simbel", "Luxor", "Alexandria", "Philae", "Karnak", "Bandit"}

# Names so short that they do without the glossary's full word ("Trupp").
SHORT_NAMES = {"Chip", "River"}

# For the notation of ids, where the straight quotation marks are the thing itself.
STRAIGHT_QUOTES = {'an id of small letters, digits and "-"'}

# Quotation marks of any language. Single ones are apostrophes too.
QUOTES = set("„“”«»")

# German tells what is done ("Feld wählen"), and neither orders about nor says "du" or "Sie". At the
# beginning of a sentence "Sie" is a card or a player.
ADDRESS = re.compile(r"""
    \b(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|Ihnen)\b | \b(?:bitte|\w+en)\ Sie\b
    | (?:^|[.!?:;,]\ (?:oder\ |und\ )?)
      (?:Achte\ auf|Baue|Denke?\ an|Drehe?|Drücke?|Geh|Gib|Halte|Klicke|Lege|Nimm|Öffne|Sage?|Schaue?|Setze|
         Vergleiche|Wähle?|Zahle|Ziehe?)\b""", re.X)


# German writes "2." and not "2ter".
ORDINAL = re.compile(r"(?:\d|%L?[\dn]+)-?(?:te[mnrs]?|ste[mnrs]?)\b")

PLACEHOLDER = re.compile(r"%(?:L?\d+|L?n)")


def placeholders(text: str) -> list[str]:
    return sorted(PLACEHOLDER.findall(text))


def tags(text: str) -> list[str]:
    return sorted(re.findall(r"</?[a-z][^<>]*>", text))


def ending(text: str) -> str:
    """How the text ends: its punctuation inside closing quotes, brackets and tags."""
    return re.search(r"[.…:?!;,]*$", re.sub(r"(?:<[^<>]*>|[)“”\s])+$", "", text)).group(0)


def edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def mnemonics(text: str) -> int:
    return len(re.findall(r"&(?=\w)(?!\w+;)", text))


def wide_gaps(text: str) -> int:
    return len(re.findall(r"\S  +(?=\S)", text))


def lonely(text: str) -> int:
    """How many punctuation marks stand alone, as in "Points with !"."""
    return len(re.findall(r"\s[.,;:!?](?=\s|$)", text))


def quotes(form: str, source: str, opening: str, closing: str) -> list[str]:
    faults = []
    if set(form) & QUOTES - {opening, closing} or form.count(opening) != form.count(closing):
        faults.append(f"quotation marks are {opening}…{closing}: {form}")
    if form.count(opening) < source.count("“"):
        faults.append(f"quotation marks lost: {form}")
    return faults


def check_message(language: str, message: Message) -> list[str]:
    if message.state:
        return [message.state]
    faults = []
    if any(not form.strip() for form in message.forms):
        faults.append("empty")
    if message.numerus and len(message.forms) != LANGUAGES[language]["plurals"]:
        faults.append(f"needs {LANGUAGES[language]['plurals']} forms, one for each plural")
    source = message.source
    for form in message.forms:
        faults += [f"{fault}: {form}" for fault, wrong in {
            "placeholders differ": placeholders(form) != placeholders(source),
            "tags differ": tags(form) != tags(source),
            "ends otherwise": ending(form) != ending(source) and not re.fullmatch(r"\d+(st|nd|rd|th)", source),
            "spaces at the edge differ": edges(form) != edges(source),
            "two spaces": wide_gaps(form) > wide_gaps(source),
            "space before punctuation": lonely(form) > lonely(source),
            "mnemonics differ": mnemonics(form) != mnemonics(source),
            # What lupdate writes where it has guessed from a similar text.
            "left by lupdate": re.search(r"\{\d[^}]*\?\}", form) is not None,
            "straight apostrophe": "'" in form,
            "straight quotation marks": '"' in re.sub(r"<[^<>]*>", "", form)
                                        and source not in STRAIGHT_QUOTES,
        }.items() if wrong]
        if source not in STRAIGHT_QUOTES:
            faults += quotes(form, source, *LANGUAGES[language]["quotes"])
    return faults


def check_english(message: Message) -> list[str]:
    faults = []
    if not message.numerus and message.forms != [message.source]:
        faults.append(f"English is not the text of the program: {message.forms[0]}")
    for form in message.forms:
        if message.numerus and re.search(r"\((?:s|es|ies)\)", form):
            faults.append(f"plural left open: {form}")
    return faults


def check_translated(message: Message) -> list[str]:
    letters = PLACEHOLDER.sub("", message.source)
    if message.source in message.forms and message.source not in SAME and \
            re.search(r"[A-Za-z]", letters) and not re.fullmatch(r"F\d+", letters):
        return ["the same as English"]
    return []


def check_german(message: Message, terms: list) -> list[str]:
    faults = []
    if game := game_of(message.context):
        terms = terms_of(game.context)
    for form in message.forms:
        if message.context not in SHORT_NAMES:
            faults += missing_terms(message.source, form, terms)
        if found := ADDRESS.search(form):
            faults.append(f"speaks to the reader (“{found.group(0)}”): {form}")
        if found := ORDINAL.search(form):
            faults.append(f"an ordinal with an ending (“{found.group(0)}”): {form}")
    return faults


def is_fragment(text: str) -> bool:
    """Whether it is made of placeholders and punctuation, with hardly a letter, as "%1 (%2)"."""
    rest = PLACEHOLDER.sub("", text)
    letters = len(re.findall(r"[^\W\d_]", rest))
    return letters == 0 or (rest != text and letters <= 3)


def with_several_meanings(messages: list[Message]) -> set[str]:
    """One or two words that are said in different ways, as "Building", the thing and the doing."""
    said = collections.defaultdict(set)
    for message in messages:
        if len(message.source.split()) <= 2 and not placeholders(message.source):
            said[message.source].add(tuple(message.forms))
    return {source for source, forms in said.items() if len(forms) > 1}


def check_messages(language: str, messages: list[Message], texts: set, terms: list) -> list[str]:
    """Everything wrong with a catalogue for a program with these texts."""
    counted = collections.Counter((message.context, message.source) for message in messages)
    faults = [f"missing: [{context}] {source}" for context, source in texts - counted.keys()]
    faults += [f"no longer in the program: [{context}] {source}"
               for context, source in counted.keys() - texts]
    faults += [f"twice: [{context}] {source}" for (context, source), count in counted.items()
               if count > 1]
    several = with_several_meanings(messages)
    for message in messages:
        found = check_message(language, message)
        if not message.comment and (is_fragment(message.source) or message.source in several):
            found.append("needs a comment that says where it stands or what it means (//: …)")
        for form in message.forms:
            if words := disagreement(language, message.context, message.source, form):
                found.append(f"needs %n, for 1 this is wrong (“{words}”): {form}")
        # What players look for may be any word, those that the texts avoid above all.
        if not message.state and message.context != "PlayersWords":
            found += [fault for form in message.forms for fault in wrong_words(language, form, message.context)]
            found += check_english(message) if language == SOURCE else check_translated(message)
            found += check_german(message, terms) if language == "de" else []
        faults += [f"[{message.context}] {message.source}: {fault}" for fault in found]
    return faults


def main() -> int:
    terms = glossary(GLOSSARY.read_text(encoding="utf-8"))
    texts = source_texts()
    faults = [f"{path}: {fault}" for language, path in CATALOGUES.items()
              for fault in check_messages(language, read(path), texts, terms)]
    faults += [f"tests/agreement.py: no longer in the program: {text}"
               for text in NEVER_ONE.keys() - {source for _, source in texts}]
    print("\n".join(sorted(faults)) if faults else
          f"{len(texts)} texts finished in {len(CATALOGUES)} languages, {len(terms)} terms")
    return 1 if faults or len(texts) < 500 or len(terms) < 25 else 0


if __name__ == "__main__":
    sys.exit(main())
