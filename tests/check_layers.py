#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a room of the house includes what it may not (docs/architecture.md), or when two helpers
of the tests have one name: the tests of a room are one program, which would run either for both."""
import collections
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
# What a room may include besides itself: the standard library always, then as much of Qt as `qt`
# says, then the rooms named. Rooms of the window are named without "ui/".
NOTHING = re.compile(r"Q[A-Z]|Qt|nlohmann")
CORE = re.compile(r"QtWidgets|QtGui|QWidget|QApplication|QGuiApplication|nlohmann")
JSON = re.compile(r"QtWidgets|QtGui|QWidget|QApplication|QGuiApplication")
WIDGETS = re.compile(r"nlohmann")
ROOMS = {
    "engine/table": (NOTHING, ""),
    "engine/egizia": (NOTHING, "engine/table"),
    "engine/egizia/file": (JSON, "engine/egizia engine/record engine/table"),
    "engine/record": (JSON, "engine/table"),
    "ui/archive": (WIDGETS, "engine/egizia/file engine/record chart games strip style words"),
    "ui/asked": (WIDGETS, "engine/egizia engine/egizia/file engine/record copy scoring session strip style words"),
    "ui/board": (WIDGETS, "engine/egizia engine/table draft session style words"),
    "ui/chart": (WIDGETS, "engine/egizia engine/egizia/file engine/record engine/table style words"),
    "ui/check": (WIDGETS, "engine/egizia engine/egizia/file engine/record board copy games strip style words"),
    "ui/copy": (CORE, "engine/egizia engine/egizia/file engine/record games words"),
    "ui/draft": (NOTHING, "engine/egizia"),
    "ui/games": (WIDGETS, "engine/egizia engine/egizia/file engine/record engine/table prompts session style words"),
    "ui/learn": (WIDGETS, "engine/egizia engine/egizia/file engine/record board games players prompts session strip"
                          " style window words"),
    "ui/log": (WIDGETS, "session style words"),
    "ui/players": (WIDGETS, "engine/egizia board prompts session style words"),
    "ui/position": (WIDGETS, "engine/egizia engine/egizia/file engine/record games strip style words"),
    "ui/prompts": (WIDGETS, "engine/egizia session style words"),
    "ui/report": (CORE, "engine/egizia engine/egizia/file engine/record words"),
    "ui/result": (WIDGETS, "engine/egizia/file engine/record chart games report strip style words"),
    "ui/rules": (WIDGETS, "engine/egizia engine/egizia/file engine/record board session strip style words"),
    "ui/scoring": (WIDGETS, "engine/egizia engine/egizia/file engine/record board draft session strip style words"),
    "ui/session": (CORE, "engine/egizia engine/egizia/file engine/record words"),
    "ui/strip": (WIDGETS, "engine/egizia board draft session style words"),
    "ui/style": (WIDGETS, "engine/egizia"),
    "ui/tour": (WIDGETS, "engine/egizia engine/egizia/file engine/record board draft scoring session strip window"
                         " words"),
    "ui/why": (WIDGETS, "engine/egizia board draft log players scoring session strip style words"),
    "ui/window": (WIDGETS, "engine/egizia engine/egizia/file engine/record archive asked board chart check draft games"
                           " learn log players position prompts report result rules scoring session"
                           " strip style why words"),
    "ui/words": (CORE, "engine/egizia engine/egizia/file engine/record engine/table"),
    "app/cli": (CORE, "engine/egizia engine/egizia/file engine/record app report words"),
    "app/desktop": (WIDGETS, "app games style tour window words"),
}
# Two rooms that include each other cannot be understood one after the other.
CYCLES = [("ui/learn", "ui/window")]
# How often a room that every game will share still says a game's name. A number only ever falls:
# whoever lowers it writes the new one down. (They rose once, when the records' types, which had
# been one game's all along, began to say so.)
EGIZIA = {
    "engine/table": 0,
    "engine/record": 0,
    "ui/archive": 13,
    "ui/asked": 49,
    "ui/board": 152,
    "ui/chart": 42,
    "ui/check": 290,
    "ui/copy": 68,
    "ui/draft": 318,
    "ui/games": 187,
    "ui/learn": 449,
    "ui/log": 29,
    "ui/players": 76,
    "ui/position": 286,
    "ui/prompts": 250,
    "ui/report": 70,
    "ui/result": 24,
    "ui/rules": 153,
    "ui/scoring": 145,
    "ui/session": 91,
    "ui/strip": 72,
    "ui/style": 10,
    "ui/tour": 108,
    "ui/why": 167,
    "ui/window": 79,
    "ui/words": 325,
    "app/cli": 193,
    "app/desktop": 0,
}


def room_of(include: str) -> str:
    """The room a header of ours stands in; "" for any other header."""
    parts = include.split("/")
    if parts[0] not in ("engine", "ui", "app"):
        return ""
    return "/".join(parts[:-1])


def allowed(rooms: str) -> set[str]:
    return {room if "/" in room or room == "app" else f"ui/{room}" for room in rooms.split()}


def wrong_includes(room: str, text: str) -> list[str]:
    """Headers that a source of this room includes and may not."""
    qt, rooms = ROOMS[room]
    own = allowed(rooms) | {room}
    return [include for include in INCLUDE.findall(text)
            if qt.match(include) or (room_of(include) and room_of(include) not in own)]


def cycles() -> list[str]:
    """Pairs of rooms that may include each other, over others or at once, and shall not."""
    reach = {room: allowed(rooms) for room, (_, rooms) in ROOMS.items()}
    for _ in ROOMS:
        for room in ROOMS:
            reach[room] |= {far for near in reach[room] for far in reach.get(near, set())}
    found = sorted((a, b) for a in ROOMS for b in reach[a] if a < b and a in reach.get(b, set()))
    return [f"{a} and {b} include each other" for a, b in found if (a, b) not in CYCLES]


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
    bad += cycles()
    seen = 0
    said = collections.Counter()
    for path in sorted(path for top in ("engine", "ui", "app")
                       for path in pathlib.Path(top).glob("*/*.[hc]*")):
        seen += 1
        room = str(path.parent)
        text = path.read_text(encoding="utf-8")
        if room not in ROOMS:
            bad.append(f"{room}: no room of the house")
            continue
        bad += [f"{path}: must not include {include}" for include in wrong_includes(room, text)]
        said[room] += len(re.findall("egizia", text))
    for room, most in EGIZIA.items():
        if said[room] > most:
            bad.append(f"{room} names a game {said[room]} times, at most {most} are left")
        if said[room] < most:
            bad.append(f"{room} names a game only {said[room]} times: write that down in EGIZIA")
    print("\n".join(bad) if bad else f"{seen} files keep to their rooms")
    return 1 if bad or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
