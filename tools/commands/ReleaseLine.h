// The options of an export for an older release of LLVM.

#ifndef PALINDROME_TOOLS_COMMANDS_RELEASELINE_H
#define PALINDROME_TOOLS_COMMANDS_RELEASELINE_H

#include "tools/line/CommandLine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Module.h"

namespace palindrome::tools {

class ReleaseLine {
public:
  void addTo(CommandLine &line);
  /// The exit status if the options are wrong, after an error was reported.
  std::optional<int> check(const CommandLine &line) const;
  /// Whether it is an older one.
  bool isGiven() const { return release < LLVM_VERSION_MAJOR; }
  /// Sets `text` to that of `module`, of `file`, for the release; with the
  /// remarks, if they are asked for, on stderr. The module is changed. Any
  /// status but that of success is one after errors were reported.
  ExitStatus print(llvm::Module &module, llvm::StringRef file,
                   std::string &text) const;

  /// Warns if the `llvm-as` of a release is not installed.
  static void warnIfMissing(llvm::StringRef command, unsigned release);

private:
  int64_t release = LLVM_VERSION_MAJOR;
  bool isRemarking = false, isChecking = false;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_RELEASELINE_H
