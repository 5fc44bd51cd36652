// The `memref` dialect: https://mlir.llvm.org/docs/Dialects/MemRef/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::memrefRules() { return {}; }
