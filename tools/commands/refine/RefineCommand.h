// palindrome refine, as two programs have it: `palindrome` for LLVM IR alone,
// `palindrome-mlir` for passes and for MLIR as well.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H

#include "tools/line/CommandLine.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>

namespace llvm {
class Function;
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {
struct PairResult;
struct RefineOptions;
} // namespace palindrome

namespace palindrome::refine {
class CounterexamplePrinter;
struct FunctionPair;
struct PairEvents;
} // namespace palindrome::refine

namespace palindrome::tools {

struct RefineArguments;
class RefinePasses;

/// What the command does without MLIR, and without LLVM's passes: they are in
/// the program that has both (`MLIRInputs`).
class RefineInputs {
public:
  virtual ~RefineInputs();

  /// Adds its options to `line` and parses `words` (see CommandLine::parse).
  virtual std::optional<int> parse(CommandLine &line,
                                   const std::vector<std::string> &words,
                                   size_t leastInputs, size_t mostInputs);

  /// The module of LLVM IR for `input`, which is MLIR, as the target or as the
  /// source, in `context`. `other` is the other side if that is LLVM IR, which
  /// gets what is known of the arguments of both; else null. Returns null after
  /// it has reported an error.
  virtual std::unique_ptr<llvm::Module> read(llvm::MemoryBufferRef input,
                                             bool isTarget, llvm::Module *other,
                                             llvm::LLVMContext &context);

  /// What lowering the inputs decided, after all were read: a line for people,
  /// or an object of JSON; empty if nothing was lowered. Nothing after it has
  /// reported that the inputs were not lowered alike.
  virtual std::optional<std::string> describeLowering(bool) const { return ""; }

  /// Whether values may be undef, which MLIR's own dialects do not have.
  virtual bool hasUndef() const { return true; }

  /// What restates counterexamples in other terms; null for those of LLVM IR.
  virtual const refine::CounterexamplePrinter *printer() const {
    return nullptr;
  }

  /// Judges `pairs` as `refine::checkPairs` does, those of MLIR on both sides
  /// by the rules of their dialects where that decides.
  virtual void check(llvm::ArrayRef<refine::FunctionPair> pairs,
                     const RefineOptions &options,
                     llvm::function_ref<void(const PairResult &)> deliver,
                     const refine::PairEvents &events) const;

  /// The passes of --pipeline; null if that was not given.
  virtual RefinePasses *passes(const RefineArguments &) { return nullptr; }

  /// The passes of --passes; null after it has reported that there are none.
  virtual std::unique_ptr<RefinePasses>
  passesOfLLVM(const RefineArguments &arguments);

  /// The place of the function in its file; empty if it is not known.
  virtual std::string placeOf(const llvm::Function *) const { return ""; }
};

/// Runs the command.
int runRefine(const Command &self, const std::vector<std::string> &words,
              RefineInputs &inputs);

/// Whether `words`, the arguments of the command, are for the program that has
/// MLIR and LLVM's passes: an input is MLIR, or stdin, which can be read only
/// once; or they ask for passes, for the help, or for what the command does not
/// know without MLIR.
bool needsMLIR(const std::vector<std::string> &words);

/// The members of the command, in each program.
Command makeRefineCommand(int (*run)(const Command &,
                                     const std::vector<std::string> &));

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H
