// Shows problems: many of one kind in one line.

#include "tools/commands/corpus/ProblemLines.h"
#include "tools/line/Dispatch.h"
#include "verify/base/io/Messages.h"

using namespace palindrome;
using namespace palindrome::tools;

void ProblemLines::add(llvm::ArrayRef<std::string> problems) {
  total += problems.size();
  for (const std::string &problem : problems) {
    if (areAllShown) {
      reportError(problem);
      continue;
    }
    // Behind all places, also those that a compiler names.
    llvm::StringRef message = llvm::StringRef(problem).rsplit("error: ").second;
    auto [place, isNew] =
        places.try_emplace(normaliseMessage(message), kinds.size());
    if (isNew)
      kinds.push_back({problem, 0});
    ++kinds[place->second].count;
  }
}

void ProblemLines::finish() {
  for (const Kind &kind : kinds) {
    std::string more;
    if (kind.count > 1)
      more = " (and " + std::to_string(kind.count - 1) +
             " more like it; --problems=all lists them)";
    reportError(kind.first + more);
  }
}
