// Divides the files of a benchmark run into groups.

#include "verify/run/bench/Grouping.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::bench;

llvm::Expected<Grouping> Grouping::parse(llvm::StringRef by) {
  if (by == "folder")
    return Grouping(Kind::Folder);
  if (by == "debug-info")
    return Grouping(Kind::DebugInfo);
  Grouping grouping(Kind::Expression);
  grouping.expression = llvm::Regex(by);
  std::string problem;
  if (!grouping.expression.isValid(problem))
    return llvm::createStringError("'" + by + "': " + problem);
  if (!grouping.expression.getNumMatches())
    return llvm::createStringError(
        "'" + by +
        "' is neither folder nor debug-info nor a regular expression with a "
        "group in parentheses");
  return std::move(grouping);
}

std::optional<std::string> Grouping::groupOf(llvm::StringRef path,
                                             bool hasDebugInfo) const {
  namespace paths = llvm::sys::path;
  switch (kind) {
  case Kind::Folder: {
    llvm::StringRef folder = paths::filename(paths::parent_path(path));
    return folder.empty() ? "." : folder.str();
  }
  case Kind::DebugInfo:
    return hasDebugInfo ? "with debug info" : "without debug info";
  case Kind::Expression:
    break;
  }
  llvm::SmallVector<llvm::StringRef, 2> matches;
  if (!expression.match(path, &matches))
    return std::nullopt;
  return matches[1].str();
}
