#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the programs in turn, prints what they took and exits with 1 if a bound is broken.

Part of tests/bench/startup.sh, which provides the display, the window manager and the programs.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys

# The memory figure is Rss of /proc/PID/smaps_rollup, the resident set with shared libraries counted
# in full: unlike Pss it does not depend on what else happens to run. 1 MB is 1,000,000 bytes.
MEMORY = "rss_kib"
MOST_TIMES_BARE = 1.5
TIMES_KSUDOKU_BELOW = 0.5
MEMORY_BELOW_MB = 60.0
# A median this many times the minimum tells of a machine that is busy, not of a program.
BUSY_ABOVE = 1.5


class Program:
    def __init__(self, name: str, command: str, homes: pathlib.Path):
        self.name = name
        self.command = command
        self.home = homes / name
        self.times: list[float] = []  # milliseconds
        self.sizes: list[float] = []  # MB

    def environment(self, display: str) -> dict[str, str]:
        """The same for every program and on every machine. A home of its own: no settings, no old
        game, no running program or session bus of the user is found."""
        runtime = self.home / "runtime"
        runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
        return {
            "PATH": "/usr/bin:/bin",
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={runtime}/no-bus",
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "DISPLAY": display,
        }

    def start(self, first_window: str, display: str) -> dict:
        run = subprocess.run([first_window, self.command], env=self.environment(display),
                             capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise RuntimeError(run.stderr.strip())
        figures = json.loads(run.stdout)
        if figures["end"] != "closed":
            raise RuntimeError(f"{self.name} did not end when its window was closed.")
        return figures

    def measure(self, first_window: str, display: str) -> None:
        figures = self.start(first_window, display)
        self.times.append(figures["milliseconds"])
        self.sizes.append(figures[MEMORY] * 1024 / 1e6)

    @property
    def time(self) -> float:
        return statistics.median(self.times)

    @property
    def memory(self) -> float:
        return statistics.median(self.sizes)

    def row(self) -> str:
        return (f"| {self.name:<9} | {self.time:9.1f} | {min(self.times):9.1f} "
                f"| {max(self.times):9.1f} | {self.memory:10.1f} |")


def judge(bare: Program, nilometer: Program, ksudoku: Program) -> bool:
    """Prints each bound with what was measured. Whether all of them are kept."""
    to_bare = nilometer.time / bare.time
    to_ksudoku = nilometer.time / ksudoku.time
    most = max(nilometer.sizes)
    bounds = [
        (f"time, nilometer / bare:    {to_bare:5.2f}     at most {MOST_TIMES_BARE}",
         to_bare <= MOST_TIMES_BARE),
        (f"time, nilometer / ksudoku: {to_ksudoku:5.2f}     below {TIMES_KSUDOKU_BELOW}",
         to_ksudoku < TIMES_KSUDOKU_BELOW),
        (f"memory, nilometer, most:   {most:5.1f} MB  below {MEMORY_BELOW_MB:.0f} MB",
         most < MEMORY_BELOW_MB),
    ]
    for text, kept in bounds:
        print(f"{text:<52} {'kept' if kept else 'BROKEN'}")
    return all(kept for _, kept in bounds)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, required=True)
    parser.add_argument("--display", required=True)
    parser.add_argument("--homes", type=pathlib.Path, required=True)
    parser.add_argument("--first-window", required=True)
    parser.add_argument("programs", nargs=3, metavar="NAME=COMMAND")
    options = parser.parse_args()
    programs = [Program(*text.split("=", 1), options.homes) for text in options.programs]

    # Round 0 warms up: libraries come into memory, caches and settings are written.
    for number in range(options.rounds + 1):
        for program in programs:
            if number == 0:
                program.start(options.first_window, options.display)
            else:
                program.measure(options.first_window, options.display)

    print(f"Start to the first mapped window, {options.rounds} rounds in turn; memory (Rss) a second "
          "later, median\n")
    print("| program   | median ms |    min ms |    max ms |  memory MB |")
    print("|---|---|---|---|---|")
    for program in programs:
        print(program.row())
    print()
    if any(program.time > BUSY_ABOVE * min(program.times) for program in programs):
        print("The times spread widely: the machine is busy with something else. Try again later.")
    return 0 if judge(*programs) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as error:
        sys.exit(f"startup: {error}")
