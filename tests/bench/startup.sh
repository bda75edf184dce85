#!/usr/bin/env bash
# Measures how fast and how lean nilometer starts, next to a bare Qt window and KSudoku in the same
# run: from right before exec to the first mapped window, and the memory held a second later.
# Prints a table; exits with 1 if a bound of startup/rounds.py is broken.
# Usage: tests/bench/startup.sh [ROUNDS]   (15 unless told)
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-15}
[[ $rounds =~ ^[1-9][0-9]*$ ]] || { echo "usage: startup.sh [ROUNDS]" >&2; exit 2; }

tools=$PWD/build/bench-startup
# Who takes part, in this order in every round: a name for the table and the program.
programs=(
  bare="$tools/bare_window"
  nilometer="$PWD/build/release/app/nilometer"
  ksudoku=/usr/games/ksudoku
)

.ci/install build bench
cmake --preset release -DNILOMETER_TESTS=OFF
cmake --build --preset release --target nilometer
cmake -S tests/bench/startup -B "$tools" -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build "$tools"

temporary=$(mktemp -d)
background=()
clean_up() {
  # The X server comes last: what still draws on it ends with it.
  for process in "${background[@]}"; do
    kill "$process" 2> /dev/null || true
    wait "$process" || true
  done
  rm -rf "$temporary"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# An X server of our own on the first free display; it writes the number when it is ready.
mkfifo "$temporary/display"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp \
  3> "$temporary/display" > "$temporary/xvfb.log" 2>&1 &
background=($!)
read -r -t 30 display < "$temporary/display" ||
  { echo "startup.sh: Xvfb has not started:" >&2; cat "$temporary/xvfb.log" >&2; exit 1; }

mkdir "$temporary/openbox"
env -i PATH="$PATH" HOME="$temporary/openbox" DISPLAY=":$display" \
  openbox --sm-disable > "$temporary/openbox.log" 2>&1 &
background=($! "${background[@]}")

python3 tests/bench/startup/rounds.py --rounds "$rounds" --display ":$display" \
  --homes "$temporary/homes" --first-window "$tools/first_window" "${programs[@]}" &
background=($! "${background[@]}")
result=0
wait $! || result=$? # in the background, so that a signal to this script is heard at once
background=("${background[@]:1}")
exit $result
