// The type table (docs/carried.md, "Types"): the types of a module that MLIR
// has no type for, or whose text would not be linear in the size of the type.
// An entry of the table stands in a module attribute. The type by which ops
// refer to it is a target extension type, in which no pass and no op of `llvm`
// looks for elements:
//
//   llvmx.types = [["struct", [i32, !llvm.ptr], "pair"]]
//   !llvm.target<"llvmx.type", 0>

#ifndef PALINDROME_TYPETABLE_H
#define PALINDROME_TYPETABLE_H

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include <optional>

namespace palindrome {

/// The name of the target extension types that refer to the table.
inline constexpr llvm::StringLiteral typeHandleName = "llvmx.type";

/// The forms of the entries. An entry is an array: the form, an array of the
/// types that are its parts, and
///   struct, packed    the name, if the struct is identified
///   array             the number of elements as an i64
///   vector, scalable  that number; of a scalable vector, the least one
///   target            the name, an array<i64> of the integers
/// The parts of an entry that are in the table precede it.
namespace type_form {
inline constexpr llvm::StringLiteral structure = "struct", packed = "packed",
                                     array = "array", vector = "vector",
                                     scalable = "scalable", target = "target";
} // namespace type_form

/// The type that refers to entry `number`.
inline mlir::LLVM::LLVMTargetExtType typeHandle(mlir::MLIRContext *context,
                                                unsigned number) {
  return mlir::LLVM::LLVMTargetExtType::get(context, typeHandleName, {},
                                            number);
}

/// The entry that `type` refers to; nullopt if it is no reference.
inline std::optional<unsigned> typeHandleNumber(mlir::Type type) {
  auto target = llvm::dyn_cast_or_null<mlir::LLVM::LLVMTargetExtType>(type);
  if (!target || target.getExtTypeName() != typeHandleName ||
      !target.getTypeParams().empty() || target.getIntParams().size() != 1)
    return std::nullopt;
  return target.getIntParams().front();
}

} // namespace palindrome

#endif // PALINDROME_TYPETABLE_H
