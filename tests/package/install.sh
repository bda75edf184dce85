# Runs inside a bare system: install, run, open by a double click, remove.
set -euo pipefail
. /mnt/tests/desktop.sh

say "A bare $(. /etc/os-release; echo "$PRETTY_NAME"): $(dpkg-query -f '.\n' -W | wc -l) packages"
apt-get update -qq
find / -xdev -iname '*nilometer*' -not -path '/mnt/*' > /tmp/before

say "Install"
install_package newer
dpkg-query -s nilometer | grep -E '^(Version|Depends|Installed-Size)'

say "Run"
make_anna
cd /home/anna
as_anna nilometer --version
as_anna nilometer-cli --version
as_anna nilometer-cli simulate --players 3 --games 1 --seed 7 --out /home/anna/games
game=$(find /home/anna/games -type f | head -n 1)
as_anna cp "$game" /home/anna/friday.nilometer
as_anna nilometer-cli score --language de friday.nilometer
expect "what it says without a display" "*nilometer-cli*" "$(as_anna env -u DISPLAY nilometer 2>&1 || true)"
expect "Qt's own German texts" "*/qtbase_de.qm" "$(find / -xdev -name qtbase_de.qm)"

say "Open by a double click"
start_desktop
echo '{"nilometer":"position"}' > friday.nilometer-position
for kind in game position; do
  file=friday.nilometer
  [[ $kind == game ]] || file=friday.nilometer-position
  type=application/x-nilometer-$kind
  expect "type of $file" "$type" "$(as_anna xdg-mime query filetype "$file")"
  expect "opened by" org.nilometer.nilometer.desktop "$(as_anna xdg-mime query default "$type")"
done
as_anna gio open friday.nilometer
window_called "?* – Nilometer"
expect "sizes of its icon" "*48 x 48*" "$(as_anna xprop -id "$(as_anna xdotool getactivewindow)" _NET_WM_ICON | grep -o '[0-9]* x [0-9]*' | paste -s -d ,)"
close_window

say "Remove"
apt-get purge -qq nilometer > /tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "not removed"; }
find / -xdev -iname '*nilometer*' -not -path '/mnt/*' -not -path '/home/*' -not -path '/var/log/*' > /tmp/after
expect "files left behind" "" "$(comm -13 <(sort /tmp/before) <(sort /tmp/after) | grep -v '^/tmp/' || true)"
expect "types left behind" "" "$(grep -ls nilometer /usr/share/applications/mimeinfo.cache /usr/share/mime/globs2 || true)"
expect "Anna's game" friday.nilometer "$(cd /home/anna && ls friday.nilometer)"

echo
echo "installed, run, opened by a double click, removed"
