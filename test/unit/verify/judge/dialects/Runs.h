// Runs of functions of MLIR, for the tests of the rules.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_RUNS_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_RUNS_H

#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::dialects {

/// What ops do in all runs, for tests of these tests; null: `allRules`.
extern const RuleTable *rulesOfRuns;

/// Parses `module`, calls its function @f with `arguments`, and returns what it
/// prints, then its result, without the line break at the end. If the run
/// stops, that is "undefined: ", "aborted: ", "unsupported: " or "exhausted: "
/// and the message; if an argument or the module is wrong, "error: ". Where
/// `hasLatitude` is given, it becomes `Interpretation::hasLatitude`.
std::string run(llvm::StringRef module,
                const std::vector<std::string> &arguments = {},
                Limits limits = {}, bool *hasLatitude = nullptr);

/// The same for `func.func @f(PARAMETERS) -> RESULT { BODY }`, where
/// `signature` is `(PARAMETERS) -> RESULT`, and a return of `%r` is added.
std::string runBody(llvm::StringRef signature, llvm::StringRef body,
                    const std::vector<std::string> &arguments = {},
                    Limits limits = {}, bool *hasLatitude = nullptr);

/// `op` with `operands` before the flags that it ends with:
/// "addi overflow<nsw>" and "%a, %b" make "addi %a, %b overflow<nsw>".
std::string insertOperands(llvm::StringRef op, llvm::StringRef operands);

} // namespace palindrome::dialects

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_RUNS_H
