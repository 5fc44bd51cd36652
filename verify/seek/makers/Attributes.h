// The attributes of each kind: the enumerator takes every one of them, and
// mutations a random one.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_ATTRIBUTES_H
#define PALINDROME_VERIFY_SEEK_MAKERS_ATTRIBUTES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"
#include <optional>

namespace palindrome::makers {

/// The attributes of `kind`: one that is there or not, a type attribute with
/// each of `types`, one with each number that means something, with ranges of
/// `width` bits, or with lists of ranges. LLVM's verifier may reject some.
llvm::SmallVector<llvm::Attribute>
attributesOf(llvm::LLVMContext &context, llvm::Attribute::AttrKind kind,
             llvm::ArrayRef<llvm::Type *> types, unsigned width = 32);

/// Attributes that are strings: those that need quotes, and those that LLVM
/// gives a meaning, with values.
llvm::SmallVector<llvm::Attribute> stringAttributes(llvm::LLVMContext &context);

/// The number that `bits` make for an attribute whose number is a set, as that
/// of `memory` is; std::nullopt for other kinds.
std::optional<uint64_t> setOf(llvm::Attribute::AttrKind kind, uint64_t bits);

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_ATTRIBUTES_H
