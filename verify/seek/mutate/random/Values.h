// Random places in functions, and values that can be used there.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_VALUES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_VALUES_H

#include "verify/seek/mutate/Chooser.h"

namespace llvm {
class Instruction;
class Module;
class Type;
class Value;
} // namespace llvm

namespace palindrome::mutate {

/// An instruction before which any other may be inserted, neither a phi nor the
/// first of a pad; null if there is none.
llvm::Instruction *randomPoint(llvm::Module &module, Chooser &choose);

/// A value of `type` that can be used before `point`: an argument, the result
/// of an instruction before it in its block or in the entry block, or a
/// constant.
llvm::Value *randomValue(llvm::Instruction &point, llvm::Type *type,
                         Chooser &choose);

/// Likewise, of whatever type for which `accept` holds, not a constant; null if
/// there is none.
llvm::Value *randomValueOf(llvm::Instruction &point, Chooser &choose,
                           bool (*accept)(llvm::Type *));

/// Lets an instruction that follows `made` in its block use it, if any has an
/// operand of its type that may be replaced and `choose` wills it.
void useResult(llvm::Instruction &made, Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_VALUES_H
