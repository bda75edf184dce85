#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when the structure of docs/architecture.md is broken where neither compiler nor linker notices:
a wing names a game, rooms include each other in a circle, two files of the wings have one name, JSON is
read outside engine/record, or two helpers of the tests have one name: the headers of all tests of a
program are one unit."""
import collections
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
GAMES = ("egizia", "saqqara", "pyramidion")
NAME = re.compile("|".join(GAMES), re.I)
# Where the games are listed, and what may name the one that comes first.
LISTS = ("ui/registry", "app/cli/registry", "app/desktop")


def is_a_games(room: str) -> bool:
    return any(game in room.split("/") for game in GAMES)


def circles(includes: dict[str, set[str]]) -> list[str]:
    """Pairs of rooms that include each other, over others or at once: neither can be understood before
    the other."""
    reach = {room: set(near) for room, near in includes.items()}
    for _ in reach:
        for room in reach:
            reach[room] |= {far for near in reach[room] for far in reach.get(near, set())}
    return [f"{a} and {b} include each other"
            for a in sorted(reach) for b in sorted(reach[a]) if a < b and a in reach.get(b, set())]


def wrong_in(path: str, text: str) -> list[str]:
    """What a source of the program may not say."""
    room = str(pathlib.PurePath(path).parent)
    wrong = []
    if room != "engine/record" and re.search(r"#\s*include\s*<nlohmann", text):
        wrong.append(f"{path}: reads JSON, which engine/record does")
    if not is_a_games(room) and room not in LISTS and (named := NAME.search(text)):
        wrong.append(f"{path}: names the game {named[0]}")
    return wrong


def names_twice(paths: list[str]) -> list[str]:
    """Files of the wings that have one name."""
    places = collections.defaultdict(list)
    for path in paths:
        if path.startswith("ui/") and not is_a_games(path):
            places[pathlib.PurePath(path).name].append(path)
    return [f"{name}: {' and '.join(found)}" for name, found in sorted(places.items()) if len(found) > 1]


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
    includes = collections.defaultdict(set)
    sources = {str(path): path.read_text(encoding="utf-8")
               for top in ("engine", "ui", "app") for path in sorted(pathlib.Path(top).glob("*/**/*.[hc]*"))}
    for path, text in sources.items():
        room = str(pathlib.PurePath(path).parent)
        bad += wrong_in(path, text)
        near = {str(pathlib.PurePath(header).parent) for header in INCLUDE.findall(text)}
        includes[room] |= {other for other in near if other.startswith(("engine/", "ui/", "app/"))} - {room}
    bad += circles(includes) + names_twice(list(sources))
    print("\n".join(bad) if bad else f"{len(sources)} files keep to their rooms")
    return 1 if bad or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
