# Sourced by what runs inside a bare system: steps that are told, a person, and a desktop for her.

say() { echo; echo "== $*"; }
fail() { echo "!! $*"; exit 1; }
# What it is about, what must come, what has come.
expect() {
  [[ $3 == $2 ]] || fail "$1: “$3” instead of “$2”"
  echo "$1: $3"
}

as_anna() {
  runuser -u anna -- env HOME=/home/anna XDG_RUNTIME_DIR=/tmp/anna XDG_CURRENT_DESKTOP=GNOME DISPLAY=":${display:-}" "$@"
}

make_anna() {
  useradd --create-home anna
  install -d -o anna -m 700 /tmp/anna
}

# $1.deb, with what it depends on and nothing more.
install_package() {
  apt-get install -qq --no-install-recommends "/mnt/packages/$1.deb" > /tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "not installed"; }
  grep -E '^(Setting up|Unpacking) nilometer' /tmp/apt.log
}

# An X server with a window manager, and what a double click goes through.
start_desktop() {
  apt-get install -qq --no-install-recommends xvfb openbox xdotool x11-utils xdg-utils libglib2.0-bin shared-mime-info \
    desktop-file-utils procps > /tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "no desktop"; }
  # The first display that is free: some ends of it are shared with all systems of the machine.
  Xvfb -displayfd 3 -screen 0 1280x720x24 3> /tmp/display > /tmp/xvfb.log 2>&1 &
  for ((i = 0; i < 100; ++i)); do
    display=$(cat /tmp/display 2> /dev/null) || true
    [[ -z $display ]] || break
    sleep 0.2
  done
  as_anna openbox --sm-disable > /tmp/openbox.log 2>&1 &
}

# Waits for a window with such a title, says it, and looks at it for a moment.
window_called() {
  local titles
  for ((i = 0; i < 300; ++i)); do
    titles=$(as_anna xdotool search --onlyvisible --name 'Nilometer$' getwindowname %@ 2> /dev/null) || true
    # shellcheck disable=SC2053
    [[ $titles != $1 ]] || { echo "window: $titles"; sleep 2; return 0; }
    sleep 0.2
  done
  fail "no window “$1”: “$titles”"
}

# Keys, one after the other, for whatever window has the focus then.
press() {
  as_anna xdotool search --onlyvisible --name 'Nilometer$' windowactivate --sync
  for key in "$@"; do
    as_anna xdotool key "$key"
    sleep 1
  done
}

close_window() {
  press ctrl+q
  for ((i = 0; i < 100; ++i)); do
    pgrep -x nilometer > /dev/null || return 0
    sleep 0.2
  done
  fail "still running"
}
