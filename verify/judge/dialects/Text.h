// Values of a run of MLIR as text: what a command line takes, and prints. The
// text is that of `palindrome run` (verify/base/execute/Text.h).

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_TEXT_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_TEXT_H

#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/Support/Error.h"

namespace palindrome::dialects {

/// The value of `type` that `text` is. A list for a memref is stored in a new
/// buffer, row by row, or as the strides of the type demand. It is an error if
/// the text is no value of the type.
llvm::Expected<Value> readValue(Machine &machine, llvm::StringRef text,
                                mlir::Type type);

/// Prints `value`, which is of `type`; `poison` for a scalar that is poison,
/// and for memory that was not written.
void printValue(llvm::raw_ostream &stream, Machine &machine, const Value &value,
                mlir::Type type);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_TEXT_H
