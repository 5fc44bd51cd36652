// Passes that make the target of the source, for palindrome refine.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_PASSES_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_PASSES_H

#include "tools/commands/refine/Arguments.h"
#include "verify/judge/refine/Pairs.h"
#include <memory>

namespace palindrome::tools {

class RefinePasses {
public:
  virtual ~RefinePasses();

  /// Loads plug-ins and parses the pipeline. Returns false after it has
  /// reported an error.
  virtual bool prepare() = 0;

  /// What the passes make of a copy of `source`, in its context. Returns null
  /// after it has reported that they fail.
  virtual std::unique_ptr<llvm::Module> run(const llvm::Module &source) = 0;

  /// Why the functions of `pair`, which `result` has as different, need not be
  /// different in a program to which the passes are applied; nothing if there
  /// is no such reason.
  virtual std::optional<Reason> findDoubt(const refine::FunctionPair &pair,
                                          const PairResult &result,
                                          const RefineOptions &options) = 0;

  /// A line that says which passes make the target: for people, or an object of
  /// JSON.
  virtual std::string describe(bool isJSON) const = 0;
};

/// The line of `RefinePasses::describe`. `language` is "llvm" or "mlir", and
/// `tool` the program that takes the pipeline in the same form.
std::string describePasses(bool isJSON, llvm::StringRef language,
                           llvm::StringRef tool, llvm::StringRef pipeline);

/// LLVM's passes by --passes, in the program that has them.
std::unique_ptr<RefinePasses> makeLLVMPasses(const RefineArguments &arguments);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_PASSES_H
