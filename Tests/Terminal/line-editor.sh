#!/usr/bin/env bash
# What the line editor makes of a real terminal: pastes, wide characters, new sizes, completion, signals.
# usage: line-editor.sh PATH-OF-ANIM
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

shows 'shell>' 'a shell'
keys "stty -a >'$state/before'; '$anim' repl" Enter
prompt '[1] 00:00.000 f0 ›'

# A paste of several lines is one entry.
printf 'let a = 1\nlet b = 2\nprint a + b' | tmux_ load-buffer -
tmux_ paste-buffer -p -t session
shows '· print a + b' 'a paste of several lines'
keys Enter
shows 'b : number = 2'
prompt '[2] 00:00.000 f0 ›'

# Wide characters and marks: the cursor goes by what is seen.
text 'print "日本語é"'
keys Left Left Left BSpace
text '国'
shows 'print "日国語é"' 'an edit between wide characters'
keys Enter
prompt '[3] 00:00.000 f0 ›'

# A narrower terminal breaks the entry, a wider one joins it.
keys C-l
text 'layer wide { backgroundColor = rgb(10, 20, 30)  opacity = 0.5 }'
shows '  opacity = 0.5 }'
tmux_ resize-window -t session -x 40 -y 40
shows '[3] 00:00.000 f0 › layer wide { backgro' 'a narrower terminal'
tmux_ resize-window -t session -x 100 -y 40
shows 'f0 › layer wide { backgroundColor = rgb(10, 20, 30)  opacity = 0.5 }' 'a wider terminal'
if [ "$(screen | grep -c 'layer wide')" != 1 ]; then fail 'the entry is there twice'; fi
keys C-c
prompt '[3] 00:00.000 f0 ›'

# A second Tab lists candidates with type and help below the entry; any key takes the list away.
text 'layer card { border'
keys Tab Tab
shows 'borderWidth  number' 'a list of candidates'
text 'W'
for _ in $(seq 20); do screen | grep -q 'borderColor' || break; sleep 0.1; done
if screen | grep -q 'borderColor'; then fail 'the list is still there'; fi
keys Tab
shows 'layer card { borderWidth' 'a candidate'
keys C-c

# What is stopped goes on where it was.
text 'print 12'
keys C-z
shows 'Stopped' 'stopped'
line 'fg'
shows '› print 12' 'goes on'
text '3'
keys Enter
shows '123'
prompt '[4] 00:00.000 f0 ›'

# A signal that ends the process leaves the terminal as it was, too.
text 'let half ='
pkill -TERM -f -x "$anim repl"
shows 'Terminated' 'ended by a signal'
keys C-l
keys "stty -a >'$state/after'; echo ended" Enter
shows 'ended'
diff "$state/before" "$state/after" || fail 'the terminal is not as it was'
echo 'ok  the terminal is as it was'
