// The `affine` dialect: https://mlir.llvm.org/docs/Dialects/Affine/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::affineRules() { return {}; }
