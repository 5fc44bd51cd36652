// Which functions palindrome refine compares.

#include "tools/commands/refine/Choice.h"
#include "verify/judge/refine/promises/Unwritten.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Regex.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::refine;

/// The name of the function that `name` is compared with in the same module:
/// "tgtX" for "srcX" if `from` is "src" and `to` is "tgt". Empty if it has
/// none.
static std::string counterpartWithin(llvm::StringRef name, llvm::StringRef from,
                                     llvm::StringRef to) {
  name.consume_front("@");
  return name.consume_front(from) ? (to + name).str() : "";
}

/// Completes the names for a comparison within one file. Returns false after it
/// has reported that one has no counterpart.
static bool completeNames(std::string &sourceName, std::string &targetName) {
  if (!sourceName.empty() && !targetName.empty())
    return true;
  bool hasSource = !sourceName.empty();
  llvm::StringRef given = hasSource ? sourceName : targetName;
  std::string other = hasSource ? counterpartWithin(given, "src", "tgt")
                                : counterpartWithin(given, "tgt", "src");
  if (other.empty()) {
    given.consume_front("@");
    reportError("palindrome refine: error: with one file, @" + given.str() +
                " has no counterpart, as @srcX has @tgtX; name it with " +
                (hasSource ? "--tgt-fn" : "--src-fn") +
                ", or give a second file");
    return false;
  }
  (hasSource ? targetName : sourceName) = other;
  return true;
}

/// The pairs of the functions that are named, or of all.
static std::optional<std::vector<FunctionPair>>
findPairs(const RefineArguments &arguments, llvm::Module &source,
          llvm::Module &target) {
  std::string sourceName = arguments.sourceFunction;
  std::string targetName = arguments.targetFunction;
  if (sourceName.empty() && targetName.empty() && &source != &target)
    return pairWholeModules(source, target);
  makeUnwrittenConstant(source, target);
  std::vector<FunctionPair> pairs;
  if (!sourceName.empty() || !targetName.empty()) {
    if (&source == &target && !completeNames(sourceName, targetName))
      return std::nullopt;
    if (sourceName.empty())
      sourceName = targetName;
    if (targetName.empty())
      targetName = sourceName;
    if (std::optional<std::string> error =
            pairFunctions(source, sourceName, target, targetName, pairs)) {
      reportError("palindrome refine: error: " + *error);
      return std::nullopt;
    }
    return pairs;
  }
  pairs = pairWithin(source);
  if (pairs.empty()) {
    reportError(source.getModuleIdentifier() +
                ": error: there is no @src to compare with @tgt");
    return std::nullopt;
  }
  return pairs;
}

/// Whether `pattern` matches the name of a symbol, such as "@f".
static bool matches(const llvm::Regex &pattern, llvm::StringRef name) {
  return name.consume_front("@") && pattern.match(name);
}

/// Leaves those of `pairs` of which a name matches one of `patterns`. Returns
/// false after it has reported that one of these matches none.
static bool selectPairs(llvm::ArrayRef<std::string> patterns,
                        std::vector<FunctionPair> &pairs) {
  std::vector<bool> isSelected(pairs.size());
  for (const std::string &text : patterns) {
    const llvm::Regex pattern(text);
    bool hasMatch = false;
    for (auto [index, pair] : llvm::enumerate(pairs))
      if (matches(pattern, pair.sourceName) ||
          matches(pattern, pair.targetName))
        isSelected[index] = hasMatch = true;
    if (!hasMatch) {
      reportError("palindrome refine: error: --function=" + text +
                  " matches the name of no function that could be judged");
      return false;
    }
  }
  std::vector<FunctionPair> selected;
  for (auto [index, pair] : llvm::enumerate(pairs))
    if (isSelected[index])
      selected.push_back(std::move(pair));
  pairs = std::move(selected);
  return true;
}

std::optional<std::vector<FunctionPair>>
palindrome::tools::choosePairs(const RefineArguments &arguments,
                               llvm::Module &source, llvm::Module &target) {
  std::optional<std::vector<FunctionPair>> pairs =
      findPairs(arguments, source, target);
  if (pairs && !arguments.functions.empty() &&
      !selectPairs(arguments.functions, *pairs))
    return std::nullopt;
  return pairs;
}
