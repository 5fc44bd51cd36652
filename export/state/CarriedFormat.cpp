// Checks the version of the carried format: `llvmx.version = 1 : i32`.

#include "export/state/CarriedFormat.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::exporter;

mlir::LogicalResult
palindrome::exporter::checkCarriedFormat(mlir::Operation *module) {
  mlir::Attribute entry = module->getDiscardableAttr(carrier::version);
  // The importers that wrote version 1 first did not write its number.
  if (!entry)
    return mlir::success();
  auto version = llvm::dyn_cast<mlir::IntegerAttr>(entry);
  if (!version || !version.getType().isSignlessInteger(32))
    return mlir::emitError(module->getLoc())
           << carrier::version << " is not an i32";
  if (version.getInt() == carrier::formatVersion)
    return mlir::success();
  return mlir::emitError(module->getLoc())
         << "the module carries version " << version.getInt()
         << " of the llvmx entries, but this program reads version "
         << carrier::formatVersion
         << ": import the LLVM IR again, or export with the program that "
            "imported it";
}
