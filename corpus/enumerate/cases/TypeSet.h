// The types that every construct is made with: scalars of all kinds and odd
// widths, their vectors, pointers in address spaces, target types, arrays and
// structs of each kind.

#ifndef PALINDROME_CORPUS_ENUMERATE_CASES_TYPESET_H
#define PALINDROME_CORPUS_ENUMERATE_CASES_TYPESET_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/DerivedTypes.h"
#include <vector>

namespace palindrome::enumerate {

using TypeList = std::vector<llvm::Type *>;

/// The types of one context, in an order that does not change between runs.
struct TypeSet {
  explicit TypeSet(llvm::LLVMContext &context);

  TypeList integers; ///< Scalars of all widths.
  TypeList floats;   ///< Scalars of all formats.
  TypeList pointers; ///< To all address spaces of the set.
  TypeList targets;  ///< Target extension types.
  TypeList scalars;  ///< Integers, floats and pointers.

  TypeList vectors;    ///< Fixed and scalable vectors of scalars.
  TypeList aggregates; ///< Arrays and structs, without opaque structs.
  TypeList opaque;     ///< Types without size: opaque structs.
  llvm::Type *amx;     ///< x86_amx.

  TypeList integerLike; ///< Integers and vectors of them.
  TypeList floatLike;   ///< Floats and vectors of them.
  TypeList pointerLike; ///< Pointers and vectors of them.

  /// Everything that a parameter may have as its type.
  TypeList values;
  /// All of the above that LLVM considers types: `values`, `opaque`, `amx`,
  /// void, label, token, metadata and a function type.
  TypeList all;
  /// One type of each kind, for constructs that hardly depend on types.
  TypeList few;
};

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_CASES_TYPESET_H
