// Turns the lossless form of an import into the plain form (docs/carried.md,
// "The plain form"): looks for entries that the program needs, moves those that
// have an inexact place in the dialect, counts and removes the rest.

#include "import/Plain.h"
#include "import/Carried.h"
#include "import/body/BodyImporter.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Calls without an effect on the program
//===----------------------------------------------------------------------===//

/// Whether `op` is a debug record that the dialect has no op for.
static bool isDebugRecord(Operation *op) {
  return isa<CallIntrinsicOp>(op) && op->hasAttr(carrier::debugRecord);
}

/// Whether `op` declares alias scopes, which are a carried operand.
static bool isScopeDeclaration(Operation *op) {
  auto call = dyn_cast<CallIntrinsicOp>(op);
  return call && call.getIntrin() == "llvm.experimental.noalias.scope.decl" &&
         op->hasAttr(carrier::metadataArgs);
}

//===----------------------------------------------------------------------===//
// Entries with an inexact place in the dialect
//===----------------------------------------------------------------------===//

/// `list`, one dictionary of attributes for each parameter, without carried
/// entries; null if nothing is left.
static ArrayAttr withoutCarried(ArrayAttr list) {
  SmallVector<Attribute> kept;
  for (Attribute each : list) {
    auto dictionary = cast<DictionaryAttr>(each);
    SmallVector<NamedAttribute> entries(
        llvm::make_filter_range(dictionary, [](NamedAttribute entry) {
          return !isCarried(entry.getName());
        }));
    kept.push_back(entries.size() == dictionary.size()
                       ? dictionary
                       : DictionaryAttr::get(list.getContext(), entries));
  }
  return ArrayAttr::get(list.getContext(), kept);
}

/// Moves the attributes of parameters from entries to llvm.call_intrinsic,
/// which has room for them, but not for carried entries within them.
static void placeParameters(CallIntrinsicOp call) {
  auto arguments = call->getAttrOfType<ArrayAttr>(carrier::argAttrs);
  auto results = call->getAttrOfType<ArrayAttr>(carrier::resAttrs);
  if (arguments && arguments.size() == call.getArgs().size()) {
    call.setArgAttrsAttr(arguments);
    call->removeAttr(carrier::argAttrs);
  }
  if (results && call->getNumResults() == 1) {
    call.setResAttrsAttr(results);
    call->removeAttr(carrier::resAttrs);
  }
}

//===----------------------------------------------------------------------===//
// Entries that the program needs
//===----------------------------------------------------------------------===//

/// The part of `op` that the program needs and the dialect has no form for.
static std::optional<std::string> findNeeded(Operation *op) {
  if (isDebugRecord(op) || isScopeDeclaration(op))
    return std::nullopt;
  if (auto constant = dyn_cast<llvmx::ConstantOp>(op)) {
    // The first part of a code is its form.
    auto code = cast<ArrayAttr>(constant.getCode());
    return "a constant ('" + cast<StringAttr>(code[0]).getValue().str() + "')";
  }
  if (auto instruction = dyn_cast<llvmx::InstructionOp>(op))
    return "this '" + instruction.getOpcode().str() + "'";
  if (auto terminator = dyn_cast<llvmx::TerminatorOp>(op))
    return "this '" + terminator.getOpcode().str() + "'";
  for (NamedAttribute entry : op->getAttrs())
    if (std::optional<std::string> needed = neededOf(entry, op))
      return needed;
  return std::nullopt;
}

static LogicalResult checkNothingNeeded(ModuleOp module) {
  std::string first;
  unsigned others = 0;
  module.walk([&](Operation *op) {
    std::optional<std::string> needed = findNeeded(op);
    if (!needed)
      return;
    if (first.empty())
      first = *needed + placeOf(op);
    else
      ++others;
  });
  if (first.empty())
    return success();
  InFlightDiagnostic error = emitError(module.getLoc())
                             << "the llvm dialect has no form for " << first;
  if (others)
    error << " (and " << others << " more)";
  return error << "; import without --plain";
}

//===----------------------------------------------------------------------===//
// Removal
//===----------------------------------------------------------------------===//

namespace {
/// Removes carried entries from ops and locations.
class Remover {
public:
  void clean(Operation *op);

private:
  Location clean(Location loc);
  Location rebuild(Location loc);

  llvm::DenseMap<Location, Location> cleaned;
};
} // namespace

void Remover::clean(Operation *op) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute entry : op->getDiscardableAttrs())
    if (!isCarried(entry.getName()))
      kept.push_back(entry);
  op->setDiscardableAttrs(DictionaryAttr::get(op->getContext(), kept));
  if (auto interface = dyn_cast<ArgAndResultAttrsOpInterface>(op)) {
    if (ArrayAttr list = interface.getArgAttrsAttr())
      interface.setArgAttrsAttr(withoutCarried(list));
    if (ArrayAttr list = interface.getResAttrsAttr())
      interface.setResAttrsAttr(withoutCarried(list));
  }
  op->setLoc(clean(op->getLoc()));
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        argument.setLoc(clean(argument.getLoc()));
}

Location Remover::clean(Location loc) {
  if (isa<UnknownLoc, FileLineColLoc>(loc))
    return loc;
  if (auto it = cleaned.find(loc); it != cleaned.end())
    return it->second;
  Location result = rebuild(loc);
  cleaned.insert({loc, result});
  return result;
}

Location Remover::rebuild(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return NameLoc::get(name.getName(), clean(name.getChildLoc()));
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return CallSiteLoc::get(clean(call.getCallee()), clean(call.getCaller()));
  auto fused = dyn_cast<FusedLoc>(loc);
  if (!fused)
    return loc;
  SmallVector<Location> parts;
  for (Location part : fused.getLocations())
    parts.push_back(clean(part));
  Attribute metadata = fused.getMetadata();
  if (auto entries = dyn_cast_or_null<DictionaryAttr>(metadata)) {
    NamedAttrList kept;
    for (NamedAttribute entry : entries)
      if (!isCarried(entry.getName()))
        kept.append(entry);
    metadata =
        kept.empty() ? Attribute() : kept.getDictionary(loc.getContext());
  }
  return FusedLoc::get(parts, metadata, loc.getContext());
}

/// Warns of `things` of `op`, or of the whole module.
static void warn(Operation *op, const CarriedThings &things) {
  // Operation::emitWarning attaches the text of the op.
  InFlightDiagnostic warning = emitWarning(op->getLoc());
  if (!isa<ModuleOp>(op))
    warning << "'" << op->getName() << "' op" << placeOf(op) << ": ";
  warning << "left out " << things.count << " x " << things.what;
  StringRef separator = " (";
  for (const std::string &name : things.names) {
    warning << separator << name;
    separator = ", ";
  }
  if (!things.names.empty())
    warning << ")";
  if (isa<ModuleOp>(op) && !things.place.empty())
    warning << (things.count == 1 ? "," : ", first") << things.place;
  warning << "; import without --plain keeps them";
}

LogicalResult palindrome::importer::makePlain(ModuleOp module,
                                              bool listsLosses) {
  module.walk([](Operation *op) {
    if (auto call = dyn_cast<CallIntrinsicOp>(op))
      placeParameters(call);
  });
  if (failed(checkNothingNeeded(module)))
    return failure();

  CarriedInventory inventory;
  Remover remover;
  auto warnOfAll = [&](Operation *op) {
    for (const CarriedThings &things : inventory.take())
      warn(op, things);
  };
  module.walk([&](Operation *op) {
    auto erase = [&] {
      if (listsLosses)
        warnOfAll(op);
      op->erase();
    };
    if (isDebugRecord(op)) {
      inventory.add(op, "debug records", Without::Less, 1,
                    cast<CallIntrinsicOp>(op).getIntrin());
      erase();
    } else if (isScopeDeclaration(op)) {
      inventory.add(op, "calls of @llvm.experimental.noalias.scope.decl",
                    Without::Less, 1);
      erase();
    } else {
      inventory.add(op);
      remover.clean(op);
      if (listsLosses)
        warnOfAll(op);
    }
  });
  warnOfAll(module);
  return success();
}
