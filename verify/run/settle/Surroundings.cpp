// Compares what surrounds the bodies of functions in two modules: named
// metadata, module flags, and the properties of symbols.

#include "verify/run/settle/Surroundings.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "verify/judge/refine/rules/Rules.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/run/settle/Symbols.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::settle;

/// Named metadata that describes a module, or helps passes and tests, and
/// affects nothing.
static bool isDescription(llvm::StringRef name) {
  return name == "llvm.dbg.cu" || name == "llvm.ident" ||
         name == "llvm.commandline" || name == "llvm.gcov" ||
         name == "llvm.pseudo_probe_desc" || name == "llvm.stats" ||
         name == "llvm.debugify" || name == "llvm.mir.debugify" ||
         name == "llvm.errno.tbaa";
}

/// Module flags that concern debug information and profiles alone.
static bool isDescriptiveFlag(llvm::StringRef flag) {
  return flag == "Debug Info Version" || flag == "Dwarf Version" ||
         flag == "DWARF64" || flag == "CodeView" || flag == "CodeViewGHash" ||
         flag == "debug-info-assignment-tracking" || flag == "ProfileSummary" ||
         flag == "CSProfileSummary" || flag == "CG Profile";
}

namespace {
class Comparison {
public:
  Comparison(const llvm::Module &source, const llvm::Module &target,
             const WholeModule &whole)
      : source(source), target(target), whole(whole) {}

  /// The parts of `run`.
  void compareModules() {
    compareFlags();
    compareNamedMetadata();
  }
  void compare(const llvm::GlobalValue &one, const llvm::GlobalValue &other);

  std::vector<SettledSymbol> run();
  bool isEmpty() const { return found.empty(); }

private:
  void add(llvm::StringRef symbol, SymbolDifference difference);
  void addModule(std::string what) {
    add("module", {Verdict::Unknown, std::move(what)});
  }

  bool sameNodes(const llvm::NamedMDNode &one, const llvm::NamedMDNode &other);
  void compareFlags();
  void compareNamedMetadata();
  void compareAttachments(const llvm::GlobalObject &one,
                          const llvm::GlobalObject &other);
  void compareFunctions(const llvm::Function &one, const llvm::Function &other);

  const llvm::Module &source, &target;
  const WholeModule &whole;
  refine::MetadataComparison metadata;
  std::vector<SettledSymbol> found;
};
} // namespace

void Comparison::add(llvm::StringRef symbol, SymbolDifference difference) {
  SettledSymbol &entry = found.emplace_back();
  entry.name = symbol.str();
  entry.verdict = difference.verdict;
  entry.by = difference.verdict == Verdict::Unknown ? "" : "definition";
  entry.reason = std::move(difference.what);
}

bool Comparison::sameNodes(const llvm::NamedMDNode &one,
                           const llvm::NamedMDNode &other) {
  return one.getNumOperands() == other.getNumOperands() &&
         llvm::all_of_zip(one.operands(), other.operands(),
                          [&](const llvm::MDNode *x, const llvm::MDNode *y) {
                            return metadata.same(x, y);
                          });
}

/// The order of the flags does not count, but for those of one name.
void Comparison::compareFlags() {
  using Entries = llvm::SmallVector<llvm::Module::ModuleFlagEntry, 1>;
  auto flags = [](const llvm::Module &module) {
    llvm::SmallVector<llvm::Module::ModuleFlagEntry> entries;
    module.getModuleFlagsMetadata(entries);
    llvm::MapVector<llvm::StringRef, Entries> byName;
    for (const llvm::Module::ModuleFlagEntry &entry : entries)
      if (!isDescriptiveFlag(entry.Key->getString()))
        byName[entry.Key->getString()].push_back(entry);
    return byName;
  };
  auto ofSource = flags(source), ofTarget = flags(target);
  auto isSame = [&](const Entries &one, const Entries &other) {
    return one.size() == other.size() &&
           llvm::all_of_zip(one, other, [&](auto &x, auto &y) {
             return x.Behavior == y.Behavior && metadata.same(x.Val, y.Val);
           });
  };
  for (const auto &[name, entries] : ofSource)
    if (!isSame(entries, ofTarget.lookup(name)))
      addModule(("the module flag \"" + name + "\" differs").str());
  for (const auto &[name, entries] : ofTarget)
    if (!ofSource.contains(name))
      addModule(("the module flag \"" + name + "\" is new").str());
}

void Comparison::compareNamedMetadata() {
  llvm::StringSet<> names;
  for (const llvm::Module *module : {&source, &target})
    for (const llvm::NamedMDNode &node : module->named_metadata())
      names.insert(node.getName());
  names.erase("llvm.module.flags");
  llvm::SmallVector<llvm::StringRef> sorted(names.keys());
  llvm::sort(sorted);
  for (llvm::StringRef name : sorted) {
    const llvm::NamedMDNode *one = source.getNamedMetadata(name),
                            *other = target.getNamedMetadata(name);
    bool isSame = one && other ? sameNodes(*one, *other) : !one && !other;
    if (!isSame && !isDescription(name))
      addModule(("!" + name + " differs").str());
  }
}

/// Metadata of a symbol that only lets passes do more.
static bool mayBeDropped(unsigned kind) {
  return kind == llvm::LLVMContext::MD_callback;
}

void Comparison::compareAttachments(const llvm::GlobalObject &one,
                                    const llvm::GlobalObject &other) {
  if (!one.hasMetadata() && !other.hasMetadata())
    return;
  auto attachments = [](const llvm::GlobalObject &object) {
    llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> all;
    object.getAllMetadata(all);
    llvm::MapVector<unsigned, llvm::SmallVector<llvm::MDNode *, 1>> byKind;
    for (auto [kind, node] : all)
      if (refine::bearingOf(kind, object.getContext()) != refine::Bearing::None)
        byKind[kind].push_back(node);
    return byKind;
  };
  auto ofOne = attachments(one), ofOther = attachments(other);
  llvm::SetVector<unsigned> kinds;
  for (const auto &entry : ofOne)
    kinds.insert(entry.first);
  for (const auto &entry : ofOther)
    kinds.insert(entry.first);
  for (unsigned kind : kinds) {
    const auto mine = ofOne.lookup(kind), its = ofOther.lookup(kind);
    bool isSame = mine.size() == its.size() &&
                  llvm::all_of_zip(mine, its, [&](auto *x, auto *y) {
                    return metadata.same(x, y);
                  });
    std::string name =
        "!" + refine::metadataKindName(kind, one.getContext()).str();
    if (!isSame)
      add(nameOf(one),
          its.empty() && mayBeDropped(kind)
              ? SymbolDifference{Verdict::Refined, name + " dropped"}
              : SymbolDifference{Verdict::Unknown, name + " differs"});
  }
}

/// The name of an attribute: how wide the vectors are that are kept in one
/// register at least.
static constexpr llvm::StringLiteral vectorWidth = "min-legal-vector-width";

/// Whether all vectors of a type have at most so many bits.
static bool fitsInto(const llvm::Type *type, uint64_t bits) {
  if (auto *vector = llvm::dyn_cast<llvm::VectorType>(type))
    return !vector->getElementType()->isPointerTy() &&
           llvm::isa<llvm::FixedVectorType>(vector) &&
           vector->getPrimitiveSizeInBits().getFixedValue() <= bits;
  return llvm::all_of(type->subtypes(), [&](const llvm::Type *part) {
    return fitsInto(part, bits);
  });
}

/// Whether each vector that the function receives, returns or passes is kept in
/// one register.
static bool passesWholeVectors(const llvm::Function &function) {
  uint64_t bits = 0;
  if (function.getFnAttribute(vectorWidth)
          .getValueAsString()
          .getAsInteger(10, bits))
    bits = 0;
  return fitsInto(function.getFunctionType(), bits) &&
         llvm::all_of(llvm::instructions(function), [&](const auto &inst) {
           auto *call = llvm::dyn_cast<llvm::CallBase>(&inst);
           return !call || llvm::isa<llvm::IntrinsicInst>(call) ||
                  fitsInto(call->getFunctionType(), bits);
         });
}

/// Compares the attributes of functions. Those of a definition that only
/// promise something belong to the pair of the two functions. How wide the
/// vectors are that are kept in one register does not matter where it is enough
/// for those that functions pass to each other.
void Comparison::compareFunctions(const llvm::Function &one,
                                  const llvm::Function &other) {
  if (one.getAttributes() == other.getAttributes() ||
      !refine::sameType(one.getFunctionType(), other.getFunctionType()))
    return;
  bool areDefined = !one.isDeclaration() && !other.isDeclaration();
  llvm::AttributeList mine = one.getAttributes(), its = other.getAttributes();
  if (areDefined) {
    mine = attributesOfCode(mine, one.getContext());
    its = attributesOfCode(its, one.getContext());
    if (mine.getFnAttr(vectorWidth) != its.getFnAttr(vectorWidth) &&
        passesWholeVectors(one) && passesWholeVectors(other)) {
      mine = mine.removeFnAttribute(one.getContext(), vectorWidth);
      its = its.removeFnAttribute(one.getContext(), vectorWidth);
    }
  }
  if (auto rules = refine::rulesBetween(mine, its)) {
    if (rules->empty() || areDefined)
      return;
    add(nameOf(one), {Verdict::Refined, ""});
    found.back().by = "rules";
    found.back().rules = std::move(*rules);
    return;
  }
  if (!areDefined && whole.hasLibrary &&
      refine::rulesBetween(inferLibraryAttributes(one), its))
    return add(nameOf(one),
               {Verdict::Refined, "attributes that LLVM infers for the library "
                                  "function"});
  add(nameOf(one), compareAttributes(mine, its, one.getContext()));
}

/// Compares two symbols of one name. The pairs judge those of two kinds.
void Comparison::compare(const llvm::GlobalValue &one,
                         const llvm::GlobalValue &other) {
  if (one.getValueID() != other.getValueID())
    return;
  for (SymbolDifference &difference :
       compareSymbols(one, other, whole.withoutAddress.contains(one.getName())))
    add(nameOf(one), std::move(difference));
  if (auto *object = llvm::dyn_cast<llvm::GlobalObject>(&one))
    compareAttachments(*object, llvm::cast<llvm::GlobalObject>(other));
  if (auto *function = llvm::dyn_cast<llvm::Function>(&one))
    compareFunctions(*function, llvm::cast<llvm::Function>(other));
}

std::vector<SettledSymbol> Comparison::run() {
  compareModules();
  for (const llvm::GlobalValue &one : source.global_values())
    // The pairs judge a symbol without a counterpart.
    if (const llvm::GlobalValue *other = target.getNamedValue(one.getName()))
      compare(one, *other);
  return std::move(found);
}

std::vector<SettledSymbol>
palindrome::settle::findSurroundings(const llvm::Module &source,
                                     const llvm::Module &target,
                                     const WholeModule &whole) {
  return Comparison(source, target, whole).run();
}

bool palindrome::settle::sameSurroundings(const llvm::GlobalValue &source,
                                          const llvm::GlobalValue &target) {
  const WholeModule none;
  Comparison comparison(*source.getParent(), *target.getParent(), none);
  comparison.compare(source, target);
  return comparison.isEmpty();
}

bool palindrome::settle::sameSurroundings(const llvm::Module &source,
                                          const llvm::Module &target) {
  if (source.getDataLayoutStr() != target.getDataLayoutStr() ||
      source.getTargetTriple() != target.getTargetTriple() ||
      source.getModuleInlineAsm() != target.getModuleInlineAsm())
    return false;
  const WholeModule none;
  Comparison comparison(source, target, none);
  comparison.compareModules();
  return comparison.isEmpty();
}
