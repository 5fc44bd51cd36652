// The files that palindrome verify judges.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_INPUTS_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_INPUTS_H

#include "tools/commands/verify/VerifyLine.h"
#include "verify/run/roundtrip/FileSearch.h"
#include "verify/run/roundtrip/Shard.h"

namespace palindrome::tools {

/// The files below `paths` and those of the list --files-from; of these, the
/// ones in `shard`. The error is one line.
llvm::Expected<roundtrip::FileSearch>
findFiles(const std::vector<std::string> &paths, const VerifyLine &line,
          const std::optional<roundtrip::Shard> &shard);

/// Writes the list of `files` to the file `path`. Returns the exit status.
int listFiles(const std::vector<std::string> &files, const std::string &path);

/// What `files`, which are consumed, hold: their parts, or the modules within
/// them. What can be read only once is read. Shows notes unless the run is
/// quiet.
std::vector<VerifyInput> openFiles(std::vector<std::string> files,
                                   const VerifyLine &line);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_INPUTS_H
