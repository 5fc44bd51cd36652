// Random constants of a given type.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_CONSTANTS_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_CONSTANTS_H

#include "verify/seek/mutate/Chooser.h"

namespace llvm {
class Constant;
class Module;
class Type;
} // namespace llvm

namespace palindrome::mutate {

/// A constant of `type`, which is a first-class type. It may refer to globals
/// of `module`. Elements of aggregates are at most `depth` deep.
llvm::Constant *randomConstant(llvm::Module &module, llvm::Type *type,
                               Chooser &choose, unsigned depth = 2);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_CONSTANTS_H
