// Random attributes of LLVM, of all kinds.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_ATTRIBUTES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_ATTRIBUTES_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/IR/Attributes.h"

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::mutate {

/// An attribute that may stand at `index` of an attribute list: on the
/// function, on the return value or a parameter of `type`, which is null for
/// the function. LLVM's verifier may still reject it.
llvm::Attribute randomAttribute(llvm::Module &module, unsigned index,
                                llvm::Type *type, Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_ATTRIBUTES_H
