// Runs an export so that a crash in it becomes an error at the op, and likewise
// LLVM's code generator.

#ifndef PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H
#define PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H

#include "mlir/IR/Location.h"
#include "verify/base/io/Diagnostic.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace palindrome::tools {

/// How a guarded action ended early.
struct Crash {
  /// The first line of LLVM's reason if it was a fatal error of LLVM's; else
  /// empty.
  std::string reason;
  /// In an export of a module of MLIR: the place of the op that was being
  /// translated, and the text of an error there.
  struct InExport {
    mlir::Location place;
    std::string text;
  };
  std::optional<InExport> inExport;

  /// The error of an export of `file` that ended so.
  Diagnostic ofExport(llvm::StringRef file) const;
};

/// Runs `action`. Returns how it ended if it crashed or met a fatal error of
/// LLVM's.
///
/// Nothing that `action` made can be relied on then, and destructors of it may
/// crash: the program should end by `exitAfterCrash`. Diagnostic handlers that
/// it registered are still there without the stack frames in which they were
/// made: nothing may be reported to MLIR's diagnostic engine.
std::optional<Crash> runGuarded(llvm::function_ref<void()> action);

/// Ends the program without running destructors, with the status 1. Unfinished
/// output files are removed.
[[noreturn]] void exitAfterCrash();

/// Leaves the action that `runGuarded` runs in this thread, with LLVM's reason
/// for a fatal error. Does nothing outside of one.
void leaveGuarded(const char *reason);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_TRANSLATION_CRASHGUARD_H
