// What all parts of one export use: the source and the target, the form, the
// warnings of what is dropped, and what the symbols and blocks have become.

#ifndef PALINDROME_EXPORT_STATE_EXPORTSTATE_H
#define PALINDROME_EXPORT_STATE_EXPORTSTATE_H

#include "export/state/Form.h"
#include "export/state/Report.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Export.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Module.h"

namespace palindrome::exporter {

class ExportState {
public:
  ExportState(mlir::Operation *source, llvm::Module &target,
              const ExportOptions &options)
      : source(source), context(target.getContext()), target(&target),
        options(options), form(FormChoices::of(options.form)), report(source) {}

  /// The address of the block of `function` whose llvm.blocktag has `tag`; null
  /// if there is none.
  llvm::Constant *blockAddress(llvm::Function *function, int64_t tag);

  mlir::Operation *source;
  llvm::LLVMContext &context;
  llvm::Module *target;
  const ExportOptions &options;
  const FormChoices &form;
  DropReporter report;
  /// The global values, by their symbols.
  llvm::DenseMap<mlir::StringAttr, llvm::GlobalValue *> symbols;
  /// The LLVM blocks of all MLIR blocks that do not represent an edge
  /// (edgeBranch).
  llvm::DenseMap<mlir::Block *, llvm::BasicBlock *> blocks;
  /// The ops of the functions that are defined.
  llvm::DenseMap<llvm::Function *, mlir::LLVM::LLVMFuncOp> bodies;
  /// Set after an error that does not stop the export at once.
  bool hasFailed = false;

private:
  llvm::DenseMap<llvm::Function *, llvm::DenseMap<int64_t, llvm::BasicBlock *>>
      blockTags;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_EXPORTSTATE_H
