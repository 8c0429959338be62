#!/bin/sh
# Installs Pinochle for the current user, without root: sh install.sh. uninstall.sh removes it.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
: "${HOME:?must be set to your home folder}"
data=${XDG_DATA_HOME:-}
case $data in /*) ;; *) data=$HOME/.local/share ;; esac
place=$HOME/.local/lib/pinochle-qt
program=$HOME/.local/bin/pinochle-qt

say() { printf '%s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }

if ! said=$("$here/pinochle-qt/pinochle-qt" --version 2>&1); then
    say "Pinochle does not run on this system, and nothing was installed: $said" >&2
    exit 1
fi

if ! lacks=$("$here/pinochle-qt/pinochle-qt" --check-system 2>&1); then
    say "Nothing was installed. $lacks" >&2
    exit 1
fi

# An installed version stays intact until everything new has been copied.
mkdir -p "$HOME/.local/lib" "$HOME/.local/bin"
rm -rf "$place.new" "$place.old"
trap 'rm -rf "$place.new"' EXIT
cp -R "$here/pinochle-qt" "$place.new"
cp "$here/uninstall.sh" "$here/LICENSE" "$place.new"
(cd "$here/share" && find . -type f) | while IFS= read -r name; do say "$data/${name#./}"; done >"$place.new/installed"
if [ -f "$place/installed" ]; then
    while IFS= read -r path; do rm -f "$path"; done <"$place/installed"
fi
if [ -e "$place" ]; then mv "$place" "$place.old"; fi
mv "$place.new" "$place"
rm -rf "$place.old"
ln -sfn "$place/pinochle-qt" "$program"

(cd "$here/share" && find . -type f) | while IFS= read -r name; do
    name=${name#./}
    mkdir -p "$data/$(dirname "$name")"
    rm -f "$data/$name"
    cp "$here/share/$name" "$data/$name"
done

# The menu may not search ~/.local/bin, so its entry needs the full path, in which special characters are escaped.
quoted=$(printf '%s' "$program" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
plain=$(printf '%s' "$program" | sed 's/\\/\\\\/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
        TryExec=*) printf 'TryExec=%s\n' "$plain" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/org.pinochle_qt.pinochle.desktop" >"$data/applications/org.pinochle_qt.pinochle.desktop"

if have update-desktop-database; then update-desktop-database -q "$data/applications" || true; fi
if have update-mime-database; then update-mime-database "$data/mime" || true; fi
touch "$data/icons/hicolor"  # makes desktops look for new icons

say "$said is installed. You find it in the games menu; double-click a file with a game, rules, a score sheet or a bidding convention to open it."
case :${PATH:-}: in
    *:"$HOME/.local/bin":*) say "In a terminal: pinochle-qt" ;;
    *) say "In a terminal: $program" ;;
esac
say "To remove it: sh '$place/uninstall.sh'"
