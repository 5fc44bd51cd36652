// The `ptr` dialect: https://mlir.llvm.org/docs/Dialects/PtrOps/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::ptrRules() { return {}; }
