// Has the commit that CMake writes down.

#include "tools/commands/Commit.h"

llvm::StringRef palindrome::tools::buildCommit() {
  return
#include "Commit.inc"
      ;
}
