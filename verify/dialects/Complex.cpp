// The `complex` dialect: https://mlir.llvm.org/docs/Dialects/ComplexOps/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::complexRules() { return {}; }
