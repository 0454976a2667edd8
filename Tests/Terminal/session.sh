# A shell under tmux, for scripts that send keys and look at screens; they are given the path of anim.
anim=$(realpath "$1")
state=$(mktemp -d)
socket="anim-repl-$$"
trap 'tmux -L "$socket" kill-server 2>/dev/null || true; rm -rf "$state"' EXIT

tmux_() { tmux -L "$socket" "$@"; }
screen() { tmux_ capture-pane -p -t session; }
keys() { tmux_ send-keys -t session "$@"; }
# Types a text letter by letter as it stands.
text() { tmux_ send-keys -t session -l -- "$1"; }
line() {
  text "$1"
  keys Enter
}

fail() {
  printf 'error: %s\n--- the screen\n%s\n---\n' "$1" "$(screen)" >&2
  exit 1
}

# Waits until the screen shows a text.
shows() {
  for _ in $(seq 100); do
    if screen | grep -qF -- "$1"; then
      printf 'ok  %s\n' "${2:-$1}"
      return
    fi
    sleep 0.1
  done
  fail "the screen does not show '$1'"
}

# Waits until the last line that is not empty is the prompt, with nothing typed.
prompt() {
  for _ in $(seq 100); do
    if [ "$(screen | grep -v '^ *$' | tail -n 1 | sed 's/ *$//')" = "$1" ]; then return; fi
    sleep 0.1
  done
  fail "the prompt is not '$1'"
}

tmux_ -f /dev/null new-session -d -s session -x 100 -y 40 \
  "env -i HISTFILE= HOME='$state' XDG_STATE_HOME='$state' PATH='$PATH' TERM=xterm-256color PS1='shell> ' bash --norc --noprofile"
