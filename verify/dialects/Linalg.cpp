// The `linalg` dialect: https://mlir.llvm.org/docs/Dialects/Linalg/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::linalgRules() { return {}; }
