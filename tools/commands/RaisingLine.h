// The options of the raising, alike for all commands that raise, what they
// do, and the reports.

#ifndef PALINDROME_TOOLS_COMMANDS_RAISINGLINE_H
#define PALINDROME_TOOLS_COMMANDS_RAISINGLINE_H

#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Raise.h"
#include "tools/line/CommandLine.h"
#include "verify/base/io/Diagnostic.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace palindrome::tools {

/// The dialects that `lists`, the values of the option `name` of `line`, have:
/// all exact ones if they have none. Sets `status` to the exit status after
/// reporting that `registry` does not have one of them.
std::vector<std::string> chooseDialects(const CommandLine &line,
                                        const std::string &name,
                                        llvm::ArrayRef<std::string> lists,
                                        const mlir::DialectRegistry &registry,
                                        std::optional<int> &status);

class RaisingLine {
public:
  /// Adds the option for the dialects, which is called `name`, --prove and its
  /// limits, and --remarks to `line`.
  void addTo(CommandLine &line, const char *name, const char *help);

  /// Adds the dialects that the raising needs to `registry`, and reads those
  /// that were named, after `line` was parsed: all exact ones if none was.
  /// Returns an exit status after reporting that one is unknown.
  std::optional<int> decide(const CommandLine &line,
                            mlir::DialectRegistry &registry);

  /// Leaves the module without a mark of Palindrome's.
  void leaveUnmarked() { options.marksModule = false; }

  /// Raises `module`, which was read from `input`. With --prove, functions
  /// that are not proved stay in `llvm`. Writes the remarks that are asked for
  /// to stderr. Returns false after reporting an error; ends the program if a
  /// pass of MLIR crashes.
  bool raise(mlir::OwningOpRef<mlir::ModuleOp> &module,
             llvm::MemoryBufferRef input);

  /// Writes how many ops were raised to each dialect, how many functions were
  /// proved, and how many ops stayed and why: a table, or a JSON object.
  void reportStats(llvm::StringRef file, bool asJSON) const;

private:
  bool prove(mlir::ModuleOp original, mlir::ModuleOp raised,
             llvm::MemoryBufferRef input,
             llvm::function_ref<bool(llvm::StringRef)> isWanted = nullptr);
  void reportRemarks(llvm::StringRef file) const;

  std::string name, remarks;
  std::vector<std::string> lists;
  bool isProving = false;
  int64_t jobs = 1;
  double timeoutSeconds = 20;
  RaiseOptions options;
  RaiseStats stats;
  uint64_t proved = 0; ///< Functions.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_RAISINGLINE_H
