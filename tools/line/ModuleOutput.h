// Where a command writes a module, and in which form.

#ifndef PALINDROME_TOOLS_LINE_MODULEOUTPUT_H
#define PALINDROME_TOOLS_LINE_MODULEOUTPUT_H

#include "tools/line/CommandLine.h"
#include "verify/base/io/Language.h"

namespace palindrome::tools {

/// -o, the flags for the form of the output, and what follows from both: a flag
/// wins over the ending of the file, which wins over text.
class ModuleOutput {
public:
  /// Adds -o, --text, -f, and a flag for the binary form of each of
  /// `languages`, in which the command may write modules.
  void addTo(CommandLine &line, llvm::ArrayRef<Language> languages,
             const char *help);

  /// Decides the form, after the line was parsed, for a module of `written`.
  /// Returns an exit status if the command is to end: after it has reported
  /// that the options contradict each other, that the file has an ending of the
  /// other language, that it is the input, or that stdout is a terminal. Warns
  /// of a file that has the ending of another form than a flag asks for.
  std::optional<int> decide(const CommandLine &line, Language written);

  /// The file; empty or "-": stdout.
  const std::string &path() const { return file; }
  /// Bitcode or bytecode.
  bool isBinary() const { return isBinaryForm; }

private:
  std::optional<std::string> findProblem(const CommandLine &line,
                                         Language written) const;

  std::string file;
  bool isBitcode = false, isBytecode = false, isText = false, isForced = false;
  bool isBinaryForm = false;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_MODULEOUTPUT_H
