// The IRBuilder of the exporter, whose folding the form of the export selects.

#ifndef PALINDROME_EXPORT_STATE_BODYBUILDER_H
#define PALINDROME_EXPORT_STATE_BODYBUILDER_H

#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/ConstantFolder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/NoFolder.h"

namespace palindrome::exporter {

/// Which instructions with constant operands become constants.
enum class Folding {
  Nothing,
  Constants, ///< Those that fold independently of the target.
  ForTarget, ///< Also those that fold by the module's data layout.
};

/// An IRBuilder whose folder is selected at run time. llvm::IRBuilder selects
/// it by a template parameter.
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

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_BODYBUILDER_H
