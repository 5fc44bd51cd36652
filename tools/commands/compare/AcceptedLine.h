// The options by which changes that somebody has accepted are no differences.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_ACCEPTEDLINE_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_ACCEPTEDLINE_H

#include "tools/line/BaselineOption.h"
#include "verify/run/baseline/Accepted.h"

namespace palindrome::tools {

/// --baseline and --update-baseline. A function that fails returns false after
/// it has reported the error. Without a baseline nothing is accepted.
class AcceptedLine {
public:
  void addTo(CommandLine &line);
  std::optional<std::string> findProblem() const {
    return option.findProblem();
  }
  const std::string &path() const { return option.path; }

  /// Reads the file.
  bool open();
  /// Whether a change that was found is accepted. All are while the file is
  /// made anew, but for those without a digest of their texts.
  bool accepts(baseline::AcceptedChange change);
  /// Ends the run: writes the file, if it is to be updated, and says on stderr
  /// what there is to say. `isWhole` is false if not all was compared.
  bool finish(bool isWhole);

private:
  BaselineOption option;
  baseline::AcceptedChanges known, found;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_ACCEPTEDLINE_H
