// Counts carried entries by the losses of translate/Carrier.def. Entries that
// contain several things (attachments, attributes, nodes) are counted by their
// contents.

#include "import/Carried.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/ImportStats.h"
#include "translate/Carrier.h"
#include "translate/LLVMXDialect.h"
#include "llvm/ADT/StringSet.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
struct EntryKind {
  StringLiteral name;
  Without without;
  StringLiteral loss;
};
} // namespace

static constexpr EntryKind entryKinds[] = {
#define CARRIED(NAME, ENTRY, FORM, WITHOUT, LOSS)                              \
  {ENTRY, Without::WITHOUT, LOSS},
#include "translate/Carrier.def"
};

static const EntryKind *findEntryKind(StringRef name) {
  const EntryKind *found = llvm::find_if(
      entryKinds, [&](const EntryKind &kind) { return kind.name == name; });
  return found == std::end(entryKinds) ? nullptr : found;
}

bool palindrome::importer::isCarried(StringRef name) {
  return name.starts_with(carrier::prefix);
}

/// Whether an attribute is part of the agreement between caller and callee on
/// how arguments are passed.
static bool isOfABI(StringRef attribute) {
  static const StringSet<> names = {
      "alignstack", "byref",        "byval",   "elementtype", "inalloca",
      "inreg",      "preallocated", "signext", "sret",        "swiftasync",
      "swifterror", "swiftself",    "zeroext", "nest"};
  return names.contains(attribute);
}

//===----------------------------------------------------------------------===//
// LLVM attributes
//===----------------------------------------------------------------------===//

using Visitor = llvm::function_ref<void(StringRef)>;

/// The name of an LLVM attribute by its code in `llvmx.attributes`.
static StringRef nameOfCode(Attribute code) {
  if (auto flag = dyn_cast<StringAttr>(code))
    return flag.getValue();
  auto parts = dyn_cast<ArrayAttr>(code);
  if (!parts || parts.empty() || !isa<StringAttr>(parts[0]))
    return "";
  StringRef form = cast<StringAttr>(parts[0]).getValue();
  bool isTagged =
      form == "string" || form == "type" || form == "range" || form == "ranges";
  if (isTagged && parts.size() > 1 && isa<StringAttr>(parts[1]))
    return cast<StringAttr>(parts[1]).getValue();
  return form;
}

static void visitCodes(Attribute list, Visitor visit) {
  if (auto codes = dyn_cast_or_null<ArrayAttr>(list))
    for (Attribute code : codes)
      visit(nameOfCode(code));
}

/// Visits the carried attributes in `list`, one dictionary for each parameter,
/// or if `all` is set, also those of the dialect.
static void visitParameters(Attribute list, bool all, Visitor visit) {
  auto dictionaries = dyn_cast_or_null<ArrayAttr>(list);
  if (!dictionaries)
    return;
  for (Attribute each : dictionaries)
    if (auto dictionary = dyn_cast<DictionaryAttr>(each))
      for (NamedAttribute entry : dictionary) {
        StringRef name = entry.getName();
        if (name == carrier::attributes)
          visitCodes(entry.getValue(), visit);
        else if (name.consume_front("llvm.") && all)
          visit(name);
      }
}

static bool isWholeList(StringRef name) {
  return name == carrier::argAttrs || name == carrier::resAttrs;
}

/// Whether an attribute called `name` contains attributes of parameters.
static bool isParameterList(StringRef name) {
  return name == "arg_attrs" || name == "res_attrs" || isWholeList(name);
}

std::optional<std::string> palindrome::importer::neededOf(NamedAttribute entry,
                                                          Operation *op) {
  StringRef name = entry.getName();
  if (isParameterList(name)) {
    std::optional<std::string> needed;
    visitParameters(entry.getValue(), isWholeList(name), [&](StringRef each) {
      if (!needed && isOfABI(each))
        needed = ("parameter attribute '" + each + "'").str();
    });
    return needed;
  }
  const EntryKind *kind = findEntryKind(name);
  if (!kind)
    return std::nullopt;
  if (name == carrier::callingConv) {
    // An intrinsic is expanded whatever its calling convention is.
    auto number = dyn_cast<IntegerAttr>(entry.getValue());
    if (!number || !isa<LLVMFuncOp, CallOp, InvokeOp>(op))
      return std::nullopt;
    return "calling convention " + std::to_string(number.getInt());
  }
  // Only functions that handle exceptions need their personality.
  if (name == carrier::personality) {
    WalkResult found = op->walk([](Operation *inner) {
      return isa<ResumeOp, LandingpadOp, InvokeOp>(inner)
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (!found.wasInterrupted())
      return std::nullopt;
    return "a personality that is an expression";
  }
  // The result is a vector only because of the splat index.
  bool isScalar = name == carrier::splatIndices &&
                  llvm::none_of(op->getOperandTypes(), [](Type type) {
                    return isa<VectorType>(type);
                  });
  if (kind->without != Without::Broken && !isScalar)
    return std::nullopt;
  return kind->loss.str();
}

//===----------------------------------------------------------------------===//
// The inventory
//===----------------------------------------------------------------------===//

std::string palindrome::importer::placeOf(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto symbol = dyn_cast<SymbolOpInterface>(op);
        symbol && symbol.getNameAttr())
      return (" in @" + symbol.getName()).str();
  return "";
}

void CarriedInventory::add(Operation *op, StringRef what, Without without,
                           uint64_t count, StringRef name) {
  auto [place, isNew] = places.try_emplace(what, things.size());
  if (isNew)
    things.push_back({what.str(), without, 0, {}, placeOf(op)});
  CarriedThings &kind = things[place->second];
  kind.count += count;
  if (!name.empty())
    kind.names.insert(name.str());
}

void CarriedInventory::add(Operation *op) {
  for (NamedAttribute entry : op->getDiscardableAttrs())
    addEntry(entry, op);
  if (auto interface = dyn_cast<ArgAndResultAttrsOpInterface>(op))
    for (Attribute list :
         {interface.getArgAttrsAttr(), interface.getResAttrsAttr()})
      visitParameters(list, /*all=*/false, [&](StringRef name) {
        add(op, "attributes of parameters", Without::Less, 1, name);
      });
  addLocation(op->getLoc(), op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        addLocation(argument.getLoc(), op);
}

void CarriedInventory::addLocation(LocationAttr loc, Operation *op) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return addLocation(name.getChildLoc(), op);
  if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    addLocation(call.getCallee(), op);
    return addLocation(call.getCaller(), op);
  }
  auto fused = dyn_cast<FusedLoc>(loc);
  if (!fused)
    return;
  if (auto entries = dyn_cast_or_null<DictionaryAttr>(fused.getMetadata()))
    for (NamedAttribute entry : entries)
      addEntry(entry, op);
  for (Location part : fused.getLocations())
    addLocation(part, op);
}

void CarriedInventory::addEntry(NamedAttribute entry, Operation *op) {
  StringRef name = entry.getName();
  Attribute value = entry.getValue();
  if (!isCarried(name))
    return;
  // Calls `use` with the first part of each element, which is its name.
  auto addNamed = [&](Visitor use) {
    if (auto elements = dyn_cast<ArrayAttr>(value))
      for (Attribute element : elements)
        if (auto parts = dyn_cast<ArrayAttr>(element))
          if (!parts.empty() && isa<StringAttr>(parts[0]))
            use(cast<StringAttr>(parts[0]).getValue());
  };

  if (StringRef kind = name; kind.consume_front(carrier::metadataPrefix))
    return add(op, ("!" + kind + " attachments").str(), Without::Less, 1);
  if (name == carrier::attachments)
    return addNamed([&](StringRef kind) {
      add(op, ("!" + kind + " attachments").str(), Without::Less, 1);
    });
  if (name == carrier::namedMetadata)
    return addNamed([&](StringRef each) {
      add(op, "named metadata", Without::Less, 1, ("!" + each).str());
    });
  if (name == carrier::metadata)
    return addTable(value, op);
  if (name == carrier::attributes) {
    StringRef what = isa<LLVMFuncOp>(op) ? "attributes of functions"
                     : isa<GlobalOp>(op) ? "attributes of variables"
                                         : "attributes of calls";
    return visitCodes(
        value, [&](StringRef each) { add(op, what, Without::Less, 1, each); });
  }
  if (isWholeList(name))
    return visitParameters(value, /*all=*/true, [&](StringRef each) {
      add(op, "attributes of parameters", Without::Less, 1, each);
    });
  if (name == carrier::constant && !op->getParentOfType<LLVMFuncOp>())
    return; // An initializer is evaluated with and without the mark.

  const EntryKind *kind = findEntryKind(name);
  if (!kind)
    add(op, name, Without::Less, 1);
  else if (kind->without != Without::Same)
    add(op, kind->loss, kind->without, 1);
}

/// Adds the nodes of the metadata table that have no form of the dialect's own,
/// and those that have one in part: `[#llvm.di_..., array<i64: place, value,
/// ...>]`.
void CarriedInventory::addTable(Attribute table, Operation *op) {
  auto entries = dyn_cast<ArrayAttr>(table);
  if (!entries)
    return;
  auto isOfDialect = [](Attribute attribute) {
    return isa<LocationAttr>(attribute) ||
           isa<LLVMDialect>(attribute.getDialect());
  };
  StringAttr value = StringAttr::get(table.getContext(), "value");
  for (Attribute entry : entries) {
    if (isOfDialect(entry) || isa<StringAttr>(entry))
      continue;
    auto parts = dyn_cast<ArrayAttr>(entry);
    Attribute first = parts && !parts.empty() ? parts[0] : Attribute();
    if (first == value)
      continue;
    add(op,
        first && isOfDialect(first) ? "metadata nodes, in part"
                                    : "metadata nodes",
        Without::Less, 1);
  }
}

std::vector<CarriedThings> CarriedInventory::take() {
  std::vector<CarriedThings> result;
  for (Without without :
       {Without::Same, Without::Broken, Without::Less, Without::Spelt})
    llvm::copy_if(
        things, std::back_inserter(result),
        [&](const CarriedThings &thing) { return thing.without == without; });
  places.clear();
  things.clear();
  return result;
}

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

void palindrome::importer::countCarried(ModuleOp module, ImportStats &stats) {
  CarriedInventory inventory;
  module.walk([&](Operation *op) {
    if (isa<llvmx::LLVMXDialect>(op->getDialect()))
      inventory.add(op, "instructions and constants", Without::Broken, 1);
    inventory.add(op);
  });
  for (const CarriedThings &things : inventory.take()) {
    // Metadata is counted where it is translated.
    StringRef kind = things.what;
    if (kind.ends_with(" attachments") || kind.contains("metadata") ||
        kind == "debug records")
      continue;
    ImportStats::Kind &entry = stats.kinds[kind.str()];
    entry.carried += things.count;
    entry.reasons["no form in the llvm dialect"] += things.count;
  }
}
