#!/usr/bin/env bash
# A session at a terminal: keys are sent to `anim repl` under tmux, and every screen is looked at.
# usage: repl.sh PATH-OF-ANIM
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

shows 'shell>' 'a shell'
keys "stty -a >'$state/before'; '$anim' repl; stty -a >'$state/after'; echo left \$?" Enter
prompt '[1] 00:00.000 f0 ›'

# A layer over three lines; the indentation is the editor's.
keys C-l
line 'layer card {'
line 'bounds = (0, 0, 100, 60)'
line '}'
shows 'card : layer' 'a layer over three lines'
prompt '[2] 00:00.000 f0 ›'

# A property completed with Tab.
text 'card.presentation.cornerR'
keys Tab
shows 'card.presentation.cornerRadius' 'a property completed with Tab'
keys Enter
shows '_ : number = 0'
prompt '[3] 00:00.000 f0 ›'

# A mistake leaves the state unharmed.
line 'card.opactiy = 0'
shows "unknown property 'opactiy' on layer" 'a mistake is told'
shows "did you mean 'opacity'?"
prompt '[3] 00:00.000 f0 ›'
line 'card.opacity'
shows '_ : number = 1' 'the state is unharmed'

# Animate, step to the middle, read the shown value, plot it.
line 'animate card.opacity to 0 over 1s'
prompt '[5] 00:00.000 f0 ›'
line ':step 0.5s'
prompt '[5] 00:00.500 f30 ›'
line 'card.presentation.opacity'
shows '_ : number = 0.5' 'the value on screen in the middle'
keys C-l
line ':plot card.presentation.opacity 0s..1s'
shows 'card.presentation.opacity  0 … 1' 'a plot'
shows '1 ┤⠉⠑⠒'
shows '▲'

# Back, and undo.
line ':back 0.25s'
prompt '[5] 00:00.250 f15 ›'
line ':undo'
shows 'undone: card.presentation.opacity' 'an undo'
line ':undo'
shows 'undone: animate card.opacity to 0 over 1s'
prompt '[4] 00:00.000 f0 ›'

# A multi-line entry comes back whole.
keys C-l
keys C-r
text 'bounds'
shows 'bounds = (0, 0, 100, 60)' 'a multi-line entry found again'
keys Enter
shows 'card : layer'
prompt '[5] 00:00.000 f0 ›'

# Ctrl-C ends an evaluation and keeps the state.
line 'while true {}'
sleep 0.5
keys C-c
shows 'cancelled' 'an evaluation interrupted'
prompt '[5] 00:00.000 f0 ›'
line 'card.opacity'
prompt '[6] 00:00.000 f0 ›'

# Ctrl-C clears what is typed; Ctrl-D leaves.
text 'let half = '
keys C-c
prompt '[6] 00:00.000 f0 ›'
keys C-d
shows 'left 0' 'left with Ctrl-D'
diff "$state/before" "$state/after" || fail 'the terminal is not as it was'
echo 'ok  the terminal is as it was'
grep -q 'bounds' "$state/anim/history" || fail 'the history was not kept'
echo 'ok  the history is kept'
