#!/bin/sh
# Takes away what install.sh installed for the person who runs this. Games, rules and settings stay.
set -eu

: "${HOME:?does not say where your files are}"
data=${XDG_DATA_HOME:-}
case $data in /*) ;; *) data=$HOME/.local/share ;; esac
settings=${XDG_CONFIG_HOME:-}
case $settings in /*) ;; *) settings=$HOME/.config ;; esac
place=$HOME/.local/lib/pinochle-qt
program=$HOME/.local/bin/pinochle-qt

say() { printf '%s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }
# Removes a folder, and those around it up to the one of all data, as far as they are empty.
tidy() {
    folder=$1
    while [ "$folder" != "$data" ] && [ "$folder" != / ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

if [ ! -f "$place/installed" ]; then
    say "Pinochle is not installed in $place." >&2
    exit 1
fi

while IFS= read -r path; do
    rm -f "$path"
    tidy "$(dirname "$path")"
done <"$place/installed"

# What is left where this was the only program was made from its files, by the tools that install.sh calls.
if [ -d "$data/applications" ]; then
    if have update-desktop-database; then update-desktop-database -q "$data/applications" || true; fi
    if [ "$(ls -A "$data/applications")" = mimeinfo.cache ]; then rm -f "$data/applications/mimeinfo.cache"; fi
    tidy "$data/applications"
fi
if [ -d "$data/mime" ]; then
    if [ -d "$data/mime/packages" ]; then
        if have update-mime-database; then update-mime-database "$data/mime" || true; fi
    else
        for name in application/x-pinochle-record.xml application/x-pinochle-rules.xml application/x-pinochle-sheet.xml \
            XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
            rm -f "$data/mime/$name"
        done
        tidy "$data/mime/application"
        tidy "$data/mime"
    fi
fi
if [ -d "$data/icons/hicolor" ]; then touch "$data/icons/hicolor"; fi

if [ "$(readlink "$program" || true)" = "$place/pinochle-qt" ]; then rm -f "$program"; fi
rm -rf "$place"
cache=${XDG_CACHE_HOME:-}
case $cache in /*) ;; *) cache=$HOME/.cache ;; esac
rm -rf "$cache/pinochle-qt"
for folder in "$HOME/.local/bin" "$HOME/.local/lib"; do rmdir "$folder" 2>/dev/null || true; done

say "Pinochle is gone. Your games are still in $data/pinochle-qt, and your settings in $settings/pinochle-qt."
