// Functions that return memory of their own, as malloc does.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_OWNRESULTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_OWNRESULTS_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"

namespace palindrome::encode {

/// Whether each pointer that `function` returns is certainly null, undef,
/// poison, or based on an object that an `alloca` or a call with a `noalias`
/// result has made, and of which the function gives nobody else a pointer. Such
/// a function keeps `noalias` on its own result (LangRef, 'Parameter
/// Attributes').
bool returnsOwnObjects(const llvm::Function &function,
                       LibraryDeclarations &libraries);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_OWNRESULTS_H
