// Makes instructions, and folds those with constant operands if asked to.

#ifndef PALINDROME_EXPORT_BODYBUILDER_H
#define PALINDROME_EXPORT_BODYBUILDER_H

#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/ConstantFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/NoFolder.h"

namespace palindrome {

enum class Folding {
  Nothing,
  Constants, ///< By what LLVM knows of any target.
  ForTarget, ///< By the module's data layout too.
};

/// An IRBuilder whose folder is chosen when it is made. LLVM asks any folder by
/// virtual calls.
class BodyBuilder final : public llvm::IRBuilderBase {
public:
  BodyBuilder(llvm::LLVMContext &context, const llvm::DataLayout &layout,
              Folding folding)
      : IRBuilderBase(context, choose(folding), inserter,
                      /*FPMathTag=*/nullptr, /*OpBundles=*/{}),
        targetFolder(layout) {}
  BodyBuilder(const BodyBuilder &) = delete;
  BodyBuilder &operator=(const BodyBuilder &) = delete;

private:
  const llvm::IRBuilderFolder &choose(Folding folding) const {
    if (folding == Folding::Nothing)
      return noFolder;
    if (folding == Folding::Constants)
      return constantFolder;
    return targetFolder;
  }

  llvm::NoFolder noFolder;
  llvm::ConstantFolder constantFolder;
  llvm::TargetFolder targetFolder;
  llvm::IRBuilderDefaultInserter inserter;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_BODYBUILDER_H
