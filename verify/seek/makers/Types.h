// The types that constructs are made with: the enumerator takes each of them,
// and mutations a random one.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_TYPES_H
#define PALINDROME_VERIFY_SEEK_MAKERS_TYPES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/DerivedTypes.h"
#include <vector>

namespace palindrome::makers {

inline constexpr unsigned integerWidths[] = {1,  7,  8,   16,  24,  32,
                                             64, 65, 128, 129, 1000};
inline constexpr llvm::Type::TypeID floatFormats[] = {
    llvm::Type::HalfTyID,     llvm::Type::BFloatTyID,   llvm::Type::FloatTyID,
    llvm::Type::DoubleTyID,   llvm::Type::X86_FP80TyID, llvm::Type::FP128TyID,
    llvm::Type::PPC_FP128TyID};
inline constexpr unsigned addressSpaces[] = {0, 3, 0xFFFFFF};
/// Numbers of elements of vectors.
inline constexpr unsigned elementCounts[] = {1, 2, 3, 4, 16};

using TypeList = std::vector<llvm::Type *>;

/// Target extension types. LLVM has no list of them at run time; these have
/// each of the properties of LangRef's "Target Extension Type", alone and
/// together.
TypeList targetTypes(llvm::LLVMContext &context);

/// All scalars and vectors of the tables, in an order that does not change
/// between runs. None has a name, so that making them leaves no trace in a
/// context.
struct PlainTypes {
  explicit PlainTypes(llvm::LLVMContext &context);

  TypeList integers; ///< Scalars of all widths.
  TypeList floats;   ///< Scalars of all formats.
  TypeList pointers; ///< To all address spaces of the table.
  TypeList scalars;  ///< Integers, floats and pointers.
  TypeList vectors;  ///< Fixed and scalable vectors of scalars.

  TypeList integerLike; ///< Integers and vectors of them.
  TypeList floatLike;   ///< Floats and vectors of them.
  TypeList pointerLike; ///< Pointers and vectors of them.
};

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_TYPES_H
