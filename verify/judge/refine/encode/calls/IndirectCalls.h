// Indirect calls that may reach functions whose declarations are known.
//
// The attributes of a declaration describe the function, whatever calls it, as
// LLVM's passes have it that replace an indirect call by a direct one:
//
//   %r = call i8 %p(i8 %a)          %c = icmp eq ptr %p, @f
//                                   br i1 %c, label %direct, label %indirect
//   declare i8 @f(i8 returned)      direct:
//                                     %r = call i8 @f(i8 %a)      ; %r is %a

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_INDIRECTCALLS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_INDIRECTCALLS_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// A function that an indirect call reaches where `isIt` holds.
struct PossibleCallee {
  Expr isIt;
  const llvm::Function *function;
};

/// The functions with attributes that `record` may reach, a call whose callee
/// is not known. Its first argument must be set.
llvm::SmallVector<PossibleCallee>
listPossibleCallees(const Side &side, const UnknownCall &record);

/// Applies the attributes of their parameter `number` to an argument.
Lanes applyToArgument(Side &side, llvm::ArrayRef<PossibleCallee> callees,
                      const llvm::CallBase &call, unsigned number, Lanes value);
/// Applies `returned` and the attributes of their results to the result.
Lanes applyToResult(Side &side, llvm::ArrayRef<PossibleCallee> callees,
                    const UnknownCall &record, Lanes value);
/// Lets the call end as their attributes allow.
void restrictEnd(llvm::ArrayRef<PossibleCallee> callees, UnknownCall &record);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_CALLS_INDIRECTCALLS_H
