// Calls of intrinsics, with the local names that the tables of
// `mlir-tblgen -gen-intr-from-llvmir-conversions` use for their parts.

#ifndef PALINDROME_IMPORT_BODY_INTRINSICCALL_H
#define PALINDROME_IMPORT_BODY_INTRINSICCALL_H

#include "llvm/IR/InstrTypes.h"

namespace palindrome::importer {

struct IntrinsicCall {
  explicit IntrinsicCall(llvm::CallBase *call) : arguments(call->args()) {
    for (unsigned i = 0; i < call->getNumOperandBundles(); ++i)
      bundles.push_back(call->getOperandBundleAt(i));
  }

  llvm::SmallVector<llvm::Value *> arguments;
  llvm::SmallVector<llvm::OperandBundleUse> bundles;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_BODY_INTRINSICCALL_H
