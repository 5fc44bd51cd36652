// palindrome corpus: stores of modules. Picks the action and runs it.

#include "tools/commands/corpus/Actions.h"
#include "verify/base/io/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;

/// Every action, in the order of the help. Their names begin with "corpus ".
static const Command *const corpusActions[] = {
    &corpusAddAction,      &corpusHarvestAction, &corpusListAction,
    &corpusShowAction,     &corpusExtractAction, &corpusStatsAction,
    &corpusMinimizeAction, &corpusRemoveAction,  &corpusRefreshAction,
};

/// The word for an action, such as "add".
static llvm::StringRef wordOf(const Command *action) {
  return llvm::StringRef(action->name).split(' ').second;
}

static int showHelp(const Command &self, bool isLong) {
  llvm::outs() << "usage: palindrome " << self.name << " " << self.arguments
               << "\n  e.g. " << self.example << '\n'
               << self.summary << ".\n\n";
  for (const Command *action : corpusActions)
    llvm::outs() << "  " << llvm::left_justify(wordOf(action), 10)
                 << action->summary << "\n";
  llvm::outs() << "\nFor the details of an action: palindrome " << self.name
               << " ACTION --help.\n";
  if (isLong)
    llvm::outs() << "\n" << self.details;
  return ExitSuccess;
}

static int runCorpus(const Command &self,
                     const std::vector<std::string> &arguments) {
  auto fail = [&](const std::string &problem) {
    return reportError("palindrome " + std::string(self.name) + ": error: " +
                       problem + "; see palindrome " + self.name + " --help");
  };
  if (arguments.empty())
    return fail("too few arguments; expected " + std::string(self.arguments));
  llvm::StringRef word = arguments.front();
  if (word == "-h" || word == "--help")
    return showHelp(self, word == "--help");
  const auto *action = llvm::find_if(
      corpusActions, [&](const Command *each) { return wordOf(each) == word; });
  if (action != std::end(corpusActions))
    return (*action)->run(**action, {arguments.begin() + 1, arguments.end()});
  std::vector<std::string> words;
  for (const Command *each : corpusActions)
    words.push_back(wordOf(each).str());
  return fail("'" + word.str() + "' is none of " + llvm::join(words, ", ") +
              didYouMean(word, words));
}

const Command palindrome::tools::corpusCommand = {
    "corpus",
    "ACTION STORE ... [options]",
    "palindrome corpus add my-store my-modules",
    "Keep modules in a store that finds them by what they consist of",
    "STORE is a folder, which the first palindrome corpus add makes: an index\n"
    "(SQLite) and the modules, each compressed by zstd. The same contents are\n"
    "stored once, with all their origins. An entry has the digest of its\n"
    "contents as its name; where a command takes a DIGEST, its first digits\n"
    "suffice. verify, bench and fuzz take a STORE as a PATH, as they take any\n"
    "folder. Several processes may use a store at once.\n"
    "\n"
    "Exit status: 0 if all went well, 1 if modules fall short of what the\n"
    "action asks of them, 2 on wrong usage or if a path or the store cannot "
    "be\n"
    "read or written.\n",
    runCorpus,
    corpusActions};
