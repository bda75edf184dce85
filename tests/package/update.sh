# Runs inside a bare system: settings and a game of an older version are there after an update.
set -euo pipefail
. /mnt/tests/desktop.sh

say "A bare $(. /etc/os-release; echo "$PRETTY_NAME"): an older version, its settings, its game"
apt-get update -qq
install_package older
make_anna
start_desktop
game=/home/anna/.local/share/nilometer/games/friday.nilometer
as_anna mkdir -p "${game%/*}"
as_anna nilometer-cli simulate --players 3 --games 1 --seed 7 --out /home/anna/simulated
as_anna cp /home/anna/simulated/* "$game"
as_anna gio open "$game"
window_called "?* – Nilometer"
press ctrl+l
window_called "?* und ?* – Nilometer"
close_window
settings=/home/anna/.config/nilometer/nilometer.ini
expect "language that was chosen" "language=de" "$(grep '^language=' $settings)"
expect "game of late" "*friday.nilometer*" "$(grep '^recent' $settings)"
sha256sum "$settings" "$game" | tee /tmp/kept

say "Update"
older=$(dpkg-query -f '${Version}' -W nilometer)
install_package newer
newer=$(dpkg-query -f '${Version}' -W nilometer)
dpkg --compare-versions "$older" lt "$newer" || fail "$newer is not newer than $older"
echo "$older → $newer, $(as_anna nilometer --version)"
expect "file that only the older version had" "" "$(find /usr/share/doc/nilometer -name older)"
sha256sum --check /tmp/kept

say "The game goes on, in the language that was chosen"
as_anna gio open "$game"
window_called "?* und ?* – Nilometer"
close_window
as_anna nilometer-cli check "$game"

echo
echo "settings and game have survived the update"
