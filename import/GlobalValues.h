// What all kinds of global values share on import: the properties that are
// carried, and attachments. Mirrors export/GlobalValues.h.

#ifndef PALINDROME_IMPORT_GLOBALVALUES_H
#define PALINDROME_IMPORT_GLOBALVALUES_H

#include "import/state/Modelling.h"
#include "mlir/IR/Operation.h"
#include "llvm/IR/GlobalObject.h"

namespace palindrome::importer {

class ModuleImporter;

/// Appends to `carried` the properties of `value` that no op of the `llvm`
/// dialect has an attribute for: an empty name, DLL storage class, partition,
/// thread-local model and sanitizer metadata.
void carryGlobalValue(ModuleImporter &module, const llvm::GlobalValue &value,
                      llvm::SmallVectorImpl<mlir::NamedAttribute> &carried);

/// Represents the attachments of a global object on `op`, the op made from
/// it: by another dialect, if one claims the kind, else by `model`. Returns
/// the value of `llvmx.attachments` for those that are not represented
/// exactly; null when there are none.
using ModelAttachment = llvm::function_ref<Modelling(
    unsigned kind, llvm::StringRef name, const llvm::MDNode *node)>;
mlir::Attribute importAttachments(ModuleImporter &module,
                                  const llvm::GlobalObject &object,
                                  mlir::Operation *op,
                                  ModelAttachment model = nullptr);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_GLOBALVALUES_H
