// Random types of LLVM, of all kinds.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_TYPES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_TYPES_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/IR/DerivedTypes.h"
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::mutate {

llvm::IntegerType *randomIntegerType(llvm::LLVMContext &context,
                                     Chooser &choose);
llvm::Type *randomFloatType(llvm::LLVMContext &context, Chooser &choose);
llvm::PointerType *randomPointerType(llvm::LLVMContext &context,
                                     Chooser &choose);
/// A type of some target extension, such as `target("spirv.Sampler")`.
llvm::TargetExtType *randomTargetType(llvm::LLVMContext &context,
                                      Chooser &choose);
/// An integer, floating-point or pointer type.
llvm::Type *randomScalarType(llvm::LLVMContext &context, Chooser &choose);
/// A fixed or scalable vector of scalars.
llvm::VectorType *randomVectorType(llvm::LLVMContext &context, Chooser &choose);

/// A type that has a size, so that it can be loaded and stored. Structures and
/// arrays nest at most `depth` deep. Named structures may be those of `module`.
llvm::Type *randomSizedType(llvm::Module &module, Chooser &choose,
                            unsigned depth = 2);

/// The most bits that random integers of any type have. LLVM takes time
/// quadratic in the bits to print an integer: minutes, if all 8,388,607 of the
/// widest type count.
constexpr unsigned mostIntegerBits = 8192;

/// Whether a value of that type can be loaded and stored, and whoever counts
/// the elements of its aggregates, or prints its integers, is done in time.
bool isSmallAndSized(llvm::Type *type);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_TYPES_H
