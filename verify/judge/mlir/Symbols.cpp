// Compares the operations of two modules: symbols are paired by name, others by
// kind.

#include "verify/judge/mlir/Comparison.h"
#include "verify/judge/mlir/NormalForm.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

/// The operations of a module by kind.
struct Contents {
  explicit Contents(ModuleOp module);
  llvm::MapVector<StringAttr, Operation *> symbols;
  llvm::MapVector<StringAttr, ComdatSelectorOp> comdats;
  SmallVector<Operation *> others;
};

class ModuleComparer {
public:
  explicit ModuleComparer(Comparison &comparison)
      : comparison(comparison), ofA(comparison.a), ofB(comparison.b) {}

  void run();

private:
  void compareOthers();
  template <typename Op> void compareStructors(StringRef functions);
  void compareComdats();
  void compareOrder();
  void compareSymbol(Operation &a, Operation &b);
  void compareInitializers(Operation &a, Operation &b);
  bool bearsMetadata();
  void compareFlags();

  Comparison &comparison;
  Contents ofA, ofB;
};
} // namespace

Contents::Contents(ModuleOp module) {
  for (Operation &op : *module.getBody()) {
    auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (auto comdat = dyn_cast<ComdatOp>(op)) {
      for (auto selector : comdat.getBody().getOps<ComdatSelectorOp>())
        comdats[selector.getSymNameAttr()] = selector;
    } else if (name) {
      symbols[name] = &op;
    } else if (!Constants::isConstant(op)) {
      others.push_back(&op);
    }
  }
}

/// Whether `op` declares an intrinsic. LLVM IR has the declaration if and only
/// if the intrinsic is used.
static bool isImplied(Operation &op) {
  auto function = dyn_cast<LLVMFuncOp>(op);
  return function && function.getBody().empty() &&
         function.getSymName().starts_with("llvm.");
}

/// Whether B carries named metadata that A lacks, other than that of debug
/// info.
bool ModuleComparer::bearsMetadata() {
  return comparison.b->hasAttr(namedMetadata) &&
         !comparison.a->hasAttr(namedMetadata) &&
         !hasOnlyDebugInfo(*comparison.b);
}

/// `flag` with its number in 32 bits, if these suffice: the exporters write
/// such a number in 32 bits, whatever its type.
static Attribute canonicalFlag(Attribute flag) {
  auto own = dyn_cast<ModuleFlagAttr>(flag);
  auto number = own ? dyn_cast<IntegerAttr>(own.getValue()) : IntegerAttr();
  if (!number)
    return flag;
  APInt value = number.getValue();
  if (value.isIntN(32) || value.isSignedIntN(32))
    value = value.sextOrTrunc(32);
  Type type = IntegerType::get(flag.getContext(), value.getBitWidth());
  return ModuleFlagAttr::get(flag.getContext(), own.getBehavior(), own.getKey(),
                             IntegerAttr::get(type, value));
}

/// Compares the module flags. LLVM IR has one list of them, however many
/// operations contribute.
void ModuleComparer::compareFlags() {
  Operation *first = nullptr;
  auto flagsOf = [&](const Contents &contents) {
    SmallVector<Attribute> flags;
    for (Operation *op : contents.others)
      if (auto list = dyn_cast<ModuleFlagsOp>(op)) {
        if (!first)
          first = op;
        llvm::append_range(flags,
                           llvm::map_range(list.getFlags(), canonicalFlag));
      }
    return flags;
  };
  auto isVersion = [](Attribute flag) {
    auto own = dyn_cast<ModuleFlagAttr>(flag);
    return own && own.getKey() == debugInfoVersion;
  };
  SmallVector<Attribute> a = flagsOf(ofA), b = flagsOf(ofB);
  if (llvm::none_of(a, isVersion))
    llvm::erase_if(b, isVersion);
  if (a == b)
    return;
  if (bearsMetadata() && b.empty())
    comparison.report.add("mlir-modelled-became-carried:llvm.module_flags",
                          {first, ""}, spell(first), "");
  else
    comparison.report.add(
        "mlir-attribute-changed:flags", {first, ""},
        spell(Attribute(ArrayAttr::get(first->getContext(), a))),
        spell(Attribute(ArrayAttr::get(first->getContext(), b))));
}

/// Whether `op` adds to a list that is compared as a whole.
static bool isPartOfList(Operation *op) {
  return isa<GlobalCtorsOp, GlobalDtorsOp, ModuleFlagsOp>(op);
}

/// Compares the constructors or destructors. LLVM IR has one list of them,
/// however many operations contribute.
template <typename Op>
void ModuleComparer::compareStructors(StringRef functions) {
  using Entry = std::tuple<Attribute, int64_t, Attribute>;
  Operation *first = nullptr;
  auto entriesOf = [&](const Contents &contents) {
    SmallVector<Entry> entries;
    for (Operation *op : contents.others) {
      auto list = dyn_cast<Op>(op);
      if (!list)
        continue;
      if (!first)
        first = op;
      for (auto [function, priority, data] :
           llvm::zip_equal(op->getAttrOfType<ArrayAttr>(functions),
                           list.getPriorities(), list.getData()))
        entries.push_back({function, cast<IntegerAttr>(priority).getInt(),
                           isa<FlatSymbolRefAttr>(data) ? data : Attribute()});
    }
    return entries;
  };
  SmallVector<Entry> a = entriesOf(ofA), b = entriesOf(ofB);
  if (a != b)
    comparison.report.add("mlir-module-op", {first, ""},
                          llvm::Twine(a.size()) + " entries",
                          llvm::Twine(b.size()) + " entries");
}

void ModuleComparer::compareOthers() {
  SmallVector<Operation *> left(ofB.others);
  compareStructors<GlobalCtorsOp>("ctors");
  compareStructors<GlobalDtorsOp>("dtors");
  compareFlags();
  llvm::erase_if(left, isPartOfList);
  for (Operation *op : ofA.others) {
    if (isPartOfList(op))
      continue;
    auto found = llvm::find_if(left, [&](Operation *other) {
      return other->getName() == op->getName();
    });
    if (found == left.end()) {
      if (bearsMetadata() && isa<LinkerOptionsOp>(op))
        comparison.report.add("mlir-modelled-became-carried:" +
                                  op->getName().getStringRef(),
                              {op, ""}, spell(op), "");
      else
        comparison.report.add("mlir-module-op", {op, ""}, spell(op), "");
      continue;
    }
    compareAttributes(comparison, *op, **found, {});
    left.erase(found);
  }
  for (Operation *op : left)
    comparison.report.add("mlir-module-op", {op, ""}, "", spell(op));
}

void ModuleComparer::compareComdats() {
  auto kind = [](ComdatSelectorOp selector) {
    return selector ? spell(selector.getOperation()) : std::string();
  };
  // LLVM IR has only comdats that a symbol refers to.
  auto used = [](const Contents &contents) {
    llvm::DenseSet<Attribute> names;
    for (auto &[name, op] : contents.symbols)
      if (auto comdat = op->getAttrOfType<SymbolRefAttr>("comdat"))
        names.insert(comdat.getLeafReference());
    return names;
  };
  llvm::DenseSet<Attribute> usedA = used(ofA), usedB = used(ofB);
  for (auto &[name, selector] : ofA.comdats) {
    ComdatSelectorOp other = ofB.comdats.lookup(name);
    if (usedA.contains(name) &&
        (!other || other.getComdat() != selector.getComdat()))
      comparison.report.add("mlir-comdat", {selector, ""}, kind(selector),
                            kind(other));
  }
  for (auto &[name, selector] : ofB.comdats)
    if (usedB.contains(name) && !ofA.comdats.count(name))
      comparison.report.add("mlir-comdat", {selector, ""}, "", kind(selector));
}

void ModuleComparer::compareOrder() {
  // LLVM has a separate list for each kind.
  llvm::MapVector<OperationName, SmallVector<StringAttr>> orderA, orderB;
  for (auto &[name, op] : ofA.symbols)
    if (Operation *other = ofB.symbols.lookup(name);
        other && other->getName() == op->getName())
      orderA[op->getName()].push_back(name);
  for (auto &[name, op] : ofB.symbols)
    if (Operation *other = ofA.symbols.lookup(name);
        other && other->getName() == op->getName())
      orderB[op->getName()].push_back(name);
  for (auto &[kind, names] : orderA) {
    auto [x, y] =
        std::mismatch(names.begin(), names.end(), orderB[kind].begin());
    if (x != names.end())
      comparison.report.add("mlir-symbol-order", {ofA.symbols.lookup(*x), ""},
                            x->getValue(), y->getValue());
  }
}

/// The initializer of a variable or the aliasee of an alias, as a constant;
/// nothing if it has none or it cannot be evaluated.
static std::optional<Constants::Term> initializer(Operation &op,
                                                  Constants &constants) {
  if (auto global = dyn_cast<GlobalOp>(op))
    if (std::optional<Attribute> value = global.getValue())
      return constants.of(global.getGlobalType(), *value);
  Region &region = op.getRegion(0);
  auto result = region.empty()
                    ? ReturnOp()
                    : dyn_cast<ReturnOp>(region.front().getTerminator());
  return result && result.getArg() ? constants.of(result.getArg())
                                   : std::nullopt;
}

static bool hasInitializer(Operation &op) {
  return op.hasAttr("value") || !op.getRegion(0).empty();
}

/// Whether `a`, which has no initializer, means one of undef. LLVM IR has
/// declarations of external variables only.
static bool isImpliedUndef(Operation &a, Operation &b) {
  auto global = dyn_cast<GlobalOp>(a);
  if (!global || hasInitializer(a) || global.getLinkage() == Linkage::External)
    return false;
  if (Attribute value = b.getAttr("value"))
    return isa<UndefAttr>(value);
  Region &region = b.getRegion(0);
  auto result = region.empty()
                    ? ReturnOp()
                    : dyn_cast<ReturnOp>(region.front().getTerminator());
  return result && result.getArg() &&
         isa_and_nonnull<UndefOp>(result.getArg().getDefiningOp());
}

void ModuleComparer::compareInitializers(Operation &a, Operation &b) {
  if ((!hasInitializer(a) && !hasInitializer(b)) || isImpliedUndef(a, b) ||
      isImpliedUndef(b, a))
    return;
  std::optional<Constants::Term> termA = initializer(a, comparison.constants);
  // An initializer that cannot be evaluated counts as different.
  if (termA && termA == initializer(b, comparison.constants))
    return;
  comparison.report.add("mlir-initializer", {&a, ""}, spell(a.getAttr("value")),
                        spell(b.getAttr("value")));
}

void ModuleComparer::compareSymbol(Operation &a, Operation &b) {
  if (a.getName() != b.getName()) {
    comparison.report.add("mlir-op-kind", {&a, ""}, spell(&a), spell(&b));
    return;
  }
  Context context;
  if (auto function = dyn_cast<LLVMFuncOp>(a)) {
    auto other = cast<LLVMFuncOp>(b);
    if (function.getFunctionType() != other.getFunctionType())
      comparison.report.add("mlir-type", {&a, ""},
                            spell(Type(function.getFunctionType())),
                            spell(Type(other.getFunctionType())));
    DISubprogramAttr scopeA = subprogramOf(a.getLoc()),
                     scopeB = subprogramOf(b.getLoc());
    if (!comparison.equality(scopeA, scopeB))
      comparison.report.add(scopeA && !scopeB && b.hasAttr("llvmx.attachments")
                                ? "mlir-modelled-became-carried:subprogram"
                                : "mlir-location",
                            {&a, " subprogram"}, spell(Attribute(scopeA)),
                            spell(Attribute(scopeB)));
    // If B has lost the subprogram, its attachments carry it.
    context.carriedElsewhere = scopeA && !scopeB;
    compareAttributes(comparison, a, b, context);
    compareBodies(comparison, function, other);
    return;
  }
  compareAttributes(comparison, a, b, context);
  if (isa<GlobalOp, AliasOp>(a))
    compareInitializers(a, b);
  else if (a.getNumRegions())
    comparison.report.add("mlir-region", {&a, ""}, spell(&a), spell(&b));
}

void ModuleComparer::run() {
  Context context;
  context.carriedElsewhere =
      bearsMetadata() && llvm::any_of(ofA.others, [](Operation *op) {
        return isa<ModuleFlagsOp, LinkerOptionsOp>(op);
      });
  compareAttributes(comparison, *comparison.a, *comparison.b, context);
  compareOthers();
  compareComdats();
  compareOrder();
  for (auto &[name, op] : ofA.symbols) {
    if (Operation *other = ofB.symbols.lookup(name))
      compareSymbol(*op, *other);
    else if (!isImplied(*op))
      comparison.report.add("mlir-symbol-missing", {op, ""}, spell(op), "");
  }
  for (auto &[name, op] : ofB.symbols)
    if (!ofA.symbols.count(name) && !isImplied(*op))
      comparison.report.add("mlir-symbol-added", {op, ""}, "", spell(op));
}

void compareModules(Comparison &comparison) {
  ModuleComparer(comparison).run();
}

} // namespace palindrome::mlirdiff
