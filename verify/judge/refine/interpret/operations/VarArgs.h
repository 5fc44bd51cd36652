// va_arg and the intrinsics on lists of variable arguments (LangRef, 'Variable
// Argument Handling Intrinsics').
//
// Twin of encode/operations/VarArgs.cpp. They share no code on purpose: each
// checks the other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_VARARGS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_VARARGS_H

#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::interpret {

Lanes takeArgument(Machine &machine, const llvm::VAArgInst &instruction);
/// llvm.va_start.
void startList(Machine &machine, const Lane &list);
/// llvm.va_copy.
void copyList(Machine &machine, const Lane &to, const Lane &from);
/// llvm.va_end.
void endList(Machine &machine, const Lane &list);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_OPERATIONS_VARARGS_H
