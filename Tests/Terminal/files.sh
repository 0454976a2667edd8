#!/usr/bin/env bash
# What the prompt does with files at a terminal: entries to begin with, a script that is edited, an editor.
# usage: files.sh PATH-OF-ANIM
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

mkdir "$state/config" "$state/config/anim"
printf '# a wrong line\n// begin with\n:def o :peek 0s $1.opacity\n:rate 30\n' >"$state/config/anim/init.anim"
cat >"$state/card.anim" <<'SCRIPT'
layer card {}
animate card.opacity to 0 over 1s
SCRIPT
# An editor that makes the opacity 0.5 and shows that Ctrl-C would reach it.
cat >"$state/editor" <<'SCRIPT'
#!/bin/sh
grep -q 'SigBlk:.*[2367abef]$' /proc/self/status 2>/dev/null && echo 'signals are held back'
sed -i.bak 's/= 0.25/= 0.5/' "$1"
SCRIPT
chmod +x "$state/editor"

shows 'shell>' 'a shell'
keys "cd '$state'; export EDITOR=./editor XDG_CONFIG_HOME='$state/config'" Enter
keys "stty -a >before; '$anim' repl --watch card.anim; stty -a >after; echo left \$?" Enter

# What one begins with is entered, and what is wrong with it told.
shows "init.anim':" 'what is wrong with the first entries'
prompt '[3] 00:00.000 f0 ›'
keys C-l
line ':o card'
shows 'card.opacity : number = 0' 'a command of the first entries'
line ':rate'
shows '30 frames a second'

# A script that is written is read anew, and what was being typed is still there.
line ':goto 0.5s'
prompt '[3] 00:00.500 f15 ›'
keys C-l
text 'card.presentation.opac'
printf 'layer card {}\nanimate card.opacity to 0.5 over 1s\n' >"$state/card.anim"
shows "'card.anim' has been written" 'a script that was written'
shows '~ card.opacity: 0 is now 0.5'
shows '› card.presentation.opac' 'the entry is still there'
keys Tab Enter
shows '_ : number = 0.75' 'and goes on'

# One with a mistake leaves the last good run.
keys C-l
printf 'layer card {}\nanimate card.opactiy to 0.5 over 1s\n' >"$state/card.anim"
shows "unknown property 'opactiy' on layer" 'a mistake in the script'
line 'card.presentation.opacity'
shows '_ : number = 0.75' 'the last good run goes on'

# An entry changed in an editor is entered, and can be recalled.
keys C-l
line 'card.opacity = 0.25'
line ':edit'
shows '› card.opacity = 0.5' 'an entry from an editor'
if screen | grep -q 'held back'; then fail 'the editor does not hear Ctrl-C'; fi
line 'card.opacity'
shows '_ : number = 0.5'
keys C-l Up Up
shows '› card.opacity = 0.5' 'it can be recalled'
keys C-c

# A loop goes round until Ctrl-C.
line ':loop 0s..0.2s'
line ':play'
sleep 1
keys C-c
sleep 0.3
keys Enter
screen | grep -v '^ *$' | tail -n 1 | grep -q ' 00:00\.[012]' || fail 'the clock is not in the loop'
echo 'ok  a loop'
line ':loop'
shows '00:00.000 f0 to 00:00.200 f6'

keys C-d
shows 'left 0' 'left with Ctrl-D'
diff "$state/before" "$state/after" || fail 'the terminal is not as it was'
echo 'ok  the terminal is as it was'
