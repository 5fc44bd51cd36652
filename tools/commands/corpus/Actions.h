// The actions of palindrome corpus, a command each.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H

#include "tools/line/Command.h"

namespace palindrome::tools {

extern const Command corpusAddAction;
extern const Command corpusExtractAction;
extern const Command corpusHarvestAction;
extern const Command corpusListAction;
extern const Command corpusMinimizeAction;
extern const Command corpusRefreshAction;
extern const Command corpusRemoveAction;
extern const Command corpusShowAction;
extern const Command corpusStatsAction;

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_ACTIONS_H
