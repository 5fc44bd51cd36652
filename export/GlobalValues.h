// The properties and attachments that all kinds of global values share on
// export: functions, global variables, aliases and ifuncs. The import of the
// same properties is in import/types/Symbols.

#ifndef PALINDROME_EXPORT_GLOBALVALUES_H
#define PALINDROME_EXPORT_GLOBALVALUES_H

#include "export/module/ModuleExporter.h"
#include "export/types/Enums.h"

namespace palindrome::exporter {

/// The name of the global value that `op` defines. It is `symbol`, unless the
/// op carries another name: MLIR's symbols have no empty names.
llvm::StringRef llvmName(mlir::Operation *op, llvm::StringRef symbol);

/// Puts `object` into the comdat that `reference` names, if it is not null
/// (LangRef, "Comdats"). Warns if the module has no such comdat.
void setComdat(ModuleExporter &module, mlir::SymbolRefAttr reference,
               llvm::GlobalObject &object);

/// Sets `dso_local` on `value` if `dsoLocal` holds or if the linkage and
/// visibility of `value` imply it.
void setLocality(llvm::GlobalValue &value, bool dsoLocal);

/// Restores what `op` carries for any kind of global value: DLL storage class,
/// partition, thread-local model and sanitizer metadata. Warns of discardable
/// attributes that no dialect exports.
void restoreGlobalValue(ModuleExporter &module, mlir::Operation *op,
                        llvm::GlobalValue &value);

/// Sets visibility, preemption and `unnamed_addr` of `value` from the
/// attributes of `op`, which is a symbol of the `llvm` dialect, and restores
/// what the op carries. The linkage of `value` must be set.
template <typename OpT>
void setSharedProperties(ModuleExporter &module, OpT op,
                         llvm::GlobalValue &value) {
  value.setVisibility(convertVisibilityToLLVM(op.getVisibility_()));
  setLocality(value, op.getDsoLocal());
  if (std::optional<mlir::LLVM::UnnamedAddr> unnamed = op.getUnnamedAddr())
    value.setUnnamedAddr(convertUnnamedAddrToLLVM(*unnamed));
  restoreGlobalValue(module, op, value);
}

/// Attaches to `object` the metadata that `op` carries in
/// `llvmx.attachments`. Warns of entries that have no node or one of a class
/// that LLVM rejects for their kind.
void restoreAttachments(ModuleExporter &module, mlir::Operation *op,
                        llvm::GlobalObject &object);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_GLOBALVALUES_H
