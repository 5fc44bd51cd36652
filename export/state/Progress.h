// Records what the export in this thread is at, for exportInProgress.

#ifndef PALINDROME_EXPORT_STATE_PROGRESS_H
#define PALINDROME_EXPORT_STATE_PROGRESS_H

#include "export/state/ExportState.h"
#include "llvm/Support/SaveAndRestore.h"

namespace palindrome::exporter {

/// After a jump out of an export, nothing on its stack may be read: all of this
/// is static, or on the heap.
struct Progress {
  /// The op that MLIR's own interface translates; null outside of such an
  /// interface.
  mlir::Operation *foreign = nullptr;
  /// The foreign op around the op that Palindrome translates; null if there is
  /// none. While `foreign` is set, it is that op.
  mlir::Operation *enclosing = nullptr;
  /// The export at work, which is on the heap.
  const ExportState *exporter = nullptr;

  static thread_local Progress current;
};

/// Sets the op that MLIR's own interface translates, while it exists; null
/// while Palindrome translates an op within that one.
class ForeignScope {
public:
  explicit ForeignScope(mlir::Operation *op) : saved(Progress::current) {
    Progress &current = Progress::current;
    current.foreign = op;
    if (op)
      current.enclosing = op;
  }

private:
  llvm::SaveAndRestore<Progress> saved;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_PROGRESS_H
