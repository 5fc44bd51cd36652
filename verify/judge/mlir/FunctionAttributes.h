// Collects the LLVM attributes of a function by name and value. The dialect can
// represent one as an attribute of its own or in `passthrough`.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_FUNCTIONATTRIBUTES_H
#define PALINDROME_VERIFY_JUDGE_MLIR_FUNCTIONATTRIBUTES_H

#include "mlir/IR/Operation.h"
#include <map>
#include <string>

namespace palindrome::mlirdiff {

struct FunctionAttribute {
  std::string name;  ///< In the spelling of the operation.
  std::string value; ///< In the spelling of LLVM IR.
};

/// The attributes by their names in LLVM IR.
using FunctionAttributes = std::map<std::string, FunctionAttribute>;

/// Whether the attribute `name` of `llvm.func` represents an LLVM attribute
/// that `passthrough` can represent, too.
bool isFunctionAttribute(llvm::StringRef name);

void collectFunctionAttributes(mlir::Operation &function,
                               FunctionAttributes &into);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_FUNCTIONATTRIBUTES_H
