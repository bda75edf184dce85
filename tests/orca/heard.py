#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round and a final scoring in the real window by keys alone, with the screen reader Orca
listening, and fails when an answer of the program is not spoken.

    heard.py NILOMETER TESTS_UI [--language de|en]... [--write DIRECTORY]

Which keys are pressed and what the program announces after each comes from the test
`tst_orca_keys` of the same build: other words or keys need no change here. What Orca says is read
from its own log, so neither sound nor a voice is needed. Everything runs on a display, a bus and a
home of its own. With --write the transcripts are kept there as heard.LANGUAGE.txt.
Ends with 77 where something that is needed is not installed."""
import argparse
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NEEDED = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "orca": "orca",
          "dbus-run-session": "dbus-daemon", "gsettings": "libglib2.0-bin"}
BUS = pathlib.Path("/usr/libexec/at-spi-bus-launcher")
PARTS = {"round": {"en": "A round, from SAIL to ORDER", "de": "Eine Runde, von SAIL bis ORDER"},
         "final": {"en": "The final scoring", "de": "Die Schlusswertung"}}
KEYS = {"Enter": "Return", "Ctrl+Enter": "ctrl+Return", "Esc": "Escape"}
PATIENCE = 15  # seconds until an answer counts as not spoken
SKIPPED = 77
# Orca keeps what it writes for itself until there is more of it: every line is needed at once.
UNBUFFERED = """
import builtins, runpy, shutil, sys
usual = open
def at_once(file, mode="r", buffering=-1, *rest, **named):
    return usual(file, mode, 1 if mode == "w" else buffering, *rest, **named)
builtins.open = at_once
sys.argv = sys.argv[1:]
runpy.run_path(shutil.which("orca"), run_name="__main__")
"""


def missing():
    packages = [package for program, package in NEEDED.items() if not shutil.which(program)]
    if not BUS.exists():
        packages.append("at-spi2-core")
    return packages


def plain(text):
    return re.sub(r"\s+", " ", text).strip()


class Started:
    """Programs that end with this one, last first."""

    def __init__(self):
        self.all = []

    def run(self, *command, **how):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **how}
        process = subprocess.Popen(command, start_new_session=True, **quiet)
        self.all.append(process)
        return process

    def end(self):
        for process in reversed(self.all):
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    os.killpg(process.pid, signal.SIGKILL)


class Ears:
    """What Orca has said, from its log."""

    def __init__(self, log):
        self.log = log
        self.seen = 0

    def new(self):
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        said = re.findall(r"SPEECH OUTPUT: '(.*?)' ?\{'established'", text, re.S)
        fresh = said[self.seen:]
        self.seen = len(said)
        return [plain(line) for line in fresh]


def wait_for(what, holds, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return
        time.sleep(0.1)
    raise RuntimeError(f"{what} did not happen")


def display(started, work):
    read, write = os.pipe()
    started.run("Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten",
                "tcp", pass_fds=[write])
    os.close(write)
    with os.fdopen(read) as number:
        os.environ["DISPLAY"] = ":" + number.readline().strip()
    for name, place in {"HOME": "home", "XDG_RUNTIME_DIR": "run", "XDG_CONFIG_HOME": "home/config",
                        "XDG_DATA_HOME": "home/data", "XDG_CACHE_HOME": "home/cache"}.items():
        (work / place).mkdir(parents=True, exist_ok=True, mode=0o700)
        os.environ[name] = str(work / place)
    os.environ.update(QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", GSETTINGS_BACKEND="memory",
                      QT_QPA_PLATFORM="xcb", LANG="C.UTF-8")
    os.environ.pop("WAYLAND_DISPLAY", None)


def press(key):
    if key in KEYS:
        subprocess.run(["xdotool", "key", "--clearmodifiers", KEYS[key]], check=True)
    else:
        subprocess.run(["xdotool", "type", "--delay", "0", "--", key.lower()], check=True)


def heard_all(ears, expected, said):
    """Waits until all that was announced is spoken; what was not."""
    end = time.monotonic() + PATIENCE
    while True:
        said += ears.new()
        spoken = " ".join(said)
        left = [text for text in expected if plain(text) not in spoken]
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.05)


def play(program, part, language, start, steps, ears, transcript):
    """Presses the keys of one part; what was not heard."""
    started = Started()
    failures = []
    transcript.append(f"\n{PARTS[part][language]}\n")
    try:
        app = started.run(program, "--language", language, str(start))
        wait_for("the window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(app.pid)],
            stdout=subprocess.DEVNULL, check=False).returncode == 0)
        time.sleep(2)
        transcript += ["  " + line for line in ears.new()]
        for line in steps:
            key, *expected = line.split("\t")
            said = []
            press(key)
            left = heard_all(ears, expected, said)
            transcript.append(f"[{key}]")
            transcript += ["  " + text for text in said]
            failures += [f"{language}, {part}, key {key}: not spoken: {text}" for text in left]
            if app.poll() is not None:
                return failures + [f"{language}, {part}, key {key}: the program has ended"]
        # After the last key the program may turn to another page: the winner's.
        said = []
        end = time.monotonic() + PATIENCE
        while part == "final" and not said and time.monotonic() < end:
            time.sleep(1)
            said += [text for text in ears.new() if len(text.split()) > 3]
        transcript += ["  " + text for text in said]
        if part == "final" and not said:
            failures.append(f"{language}: nobody hears who has won")
    finally:
        started.end()
    return failures


def listen(arguments, work):
    """On a bus of its own."""
    started = Started()
    failures = []
    try:
        started.run("openbox")
        started.run(str(BUS), "--launch-immediately")
        time.sleep(1)
        subprocess.run(["gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility",
                        "true"], check=True)
        log = work / "orca.log"
        started.run("/usr/bin/python3", "-c", UNBUFFERED, "orca", "--replace", "--debug-file",
                    str(log))
        ears = Ears(log)
        wait_for("Orca", lambda: bool(ears.new()), 60)
        for language in arguments.language:
            transcript = []
            for part in PARTS:
                steps = (work / f"{part}.{language}").read_text().splitlines()
                # The program keeps what is entered in the file that it has opened.
                start = work / f"{part}-{language}.jsonl"
                shutil.copyfile(work / f"{part}.jsonl", start)
                failures += play(arguments.program, part, language, start, steps, ears,
                                 transcript)
            if arguments.write:
                (arguments.write / f"heard.{language}.txt").write_text(
                    "\n".join(transcript).strip() + "\n")
    finally:
        started.end()
    for failure in failures:
        print(failure)
    print(f"{len(failures)} answers were not spoken" if failures else "every answer was spoken")
    return 1 if failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("tests")
    parser.add_argument("--language", action="append", choices=["de", "en"])
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--inside", type=pathlib.Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    arguments.language = arguments.language or ["en", "de"]
    if arguments.inside:
        return listen(arguments, arguments.inside)
    packages = missing()
    if packages:
        print("Orca was not listened to, these packages are missing:", *packages)
        return SKIPPED
    with tempfile.TemporaryDirectory() as work:
        subprocess.run([arguments.tests, "tst_orca_keys"], check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "NILOMETER_ORCA": work, "QT_QPA_PLATFORM": "offscreen"})
        started = Started()
        try:
            # What is started by the bus needs the display, too.
            display(started, pathlib.Path(work))
            return subprocess.run(["dbus-run-session", "--", sys.executable, __file__,
                                   *sys.argv[1:], "--inside", work], check=False).returncode
        finally:
            started.end()


if __name__ == "__main__":
    sys.exit(main())
