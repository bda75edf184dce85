#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when .ci/install does not do with a system what it should: install what is missing where it can, say what is missing
where it cannot, and go on where nothing is. Each system is a folder of commands that only write down how they were called."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / ".ci" / "install"
PACKAGES = SCRIPT.with_name("packages")
# Commands of the script that are the same everywhere.
USUAL = "bash dirname"
INSTALLED = 'echo installed'
ALL_BUT_CMAKE = 'for last; do :; done; [[ $last != cmake ]] || exit 1; echo installed'
WRITE_DOWN = 'echo "${0##*/} $*" >> "$CALLS"'


def packages_of(group: str) -> set[str]:
    rows = [line.split() for line in PACKAGES.read_text().splitlines() if line and not line.startswith("#")]
    return {row[0] for row in rows if row[1] == group}


def run(commands: dict[str, str]) -> tuple[int, str, list[str]]:
    """Exit code, all that is said, and the calls that were written down."""
    with tempfile.TemporaryDirectory() as folder:
        system = pathlib.Path(folder)
        calls = system / "calls"
        calls.touch()
        for name in USUAL.split():
            (system / name).symlink_to(shutil.which(name))
        for name, does in commands.items():
            (system / name).write_text(f"#!{shutil.which('bash')}\n{does}\n")
            (system / name).chmod(0o755)
        ended = subprocess.run([str(SCRIPT), "build"], env={"PATH": folder, "CALLS": str(calls)}, text=True,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return ended.returncode, ended.stdout, calls.read_text().splitlines()


ROOT, SOMEBODY = "echo 0", "echo 1000"
findings = []


def expect(what: str, good: bool, seen: object) -> None:
    if not good:
        findings.append(f"{what}: {seen}")


def main() -> int:
    code, said, calls = seen = run({"dpkg-query": INSTALLED, "id": SOMEBODY, "apt-get": WRITE_DOWN})
    expect("goes on in silence when all is there", code == 0 and not said and not calls, seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": ROOT, "apt-get": WRITE_DOWN})
    expect("root installs what is missing and no more", code == 0 and len(calls) == 2 and
           calls[1].split()[-1] == "cmake" and calls[1].split()[-2].startswith("-"), seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": SOMEBODY, "apt-get": WRITE_DOWN})
    expect("without root it says what is missing", code == 1 and said.count("\n") == 1 and
           said.endswith(" cmake\n") and not calls, seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": SOMEBODY, "apt-get": WRITE_DOWN,
                                    "sudo": WRITE_DOWN})
    expect("sudo installs, and waits for no password where nobody is", code == 0 and
           all("--non-interactive" in call for call in calls) and calls[1].endswith(" cmake"), seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": SOMEBODY, "apt-get": WRITE_DOWN,
                                    "sudo": "exit 1"})
    expect("where sudo refuses it says what is missing", code == 1 and said.endswith(" cmake\n"), seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": ROOT})
    expect("without apt it says what is missing", code == 1 and said.count("\n") == 1 and
           said.endswith(" cmake\n"), seen)

    code, said, calls = seen = run({"dpkg-query": ALL_BUT_CMAKE, "id": ROOT, "apt-get": "exit 100"})
    expect("where apt fails it says what is missing", code == 1 and said.endswith(" cmake\n"), seen)

    code, said, calls = seen = run({"id": SOMEBODY})
    expect("without dpkg it names all that is needed and goes on", code == 0 and
           packages_of("build") <= set(said.split()), seen)

    print("\n".join(findings) or "The packages are installed, or named.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
