// The alignments of allocations and accesses that do not specify one.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_ALIGNMENT_H
#define PALINDROME_VERIFY_JUDGE_MLIR_ALIGNMENT_H

#include "mlir/IR/Operation.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include <optional>

namespace palindrome::mlirdiff {

class Alignment {
public:
  /// `layout` is a data layout string; an invalid one stands for the default
  /// layout.
  explicit Alignment(llvm::StringRef layout);

  /// The alignment in bytes that LLVM IR assumes for `op`, an allocation or
  /// access without an explicit one; nothing for other operations.
  std::optional<uint64_t> ofAccess(mlir::Operation &op);

private:
  llvm::LLVMContext context;
  mlir::LLVM::TypeToLLVMIRTranslator types;
  llvm::DataLayout layout;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_ALIGNMENT_H
