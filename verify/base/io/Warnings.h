// The warnings of a command: thousands of one kind in one line.

#ifndef PALINDROME_VERIFY_BASE_IO_WARNINGS_H
#define PALINDROME_VERIFY_BASE_IO_WARNINGS_H

#include "verify/base/io/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace palindrome {

enum class WarningMode {
  Summary, ///< A line for each kind: its first warning, and how many follow.
  All,     ///< A line for each warning.
  None,
};

/// What warnings of one kind have in common: the message without the op that it
/// begins with, the function of that op, and what else varies. The name of an
/// attribute is part of the kind.
///
/// ```
/// 'llvm.store' op in @f: llvmx.md.tbaa is dropped: it is node 7
/// llvmx.md.tbaa is dropped: it is node N
/// ```
std::string kindOfWarning(llvm::StringRef message);

/// The lines for `warnings`, in the order of the first warning of each kind:
///
/// ```
/// a.mlir:3:4: warning: MESSAGE (and 7,998 more like it; --warnings=all lists
/// them)
/// ```
std::vector<std::string> linesOf(llvm::ArrayRef<Diagnostic> warnings,
                                 WarningMode mode);

/// The lines for notes, of which each is a text `path: note: message`.
std::vector<std::string> linesOfNotes(llvm::ArrayRef<std::string> notes,
                                      WarningMode mode);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_WARNINGS_H
