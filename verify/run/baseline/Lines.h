// The lines of a baseline, whatever they say.

#ifndef PALINDROME_VERIFY_RUN_BASELINE_LINES_H
#define PALINDROME_VERIFY_RUN_BASELINE_LINES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace palindrome::baseline {

/// Of the form of all baselines.
constexpr int64_t formatVersion = 1;

/// What is wrong with the first line of a file, which `line` is, or null if it
/// is no JSON, as that of a baseline of the kind `kind`; empty if it is one.
std::string findHeaderProblem(const llvm::json::Value *line,
                              llvm::StringRef kind);

/// What is wrong with another line: it is none of a baseline.
std::string lineProblem();
/// Or it is about `what`, as another line is.
std::string repetitionProblem(llvm::StringRef what);

/// Reads the baseline `path`, which may be missing only if `mayBeMissing`.
/// `takeHeader` and `take` get its lines, null for what is no JSON, and say
/// what is wrong with one, or nothing. Returns a digest of the file, which is
/// empty if there is none. Errors are one line, which begins with the path.
llvm::Expected<std::string>
readLines(const std::string &path, bool mayBeMissing,
          llvm::function_ref<std::string(const llvm::json::Value *)> takeHeader,
          llvm::function_ref<std::string(const llvm::json::Value *)> take);

} // namespace palindrome::baseline

#endif // PALINDROME_VERIFY_RUN_BASELINE_LINES_H
