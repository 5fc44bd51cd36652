// What an export through the bridge has twice, since upstream makes its own:
// debug info.

#ifndef PALINDROME_EXPORT_BRIDGEDEBUGINFO_H
#define PALINDROME_EXPORT_BRIDGEDEBUGINFO_H

#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/TrackingMDRef.h"

namespace palindrome {

class DebugInfoExporter;

/// Makes our nodes of upstream's that are made of the same attributes.
class DebugInfoUnifier {
public:
  /// Finds which nodes are the same, while both translators are there. What
  /// the module lists at that time is all that it will.
  void collect(DebugInfoExporter &ours,
               mlir::LLVM::ModuleTranslation &upstream);

  /// Replaces upstream's in the whole of `module`.
  void unify(llvm::Module &module);

private:
  struct Pair {
    llvm::TrackingMDRef upstream, ours;
  };
  llvm::SmallVector<Pair> pairs;
  llvm::SmallVector<llvm::TrackingMDNodeRef> units;
};

/// Takes the version of the debug info out of the module flags.
void removeDebugInfoVersion(llvm::Module &module);

} // namespace palindrome

#endif // PALINDROME_EXPORT_BRIDGEDEBUGINFO_H
