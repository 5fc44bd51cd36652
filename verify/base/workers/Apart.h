// Goes on in a process apart, so that what kills it can be reported.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_APART_H
#define PALINDROME_VERIFY_BASE_WORKERS_APART_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// How a process apart died by a fault or an abort.
struct CrashApart {
  /// The input that it was at work with, and what is wrong, as `Phase` has
  /// them; both are empty outside of any phase.
  std::string file, text;
  std::string signal; ///< Such as "SIGSEGV".
  bool isStackOverflow;

  /// The line of an error about it; of `program` if it belongs to no input.
  std::string describe(llvm::StringRef program) const;
};

/// Forks this process, which must have no other threads, and returns in the new
/// one. The old one waits for it, passes on to it what asks a process to end,
/// and ends as it does: with its status, or by the signal that ended it. If the
/// new process crashes, the old one calls `onCrash` instead, and ends with the
/// status that this returns.
///
/// Returns false, in this process, if the system can start no process.
///
/// With `beforeExec`, the new process is to run another program, which has to
/// call this function, too: it is a process apart then, and is not forked. To
/// fork a small program costs a tenth of what it costs to fork one that has
/// loaded MLIR's libraries.
bool goOnApart(llvm::function_ref<int(const CrashApart &)> onCrash,
               bool beforeExec = false);

/// In a process apart, after all other handlers of faults were installed, takes
/// their place: the crash is the other process's to report. Unfinished output
/// files are removed. Does nothing elsewhere.
void takeFaultsApart();

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_APART_H
