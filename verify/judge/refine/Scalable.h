// Scalable vectors: functions whose behavior depends on vscale (LangRef,
// 'Vector Type', `vscale_range`), for one value of vscale at a time.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SCALABLE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SCALABLE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::refine {

/// Whether `function` has values of scalable types, or asks for vscale.
bool dependsOnVScale(const llvm::Function &function);

/// Values of vscale.
struct VScales {
  llvm::SmallVector<unsigned> values;
  /// Whether there are no others.
  bool areAll = false;
};

/// The values of vscale that `function` may be called with: the powers of two
/// in its `vscale_range`; without a maximum, some small ones.
VScales vscalesOf(const llvm::Function &function);

/// A copy of `module`, in the same context, in which vscale is `vscale`: its
/// scalable vectors have a fixed number of elements. Of its functions, only
/// those in `names` and those that they refer to keep their bodies. Null if
/// they use scalable vectors in a way that has no counterpart, such as in an
/// intrinsic of a target.
std::unique_ptr<llvm::Module> fixVScale(const llvm::Module &module,
                                        llvm::ArrayRef<llvm::StringRef> names,
                                        unsigned vscale);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SCALABLE_H
