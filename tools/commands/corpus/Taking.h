// What the actions that add modules to a store have in common.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H

#include "corpus/intake/Intake.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/WorkerOptions.h"

namespace palindrome::tools {

/// What an action knows before it reads its sources.
struct TakenBefore {
  std::vector<std::string> problems; ///< Each a line.
  /// The commands whose modules are in the store from an earlier run; nothing
  /// for an action that runs none.
  std::optional<uint64_t> known;
};

/// The options of such an action, and how it reports what it has added.
class Taking {
public:
  /// `unit` names what a worker reads at a time, for the help.
  void addTo(CommandLine &line, const std::string &unit);

  /// Opens the store in `folder` and adds the modules of `sources`, with a bar
  /// of progress. Problems are lines on stderr, by default one for each kind.
  /// Returns the exit status.
  int run(const std::string &folder, const corpus::Sources &sources,
          TakenBefore before = {});

  PluginOptions plugins; ///< To be parsed by the action.
  WorkerOptions workers;

private:
  std::string format, shownProblems;
  bool skipUnreadable = false;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H
