#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a catalogue is not finished or does not fit the program.

Looked for: texts of the sources that a catalogue lacks or has too many of, translations that are
unfinished, vanished, obsolete or empty, placeholders that differ between source and translation,
German that is still English, and German that does not use the glossary of docs/rules.md."""
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

CATALOGUES = {"de": pathlib.Path("translations/nilometer_de.ts"),
              "en": pathlib.Path("translations/nilometer_en.ts")}
SOURCES = ["ui", "app"]
GLOSSARY = pathlib.Path("docs/rules.md")

# The same in both languages: names of towns, the Sphinx, words German has borrowed. Texts without
# any letters besides placeholders need not be listed.
SAME = {"Alyi", "Beni Hasan", "Edfu", "Heliopolis", "Passalon", "Selinon", "Sphinx", "Thebae",
        "Joker", "joker", "Bonus", "Nilometer",
        # Keys, and the letter on a reserve.
        "Enter", "Esc", "F3", "F10", "R",
        # What stands for a number in the help of the command line.
        "N", "S"}

# German inflects: what the glossary's word looks like in a sentence, where adding an ending to it
# is not enough.
INFLECTED = {
    "rundes Feld": r"\brunde\w* feld",
    "Steinbruch": r"steinbr[uü]ch",
    "Bauplatz": r"baupl[aä]tz",
    "Gräber": r"gr[aä]b",
    "Skarabäus": r"skarabä(us|en)",
    "Jederzeit-Karte": r"jederzeit-",
    "Permanent-Karte": r"permanent-",
    "Sofort-Karte": r"sofort-",
}

# Short forms of glossary terms that the texts use too.
SHORT_TERMS = [("crew", "Bautrupp")]

Message = collections.namedtuple("Message", "context source numerus state forms")


def read(path: pathlib.Path) -> list[Message]:
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            numerus = node.get("numerus") == "yes"
            forms = ([form.text or "" for form in translation.iter("numerusform")] if numerus
                     else [translation.text or ""])
            messages.append(Message(context.findtext("name"), node.findtext("source"), numerus,
                                    translation.get("type", ""), forms))
    return messages


def source_texts() -> set[tuple[str, str]]:
    """Every text of the sources, as lupdate finds it."""
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin") or shutil.which("lupdate")
    if lupdate is None:
        raise SystemExit("lupdate is missing (package qt6-l10n-tools)")
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / "fresh_en.ts"
        subprocess.run([lupdate, "-silent", "-locations", "none", "-I", ".", *SOURCES, "-ts", str(fresh)],
                       check=True)
        return {(message.context, message.source) for message in read(fresh)}


def glossary(text: str) -> list[tuple[re.Pattern, str, re.Pattern]]:
    """The glossary's terms, longest first: English pattern, German word, German pattern."""
    section = re.search(r"^## Glossary.*?\n(.*?)\n\n", text, re.M | re.S).group(1)
    terms = list(SHORT_TERMS)
    for pair in section.replace("\n", " ").rstrip(". ").split(" · "):
        english, german = (side.strip() for side in pair.split(" – "))
        german = re.sub(r"\s*\(.*\)", "", german)
        terms += zip(alternatives(english), alternatives(german), strict=True)
    return [(english_pattern(english), german, german_pattern(german))
            for english, german in sorted(terms, key=lambda term: -len(term[0]))]


def alternatives(side: str) -> list[str]:
    """"stone marker/track" → both; "Jederzeit-/Permanent-/Sofort-Karte" → all three."""
    if "/" not in side:
        return [side]
    parts = side.split("/")
    if parts[0].endswith("-"):
        ending = parts[-1].split("-")[-1]
        return [part + ending for part in parts[:-1]] + [parts[-1]]
    if " " in parts[-1]:
        ending = parts[-1].split(" ", 1)[1]
        return [f"{part} {ending}" for part in parts[:-1]] + [parts[-1]]
    if " " in parts[0]:
        beginning = parts[0].rsplit(" ", 1)[0]
        return [parts[0]] + [f"{beginning} {part}" for part in parts[1:]]
    return parts


def english_pattern(term: str) -> re.Pattern:
    plural = term[:-1] + "(?:y|ies)" if term.endswith("y") else term + r"(?:s|\(s\))?"
    return re.compile(r"\b" + plural.replace(" ", r"\s+") + r"(?!\w)", re.I)


def german_pattern(term: str) -> re.Pattern:
    return re.compile(INFLECTED.get(term, re.escape(term.lower())), re.I)


def missing_terms(source: str, german: str, terms: list) -> list[str]:
    """Glossary words the German lacks. A longer term hides the shorter ones inside it."""
    missing = []
    rest = re.sub(r"\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b", "…", source)  # ids, such as rule numbers
    for english, word, pattern in terms:
        found = english.search(rest)
        if found is None:
            continue
        rest = english.sub("…", rest)
        if not pattern.search(german):
            missing.append(f"“{found.group(0)}” should be “{word}”")
    return missing


def placeholders(text: str) -> list[str]:
    return sorted(set(re.findall(r"%(?:L?\d+|L?n)", text)))


def check_message(message: Message) -> list[str]:
    if message.state:
        return [message.state]
    faults = []
    if any(not form.strip() for form in message.forms):
        faults.append("empty")
    if message.numerus and len(message.forms) != 2:
        faults.append("needs a form for one and a form for more")
    for form in message.forms:
        if placeholders(form) != placeholders(message.source):
            faults.append(f"placeholders differ: {form}")
        # What lupdate writes where it has guessed from a similar text.
        if re.search(r"\{\d[^}]*\?\}", form):
            faults.append(f"left by lupdate: {form}")
    return faults


def check_german(message: Message, terms: list) -> list[str]:
    faults = []
    letters = re.sub(r"%(?:L?\d+|L?n)", "", message.source)
    if message.source in message.forms and message.source not in SAME and \
            re.search(r"[A-Za-z]", letters):
        faults.append("German is the same as English")
    for form in message.forms:
        faults += missing_terms(message.source, form, terms)
    return faults


def check_catalogue(language: str, path: pathlib.Path, texts: set, terms: list) -> list[str]:
    messages = read(path)
    known = {(message.context, message.source) for message in messages}
    faults = [f"{path}: missing: [{context}] {source}" for context, source in texts - known]
    faults += [f"{path}: no longer in the program: [{context}] {source}"
               for context, source in known - texts]
    for message in messages:
        found = check_message(message)
        if language == "de":
            found += check_german(message, terms)
        faults += [f"{path}: [{message.context}] {message.source}: {fault}" for fault in found]
    return faults


def main() -> int:
    terms = glossary(GLOSSARY.read_text(encoding="utf-8"))
    texts = source_texts()
    faults = []
    for language, path in CATALOGUES.items():
        faults += check_catalogue(language, path, texts, terms)
    print("\n".join(sorted(faults)) if faults else
          f"{len(texts)} texts finished in {len(CATALOGUES)} languages, {len(terms)} terms")
    return 1 if faults or len(texts) < 500 or len(terms) < 25 else 0


if __name__ == "__main__":
    sys.exit(main())
