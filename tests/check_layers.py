#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a room of the house includes what it may not (docs/architecture.md), or when two helpers
of the tests have one name: the tests of a room are one program, which would run either for both."""
import collections
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
# room: what its includes must not match
FORBIDDEN = {
    "engine/table": re.compile(r"^(Q[A-Z]|Qt|nlohmann|engine/(?!table)|ui/|app/)"),
    "engine/egizia": re.compile(r"^(Q[A-Z]|Qt|nlohmann|engine/record|ui/|app/)"),
    "engine/record": re.compile(r"^(QtWidgets|QtGui|QWidget|QApplication|QGuiApplication|ui/|app/)"),
    "ui/copy": re.compile(
        r"^(QtWidgets|QtGui|QWidget|QApplication|QGuiApplication|nlohmann"
        r"|ui/(?!copy|games/(whole_file|file_lock)|words)|app/)"),
    "ui/check": re.compile(r"^(nlohmann|ui/(?!check|copy|board|strip/chip|strip/line_label|games/(dialog_parts|file_lock)|style|words)|app/)"),
    "ui/asked": re.compile(r"^(nlohmann|ui/(?!asked|copy|session|scoring/ceremony_steps|strip|style|words)|app/)"),
    "ui/draft": re.compile(r"^(Q[A-Z]|Qt|nlohmann|engine/record|ui/(?!draft)|app/)"),
    "ui/session": re.compile(r"^(QWidget|QApplication|nlohmann|ui/(?!session|words)|app/)"),
    "ui/style": re.compile(r"^(nlohmann|engine/(?!egizia/vocabulary)|ui/(?!style)|app/)"),
    "ui/board": re.compile(r"^(nlohmann|ui/(scoring|strip|window|games|log|players|tour|learn|rules|why|prompts)|app/)"),
    "ui/players": re.compile(r"^(nlohmann|ui/(strip|window|games|log|tour|learn|rules|why)|app/)"),
    "ui/log": re.compile(r"^(nlohmann|ui/(strip|window|games|players|tour|learn|rules|why)|app/)"),
    "ui/prompts": re.compile(r"^(nlohmann|ui/(?!prompts|session|draft|style|words)|app/)"),
    "ui/why": re.compile(r"^(nlohmann|ui/(window|games|tour|learn|rules|prompts|archive|position|result)|app/)"),
    "ui/rules": re.compile(r"^(nlohmann|ui/(window|games|log|players|tour|learn|scoring)|app/)"),
    "ui/learn": re.compile(r"^(nlohmann|ui/tour|app/)"),
    "ui/strip": re.compile(r"^(nlohmann|ui/(window|asked|games|log|players|tour|learn|rules|why|prompts)|app/)"),
    "ui/chart": re.compile(r"^(nlohmann|ui/(?!chart|style|words)|app/)"),
    "ui/scoring": re.compile(r"^(nlohmann|ui/(window|games|log|players|tour|learn|rules|why|prompts)|app/)"),
    "ui/games": re.compile(r"^(nlohmann|ui/(strip|window|board|log|players|tour|learn|rules|why)|app/)"),
    "ui/result": re.compile(r"^(nlohmann|ui/(window|scoring|board|log|players|tour)|app/)"),
    "ui/report": re.compile(r"^(QtWidgets|QtGui|QWidget|QApplication|QGuiApplication|ui/(?!report|words)|app/)"),
    "ui/position": re.compile(r"^(nlohmann|ui/(window|scoring|board|log|players|tour)|app/)"),
    "ui/archive": re.compile(
        r"^(nlohmann|ui/(?!archive|chart|games|strip/chip|style|words)|app/)"),
    "ui/words": re.compile(r"^(QtWidgets|QtGui|QWidget|QApplication|QGuiApplication|app/)"),
}


UNNAMED = re.compile(r"\nnamespace \{\n.*?\n\} // namespace\n", re.S)
HELPER = re.compile(r"^(?:(?:struct|class|enum class|enum) (\w+)[^;\n]*\{|inline [\w:<>,&* ]+[ &*](\w+)\()",
                    re.M)


def shared_names(sources: dict[str, str]) -> list[str]:
    """Names that more than one of these sources gives to something it does not keep to itself."""
    places = collections.defaultdict(set)
    for path, text in sources.items():
        for found in HELPER.finditer(UNNAMED.sub("\n", text)):
            places[found[1] or found[2]].add(path)
    return [f"{name}: in {' and '.join(sorted(paths))}"
            for name, paths in sorted(places.items()) if len(paths) > 1]


def main() -> int:
    tests = [path for path in pathlib.Path("tests").glob("**/*.[hc]*")
             if path.suffix in (".h", ".cpp") and not {"bench", "fuzz"} & set(path.parts)]
    bad = shared_names({str(path): path.read_text(encoding="utf-8") for path in tests})
    seen = 0
    for room, forbidden in FORBIDDEN.items():
        for path in sorted(pathlib.Path(room).glob("*.[hc]*")):
            seen += 1
            for include in INCLUDE.findall(path.read_text(encoding="utf-8")):
                if forbidden.match(include):
                    bad.append(f"{path}: must not include {include}")
            if room == "engine/table" and re.search(r"egizia", path.read_text(), re.I):
                bad.append(f"{path}: a word of Egizia in engine/table")
    print("\n".join(bad) if bad else f"{seen} files keep to their rooms")
    return 1 if bad or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
