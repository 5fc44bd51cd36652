// The actions of palindrome corpus, a command each.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H

#include "tools/line/Command.h"

namespace palindrome {

extern const Command corpusAddAction;
extern const Command corpusListAction;

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H
