# Completes in bash: complete-bash.sh SCRIPT WORD... The last WORD is being typed.
# Prints the replies on a line. Words are given as readline splits them: at "=", too.
source "$1" || exit 1
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
# The function that bash would call for the first word.
completion=$(complete -p "${1##*/}") || exit 1
[[ $completion =~ -F\ ([^ ]+) ]] || exit 1
"${BASH_REMATCH[1]}"
echo "${COMPREPLY[*]}"
