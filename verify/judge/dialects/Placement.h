// Memory for memrefs that come from elsewhere: from a command line, or from
// tensors.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_PLACEMENT_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_PLACEMENT_H

#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/Support/Error.h"

namespace palindrome::dialects {

/// A view of new memory of `sizes`, with the offset and the strides that `type`
/// states; those that it leaves open are as `execute::placeElements` has them.
/// It is an error if there is no such view, or if the machine has stopped.
llvm::Expected<View> allocatePlaced(Machine &machine, mlir::BaseMemRefType type,
                                    llvm::ArrayRef<int64_t> sizes,
                                    Buffer::Kind kind);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_PLACEMENT_H
