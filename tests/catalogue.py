# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues under translations/, and the texts of the sources they are made from."""
import collections
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

LANGUAGES = {language["code"]: language for language in
             json.loads(pathlib.Path("translations/languages.json").read_text(encoding="utf-8"))}
CATALOGUES = {code: pathlib.Path(f"translations/nilometer_{code}.ts") for code in LANGUAGES}
# The language of the texts in the sources.
SOURCE = "en"
SOURCES = ["ui", "app"]
TYPED_ENUM = re.compile(r"(\benum class \w+) : [\w:]+(?= \{)")

# A text and its translation: `forms` has one translation, or one for each plural form where
# `numerus` is set; `state` is empty, or "unfinished", "vanished" or "obsolete"; `comment` is what
# the program tells translators about it.
Message = collections.namedtuple("Message", "context source numerus state forms comment",
                                 defaults=[""])


def read(path: pathlib.Path) -> list[Message]:
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            numerus = node.get("numerus") == "yes"
            forms = ([form.text or "" for form in translation.iter("numerusform")] if numerus
                     else [translation.text or ""])
            messages.append(Message(context.findtext("name"), node.findtext("source"), numerus,
                                    translation.get("type", ""), forms,
                                    node.findtext("extracomment", "")))
    return messages


def source_texts() -> set[tuple[str, str]]:
    """Every text of the sources, as lupdate finds it."""
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin") or shutil.which("lupdate")
    if lupdate is None:
        raise SystemExit("lupdate is missing (package qt6-l10n-tools)")
    with tempfile.TemporaryDirectory() as folder:
        # The lupdate of Qt 6.8 takes a type behind the name of an enum for a class that never ends.
        files = (file for room in SOURCES for file in pathlib.Path(room).rglob("*"))
        for file in (file for file in files if file.suffix in (".h", ".cpp")):
            copy = pathlib.Path(folder) / file
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(TYPED_ENUM.sub(r"\1", file.read_text()))
        fresh = pathlib.Path(folder) / "fresh_en.ts"
        subprocess.run([lupdate, "-silent", "-locations", "none", "-I", ".", *SOURCES, "-ts", str(fresh)],
                       check=True, cwd=folder)
        return {(message.context, message.source) for message in read(fresh)}
