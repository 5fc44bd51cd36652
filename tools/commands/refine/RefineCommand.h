// palindrome refine, as three programs have it: `palindrome` for LLVM IR alone,
// `palindrome-passes` for LLVM's passes, `palindrome-mlir` for MLIR as well.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H

#include "tools/line/CommandLine.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>

namespace llvm {
class Function;
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

namespace refine {
class CounterexamplePrinter;
} // namespace refine

struct RefineArguments;
class RefinePasses;

/// Brings inputs of MLIR to LLVM IR.
class RefineInputs {
public:
  virtual ~RefineInputs();

  /// Adds its options to `line` and parses `words` (see CommandLine::parse).
  virtual std::optional<int> parse(CommandLine &line,
                                   const std::vector<std::string> &words,
                                   size_t leastInputs, size_t mostInputs) = 0;

  /// The module of LLVM IR for `input`, which is MLIR, as the target or as the
  /// source, in `context`. `other` is the other side if that is LLVM IR, which
  /// gets what is known of the arguments of both; else null. Returns null after
  /// it has reported an error.
  virtual std::unique_ptr<llvm::Module> read(llvm::MemoryBufferRef input,
                                             bool isTarget, llvm::Module *other,
                                             llvm::LLVMContext &context) = 0;

  /// What lowering the inputs decided, after all were read: a line for people,
  /// or an object of JSON; empty if nothing was lowered. Nothing after it has
  /// reported that the inputs were not lowered alike.
  virtual std::optional<std::string> describeLowering(bool isJSON) const = 0;

  /// Whether values may be undef, which MLIR's own dialects do not have.
  virtual bool hasUndef() const = 0;

  virtual const refine::CounterexamplePrinter &printer() const = 0;

  /// The passes of --pipeline; null if that was not given.
  virtual RefinePasses *passes(const RefineArguments &arguments) = 0;

  /// The place of the function in its file; empty if it is not known.
  virtual std::string placeOf(const llvm::Function *function) const = 0;
};

/// Makes LLVM's passes by --passes.
using MakePasses =
    std::unique_ptr<RefinePasses>(const RefineArguments &arguments);

/// Runs the command. Without `inputs`, MLIR is an error; without `makePasses`,
/// --passes is one.
int runRefine(const Command &self, const std::vector<std::string> &words,
              RefineInputs *inputs, MakePasses *makePasses);

/// Whether `words`, the arguments of the command, are for the program that has
/// MLIR: an input is MLIR, or stdin, which can be read only once; or they ask
/// for the help, or for what the command does not know without MLIR.
bool needsMLIR(const std::vector<std::string> &words);

/// Whether `words`, which are not for that program, are for the one that has
/// LLVM's passes.
bool needsPasses(const std::vector<std::string> &words);

/// The members of the command, in each program.
Command makeRefineCommand(int (*run)(const Command &,
                                     const std::vector<std::string> &));

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_REFINECOMMAND_H
