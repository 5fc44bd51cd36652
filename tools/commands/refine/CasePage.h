// The verdicts of palindrome refine as one page for a browser: both functions
// side by side, and each counterexample step by step.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_CASEPAGE_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_CASEPAGE_H

#include "verify/judge/refine/Check.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"
#include <memory>

namespace palindrome::tools {

/// A module without debug info, for people; made when it is first asked for.
class PlainModule {
public:
  /// The function of that name in a copy of its module; null for null.
  const llvm::Function *find(const llvm::Function *function);

private:
  std::unique_ptr<llvm::Module> copy;
};

/// Collects verdicts, and writes a page that needs no other file.
class CasePage {
public:
  void add(const PairResult &result, const refine::FunctionPair &pair);
  /// Writes the page about the files `title`; `outcome` is one line on all
  /// pairs.
  void write(llvm::raw_ostream &os, llvm::StringRef title,
             llvm::StringRef outcome);

private:
  PlainModule source, target;
  llvm::json::Array cases;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_CASEPAGE_H
