// Judges passes: runs a pipeline of MLIR's or LLVM's passes over a module and
// decides whether each function still has its meaning.

#ifndef PALINDROME_PASSES_H
#define PALINDROME_PASSES_H

#include "palindrome/Lower.h"
#include "palindrome/Refine.h"
#include "palindrome/Verify.h"
#include <functional>

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace palindrome {

class Engine;

/// Registers passes with the builder of a pipeline of LLVM's, as plug-ins do.
using PassExtension = std::function<void(llvm::PassBuilder &)>;

struct PassOptions {
  /// A pipeline of MLIR's passes in their textual form. Without an anchor it
  /// runs on the module: `canonicalize,cse` is `builtin.module(canonicalize,
  /// cse)`. Empty if the passes are LLVM's.
  std::string pipeline;
  /// A pipeline as `opt -passes` takes it. Empty if the passes are MLIR's.
  std::string optPasses;
  /// What is judged in the place of passes, if it is not 0: what it changes to
  /// write a module for that release of LLVM.
  unsigned release = 0;
  std::vector<PassExtension> extensions; ///< For LLVM's passes.
  /// Whether to judge after every pass, and not only after the last.
  bool isEachPass = false;
  RefineOptions refine; ///< For the proofs.
  /// How modules of other dialects than `llvm` are lowered, the same way before
  /// and after a pass.
  LoweringOptions lowering;
};

/// Runs the pipeline of `options` over files, in this process, and judges what
/// it did; proofs are made in worker processes.
class PassJudge {
public:
  PassJudge(const Engine &engine, JudgeOptions judge, PassOptions options);
  ~PassJudge();

  /// Whether the pipeline parses; otherwise why not, in one line.
  std::optional<std::string> findProblem() const;

  FileResult judge(llvm::MemoryBufferRef input) const;

private:
  const Engine &engine;
  const JudgeOptions judgeOptions;
  const PassOptions options;
  const std::unique_ptr<mlir::DialectRegistry> registry;
};

} // namespace palindrome

#endif // PALINDROME_PASSES_H
