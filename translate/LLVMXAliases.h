// The aliases of long types and lists in the text of a module.

#ifndef PALINDROME_LLVMXALIASES_H
#define PALINDROME_LLVMXALIASES_H

#include "mlir/IR/OpImplementation.h"

namespace palindrome {

/// Proposes aliases to MLIR's printer. It prints aliases before the module.
class LLVMXAliases : public mlir::OpAsmDialectInterface {
public:
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(mlir::Attribute attribute,
                       llvm::raw_ostream &os) const override;
  AliasResult getAlias(mlir::Type type, llvm::raw_ostream &os) const override;
};

} // namespace palindrome

#endif // PALINDROME_LLVMXALIASES_H
