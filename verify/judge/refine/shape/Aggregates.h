// Loads and stores of structs and arrays as those of their scalars.
//
//   %v = load { ptr, i64 }, ptr %a       %p = load ptr, ptr %a
//                                        %q = getelementptr i8, ptr %a, i64 8
//                                        %n = load i64, ptr %q
//                                        %u = insertvalue { ptr, i64 } poison,
//                                        ptr %p, 0 %v = insertvalue { ptr, i64
//                                        } %u, i64 %n, 1

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_AGGREGATES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_AGGREGATES_H

#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {
class DataLayout;
class IRBuilderBase;
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace palindrome::refine {

/// A scalar or vector in a value of an aggregate type.
struct Scalar {
  llvm::SmallVector<unsigned, 2> path; ///< As `insertvalue` has it.
  llvm::Type *type;
  uint64_t offset; ///< In memory, in bytes.
};

/// All of a type; nothing if they are too many, or one is scalable.
std::optional<llvm::SmallVector<Scalar>>
scalarsOf(llvm::Type &type, const llvm::DataLayout &layout);

/// An address within the bytes that an access to `base` covers: all of them are
/// in bounds.
llvm::Value *addressWithin(llvm::IRBuilderBase &builder, llvm::Value *base,
                           uint64_t offset);

/// Replaces a simple load or store of an aggregate for which `scalarsOf` has an
/// answer. What the metadata of a load promise is forgotten.
void splitAggregate(llvm::Instruction &access);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_AGGREGATES_H
