// A function, made in IR, through which a function of any type is called.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_WRAPPER_H
#define PALINDROME_VERIFY_BASE_EXECUTE_WRAPPER_H

#include "verify/base/execute/Signature.h"
#include "llvm/IR/Function.h"

namespace palindrome::execute {

/// The type of the wrapper: it takes a struct of the arguments, and memory for
/// the result, which is not used if there is none.
using Wrapper = void (*)(char *arguments, char *result);

/// Adds a function to `module` that calls the one of `signature`, as LLVM's
/// calling conventions and attributes demand it:
///
///   define float @f(i32 %x, ptr byval(%S) %s)
///
///   define void @palindrome.run(ptr %arguments, ptr %result) {
///     %copy = alloca %S                            ; of the second argument
///     %r = call float @f(i32 %x, ptr byval(%S) %copy)
///     store float %r, ptr %result
llvm::Function *addWrapper(llvm::Module &module, const Signature &signature);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_WRAPPER_H
