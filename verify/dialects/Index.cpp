// The `index` dialect: https://mlir.llvm.org/docs/Dialects/IndexOps/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::indexRules() { return {}; }
