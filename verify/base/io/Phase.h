// What a process does with an input, for the one that learns that it has died.

#ifndef PALINDROME_VERIFY_BASE_IO_PHASE_H
#define PALINDROME_VERIFY_BASE_IO_PHASE_H

#include "llvm/ADT/StringRef.h"

namespace palindrome {

/// Memory that two processes share. The texts end with a null character.
struct PhaseNote {
  char file[4096]; ///< The name of the input; empty if no phase has begun.
  char crash[128]; ///< What is wrong if the process dies now.
};

/// Has the phases of this process be noted in `note` from now on, but not those
/// of processes that it forks.
void notePhasesIn(PhaseNote &note);

/// While an object of this class lives, the process does something with the
/// input `file`; `crash` is the text of the error if it dies of that, such as
/// "MLIR crashed in reading bytecode". The innermost phase counts. Both texts
/// outlive the object. Does nothing without a note.
class Phase {
public:
  Phase(llvm::StringRef file, llvm::StringRef crash);
  ~Phase();
  Phase(const Phase &) = delete;
  Phase &operator=(const Phase &) = delete;

private:
  void note() const;

  llvm::StringRef file, crash;
  const Phase *outer = nullptr;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_PHASE_H
