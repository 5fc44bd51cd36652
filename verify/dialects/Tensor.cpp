// The `tensor` dialect: https://mlir.llvm.org/docs/Dialects/TensorOps/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::tensorRules() { return {}; }
