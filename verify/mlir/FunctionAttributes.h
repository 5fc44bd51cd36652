// The attributes of a function that LLVM IR has by a name, a value or both,
// whichever of the dialect's ways says them.

#ifndef PALINDROME_VERIFY_MLIR_FUNCTIONATTRIBUTES_H
#define PALINDROME_VERIFY_MLIR_FUNCTIONATTRIBUTES_H

#include "mlir/IR/Operation.h"
#include <map>
#include <string>

namespace palindrome::mlirdiff {

struct FunctionAttribute {
  std::string name;  ///< As the operation spells it.
  std::string value; ///< As LLVM IR has it.
};

/// By LLVM's names.
using FunctionAttributes = std::map<std::string, FunctionAttribute>;

/// Whether the attribute `name` of llvm.func is one that `passthrough` could
/// say.
bool isFunctionAttribute(llvm::StringRef name);

void collectFunctionAttributes(mlir::Operation &function,
                               FunctionAttributes &into);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_FUNCTIONATTRIBUTES_H
