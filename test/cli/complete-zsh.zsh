# Completes in a terminal of zsh's own: complete-zsh.zsh SCRIPT FOLDER LINE. Prints
# what LINE is after a tab. FOLDER is for files of zsh's.
zmodload zsh/zpty || exit 1
zpty terminal zsh -f -i
# Waits for $1 in what the terminal prints; gives up after 30 seconds.
await() {
  local text all= start=$SECONDS
  while [[ $all != *$1* ]]; do
    if zpty -r -t terminal text; then
      all+=$text
    elif ((SECONDS - start > 30)); then
      print -r -- "no $1 in: $all" >&2
      exit 1
    else
      sleep 0.02
    fi
  done
  REPLY=$all
}
# Words are put together here, so that what the terminal echoes is not awaited.
zpty -w terminal "autoload -Uz compinit; compinit -u -d ${(q)2}/zcompdump; source ${(q)1}; print REA''DY"
await READY
zpty -w terminal "finish() { zle expand-or-complete; print -r -- '<LI''NE>'\$BUFFER'</LI''NE>' }; zle -N finish; bindkey '^T' finish; print SE''T"
await SET
zpty -w -n terminal "$3"$'\C-t'
await '</LINE>'
print -r -- "[${${REPLY##*<LINE>}%%</LINE>*}]"
