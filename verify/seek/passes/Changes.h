// What passes changed, and the verdicts on it.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_CHANGES_H
#define PALINDROME_VERIFY_SEEK_PASSES_CHANGES_H

#include "palindrome/Passes.h"
#include "verify/judge/refine/Pairs.h"
#include "verify/run/meaning/Terms.h"
#include "verify/seek/passes/Excerpt.h"
#include "verify/seek/passes/Lowering.h"

namespace palindrome::passes {

/// A run of a pass.
struct PassRun {
  std::string name;  ///< Such as "gvn".
  std::string place; ///< Which of its runs, such as "gvn #2".
  /// The pass alone; empty if it cannot be repeated.
  std::string pipeline;
  bool isLLVM = false; ///< Whether it is LLVM's.
  /// Whether the pass may know all callers of local functions and all accesses
  /// to local variables, since it runs on modules.
  bool isInterprocedural = false;
};

/// A run of more than one pass.
inline PassRun wholeRun(std::string name, std::string place) {
  PassRun run;
  run.name = std::move(name);
  run.place = std::move(place);
  run.isInterprocedural = true;
  return run;
}

using SharedOrigin = std::shared_ptr<const Origin>;

/// Whether two symbols of one name are the same: functions by their bodies,
/// variables by their initial values, and by `settle::sameSurroundings`.
bool isSame(const llvm::GlobalValue &one, const llvm::GlobalValue &other);

/// What is not the same in two modules.
struct Parts {
  llvm::StringSet<> names; ///< Of symbols.
  bool isModule = false;   ///< What belongs to no symbol, such as module flags.

  bool areNone() const { return names.empty() && !isModule; }
};

/// The parts of `target` that are not as in `source`. Adds the functions that
/// are as in `source` to `same`.
Parts findChanges(const llvm::Module &source, const llvm::Module &target,
                  uint64_t &same);

/// Collects pairs of functions before and after passes, and judges them. The
/// modules that are passed may change afterwards.
class Changes {
public:
  Changes(const RefineOptions &options, FileResult &result)
      : options(options), result(result), report(result.passes.emplace()) {}

  /// Counts `run`.
  void begin(const PassRun &run) { ++report.countsOf(run.name).runs; }
  /// Counts functions that `run` left as they were.
  void addSame(const PassRun &run, uint64_t same) {
    report.countsOf(run.name).same += same;
  }
  /// Adds that `run` left `same` functions as they were and changed `parts`.
  /// Both modules are in one context.
  void add(const PassRun &run, llvm::Module &source, const llvm::Module &target,
           const Parts &parts, uint64_t same, SharedOrigin ofSource = nullptr,
           SharedOrigin ofTarget = nullptr);
  /// The same for all symbols that differ. The origins may be null.
  void addAll(const PassRun &run, llvm::Module &source,
              const llvm::Module &target, SharedOrigin ofSource = nullptr,
              SharedOrigin ofTarget = nullptr);
  /// Adds a verdict on the module after `run`, with its reason.
  void addFailure(const PassRun &run, Verdict verdict, std::string reason);

  /// Whether there are pairs that were added and not judged.
  bool hasPairs() const { return !collected.empty(); }
  /// Judges all pairs that were added, and sets the verdict and the message of
  /// the result to those of the worst pair.
  void judge();

private:
  struct Change {
    PassRun run;
    Excerpts excerpts;
    std::vector<refine::FunctionPair> pairs;
    /// The verdicts on what the pairs do not judge.
    std::vector<SettledSymbol> surroundings;
    llvm::StringSet<> madeLocal;
    /// Functions that differ as MLIR, and are the same as LLVM IR once both
    /// states are lowered.
    std::vector<std::string> hidden;
    /// Whether inputs of the functions may be undef.
    bool hasUndef = true;
    SharedOrigin ofSource, ofTarget;
    /// Of the excerpts; null where the terms are LLVM's.
    std::unique_ptr<meaning::LoweredModule> sourceTerms, targetTerms;
    std::unique_ptr<meaning::Terms> terms;
  };
  void judgeCollected();
  void judgeRun(llvm::ArrayRef<Change> changes);
  SettledSymbol testByRuns(const Change &change, PassPair &verdict) const;
  void refute(const Change &change, PassPair &verdict) const;
  void judgeByInterpreter(const Change &change, PassPair &verdict) const;
  void judgeHidden(const Change &change);
  RefineOptions optionsFor(const Change &change) const;
  void deliverSurroundings(const Change &change);
  PassPair verdictOn(const Change &change, const refine::FunctionPair &pair,
                     const PairResult &result);
  void noteWrong(const Change &change, const PassPair &pair);
  void deliver(const PassRun &run, PassPair pair);

  RefineOptions options;
  FileResult &result;
  PassReport &report;
  std::vector<Change> collected;
  /// The instructions of all excerpts in `collected`.
  uint64_t size = 0;
};

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_CHANGES_H
