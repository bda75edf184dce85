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
    "app/cli": (CORE, "app engine/record engine/table report words"),
    "app/cli/egizia": (CORE, "app/cli engine/chance/egizia engine/egizia engine/egizia/file engine/record"
                             " ui/egizia/entered ui/egizia/report ui/egizia/words report words"),
    "app/cli/pyramidion": (CORE, "app/cli engine/chance/pyramidion engine/record engine/pyramidion"
                                 " engine/pyramidion/file engine/table report"
                                 " ui/pyramidion/report ui/pyramidion/words words"),
    "app/cli/saqqara": (CORE, "app/cli engine/chance/saqqara engine/record engine/saqqara"
                              " engine/saqqara/file engine/table report"
                              " ui/saqqara/report ui/saqqara/words words"),
    "app/cli/shelf": (CORE, "app/cli app/cli/egizia app/cli/pyramidion app/cli/saqqara"),
    "app/desktop": (WIDGETS, "app ui/egizia/games ui/egizia/tour ui/egizia/words games learn shelf strip"
                             " style window words"),
    "engine/chance/egizia": (NOTHING, "engine/egizia engine/table"),
    "engine/chance/pyramidion": (NOTHING, "engine/pyramidion engine/table"),
    "engine/chance/saqqara": (NOTHING, "engine/saqqara engine/table"),
    "engine/egizia": (NOTHING, "engine/table"),
    "engine/egizia/file": (JSON, "engine/egizia engine/record engine/table"),
    "engine/pyramidion": (NOTHING, "engine/table"),
    "engine/pyramidion/file": (JSON, "engine/pyramidion engine/record engine/table"),
    "engine/record": (JSON, "engine/table"),
    "engine/saqqara": (NOTHING, "engine/table"),
    "engine/saqqara/file": (JSON, "engine/record engine/saqqara engine/table"),
    "engine/table": (NOTHING, ""),
    "ui/access": (WIDGETS, ""),
    "ui/amend": (WIDGETS, "access engine/record engine/table session strip style words"),
    "ui/archive": (WIDGETS, "engine/record engine/table chart games kind strip style words"),
    "ui/asked": (WIDGETS, "engine/record engine/table copy games kind session strip style words"),
    "ui/board": (WIDGETS, "engine/table access draft style words"),
    "ui/chart": (WIDGETS, "report style words"),
    "ui/check": (WIDGETS, "access copy games strip style words"),
    "ui/copy": (CORE, "engine/record engine/table games kind words"),
    "ui/display": (WIDGETS, "board session strip style table words"),
    "ui/dispute": (WIDGETS, "engine/record games session style words"),
    "ui/draft": (WIDGETS, "engine/table"),
    "ui/egizia/asked": (WIDGETS, "engine/egizia engine/egizia/file asked ui/egizia/copy ui/egizia/scoring"
                                 " ui/egizia/session ui/egizia/words"),
    "ui/egizia/board": (WIDGETS, "access engine/egizia engine/table board ui/egizia/draft ui/egizia/session"
                                 " ui/egizia/style ui/egizia/words style words"),
    "ui/egizia/book": (WIDGETS, "engine/chance/egizia engine/egizia engine/egizia/file ui/egizia/board ui/egizia/session"
                                " ui/egizia/words rules words"),
    "ui/egizia/check": (WIDGETS, "engine/egizia engine/egizia/file board check ui/egizia/board ui/egizia/copy"
                                 " ui/egizia/style ui/egizia/words style words"),
    "ui/egizia/copy": (CORE, "engine/egizia engine/egizia/file copy ui/egizia/words"),
    "ui/egizia/correct": (WIDGETS, "engine/egizia ui/egizia/session ui/egizia/words games style words"),
    "ui/egizia/display": (WIDGETS, "display engine/egizia session table ui/egizia/session ui/egizia/strip"
                                   " ui/egizia/style ui/egizia/words words"),
    "ui/egizia/draft": (NOTHING, "engine/egizia draft"),
    "ui/egizia/entered": (CORE, "engine/egizia engine/egizia/file position report ui/egizia/report"
                                " ui/egizia/words words"),
    "ui/egizia/facts": (WIDGETS, "engine/egizia ui/egizia/session ui/egizia/words prompts words"),
    "ui/egizia/games": (WIDGETS, "engine/egizia engine/egizia/file engine/record ui/egizia/session ui/egizia/words games kind"
                                 " words"),
    "ui/egizia/kind": (WIDGETS, "engine/egizia engine/egizia/file asked copy ui/egizia/asked ui/egizia/book ui/egizia/check"
                                " ui/egizia/correct ui/egizia/display ui/egizia/games ui/egizia/lessons ui/egizia/position ui/egizia/report"
                                " ui/egizia/session ui/egizia/style ui/egizia/table ui/egizia/why ui/egizia/words games kind"
                                " result rules why"),
    "ui/egizia/lessons": (WIDGETS, "engine/egizia engine/egizia/file engine/record ui/egizia/board ui/egizia/draft"
                                   " ui/egizia/players ui/egizia/session ui/egizia/table ui/egizia/words learn"
                                   " strip style table words"),
    "ui/egizia/players": (WIDGETS, "engine/egizia access board ui/egizia/facts ui/egizia/session ui/egizia/style"
                                   " ui/egizia/words prompts session style words"),
    "ui/egizia/position": (WIDGETS, "amend engine/egizia engine/egizia/file engine/record ui/egizia/entered"
                                    " ui/egizia/games ui/egizia/report ui/egizia/scoring ui/egizia/session ui/egizia/words dispute games"
                                    " kind position report result session strip style words"),
    "ui/egizia/report": (WIDGETS, "engine/egizia engine/egizia/file engine/record engine/table ui/egizia/words"
                                  " report words"),
    "ui/egizia/scoring": (WIDGETS, "engine/egizia engine/egizia/file board ui/egizia/board ui/egizia/draft"
                                   " ui/egizia/session ui/egizia/strip ui/egizia/style ui/egizia/words scoring session strip"
                                   " style words"),
    "ui/egizia/session": (WIDGETS, "engine/egizia engine/egizia/file ui/egizia/words session words"),
    "ui/egizia/strip": (WIDGETS, "engine/egizia ui/egizia/board ui/egizia/draft ui/egizia/session"
                                 " ui/egizia/style ui/egizia/words strip table words"),
    "ui/egizia/style": (WIDGETS, "engine/egizia style"),
    "ui/egizia/table": (WIDGETS, "asked ui/egizia/asked ui/egizia/board ui/egizia/draft ui/egizia/facts ui/egizia/players"
                                 " ui/egizia/scoring ui/egizia/session ui/egizia/strip ui/egizia/why"
                                 " ui/egizia/words prompts scoring session strip table why words"),
    "ui/egizia/tour": (WIDGETS, "copy display ui/egizia/display engine/egizia engine/egizia/file games kind learn"
                                " ui/egizia/board ui/egizia/draft ui/egizia/entered"
                                " ui/egizia/scoring ui/egizia/session ui/egizia/strip ui/egizia/table"
                                " ui/egizia/words strip words"),
    "ui/egizia/why": (WIDGETS, "engine/egizia ui/egizia/board ui/egizia/draft ui/egizia/players"
                               " ui/egizia/session ui/egizia/words scoring strip table why words"),
    "ui/egizia/words": (CORE, "engine/egizia engine/egizia/file engine/record engine/table words"),
    "ui/games": (WIDGETS, "engine/record engine/table kind prompts session style words"),
    "ui/kind": (WIDGETS, "engine/record engine/table"),
    "ui/learn": (WIDGETS, "engine/record engine/table access board games prompts session strip style table words"),
    "ui/log": (WIDGETS, "access engine/table session strip style words"),
    "ui/plain": (WIDGETS, "asked copy display engine/record engine/table games kind learn position report"
                          " result rules scoring session strip table why words"),
    "ui/position": (WIDGETS, "amend engine/record engine/table games kind report result scoring session strip"
                            " style words"),
    "ui/prompts": (WIDGETS, "access engine/table style words"),
    "ui/pyramidion/check": (WIDGETS, "check copy engine/pyramidion engine/pyramidion/file engine/record"
                                     " ui/pyramidion/words words"),
    "ui/pyramidion/display": (WIDGETS, "board display engine/pyramidion engine/pyramidion/file session ui/pyramidion/board"
                                       " ui/pyramidion/draft ui/pyramidion/words words"),
    "ui/pyramidion/kind": (WIDGETS, "copy engine/pyramidion kind learn plain table ui/pyramidion/board"
                                    " ui/pyramidion/book ui/pyramidion/check ui/pyramidion/display"
                                    " ui/pyramidion/lessons ui/pyramidion/players ui/pyramidion/position ui/pyramidion/report"
                                    " ui/pyramidion/table ui/pyramidion/tell ui/pyramidion/why"),
    "ui/pyramidion/position": (WIDGETS, "engine/pyramidion engine/pyramidion/file position ui/pyramidion/report"
                                        " ui/pyramidion/scoring ui/pyramidion/words words"),
    "ui/pyramidion/scoring": (WIDGETS, "board engine/pyramidion scoring style"),
    "ui/pyramidion/report": (CORE, "engine/pyramidion engine/pyramidion/file engine/record engine/table"
                                   " report ui/pyramidion/words words"),
    "ui/pyramidion/book": (WIDGETS, "engine/pyramidion engine/pyramidion/file rules ui/pyramidion/words words"),
    "ui/pyramidion/facts": (CORE, "engine/pyramidion prompts ui/pyramidion/words words"),
    "ui/pyramidion/lessons": (WIDGETS, "engine/pyramidion engine/pyramidion/file learn ui/pyramidion/session words"),
    "ui/pyramidion/why": (WIDGETS, "engine/pyramidion scoring session ui/pyramidion/facts ui/pyramidion/words why words"),
    "ui/pyramidion/session": (CORE, "board engine/pyramidion engine/pyramidion/file session style"
                                    " ui/pyramidion/words words"),
    "ui/pyramidion/table": (WIDGETS, "engine/pyramidion table ui/pyramidion/board ui/pyramidion/draft"
                                     " ui/pyramidion/facts ui/pyramidion/players ui/pyramidion/session"
                                     " ui/pyramidion/strip ui/pyramidion/why ui/pyramidion/words"),
    "ui/pyramidion/tell": (WIDGETS, "asked engine/pyramidion ui/pyramidion/session ui/pyramidion/words words"),
    "ui/pyramidion/board": (WIDGETS, "access board draft engine/pyramidion engine/table style"
                                     " ui/pyramidion/draft ui/pyramidion/words words"),
    "ui/pyramidion/players": (WIDGETS, "board engine/pyramidion engine/table style ui/pyramidion/board"
                                       " ui/pyramidion/words words"),
    "ui/pyramidion/words": (CORE, "engine/pyramidion engine/record engine/table words"),
    "ui/report": (CORE, "engine/record engine/table words"),
    "ui/result": (WIDGETS, "engine/record access chart games report strip style why words"),
    "ui/rules": (WIDGETS, "strip style words"),
    "ui/saqqara/book": (WIDGETS, "engine/saqqara engine/saqqara/file ui/saqqara/words rules words"),
    "ui/saqqara/facts": (CORE, "engine/saqqara ui/saqqara/words prompts words"),
    "ui/saqqara/kind": (WIDGETS, "copy engine/saqqara games kind learn plain table ui/saqqara/board ui/saqqara/book ui/saqqara/check ui/saqqara/display"
                                 " ui/saqqara/lessons ui/saqqara/players ui/saqqara/position ui/saqqara/report"
                                 " ui/saqqara/table ui/saqqara/tell ui/saqqara/why"),
    "ui/saqqara/lessons": (WIDGETS, "engine/saqqara engine/saqqara/file ui/saqqara/session ui/saqqara/words learn"
                                    " words"),
    "ui/saqqara/check": (WIDGETS, "check copy engine/saqqara engine/saqqara/file ui/saqqara/words words"),
    "ui/saqqara/display": (WIDGETS, "display engine/saqqara session ui/saqqara/words words"),
    "ui/saqqara/position": (WIDGETS, "engine/record engine/saqqara engine/saqqara/file kind position"
                                     " ui/saqqara/report ui/saqqara/scoring ui/saqqara/words words"),
    "ui/saqqara/report": (CORE, "engine/record engine/saqqara engine/saqqara/file engine/table ui/saqqara/words"
                                " report words"),
    "ui/saqqara/why": (WIDGETS, "engine/saqqara ui/saqqara/words scoring session why words"),
    "ui/saqqara/scoring": (WIDGETS, "engine/saqqara scoring style"),
    "ui/saqqara/words": (CORE, "engine/record engine/saqqara engine/saqqara/file engine/table words"),
    "ui/saqqara/board": (WIDGETS, "access board engine/saqqara engine/table style ui/saqqara/draft ui/saqqara/words"
                                  " words"),
    "ui/pyramidion/draft": (NOTHING, "engine/pyramidion draft"),
    "ui/pyramidion/strip": (WIDGETS, "board engine/pyramidion engine/table strip style table ui/pyramidion/board"
                                     " ui/pyramidion/draft ui/pyramidion/session ui/pyramidion/words words"),
    "ui/saqqara/draft": (NOTHING, "engine/saqqara draft"),
    "ui/saqqara/players": (WIDGETS, "board engine/saqqara engine/table style ui/saqqara/board ui/saqqara/words words"),
    "ui/saqqara/session": (CORE, "board engine/saqqara engine/saqqara/file session ui/saqqara/words style"),
    "ui/saqqara/strip": (WIDGETS, "board engine/saqqara engine/table strip style table ui/saqqara/board"
                                  " ui/saqqara/draft ui/saqqara/session ui/saqqara/words words"),
    "ui/saqqara/table": (WIDGETS, "board engine/saqqara prompts session strip style table ui/saqqara/board"
                                  " ui/saqqara/draft ui/saqqara/facts ui/saqqara/players ui/saqqara/session"
                                  " ui/saqqara/strip ui/saqqara/why ui/saqqara/words why words"),
    "ui/saqqara/tell": (WIDGETS, "asked engine/saqqara ui/saqqara/session ui/saqqara/words words"),
    "ui/scoring": (WIDGETS, "engine/table access board report strip style why words"),
    "ui/session": (CORE, "engine/record engine/table words"),
    "ui/shelf": (WIDGETS, "ui/egizia/kind ui/pyramidion/kind ui/saqqara/kind kind"),
    "ui/strip": (WIDGETS, "engine/table access draft style words"),
    "ui/style": (WIDGETS, ""),
    "ui/table": (WIDGETS, "access amend board engine/table draft log prompts session strip style why words"),
    "ui/why": (WIDGETS, "access style words"),
    "ui/window": (WIDGETS, "access amend engine/record archive asked check copy display dispute"
                           " games kind learn log position prompts result"
                           " rules scoring session strip style table why words"),
    "ui/words": (CORE, "engine/record engine/table"),
}
# How often a room that every game will share still says a game's name. A number only ever falls:
# whoever lowers it writes the new one down.
EGIZIA = {
    "app/cli": 0,
    "app/desktop": 3,
    "engine/record": 0,
    "engine/table": 0,
    "ui/access": 0,
    "ui/amend": 0,
    "ui/archive": 0,
    "ui/asked": 0,
    "ui/board": 0,
    "ui/chart": 0,
    "ui/check": 0,
    "ui/copy": 0,
    "ui/dispute": 0,
    "ui/display": 0,
    "ui/draft": 0,
    "ui/games": 0,
    "ui/kind": 0,
    "ui/learn": 0,
    "ui/log": 0,
    "ui/plain": 0,
    "ui/position": 0,
    "ui/prompts": 0,
    "ui/report": 0,
    "ui/result": 0,
    "ui/rules": 0,
    "ui/scoring": 0,
    "ui/session": 0,
    "ui/shelf": 3,
    "ui/strip": 0,
    "ui/style": 0,
    "ui/table": 0,
    "ui/why": 0,
    "ui/window": 0,
    "ui/words": 0,
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
    """Pairs of rooms that may include each other, over others or at once: neither can be understood
    before the other."""
    reach = {room: allowed(rooms) for room, (_, rooms) in ROOMS.items()}
    for _ in ROOMS:
        for room in ROOMS:
            reach[room] |= {far for near in reach[room] for far in reach.get(near, set())}
    found = sorted((a, b) for a in ROOMS for b in reach[a] if a < b and a in reach.get(b, set()))
    return [f"{a} and {b} include each other" for a, b in found]


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
                       for path in pathlib.Path(top).glob("*/**/*.[hc]*")):
        seen += 1
        room = str(path.parent)
        text = path.read_text(encoding="utf-8")
        if room not in ROOMS:
            bad.append(f"{room}: no room of the house")
            continue
        bad += [f"{path}: must not include {include}" for include in wrong_includes(room, text)]
        said[room] += len(re.findall("egizia", text, re.I))
    for room, most in EGIZIA.items():
        if said[room] > most:
            bad.append(f"{room} names a game {said[room]} times, at most {most} are left")
        if said[room] < most:
            bad.append(f"{room} names a game only {said[room]} times: write that down in EGIZIA")
    print("\n".join(bad) if bad else f"{seen} files keep to their rooms")
    return 1 if bad or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
