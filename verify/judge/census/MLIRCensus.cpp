// Counts the attributes of the `llvm` dialect that represent metadata in an
// MLIR module. An attribute counts once; an attachment counts once for each op
// that has it.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "palindrome/Census.h"
#include "translate/Carrier.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// The tables
//===----------------------------------------------------------------------===//

/// The kind of the node that `attribute` represents; empty if it represents
/// none.
static StringRef nodeKind(Attribute attribute) {
  static const llvm::StringMap<StringRef> kinds = {
      {"llvm.access_group", "access group"},
      {"llvm.alias_scope", "alias scope"},
      {"llvm.alias_scope_domain", "alias scope domain"},
      {"llvm.di_basic_type", "DIBasicType"},
      {"llvm.di_common_block", "DICommonBlock"},
      {"llvm.di_compile_unit", "DICompileUnit"},
      {"llvm.di_composite_type", "DICompositeType"},
      {"llvm.di_derived_type", "DIDerivedType"},
      {"llvm.di_expression", "DIExpression"},
      {"llvm.di_file", "DIFile"},
      {"llvm.di_generic_subrange", "DIGenericSubrange"},
      {"llvm.di_global_variable", "DIGlobalVariable"},
      {"llvm.di_global_variable_expression", "DIGlobalVariableExpression"},
      {"llvm.di_imported_entity", "DIImportedEntity"},
      {"llvm.di_label", "DILabel"},
      {"llvm.di_lexical_block", "DILexicalBlock"},
      {"llvm.di_lexical_block_file", "DILexicalBlockFile"},
      {"llvm.di_local_variable", "DILocalVariable"},
      {"llvm.di_module", "DIModule"},
      {"llvm.di_namespace", "DINamespace"},
      {"llvm.di_string_type", "DIStringType"},
      {"llvm.di_subprogram", "DISubprogram"},
      {"llvm.di_subrange", "DISubrange"},
      {"llvm.di_subroutine_type", "DISubroutineType"},
      {"llvm.loop_annotation", "loop"},
      {"llvm.tbaa_root", "tbaa root"},
      {"llvm.tbaa_tag", "tbaa tag"},
      {"llvm.tbaa_type_desc", "tbaa type"},
  };
  return kinds.lookup(attribute.getAbstractAttribute().getName());
}

/// The attachment of an instruction that an attribute of its op represents;
/// empty if it represents none.
static StringRef instructionAttachment(NamedAttribute entry) {
  static const llvm::StringMap<StringRef> kinds = {
      {"access_groups", "!llvm.access.group"},
      {"alias_scopes", "!alias.scope"},
      {"branch_weights", "!prof"},
      {"invariant", "!invariant.load"},
      {"invariantGroup", "!invariant.group"},
      {"llvm.mmra", "!mmra"},
      {"loop_annotation", "!llvm.loop"},
      {"noalias_scopes", "!noalias"},
      {"nontemporal", "!nontemporal"},
      {"tbaa", "!tbaa"},
  };
  if (auto bytes = dyn_cast<DereferenceableAttr>(entry.getValue()))
    return bytes.getMayBeNull() ? "!dereferenceable_or_null"
                                : "!dereferenceable";
  return kinds.lookup(entry.getName());
}

/// The same for a function, of which `entry` is an attribute of `llvm.func`.
static StringRef functionAttachment(NamedAttribute entry) {
  static const llvm::StringMap<StringRef> kinds = {
      {"function_entry_count", "!prof"},
      {"intel_reqd_sub_group_size", "!intel_reqd_sub_group_size"},
      {"reqd_work_group_size", "!reqd_work_group_size"},
      {"vec_type_hint", "!vec_type_hint"},
      {"work_group_size_hint", "!work_group_size_hint"},
  };
  return kinds.lookup(entry.getName());
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

namespace {
class MLIRCensus {
public:
  MLIRCensus();
  std::map<std::string, uint64_t> run(ModuleOp module);

private:
  void addOp(Operation *op);
  void addEntry(NamedAttribute entry, Operation *op);
  void addModuleOp(Operation *op);
  void addTable(Attribute table);
  void addInstructionLocation(Location loc);
  void reachScope(Location loc);

  void reach(Attribute attribute);
  void walk();
  void addReached(Attribute attribute);
  void addNode(Attribute attribute, StringRef kind);
  Attribute identity(Attribute attribute);

  std::map<std::string, uint64_t> counts;
  llvm::DenseSet<Attribute> reached;
  llvm::SmallVector<Attribute> worklist;
  llvm::DenseSet<Attribute> nodes; ///< By identity.
  AttrTypeReplacer folder;
};
} // namespace

/// Whether `loc` has a scope within a function, as a DILocation has.
static bool hasScope(LocationAttr loc) {
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return hasScope(call.getCallee());
  if (auto name = dyn_cast<NameLoc>(loc))
    return hasScope(name.getChildLoc());
  auto fused = dyn_cast<FusedLoc>(loc);
  return fused && (isa_and_nonnull<DILocalScopeAttr>(fused.getMetadata()) ||
                   llvm::any_of(fused.getLocations(),
                                [](Location part) { return hasScope(part); }));
}

MLIRCensus::MLIRCensus() {
  // A type in a cycle has several spellings, one for each member of the cycle
  // at which it may begin. Replacing nested recursive types by their
  // identifiers makes the spellings equal.
  folder.addReplacement([](DIRecursiveTypeAttrInterface type)
                            -> std::optional<std::pair<Attribute, WalkResult>> {
    if (!type.getRecId())
      return std::nullopt;
    return std::pair<Attribute, WalkResult>(type.getRecId(),
                                            WalkResult::skip());
  });
}

std::map<std::string, uint64_t> MLIRCensus::run(ModuleOp module) {
  module.walk([&](Operation *op) { addOp(op); });
  walk();
  return std::move(counts);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether `op` represents an instruction, rather than a constant, an address
/// or a debug record.
static bool isInstruction(Operation *op) {
  return op->getParentOfType<LLVMFuncOp>() &&
         !op->hasTrait<OpTrait::ConstantLike>() &&
         !isa<AddressOfOp, UndefOp, PoisonOp, ZeroOp, NoneTokenOp,
              DSOLocalEquivalentOp, BlockAddressOp, BlockTagOp, DbgValueOp,
              DbgDeclareOp, DbgLabelOp>(op) &&
         !op->hasAttr(carrier::constant) && !op->hasAttr(carrier::edge) &&
         !op->hasAttr(carrier::debugRecord);
}

void MLIRCensus::addOp(Operation *op) {
  for (NamedAttribute entry : op->getAttrs())
    addEntry(entry, op);
  // LLVM IR has no locations for functions and their arguments, but the scopes
  // in these locations are nodes.
  if (isa<LLVMFuncOp>(op))
    reachScope(op->getLoc());
  else
    reach(op->getLoc());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments()) {
        if (block.isEntryBlock()) {
          reachScope(argument.getLoc());
          continue;
        }
        reach(argument.getLoc());
        addInstructionLocation(argument.getLoc()); // Represents a phi.
      }
  if (isInstruction(op))
    addInstructionLocation(op->getLoc());
  else
    addModuleOp(op);
}

void MLIRCensus::reachScope(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  if (fused && isa_and_nonnull<DIScopeAttr>(fused.getMetadata()))
    reach(fused.getMetadata());
}

void MLIRCensus::addInstructionLocation(Location loc) {
  if (hasScope(loc))
    ++counts["!dbg of instructions"];
}

void MLIRCensus::addEntry(NamedAttribute entry, Operation *op) {
  StringRef name = entry.getName();
  if (name == carrier::metadata)
    return addTable(entry.getValue());
  if (name.starts_with(carrier::prefix))
    return;
  reach(entry.getValue());
  bool isFunction = isa<LLVMFuncOp>(op);
  StringRef kind =
      isFunction ? functionAttachment(entry) : instructionAttachment(entry);
  if (!kind.empty())
    ++counts[(kind + (isFunction ? " of functions" : " of instructions"))
                 .str()];
}

void MLIRCensus::addModuleOp(Operation *op) {
  if (isa<DbgValueOp>(op))
    ++counts["debug record: value"];
  else if (isa<DbgDeclareOp>(op))
    ++counts["debug record: declare"];
  else if (isa<DbgLabelOp>(op))
    ++counts["debug record: label"];
  else if (auto flags = dyn_cast<ModuleFlagsOp>(op))
    counts["module flag"] += flags.getFlags().size();
  else if (isa<LinkerOptionsOp>(op))
    ++counts["llvm.linker.options"];
  else if (auto function = dyn_cast<LLVMFuncOp>(op)) {
    auto fused = dyn_cast<FusedLoc>(op->getLoc());
    if (fused && isa_and_nonnull<DISubprogramAttr>(fused.getMetadata()))
      ++counts["!dbg of functions"];
  } else if (auto variable = dyn_cast<GlobalOp>(op)) {
    if (ArrayAttr expressions = variable.getDbgExprsAttr())
      counts["!dbg of variables"] += expressions.size();
  } else if (isa<ModuleOp>(op)) {
    if (op->hasAttr(LLVMDialect::getIdentAttrName()))
      ++counts["llvm.ident"];
    if (op->hasAttr(LLVMDialect::getCommandlineAttrName()))
      ++counts["llvm.commandline"];
    // The dialect has two attributes for the libraries.
    Attribute libraries =
        op->getAttr(LLVMDialect::getDependentLibrariesAttrName());
    if (auto array = dyn_cast_or_null<ArrayAttr>(libraries))
      counts["llvm.dependent-libraries"] += array.size();
    else if (auto list = dyn_cast_or_null<DependentLibrariesAttr>(libraries))
      counts["llvm.dependent-libraries"] += list.getLibs().size();
  }
}

/// Counts the entries of the metadata table that are an attribute of the
/// dialect or begin with one.
void MLIRCensus::addTable(Attribute table) {
  auto entries = dyn_cast<ArrayAttr>(table);
  if (!entries)
    return;
  for (Attribute entry : entries) {
    if (auto parts = dyn_cast<ArrayAttr>(entry); parts && !parts.empty())
      entry = parts[0];
    if (isa<LLVMDialect>(entry.getDialect()) || isa<LocationAttr>(entry))
      reach(entry);
  }
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

void MLIRCensus::reach(Attribute attribute) {
  if (attribute && reached.insert(attribute).second)
    worklist.push_back(attribute);
}

void MLIRCensus::walk() {
  while (!worklist.empty()) {
    Attribute attribute = worklist.pop_back_val();
    addReached(attribute);
  }
}

/// An attribute that is the same for all spellings of one node.
Attribute MLIRCensus::identity(Attribute attribute) {
  if (auto type = dyn_cast<DIRecursiveTypeAttrInterface>(attribute))
    if (type.getRecId())
      return type.getRecId();
  return folder.replace(attribute);
}

void MLIRCensus::addNode(Attribute attribute, StringRef kind) {
  if (nodes.insert(identity(attribute)).second)
    ++counts[kind.str()];
}

void MLIRCensus::addReached(Attribute attribute) {
  if (auto call = dyn_cast<CallSiteLoc>(attribute)) {
    // The callee is one DILocation, whose `inlinedAt` is the caller's.
    if (hasScope(call.getCallee()))
      addNode(call, "DILocation");
    reach(call.getCaller());
    call.getCallee()->walkImmediateSubElements(
        [&](Attribute part) { reach(part); }, [](Type) {});
    return;
  }
  if (auto fused = dyn_cast<FusedLoc>(attribute)) {
    auto scope = dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata());
    bool isCall = llvm::any_of(fused.getLocations(), [](Location part) {
      return isa<CallSiteLoc>(part);
    });
    if (scope && !isCall)
      addNode(fused, "DILocation");
  }
  auto dictionary = dyn_cast<DictionaryAttr>(attribute);
  if (dictionary) {
    for (NamedAttribute entry : dictionary)
      if (!entry.getName().strref().starts_with(carrier::prefix))
        reach(entry.getValue());
    return;
  }
  if (StringRef kind = nodeKind(attribute); !kind.empty()) {
    auto type = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
    bool isReference = type && type.getRecId() && type.getIsRecSelf();
    if (!isReference)
      addNode(attribute, kind);
  }
  attribute.walkImmediateSubElements([&](Attribute part) { reach(part); },
                                     [](Type) {});
}

std::map<std::string, uint64_t> palindrome::countRepresented(ModuleOp module) {
  return MLIRCensus().run(module);
}
