// The `vector` dialect: https://mlir.llvm.org/docs/Dialects/Vector/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::vectorRules() { return {}; }
