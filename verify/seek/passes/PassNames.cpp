// Finds MLIR's passes by names that are nearly right.

#include "verify/seek/passes/PassNames.h"
#include "mlir/Pass/PassRegistry.h"
#include "verify/base/io/Nearest.h"
#include "verify/base/pipeline/PassNames.h"
#include <vector>

using namespace palindrome;

/// All names that differ from `name` by one letter, or by two that have changed
/// places. MLIR's registry is asked for each, since it does not list its
/// passes.
static std::vector<std::string> similarNames(const std::string &name) {
  constexpr llvm::StringLiteral letters =
      "abcdefghijklmnopqrstuvwxyz0123456789-_";
  std::vector<std::string> names;
  for (size_t i = 0; i <= name.size(); ++i) {
    std::string head = name.substr(0, i), tail = name.substr(i);
    for (char letter : letters)
      names.push_back(head + letter + tail);
    if (tail.empty())
      break;
    for (char letter : letters)
      names.push_back(head + letter + tail.substr(1));
    names.push_back(head + tail.substr(1));
    if (tail.size() > 1)
      names.push_back(head + tail[1] + tail[0] + tail.substr(2));
  }
  return names;
}

std::string palindrome::passes::suggestMLIRPass(llvm::StringRef problem) {
  std::string name = quotedPass(problem).str();
  std::vector<std::string> known;
  for (std::string &similar : similarNames(name))
    if (mlir::PassInfo::lookup(similar) ||
        mlir::PassPipelineInfo::lookup(similar))
      known.push_back(std::move(similar));
  return didYouMean(name, known);
}
