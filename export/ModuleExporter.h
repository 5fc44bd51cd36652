// The state of one export: the module being made, and the translators of types,
// attributes and metadata that all parts share. Mirrors
// import/ModuleImporter.h.

#ifndef PALINDROME_EXPORT_MODULEEXPORTER_H
#define PALINDROME_EXPORT_MODULEEXPORTER_H

#include "export/Assignments.h"
#include "export/Attributes.h"
#include "export/CommonOps.h"
#include "export/ConstantCode.h"
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
#include "translate/LostAttributes.h"
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

  /// The address of the block of `function` whose llvm.blocktag has `tag`; null
  /// if there is none.
  llvm::Constant *blockAddress(llvm::Function *function, int64_t tag);

  /// The declaration of intrinsic `id`, overloaded with `types`.
  llvm::Function *intrinsic(llvm::Intrinsic::ID id,
                            llvm::ArrayRef<llvm::Type *> types);
  /// The same for a call whose arguments and result have the types of `call`;
  /// null if the intrinsic cannot have them. `types` need not be checked.
  llvm::Function *intrinsic(llvm::Intrinsic::ID id,
                            llvm::ArrayRef<llvm::Type *> types,
                            llvm::FunctionType *call);
  /// Whether the name of `intrinsic` is that of the overload with its type, as
  /// LLVM's verifier requires where it is called.
  bool isNamedByTypes(llvm::Function &intrinsic);

  /// The number of the metadata kind called `kind`, and of the kind that an
  /// attribute called `llvmx.md.KIND` carries.
  unsigned metadataKind(mlir::StringAttr kind);
  unsigned metadataKindOfEntry(mlir::StringAttr entry);

  /// Warns that `op` has the attribute `name`, which LLVM IR cannot represent
  /// there.
  void reportLeftOut(mlir::Operation *op, mlir::StringAttr name);

  /// Fails because an op of `llvm` has no translation; the lossless form
  /// reports `why`.
  mlir::LogicalResult rejectOp(mlir::Operation &op, llvm::StringRef why);

  mlir::Operation *source;
  llvm::LLVMContext &context;
  llvm::Module *target;
  const ExportOptions &options;
  const FormChoices &form;
  DropReporter report;
  ExportExtensions extensions;
  LostAttributes lost;
  CommonOps commonOps;
  TypeExporter types;
  LoweredTypes lowered;
  AttributeExporter attributes;
  ConstantTable constants;
  MetadataExporter metadata;
  ModelledMetadataExporter modelled;
  DebugInfoExporter debugInfo;
  AssignmentExporter assignments;
  /// The global values, by their symbols.
  llvm::DenseMap<mlir::StringAttr, llvm::GlobalValue *> symbols;
  /// The comdats, by the symbols of their selectors.
  llvm::DenseMap<mlir::StringAttr, llvm::Comdat *> comdats;
  /// The LLVM blocks of all MLIR blocks that do not represent an edge
  /// (edgeBranch).
  llvm::DenseMap<mlir::Block *, llvm::BasicBlock *> blocks;
  /// Calls without a location in functions with a subprogram.
  llvm::SmallVector<llvm::CallBase *> unlocatedCalls;
  /// The names of the attributes `llvmx.constant` and `llvm.mmra`.
  mlir::StringAttr constantMark, mmraName;
  /// The positions among carried module flags of those that llvm.module_flags
  /// represents, in order, each with the carried node of the flag or null.
  struct FlagPlace {
    unsigned index;
    llvm::MDNode *form;
  };
  llvm::SmallVector<FlagPlace> flagPlaces;
  /// Whether a warning has said that the locations of the source are lost.
  bool areLocationsLost = false;
  /// Set after an error that does not stop the export at once.
  bool hasFailed = false;

private:
  mlir::LogicalResult exportModuleAttributes();
  void exportNamedMetadata();
  void exportNamedList(llvm::StringRef name, mlir::DenseI32ArrayAttr nodes);
  void dropEmptyLists();
  void locateCalls();
  void dropRenamedIntrinsics();
  void warnOfUnusedComdats();

  /// The named metadata that is dropped if it is empty in the end.
  llvm::SetVector<llvm::NamedMDNode *> placedLists;
  llvm::DenseMap<llvm::Function *, mlir::LLVM::LLVMFuncOp> bodies;
  llvm::DenseMap<llvm::Function *, llvm::DenseMap<int64_t, llvm::BasicBlock *>>
      blockTags;
  llvm::DenseMap<mlir::StringAttr, unsigned> metadataKinds, entryKinds;
  llvm::DenseMap<std::pair<unsigned, llvm::FunctionType *>, llvm::Function *>
      intrinsics, intrinsicsByCall;
  llvm::DenseMap<const llvm::Function *, bool> namedByTypes;

  friend mlir::LogicalResult declareFunction(ModuleExporter &module,
                                             mlir::LLVM::LLVMFuncOp op);
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_MODULEEXPORTER_H
