// The `bufferization` dialect:
// https://mlir.llvm.org/docs/Dialects/BufferizationOps/

#include "verify/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::ArrayRef<Rule> dialects::bufferizationRules() { return {}; }
