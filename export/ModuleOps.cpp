// Translates ops and attributes of the module to named metadata (LangRef,
// "Module Flags Metadata", "Automatic Linker Flags Named Metadata") and lists
// of constructors ("The 'llvm.global_ctors' Global Variable"). Named metadata
// that is carried overrides them. Mirrors import/ModuleOps.cpp and
// import/NamedMetadata.cpp.
//
//   llvm.mlir.global_ctors ctors = [@init], priorities = [65535 : i32],
//                          data = [#llvm.zero]
//   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
//
// becomes
//
//   @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
//       [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
//   !llvm.module.flags = !{!0}
//   !0 = !{i32 1, !"wchar_size", i32 4}

#include "export/ModuleOps.h"
#include "export/metadata/CarriedForms.h"
#include "export/module/ModuleExporter.h"
#include "export/types/Enums.h"
#include "translate/Carrier.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::Metadata;
using mlir::ArrayAttr;
using mlir::FlatSymbolRefAttr;
using mlir::LogicalResult;
using mlir::StringAttr;

bool palindrome::exporter::isModuleOp(mlir::Operation &op) {
  return isa<GlobalCtorsOp, GlobalDtorsOp, ModuleFlagsOp, LinkerOptionsOp>(op);
}

namespace {
class ModuleOpsExporter {
public:
  explicit ModuleOpsExporter(ModuleExporter &module) : module(module) {
    auto carried =
        module.source->getAttrOfType<ArrayAttr>(carrier::namedMetadata);
    if (!carried)
      return;
    // An entry that is a name is the position of a list that is made here.
    for (mlir::Attribute entry : carried)
      if (auto list = dyn_cast<ArrayAttr>(entry); list && !list.empty())
        if (auto name = dyn_cast<StringAttr>(list[0]))
          carriedNames.insert(name);
  }

  LogicalResult run();

private:
  LogicalResult addStructors(mlir::Operation *op, llvm::StringRef list,
                             ArrayAttr functions, ArrayAttr priorities,
                             ArrayAttr data);
  void finishStructors();
  LogicalResult addFlags(ModuleFlagsOp op);
  void finishFlags();
  Metadata *flagValue(ModuleFlagsOp op, ModuleFlagAttr flag);
  Metadata *callGraphProfile(ModuleFlagsOp op, ArrayAttr entries);
  Metadata *profileSummary(ModuleFlagProfileSummaryAttr summary);
  LogicalResult addStrings(llvm::StringRef attribute, llvm::StringRef list);
  LogicalResult addAttributes();

  /// Adds a tuple to the named metadata `name`, unless that is carried.
  void addNamed(llvm::StringRef name, llvm::ArrayRef<Metadata *> operands) {
    if (!carriedNames.contains(name))
      module.target->getOrInsertNamedMetadata(name)->addOperand(
          tuple(operands));
  }
  llvm::MDNode *tuple(llvm::ArrayRef<Metadata *> operands) {
    return llvm::MDNode::get(module.context, operands);
  }
  Metadata *string(llvm::StringRef text) {
    return llvm::MDString::get(module.context, text);
  }
  Metadata *number(uint64_t value, unsigned width = 64) {
    return llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
        llvm::IntegerType::get(module.context, width), value));
  }
  Metadata *symbol(FlatSymbolRefAttr reference) {
    llvm::GlobalValue *value =
        reference ? module.symbols.lookup(reference.getAttr()) : nullptr;
    return value ? llvm::ConstantAsMetadata::get(value) : nullptr;
  }

  ModuleExporter &module;
  llvm::StringSet<> carriedNames;
  llvm::SmallVector<llvm::MDNode *> flags;
  llvm::MapVector<llvm::StringRef, llvm::SmallVector<llvm::Constant *>>
      structors;
};
} // namespace

//===----------------------------------------------------------------------===//
// Constructors and destructors
//===----------------------------------------------------------------------===//

static llvm::StructType *structorType(ModuleExporter &module) {
  llvm::LLVMContext &context = module.context;
  unsigned space = module.target->getDataLayout().getProgramAddressSpace();
  return llvm::StructType::get(context, {llvm::Type::getInt32Ty(context),
                                         llvm::PointerType::get(context, space),
                                         llvm::PointerType::get(context, 0)});
}

LogicalResult ModuleOpsExporter::addStructors(mlir::Operation *op,
                                              llvm::StringRef list,
                                              ArrayAttr functions,
                                              ArrayAttr priorities,
                                              ArrayAttr data) {
  llvm::StructType *type = structorType(module);
  // The list is placed where the last op that adds to it is.
  llvm::SmallVector<llvm::Constant *> entries = std::move(structors[list]);
  structors.erase(list);
  for (auto [function, priority, associated] :
       llvm::zip_equal(functions.getAsRange<FlatSymbolRefAttr>(),
                       priorities.getAsRange<mlir::IntegerAttr>(), data)) {
    auto refer = [&](FlatSymbolRefAttr reference,
                     unsigned element) -> llvm::Constant * {
      llvm::Constant *value = module.symbols.lookup(reference.getAttr());
      if (!value)
        op->emitOpError("symbol ") << reference << " is not in this module";
      else if (value->getType() != type->getElementType(element))
        value = llvm::ConstantExpr::getAddrSpaceCast(
            value, type->getElementType(element));
      return value;
    };
    llvm::Constant *target = refer(function, 1);
    auto reference = module.form.dropsStructorData
                         ? FlatSymbolRefAttr()
                         : dyn_cast<FlatSymbolRefAttr>(associated);
    llvm::Constant *key =
        reference ? refer(reference, 2)
                  : llvm::Constant::getNullValue(type->getElementType(2));
    if (!target || !key)
      return mlir::failure();
    entries.push_back(llvm::ConstantStruct::get(
        type,
        {llvm::ConstantInt::get(type->getElementType(0), priority.getInt()),
         target, key}));
  }
  structors[list] = std::move(entries);
  return mlir::success();
}

/// Makes one array for each of llvm.global_ctors and llvm.global_dtors, to
/// which any number of ops may add.
void ModuleOpsExporter::finishStructors() {
  for (auto &[name, entries] : structors) {
    auto *type = llvm::ArrayType::get(structorType(module), entries.size());
    new llvm::GlobalVariable(*module.target, type, /*isConstant=*/false,
                             llvm::GlobalValue::AppendingLinkage,
                             llvm::ConstantArray::get(type, entries), name);
  }
}

//===----------------------------------------------------------------------===//
// Module flags
//===----------------------------------------------------------------------===//

Metadata *ModuleOpsExporter::callGraphProfile(ModuleFlagsOp op,
                                              ArrayAttr entries) {
  llvm::SmallVector<Metadata *> edges;
  auto check = [&](FlatSymbolRefAttr reference) {
    if (reference && module.form.warnsOfOmissions &&
        !module.symbols.contains(reference.getAttr()))
      op.emitWarning("symbol ")
          << reference
          << " of the call graph's profile is left out: it is not "
             "in this module";
  };
  for (auto entry : entries.getAsRange<ModuleFlagCGProfileEntryAttr>()) {
    check(entry.getFrom());
    check(entry.getTo());
    edges.push_back(tuple({symbol(entry.getFrom()), symbol(entry.getTo()),
                           number(entry.getCount())}));
  }
  return llvm::MDNode::getDistinct(module.context, edges);
}

Metadata *
ModuleOpsExporter::profileSummary(ModuleFlagProfileSummaryAttr summary) {
  llvm::SmallVector<Metadata *> fields;
  auto field = [&](llvm::StringRef name, Metadata *value) {
    fields.push_back(tuple({string(name), value}));
  };
  field("ProfileFormat",
        string(stringifyProfileSummaryFormatKind(summary.getFormat())));
  field("TotalCount", number(summary.getTotalCount()));
  field("MaxCount", number(summary.getMaxCount()));
  field("MaxInternalCount", number(summary.getMaxInternalCount()));
  field("MaxFunctionCount", number(summary.getMaxFunctionCount()));
  field("NumCounts", number(summary.getNumCounts()));
  field("NumFunctions", number(summary.getNumFunctions()));
  if (std::optional<uint64_t> partial = summary.getIsPartialProfile())
    field("IsPartialProfile", number(*partial));
  if (mlir::FloatAttr ratio = summary.getPartialProfileRatio())
    field("PartialProfileRatio",
          llvm::ConstantAsMetadata::get(llvm::ConstantFP::get(
              llvm::Type::getDoubleTy(module.context), ratio.getValue())));
  // LLVM writes 32 bits, MLIR's exporter 64.
  unsigned width = module.form.hasWideProfileSummary ? 64 : 32;
  llvm::SmallVector<Metadata *> details;
  for (ModuleFlagProfileSummaryDetailedAttr detail :
       summary.getDetailedSummary())
    details.push_back(
        tuple({number(detail.getCutOff(), width), number(detail.getMinCount()),
               number(detail.getNumCounts(), width)}));
  field("DetailedSummary", tuple(details));
  return tuple(fields);
}

/// The number in the value of a flag: of 32 bits, as LLVM's own flags are,
/// unless it needs those of its attribute.
static llvm::ConstantInt *flagNumber(ModuleExporter &module,
                                     mlir::IntegerAttr integer) {
  llvm::APInt value = integer.getValue();
  if (module.form.narrowsFlags || value.isSignedIntN(32) || value.isIntN(32))
    value = value.sextOrTrunc(32);
  return llvm::ConstantInt::get(module.context, value);
}

/// The value of a flag; null if the attribute represents none.
Metadata *ModuleOpsExporter::flagValue(ModuleFlagsOp op, ModuleFlagAttr flag) {
  return llvm::TypeSwitch<mlir::Attribute, Metadata *>(flag.getValue())
      .Case([&](StringAttr text) { return string(text); })
      .Case([&](mlir::IntegerAttr integer) {
        return llvm::ConstantAsMetadata::get(flagNumber(module, integer));
      })
      .Case([&](ModuleFlagProfileSummaryAttr summary) {
        return profileSummary(summary);
      })
      .Case([&](ArrayAttr entries) -> Metadata * {
        return llvm::all_of(entries,
                            llvm::IsaPred<ModuleFlagCGProfileEntryAttr>)
                   ? callGraphProfile(op, entries)
                   : nullptr;
      })
      .Default([](mlir::Attribute) { return nullptr; });
}

LogicalResult ModuleOpsExporter::addFlags(ModuleFlagsOp op) {
  if (carriedNames.contains(moduleFlagsName) && module.flagPlaces.empty())
    return mlir::success();
  if (!op.getFlags().empty())
    module.target->getOrInsertModuleFlagsMetadata(); // Sets its position.
  llvm::Type *i32 = llvm::Type::getInt32Ty(module.context);
  for (auto flag : op.getFlags().getAsRange<ModuleFlagAttr>()) {
    Metadata *value = flagValue(op, flag);
    if (!value)
      return op.emitOpError("cannot export the value of flag ")
             << flag.getKey() << ": " << flag.getValue();
    auto *behavior = llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
        i32, convertModFlagBehaviorToLLVM(flag.getBehavior())));
    flags.push_back(tuple({behavior, string(flag.getKey()), value}));
  }
  return mlir::success();
}

/// Adds the flags to the module: at the positions that carried flags leave
/// open, then at the end.
void ModuleOpsExporter::finishFlags() {
  llvm::ArrayRef<ModuleExporter::FlagPlace> places = module.flagPlaces;
  if (flags.empty() && places.empty())
    return;
  llvm::NamedMDNode *named = module.target->getOrInsertModuleFlagsMetadata();
  size_t placed = std::min(places.size(), flags.size());
  for (auto [place, flag] : llvm::zip(places, flags)) {
    bool isCarried = place.form && isFormOf(*place.form, *flag);
    named->setOperand(place.index, isCarried ? place.form : flag);
    if (place.form && !isCarried)
      module.report.drop(carrier::namedMetadata,
                         "a flag is not the one that it is another form of");
  }
  for (llvm::MDNode *flag : llvm::ArrayRef(flags).drop_front(placed))
    named->addOperand(flag);
  if (placed == places.size())
    return;
  // A pass has removed flags: the remaining positions are removed, too.
  llvm::SmallVector<llvm::MDNode *> kept;
  for (auto [i, flag] : llvm::enumerate(named->operands()))
    if (llvm::none_of(places.drop_front(placed),
                      [i = i](auto place) { return place.index == i; }))
      kept.push_back(flag);
  named->clearOperands();
  for (llvm::MDNode *flag : kept)
    named->addOperand(flag);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

LogicalResult ModuleOpsExporter::addStrings(llvm::StringRef attribute,
                                            llvm::StringRef list) {
  mlir::Attribute value = module.source->getAttr(attribute);
  llvm::SmallVector<mlir::Attribute> strings;
  if (auto libraries = llvm::dyn_cast_or_null<DependentLibrariesAttr>(value))
    strings.append(libraries.getLibs().begin(), libraries.getLibs().end());
  else if (auto array = llvm::dyn_cast_or_null<ArrayAttr>(value))
    llvm::append_range(strings, array);
  else if (value)
    strings.push_back(value);
  for (mlir::Attribute text : strings) {
    if (!isa<StringAttr>(text) && !module.form.warnsOfOmissions)
      continue;
    if (!isa<StringAttr>(text))
      return module.source->emitError("its attribute ")
             << attribute << " must be made of strings, not " << text;
    addNamed(list, {string(cast<StringAttr>(text))});
  }
  return mlir::success();
}

LogicalResult ModuleOpsExporter::addAttributes() {
  const std::pair<llvm::StringRef, llvm::StringRef> lists[] = {
      {LLVMDialect::getIdentAttrName(), "llvm.ident"},
      {LLVMDialect::getCommandlineAttrName(), "llvm.commandline"},
      {LLVMDialect::getDependentLibrariesAttrName(),
       "llvm.dependent-libraries"}};
  for (auto [attribute, list] : lists)
    if (failed(addStrings(attribute, list)))
      return mlir::failure();

  const llvm::StringRef others[] = {LLVMDialect::getDataLayoutAttrName(),
                                    LLVMDialect::getTargetTripleAttrName(),
                                    LLVMDialect::getModuleLevelAsmAttrName()};
  if (!module.form.warnsOfOmissions)
    return mlir::success();
  for (mlir::NamedAttribute entry : module.source->getAttrs()) {
    llvm::StringRef name = entry.getName();
    if (name.starts_with("llvm.") && !llvm::is_contained(others, name) &&
        !llvm::is_contained(llvm::make_first_range(lists), name))
      module.source->emitWarning("its attribute ")
          << name << " is left out: LLVM IR has no form for it";
  }
  return mlir::success();
}

LogicalResult ModuleOpsExporter::run() {
  if (failed(addAttributes()))
    return mlir::failure();
  for (mlir::Operation &op : module.body()) {
    LogicalResult result =
        llvm::TypeSwitch<mlir::Operation *, LogicalResult>(&op)
            .Case([&](GlobalCtorsOp ctors) {
              return addStructors(ctors, "llvm.global_ctors", ctors.getCtors(),
                                  ctors.getPriorities(), ctors.getData());
            })
            .Case([&](GlobalDtorsOp dtors) {
              return addStructors(dtors, "llvm.global_dtors", dtors.getDtors(),
                                  dtors.getPriorities(), dtors.getData());
            })
            .Case([&](ModuleFlagsOp list) { return addFlags(list); })
            .Case([&](LinkerOptionsOp options) {
              llvm::SmallVector<Metadata *> words;
              for (auto option : options.getOptions().getAsRange<StringAttr>())
                words.push_back(string(option));
              addNamed("llvm.linker.options", words);
              return mlir::success();
            })
            .Default([](mlir::Operation *) { return mlir::success(); });
    if (failed(result))
      return result;
  }
  finishFlags();
  finishStructors();
  return mlir::success();
}

LogicalResult palindrome::exporter::exportModuleOps(ModuleExporter &module) {
  return ModuleOpsExporter(module).run();
}
