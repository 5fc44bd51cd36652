// The `builtin` dialect: https://mlir.llvm.org/docs/Dialects/Builtin/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::builtinRules() { return {}; }
