// The types that every construct is made with: scalars of all kinds and odd
// widths, their vectors, pointers in address spaces, target types, arrays and
// structs of each kind.

#ifndef PALINDROME_CORPUS_ENUMERATE_CASES_TYPESET_H
#define PALINDROME_CORPUS_ENUMERATE_CASES_TYPESET_H

#include "verify/seek/makers/Types.h"

namespace palindrome::enumerate {

using makers::TypeList;

/// The types of one context, in an order that does not change between runs; its
/// vectors are also of a target type.
struct TypeSet : makers::PlainTypes {
  explicit TypeSet(llvm::LLVMContext &context);

  TypeList targets;    ///< Target extension types.
  TypeList aggregates; ///< Arrays and structs, without opaque structs.
  TypeList opaque;     ///< Types without size: opaque structs.
  llvm::Type *amx;     ///< x86_amx.

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
