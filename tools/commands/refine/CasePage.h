// The verdicts of palindrome refine as one page for a browser: both functions
// side by side, and each counterexample step by step. palindrome diff writes
// such a page of texts.

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
  /// Adds a verdict on all, with the differences that it rests on.
  void addDifferences(llvm::StringRef verdict, bool isGood,
                      llvm::StringRef facts);
  /// Adds two texts side by side.
  void addTexts(llvm::StringRef symbol, llvm::StringRef a, llvm::StringRef b);
  /// Writes the page about the files `title`; `outcome` is one line on all, and
  /// `left` and `right` name the two sides.
  void write(llvm::raw_ostream &os, llvm::StringRef title,
             llvm::StringRef outcome, llvm::StringRef left = "source",
             llvm::StringRef right = "target");

private:
  PlainModule source, target;
  llvm::json::Array cases;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_CASEPAGE_H
