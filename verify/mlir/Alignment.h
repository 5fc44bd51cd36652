// The alignment that LLVM IR gives an access which says none.

#ifndef PALINDROME_VERIFY_MLIR_ALIGNMENT_H
#define PALINDROME_VERIFY_MLIR_ALIGNMENT_H

#include "mlir/IR/Operation.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include <optional>

namespace palindrome::mlirdiff {

class Alignment {
public:
  /// `layout` is a data layout's string; one that is none is the default's.
  explicit Alignment(llvm::StringRef layout);

  /// The alignment of an allocation or access `op` without one; none for other
  /// operations.
  std::optional<uint64_t> ofAccess(mlir::Operation &op);

private:
  llvm::LLVMContext context;
  mlir::LLVM::TypeToLLVMIRTranslator types;
  llvm::DataLayout layout;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_ALIGNMENT_H
