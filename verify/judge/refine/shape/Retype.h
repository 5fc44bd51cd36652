// Another type for a local function and its calls.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_RETYPE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_RETYPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace llvm {
class CallBase;
class Function;
class FunctionType;
class Value;
} // namespace llvm

namespace palindrome::refine {

/// Whether `retype` can be applied: only calls refer to the function, which
/// have no operand bundles and need no caller or callee of their type.
bool canRetype(const llvm::Function &function);

/// Replaces `function` by one of `type` with the same body and name, and its
/// calls by such of that. A parameter is the old one whose number is in
/// `origins`, with its attributes, or a new one without, of which `argument`
/// returns what a call passes. Parameters that `origins` lacks have no uses. If
/// `type` returns nothing, no call has uses. Returns the new function.
llvm::Function &
retype(llvm::Function &function, llvm::FunctionType *type,
       llvm::ArrayRef<std::optional<unsigned>> origins,
       llvm::function_ref<llvm::Value *(llvm::CallBase &call, unsigned number)>
           argument);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_RETYPE_H
