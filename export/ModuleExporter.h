// The state of one export: the module made, and the translators that its parts
// share.

#ifndef PALINDROME_EXPORT_MODULEEXPORTER_H
#define PALINDROME_EXPORT_MODULEEXPORTER_H

#include "export/Attributes.h"
#include "export/Metadata.h"
#include "export/Report.h"
#include "export/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/IR/Module.h"

namespace palindrome {

class ModuleExporter {
public:
  ModuleExporter(mlir::ModuleOp source, llvm::LLVMContext &context);

  /// Translates the whole module; null after an error was reported.
  std::unique_ptr<llvm::Module> run();

  /// The address of the block with `tag`, or null when there is none.
  llvm::Constant *blockAddress(llvm::Function *function, int64_t tag);

  /// The intrinsic `id` for `types`.
  llvm::Function *intrinsic(llvm::Intrinsic::ID id,
                            llvm::ArrayRef<llvm::Type *> types);

  /// The number of a metadata kind, and of the kind that an entry named
  /// `llvmx.md.KIND` carries.
  unsigned metadataKind(mlir::StringAttr kind);
  unsigned metadataKindOfEntry(mlir::StringAttr entry);

  mlir::ModuleOp source;
  llvm::LLVMContext &context;
  std::unique_ptr<llvm::Module> target;
  DropReporter report;
  TypeExporter types;
  AttributeExporter attributes;
  MetadataExporter metadata;
  /// Every global value, by its symbol.
  llvm::DenseMap<mlir::StringAttr, llvm::GlobalValue *> symbols;
  /// Every comdat, by its selector's symbol.
  llvm::DenseMap<mlir::StringAttr, llvm::Comdat *> comdats;
  /// The block of each MLIR block of a function with a body.
  llvm::DenseMap<mlir::Block *, llvm::BasicBlock *> blocks;
  /// Whether `id`, a DIAssignID, is of `function`: of the first that uses it.
  bool isAssignIDOf(const llvm::MDNode *id, const llvm::Function *function) {
    return assignIDs.try_emplace(id, function).first->second == function;
  }

  /// Calls without a location in functions with a subprogram.
  llvm::SmallVector<llvm::CallBase *> unlocatedCalls;
  /// The name of the entry that marks an op as a constant.
  mlir::StringAttr constantMark;

private:
  mlir::LogicalResult exportModuleAttributes();
  void exportNamedMetadata();
  void locateCalls();

  llvm::DenseMap<llvm::Function *, mlir::LLVM::LLVMFuncOp> bodies;
  llvm::DenseMap<llvm::Function *, llvm::DenseMap<int64_t, llvm::BasicBlock *>>
      blockTags;
  llvm::DenseMap<const llvm::MDNode *, const llvm::Function *> assignIDs;
  llvm::DenseMap<mlir::StringAttr, unsigned> metadataKinds, entryKinds;
  llvm::DenseMap<std::pair<unsigned, llvm::FunctionType *>, llvm::Function *>
      intrinsics;

  friend mlir::LogicalResult declareFunction(ModuleExporter &module,
                                             mlir::LLVM::LLVMFuncOp op);
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODULEEXPORTER_H
