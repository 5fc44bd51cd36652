// Which accesses may overlap by the types that `!tbaa` gives them (LangRef,
// "TBAA Metadata").

#ifndef PALINDROME_VERIFY_REFINE_METADATA_TYPEBASEDALIASING_H
#define PALINDROME_VERIFY_REFINE_METADATA_TYPEBASEDALIASING_H

#include "llvm/IR/Instruction.h"

namespace palindrome::refine {

/// Whether two accesses may overlap by their tags: one of both is to a part of
/// what the other one is to. True if one has no tag, or one in another form
/// than LangRef's, or if their types have different roots.
bool mayAliasByTypes(const llvm::Instruction &one,
                     const llvm::Instruction &other);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_METADATA_TYPEBASEDALIASING_H
