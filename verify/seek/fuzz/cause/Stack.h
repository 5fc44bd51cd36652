// The names of the functions on the stack of a worker that died.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_STACK_H
#define PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_STACK_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace palindrome::fuzz {

/// The names of the functions that contain `addresses`, which are in this
/// process or in a child forked from it: a return address each but for the
/// first. Names have neither parameters nor template arguments; code without a
/// symbol is named by its library and its place in it, such as
/// "libMLIR.so.22.1+0x1234". Handlers of signals and the functions that abort
/// are left out at the beginning.
std::vector<std::string> functionNames(llvm::ArrayRef<uintptr_t> addresses);

/// Which part of a stack characterises its cause.
enum class StackKind {
  Fault,    ///< Where it died: the innermost functions.
  Overflow, ///< A recursion: the functions of its cycle, in any order.
  Limit,    ///< A hang, or too much memory: the outermost functions that are
            ///< not the same for all modules.
};

/// Up to three names of `functions` that characterise the cause, joined by
/// " < ", the innermost first.
std::string characteristicFrames(llvm::ArrayRef<std::string> functions,
                                 StackKind kind);

/// `name`, a demangled function, without parameters and template arguments.
std::string plainFunctionName(llvm::StringRef name);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_STACK_H
