// What the actions that add modules to a store have in common.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H

#include "corpus/intake/Intake.h"
#include "tools/line/PluginOptions.h"
#include "tools/line/WorkerOptions.h"

namespace palindrome {

/// The options of such an action, and how it reports what it has added.
class Taking {
public:
  /// `unit` names what a worker reads at a time, for the help.
  void addTo(CommandLine &line, const std::string &unit);

  /// Opens the store in `folder` and adds the modules of `sources`, with a bar
  /// of progress and a line on stderr for each problem. Returns the exit
  /// status.
  int run(const std::string &folder, const corpus::Sources &sources);

  PluginOptions plugins; ///< To be parsed by the action.

private:
  WorkerOptions workers;
  std::string format;
  bool skipUnreadable = false;
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_TAKING_H
