// Runs of a function of MLIR before and after something changed it, a lowering
// or a pass, on the same arguments.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_RUNS_H
#define PALINDROME_VERIFY_RUN_LOWERING_RUNS_H

#include "palindrome/Verify.h"
#include "verify/judge/dialects/machine/Machine.h"
#include "verify/run/lowering/Library.h"

namespace palindrome::lowering {

struct RunOptions {
  unsigned runs = 16; ///< For each function, as far as `steps` suffice.
  /// Of one run on either side: ops of MLIR (`dialects::Limits`), or four times
  /// as many instructions of LLVM IR. After as many no other run begins. What
  /// time they take decides on nothing, so that verdicts repeat.
  uint64_t steps = 1'000'000;
  uint64_t seed = 1; ///< Of the arguments that are drawn.
  unsigned indexBits = 64;
  const dialects::RuleTable *rules = nullptr; ///< See `dialects::Limits`.
};

/// A run of a function of MLIR.
class Run {
public:
  /// `module` defines `function`.
  Run(mlir::ModuleOp module, mlir::FunctionOpInterface function,
      const RunOptions &options);

  /// Makes the arguments that `texts` spell, as `palindrome run` takes them.
  /// Returns in one line why it cannot, or nothing.
  std::optional<std::string> read(llvm::ArrayRef<std::string> texts);
  /// Calls the function with them.
  void call();

  /// Whether the function was called and stopped by an event of this kind.
  bool hasStopped(dialects::Stop::Kind kind) const {
    return machine.stopped() && machine.stopped()->kind == kind;
  }
  /// What it did: the results, and what the memrefs among the arguments hold.
  Counterexample::Side describe();

  mlir::FunctionOpInterface function;
  std::string printed;

private:
  llvm::raw_string_ostream output{printed};
  UnknownFunctions unknown;

public:
  dialects::Machine machine;
  dialects::Values arguments;
  std::optional<dialects::Values> results; ///< Nothing if it did not return.
};

/// What one input shows.
struct Trial {
  /// Whether the changed function did what it may; nothing if the input says
  /// nothing, for `reason`.
  std::optional<bool> agrees;
  std::string reason; ///< In one line.
  /// What differs, if they disagree: "outcome", "result", "memory", "output".
  std::string what;
  Counterexample::Side after; ///< What the changed function did.
  bool isPointless = false;   ///< Other inputs will not say anything either.
  uint64_t steps = 0;         ///< Of the changed function.

  /// One that says nothing.
  static Trial inconclusive(std::string reason, bool isPointless) {
    Trial trial;
    trial.reason = std::move(reason);
    trial.isPointless = isPointless;
    return trial;
  }
};

/// What a function became.
class ChangedFunction {
public:
  virtual ~ChangedFunction() = default;
  /// Makes the arguments of `before`, which are `texts` and of which no memory
  /// has changed yet, those of this function; why it cannot in one line, or
  /// nothing.
  virtual std::optional<std::string>
  takeArguments(Run &before, llvm::ArrayRef<std::string> texts) = 0;
  /// Runs this function with them. `before` returned, or aborted.
  virtual Trial compare(Run &before) = 0;
  /// Adds what else is known of the difference `trial`, which `texts` show.
  virtual void explain(SettledSymbol &, const std::vector<std::string> &texts,
                       const Trial &trial) {
    (void)texts, (void)trial;
  }
};

/// Runs `before` and `changed` with the arguments that `texts` are.
Trial tryArguments(Run &before, ChangedFunction &changed,
                   llvm::ArrayRef<std::string> texts);

/// The verdict on `changed`, which `function` of `module` became, by the rules
/// of MLIR's documents for the runs of `function`:
///
/// - `Different` with a counterexample: the arguments, as `palindrome run`
///   takes them, and what either side does;
/// - `Tested` with the number of the runs that agreed: in each, no behaviour
///   of `function` was undefined;
/// - `Unknown` with the reason that no run could be compared.
SettledSymbol judgeByRuns(mlir::ModuleOp module,
                          mlir::FunctionOpInterface function,
                          ChangedFunction &changed, const RunOptions &options);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_RUNS_H
