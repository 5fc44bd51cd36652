// Finds LLVM's passes by names that are nearly right.

#include "verify/base/pipeline/PassNames.h"
#include "verify/base/io/Nearest.h"
#include "llvm/Passes/PassBuilder.h"
#include <vector>

using namespace palindrome;

llvm::StringRef palindrome::quotedPass(llvm::StringRef problem) {
  llvm::StringRef quoted = problem.split('\'').second.split('\'').first;
  return quoted.take_until([](char c) { return c == '<' || c == '{'; });
}

std::string palindrome::suggestLLVMPass(llvm::StringRef problem) {
  std::string list;
  llvm::raw_string_ostream stream(list);
  llvm::PassBuilder().printPassNames(stream);
  std::vector<std::string> names;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(list).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    // Headings are not indented.
    if (line.consume_front("  "))
      names.push_back(line.split('<').first.str());
  return didYouMean(quotedPass(problem), names);
}
