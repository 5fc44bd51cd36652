// The state of one export: the module made, and the translators that its parts
// share.

#ifndef PALINDROME_EXPORT_MODULEEXPORTER_H
#define PALINDROME_EXPORT_MODULEEXPORTER_H

#include "export/Attributes.h"
#include "export/DebugInfo.h"
#include "export/Extensions.h"
#include "export/Form.h"
#include "export/LoweredTypes.h"
#include "export/Metadata.h"
#include "export/ModelledMetadata.h"
#include "export/Report.h"
#include "export/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Export.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Module.h"

namespace palindrome {

inline constexpr llvm::StringLiteral moduleFlagsName = "llvm.module.flags";

class ModuleExporter {
public:
  /// Exports `source` to `target`, which is empty.
  ModuleExporter(mlir::Operation *source, llvm::Module &target,
                 const ExportOptions &options);

  /// Translates the whole module; fails after an error was reported.
  mlir::LogicalResult run();

  /// The ops of the module.
  mlir::Block &body() { return source->getRegion(0).front(); }

  /// The address of the block with `tag`, or null when there is none.
  llvm::Constant *blockAddress(llvm::Function *function, int64_t tag);

  /// The intrinsic `id` for `types`.
  llvm::Function *intrinsic(llvm::Intrinsic::ID id,
                            llvm::ArrayRef<llvm::Type *> types);

  /// The number of a metadata kind, and of the kind that an entry named
  /// `llvmx.md.KIND` carries.
  unsigned metadataKind(mlir::StringAttr kind);
  unsigned metadataKindOfEntry(mlir::StringAttr entry);

  /// Warns, once a name, that `op` has an attribute that nothing exports.
  /// Those of other dialects are these dialects' affair.
  void reportLeftOut(mlir::Operation *op, mlir::StringAttr name);

  /// Reports that an op of ours has no translation, and `why`.
  mlir::LogicalResult rejectOp(mlir::Operation &op, llvm::StringRef why);

  mlir::Operation *source;
  llvm::LLVMContext &context;
  llvm::Module *target;
  const ExportOptions &options;
  const FormChoices &form;
  DropReporter report;
  ExportExtensions extensions;
  TypeExporter types;
  LoweredTypes lowered;
  AttributeExporter attributes;
  MetadataExporter metadata;
  ModelledMetadataExporter modelled;
  DebugInfoExporter debugInfo;
  /// Every global value, by its symbol.
  llvm::DenseMap<mlir::StringAttr, llvm::GlobalValue *> symbols;
  /// Every comdat, by its selector's symbol.
  llvm::DenseMap<mlir::StringAttr, llvm::Comdat *> comdats;
  /// The block of each MLIR block of a function with a body.
  llvm::DenseMap<mlir::Block *, llvm::BasicBlock *> blocks;
  /// Whether an instruction, or else a record, of `function` may have
  /// assignment `id`: LLVM wants the records of an assignment in the function
  /// of its instructions. Records alone may be anywhere.
  bool isAssignIDOf(const llvm::MDNode *id, const llvm::Function *function,
                    bool isInstruction);

  /// Debug records without a location in a subprogram, for which LLVM has no
  /// room, and where the first of them is.
  unsigned numUnlocatedRecords = 0;
  std::optional<mlir::Location> unlocatedRecord;
  /// Calls without a location in functions with a subprogram.
  llvm::SmallVector<llvm::CallBase *> unlocatedCalls;
  /// The name of the entry that marks an op as a constant, and that of memory
  /// model relaxation annotations.
  mlir::StringAttr constantMark, mmraName;
  /// The places among carried module flags that modelled ones take, in order,
  /// each with the carried form of the flag, or null.
  struct FlagPlace {
    unsigned index;
    llvm::MDNode *form;
  };
  llvm::SmallVector<FlagPlace> flagPlaces;
  /// Set where an error was reported that stops nothing at once.
  bool hasFailed = false;

private:
  mlir::LogicalResult exportModuleAttributes();
  void exportNamedMetadata();
  void exportNamedList(llvm::StringRef name, mlir::DenseI32ArrayAttr nodes);
  void dropEmptyLists();
  void locateCalls();
  void reportUnlocatedRecords();

  llvm::DenseSet<mlir::StringAttr> leftOut;
  /// Lists of named metadata that must not be empty in the end.
  llvm::SetVector<llvm::NamedMDNode *> placedLists;
  llvm::DenseMap<llvm::Function *, mlir::LLVM::LLVMFuncOp> bodies;
  llvm::DenseMap<llvm::Function *, llvm::DenseMap<int64_t, llvm::BasicBlock *>>
      blockTags;
  /// The functions that use an assignment: of its instructions, and of the
  /// first of its records.
  struct AssignUsers {
    const llvm::Function *instructions = nullptr, *records = nullptr;
    bool moreRecords = false; ///< Records of other functions too.
  };
  llvm::DenseMap<const llvm::MDNode *, AssignUsers> assignUsers;
  llvm::DenseMap<mlir::StringAttr, unsigned> metadataKinds, entryKinds;
  llvm::DenseMap<std::pair<unsigned, llvm::FunctionType *>, llvm::Function *>
      intrinsics;

  friend mlir::LogicalResult declareFunction(ModuleExporter &module,
                                             mlir::LLVM::LLVMFuncOp op);
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODULEEXPORTER_H
