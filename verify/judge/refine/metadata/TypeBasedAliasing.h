// Which accesses may overlap by the types that `!tbaa` gives them (LangRef,
// "TBAA Metadata").

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_METADATA_TYPEBASEDALIASING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_METADATA_TYPEBASEDALIASING_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Metadata.h"

namespace palindrome::refine {

/// Whether two accesses may overlap by their tags: one of both is to a part of
/// what the other one is to. True if one has no tag, or one in another form
/// than LangRef's, or if their types have different roots.
bool mayAliasByTypes(const llvm::Instruction &one,
                     const llvm::Instruction &other);

/// Whether accesses with the tag `general` may overlap all that those with the
/// tag `other` may: it is to a scalar type, of which the one that `other`
/// accesses is a special one. Passes merge accesses to such a tag:
///
///   !p = !{!"p1 _ZTS4Node", !any, i64 0}      !any = !{!"any pointer", ..
///   other:   !{!struct, !p, i64 8}            general: !{!any, !any, i64 0}
///
/// `same` compares two types of different functions.
bool isMoreGeneral(
    const llvm::MDNode &general, const llvm::MDNode &other,
    llvm::function_ref<bool(const llvm::MDNode &one, const llvm::MDNode &other)>
        same);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_METADATA_TYPEBASEDALIASING_H
