// Finds out that the locations of an imported module are lost, by two signs.
// The import notes in `llvmx.locations` that it put something there; and it
// never makes an op whose location is a place in a file and nothing more. Such
// a location is what MLIR's parser gives an op whose text states none.
// Locations that a pass has removed are unknown instead, and nobody is warned
// of them.

#include "export/LostLocations.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::exporter;

static bool isFilePlace(mlir::Location location) {
  return llvm::isa<mlir::FileLineColLoc>(location);
}

/// Whether no op and no block argument within `module` has a location of its
/// own.
static bool statesNoLocation(mlir::Operation *module) {
  auto check = [](mlir::Operation *op) {
    if (!isFilePlace(op->getLoc()))
      return mlir::WalkResult::interrupt();
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          if (!isFilePlace(argument.getLoc()))
            return mlir::WalkResult::interrupt();
    return mlir::WalkResult::advance();
  };
  return !module->walk<mlir::WalkOrder::PreOrder>(check).wasInterrupted();
}

/// The words for an element of `llvmx.locations`.
static llvm::StringRef wordsFor(llvm::StringRef kind) {
  if (kind == location_kind::debug)
    return "debug locations";
  if (kind == location_kind::names)
    return "names of block arguments";
  return "orders and flags of phis";
}

bool palindrome::exporter::warnOfLostLocations(mlir::Operation *module) {
  auto kinds = module->getAttrOfType<mlir::ArrayAttr>(carrier::locations);
  if (!kinds || kinds.empty() || !statesNoLocation(module))
    return false;
  llvm::SmallVector<llvm::StringRef> words;
  for (mlir::Attribute kind : kinds)
    if (auto text = llvm::dyn_cast<mlir::StringAttr>(kind))
      words.push_back(wordsFor(text));
  mlir::emitWarning(module->getLoc())
      << "the module was printed without its locations, which held "
      << llvm::join(words, ", ")
      << ": print it with mlir-opt --mlir-print-debuginfo, or write bytecode "
         "with --emit-bytecode";
  return true;
}
