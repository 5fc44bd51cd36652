// What one export of a module consists of: the translators that its functions
// and globals share. Mirrors import/module/ModuleImporter.h.

#ifndef PALINDROME_EXPORT_MODULE_MODULEEXPORTER_H
#define PALINDROME_EXPORT_MODULE_MODULEEXPORTER_H

#include "export/metadata/Assignments.h"
#include "export/metadata/DebugInfo.h"
#include "export/metadata/Metadata.h"
#include "export/metadata/ModelledMetadata.h"
#include "export/module/Extensions.h"
#include "export/state/ExportState.h"
#include "export/types/Attributes.h"
#include "export/types/ConstantCode.h"
#include "export/types/LoweredTypes.h"
#include "export/types/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Export.h"
#include "translate/LostAttributes.h"
#include "llvm/IR/Module.h"

namespace palindrome::exporter {

inline constexpr llvm::StringLiteral moduleFlagsName = "llvm.module.flags";

class ModuleExporter : public ExportState {
public:
  /// Exports `source` to `target`, which is empty.
  ModuleExporter(mlir::Operation *source, llvm::Module &target,
                 const ExportOptions &options);

  /// The ops of the module.
  mlir::Block &body() { return source->getRegion(0).front(); }

  /// The declaration of intrinsic `id`, overloaded with `types`.
  llvm::Function *intrinsic(llvm::Intrinsic::ID id,
                            llvm::ArrayRef<llvm::Type *> types);
  /// The declaration that a call of type `call` needs, where `types` may be
  /// wrong: null if the intrinsic cannot have the arguments and the result.
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

  ExportExtensions extensions;
  LostAttributes lost;
  TypeExporter types;
  LoweredTypes lowered;
  AttributeExporter attributes;
  ConstantTable constants;
  MetadataExporter metadata;
  ModelledMetadataExporter modelled;
  DebugInfoExporter debugInfo;
  AssignmentExporter assignments;
  /// The comdats, by the symbols of their selectors.
  llvm::DenseMap<mlir::StringAttr, llvm::Comdat *> comdats;
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

private:
  llvm::DenseMap<mlir::StringAttr, unsigned> metadataKinds, entryKinds;
  llvm::DenseMap<std::pair<unsigned, llvm::FunctionType *>, llvm::Function *>
      intrinsics, intrinsicsByCall;
  llvm::DenseMap<const llvm::Function *, bool> namedByTypes;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_MODULE_MODULEEXPORTER_H
