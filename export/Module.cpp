// The driver of the exporter: translates the module's properties, declares
// every symbol, builds the metadata table, and then translates initializers,
// bodies and named metadata. Mirrors import/Module.cpp.

#include "export/Bridge.h"
#include "export/CarriedFormat.h"
#include "export/Functions.h"
#include "export/Globals.h"
#include "export/IntrinsicTypes.h"
#include "export/LostLocations.h"
#include "export/ModuleExporter.h"
#include "export/ModuleOps.h"
#include "export/Progress.h"
#include "export/Symbols.h"
#include "mlir/Dialect/LLVMIR/Transforms/DIExpressionLegalization.h"
#include "mlir/Dialect/LLVMIR/Transforms/LegalizeForExport.h"
#include "palindrome/Export.h"
#include "translate/Carrier.h"
#include "translate/LostAttributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace mlir::LLVM;
using mlir::failed;
using mlir::failure;
using mlir::LogicalResult;
using mlir::success;

ModuleExporter::ModuleExporter(mlir::Operation *source, llvm::Module &target,
                               const ExportOptions &options)
    : source(source), context(target.getContext()), target(&target),
      options(options), form(FormChoices::of(options.form)), report(source),
      extensions(*this), types(context), lowered(source),
      attributes(context, types, report, form.rejectsAsUpstream),
      constants(*this), metadata(*this), modelled(*this), debugInfo(*this),
      assignments(report), constantMark(mlir::StringAttr::get(
                               source->getContext(), carrier::constant)),
      mmraName(mlir::StringAttr::get(source->getContext(),
                                     LLVMDialect::getMmraAttrName())) {}

LogicalResult ModuleExporter::exportModuleAttributes() {
  auto string = [&](llvm::StringRef name) {
    auto text = source->getAttrOfType<mlir::StringAttr>(name);
    return text ? text.getValue() : llvm::StringRef();
  };
  if (source->hasAttr(carrier::sourceFilename) || !form.hasNameAsSourceFilename)
    target->setSourceFileName(string(carrier::sourceFilename));
  llvm::StringRef id = string(carrier::moduleID);
  if (form.restoresModuleID &&
      (!id.empty() || source->hasAttr(carrier::sourceFilename)))
    target->setModuleIdentifier(id);
  llvm::StringRef layout = string(LLVMDialect::getDataLayoutAttrName());
  std::string described;
  if (layout.empty()) {
    mlir::FailureOr<std::string> text = dataLayoutString(source);
    if (failed(text))
      return failure();
    layout = described = *text;
  }
  if (!layout.empty()) {
    llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(layout);
    if (!parsed)
      return source->emitError("invalid data layout '")
             << layout << "': " << llvm::toString(parsed.takeError());
    target->setDataLayout(*parsed);
  }
  if (mlir::Attribute triple =
          source->getAttr(LLVMDialect::getTargetTripleAttrName());
      triple && !llvm::isa<mlir::StringAttr>(triple))
    return source->emitError("expected a string as target triple");
  if (llvm::StringRef triple = string(LLVMDialect::getTargetTripleAttrName());
      !triple.empty())
    target->setTargetTriple(llvm::Triple(triple));
  if (mlir::Attribute assembly =
          source->getAttr(LLVMDialect::getModuleLevelAsmAttrName())) {
    auto lines = llvm::dyn_cast<mlir::ArrayAttr>(assembly);
    if (!lines)
      return source->emitError(
          "expected an array attribute for a module level asm");
    if (!llvm::all_of(lines, llvm::IsaPred<mlir::StringAttr>))
      return source->emitError(
          "expected a string attribute for each entry of a "
          "module level asm");
    for (auto line : lines.getAsRange<mlir::StringAttr>())
      target->appendModuleInlineAsm((line.getValue() + "\n").str());
  }

  if (auto kinds =
          source->getAttrOfType<mlir::ArrayAttr>(carrier::metadataKinds))
    for (auto kind :
         report.elements<mlir::StringAttr>(carrier::metadataKinds, kinds))
      context.getMDKindID(kind);
  if (auto names =
          source->getAttrOfType<mlir::DictionaryAttr>(carrier::structNames))
    types.renameStructs(names);
  if (auto codes = source->getAttrOfType<mlir::ArrayAttr>(carrier::constants))
    constants.read(codes);
  if (mlir::Attribute table = source->getAttr(carrier::types)) {
    auto entries = llvm::dyn_cast<mlir::ArrayAttr>(table);
    if (!entries)
      return source->emitError() << "'" << carrier::types << "' is no array";
    if (std::optional<size_t> wrong = types.readTable(entries))
      return source->emitError() << "entry " << *wrong << " of '"
                                 << carrier::types << "' is no type";
  }
  return success();
}

unsigned ModuleExporter::metadataKind(mlir::StringAttr kind) {
  auto [it, isNew] = metadataKinds.try_emplace(kind);
  if (isNew)
    it->second = context.getMDKindID(kind.getValue());
  return it->second;
}

unsigned ModuleExporter::metadataKindOfEntry(mlir::StringAttr entry) {
  auto [it, isNew] = entryKinds.try_emplace(entry);
  if (isNew)
    it->second = context.getMDKindID(
        entry.getValue().drop_front(carrier::metadataPrefix.size()));
  return it->second;
}

void ModuleExporter::reportLeftOut(mlir::Operation *op, mlir::StringAttr name) {
  llvm::StringRef text = name;
  if (form.warnsOfOmissions)
    mlir::emitWarning(op->getLoc(), "attribute '")
        << text << "' is left out: LLVM IR has no form for it here";
}

/// Whether `node` is valid in the named metadata `name`. LLVM casts the
/// elements of some lists without a check.
static bool isElementOf(llvm::StringRef name, const llvm::MDNode &node) {
  if (name == "llvm.dbg.cu")
    return llvm::isa<llvm::DICompileUnit>(node);
  if (name != moduleFlagsName)
    return true;
  auto isInteger = [](const llvm::Metadata *operand) {
    return llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(operand) !=
           nullptr;
  };
  if (node.getNumOperands() != 3 || !isInteger(node.getOperand(0)) ||
      !llvm::isa_and_nonnull<llvm::MDString>(node.getOperand(1)))
    return false;
  llvm::StringRef flag =
      llvm::cast<llvm::MDString>(node.getOperand(1))->getString();
  const llvm::Metadata *value = node.getOperand(2);
  if (flag == "CG Profile")
    return llvm::isa_and_nonnull<llvm::MDNode>(value);
  if (flag == "wchar_size" || flag == "SemanticInterposition")
    return isInteger(value);
  // Flags of these behaviors may have any value.
  llvm::Module::ModFlagBehavior behavior;
  bool isFree =
      llvm::Module::isValidModFlagBehavior(node.getOperand(0), behavior) &&
      (behavior == llvm::Module::Error || behavior == llvm::Module::Warning ||
       behavior == llvm::Module::Override);
  return isFree || value != nullptr;
}

LogicalResult ModuleExporter::rejectOp(mlir::Operation &op,
                                       llvm::StringRef why) {
  return form.rejectsAsUpstream ? failure() : op.emitOpError(why);
}

void ModuleExporter::exportNamedMetadata() {
  auto entries = source->getAttrOfType<mlir::ArrayAttr>(carrier::namedMetadata);
  if (!entries)
    return;
  for (mlir::Attribute entry : entries) {
    // The position of a list that the dialect represents.
    if (auto name = llvm::dyn_cast<mlir::StringAttr>(entry)) {
      placedLists.insert(target->getOrInsertNamedMetadata(name));
      continue;
    }
    auto pair = llvm::dyn_cast<mlir::ArrayAttr>(entry);
    bool isPair = pair && pair.size() == 2;
    auto name = isPair ? llvm::dyn_cast<mlir::StringAttr>(pair[0]) : nullptr;
    auto nodes =
        isPair ? llvm::dyn_cast<mlir::DenseI32ArrayAttr>(pair[1]) : nullptr;
    if (!name || !nodes) {
      report.drop(carrier::namedMetadata,
                  "an entry is neither a name nor [name, indices]");
      continue;
    }
    exportNamedList(name, nodes);
  }
}

void ModuleExporter::exportNamedList(llvm::StringRef name,
                                     mlir::DenseI32ArrayAttr nodes) {
  llvm::NamedMDNode *named = target->getOrInsertNamedMetadata(name);
  bool isFlags = name == moduleFlagsName;
  for (int32_t number : nodes.asArrayRef()) {
    // A negative number is the position of a flag of llvm.module_flags: an
    // empty node represents it until that op is exported.
    bool isPlace = isFlags && number < 0;
    if (isPlace) {
      flagPlaces.push_back({named->getNumOperands(), nullptr});
      named->addOperand(llvm::MDNode::get(context, {}));
      if (number == -1)
        continue;
      number = -2 - number;
    }
    llvm::MDNode *node = metadata.lookupNode(number);
    if (!node || !isElementOf(name, *node) ||
        (name == "llvm.errno.tbaa" && metadata.reachesNull(number)))
      report.drop(carrier::namedMetadata,
                  "!" + name + " cannot list node " + llvm::Twine(number));
    else if (isPlace)
      flagPlaces.back().form = node;
    else
      named->addOperand(node);
  }
  // An imported list without elements stays; others are dropped if empty.
  if (!nodes.empty())
    placedLists.insert(named);
}

/// Drops the lists that should have elements and have none.
void ModuleExporter::dropEmptyLists() {
  for (llvm::NamedMDNode *named : placedLists)
    if (named->getNumOperands() == 0) {
      report.drop(carrier::namedMetadata,
                  "nothing is left of !" + named->getName());
      named->eraseFromParent();
    }
}

llvm::Constant *ModuleExporter::blockAddress(llvm::Function *function,
                                             int64_t tag) {
  auto body = bodies.find(function);
  if (body == bodies.end())
    return nullptr;
  auto [it, isNew] = blockTags.try_emplace(function);
  if (isNew)
    body->second.walk([&, &tags = it->second](BlockTagOp op) {
      tags[op.getTag().getId()] = blocks.lookup(op->getBlock());
    });
  llvm::BasicBlock *block = it->second.lookup(tag);
  return block ? llvm::BlockAddress::get(function, block) : nullptr;
}

/// Sets a location of line 0 on calls without one where LLVM's verifier
/// requires one: if both functions have subprograms, so that the call could be
/// inlined. LLVM's passes do the same.
void ModuleExporter::locateCalls() {
  for (llvm::CallBase *call : unlocatedCalls) {
    llvm::Function *callee = call->getCalledFunction();
    if (callee && !callee->isInterposable() && !callee->isDeclaration() &&
        callee->getSubprogram())
      call->setDebugLoc(llvm::DILocation::get(
          context, 0, 0, call->getFunction()->getSubprogram()));
  }
}

/// Drops the declarations that stand in the way of an intrinsic: LLVM has one
/// type for its name, and renames a function of another type when something
/// else asks for the intrinsic.
void ModuleExporter::dropRenamedIntrinsics() {
  for (auto op : body().getOps<mlir::LLVM::LLVMFuncOp>()) {
    llvm::StringRef name = op.getSymName();
    if (!name.starts_with("llvm."))
      continue;
    auto *function = llvm::dyn_cast_or_null<llvm::Function>(
        symbols.lookup(op.getSymNameAttr()));
    if (!function || function->getName() == llvmName(op, name))
      continue;
    report.op = op;
    if (!function->use_empty()) {
      op.emitOpError("its type is not that of the intrinsic, which is used");
      hasFailed = true;
      continue;
    }
    report.drop("@" + name, "its type is not that of the intrinsic");
    symbols.erase(op.getSymNameAttr());
    function->eraseFromParent();
  }
  report.op = source;
}

/// Warns of the comdats that no symbol is in: the text and bitcode of LLVM IR
/// have only those of symbols.
void ModuleExporter::warnOfUnusedComdats() {
  for (auto comdats : body().getOps<ComdatOp>())
    for (auto selector : comdats.getBody().getOps<ComdatSelectorOp>())
      if (llvm::Comdat *comdat =
              this->comdats.lookup(selector.getSymNameAttr());
          comdat && comdat->getUsers().empty())
        mlir::emitWarning(selector.getLoc())
            << "'" << selector->getName() << "' @" << selector.getSymName()
            << " is left out: no symbol is in it";
}

llvm::Function *
ModuleExporter::intrinsic(llvm::Intrinsic::ID id,
                          llvm::ArrayRef<llvm::Type *> overloads) {
  // The overloads determine the type, which is the simpler key.
  llvm::FunctionType *type = llvm::Intrinsic::getType(context, id, overloads);
  llvm::Function *&slot = intrinsics[{id, type}];
  if (!slot)
    slot = llvm::Intrinsic::getOrInsertDeclaration(target, id, overloads);
  return slot;
}

bool ModuleExporter::isNamedByTypes(llvm::Function &intrinsic) {
  llvm::Intrinsic::ID id = intrinsic.getIntrinsicID();
  if (id == llvm::Intrinsic::not_intrinsic ||
      !llvm::Intrinsic::isOverloaded(id))
    return true;
  auto [it, isNew] = namedByTypes.try_emplace(&intrinsic);
  if (isNew) {
    llvm::FunctionType *type = intrinsic.getFunctionType();
    auto overloads = overloadsOf(id, type);
    it->second =
        overloads && llvm::Intrinsic::getName(id, *overloads, target, type) ==
                         intrinsic.getName();
  }
  return it->second;
}

/// Whether an op that has no result may stand for intrinsic `id`, which has
/// one, with these parameters.
static bool mayDropResult(llvm::Intrinsic::ID id,
                          llvm::ArrayRef<llvm::Type *> parameters,
                          llvm::ArrayRef<llvm::Type *> overloads,
                          llvm::LLVMContext &context) {
  if (overloads.empty())
    return llvm::Intrinsic::getType(context, id)->params() == parameters;
  return llvm::any_of(overloads, [&](llvm::Type *result) {
    return overloadsOf(id, llvm::FunctionType::get(result, parameters,
                                                   /*isVarArg=*/false))
        .has_value();
  });
}

/// Whether intrinsic `id` can have `type`, that of a call.
static bool isTypeOf(llvm::Intrinsic::ID id, llvm::FunctionType *type,
                     llvm::ArrayRef<llvm::Type *> overloads) {
  using Descriptor = llvm::Intrinsic::IITDescriptor;
  llvm::SmallVector<Descriptor> table;
  llvm::Intrinsic::getIntrinsicInfoTableEntries(id, table);
  if (table.back().Kind == Descriptor::VarArg)
    return true; // LLVM's verifier checks those.
  if (type->getReturnType()->isVoidTy() &&
      table.front().Kind != Descriptor::Void)
    return mayDropResult(id, type->params(), overloads, type->getContext());
  if (overloadsOf(id, type))
    return true;
  // A named struct is as good as the literal struct that the call returns.
  auto *result = llvm::dyn_cast<llvm::StructType>(type->getReturnType());
  if (!result || result->isLiteral() || result->isOpaque())
    return false;
  auto *literal =
      llvm::StructType::get(result->getContext(), result->elements());
  return overloadsOf(id, llvm::FunctionType::get(literal, type->params(),
                                                 /*isVarArg=*/false))
      .has_value();
}

llvm::Function *
ModuleExporter::intrinsic(llvm::Intrinsic::ID id,
                          llvm::ArrayRef<llvm::Type *> overloads,
                          llvm::FunctionType *call) {
  llvm::Function *&slot = intrinsicsByCall[{id, call}];
  // Intrinsic::getType, too, expects types that fit.
  if (!slot && isTypeOf(id, call, overloads))
    slot = intrinsic(id, overloads);
  return slot;
}

LogicalResult ModuleExporter::run() {
  areLocationsLost = form.warnsOfOmissions && warnOfLostLocations(source);
  if (failed(exportModuleAttributes()) ||
      failed(extensions.amendSymbol(*source)))
    return failure();
  // Comdats come first, since other symbols name them.
  for (bool isComdat : {true, false})
    for (mlir::Operation &op : body()) {
      if (llvm::isa<ComdatOp>(op) != isComdat)
        continue;
      report.op = &op;
      if (failed(declareSymbol(*this, op)))
        return failure();
    }
  report.op = source;
  modelled.readCarried();
  if (auto table = source->getAttrOfType<mlir::ArrayAttr>(carrier::metadata))
    metadata.build(table);
  modelled.finishLoops();
  for (auto function : body().getOps<mlir::LLVM::LLVMFuncOp>())
    setSubprogram(*this, function);
  // Functions come last: ops of other dialects may make symbols that the bodies
  // refer to.
  auto define = [&](bool functions) {
    for (mlir::Operation &op : body()) {
      report.op = &op;
      if (llvm::isa<LLVMFuncOp>(op) == functions &&
          failed(defineSymbol(*this, op)))
        return failure();
    }
    report.op = source;
    return success();
  };
  auto list = [&] {
    exportNamedMetadata();
    debugInfo.listUnits();
    return exportModuleOps(*this);
  };
  if (failed(define(/*functions=*/false)))
    return failure();
  debugInfo.listGlobals();
  if (form.listsMetadataEarly && failed(list()))
    return failure();
  if (failed(define(/*functions=*/true)))
    return failure();
  assignments.finish();
  report.op = source;
  locateCalls();
  if (form.warnsOfOmissions) {
    dropRenamedIntrinsics();
    warnOfUnusedComdats();
  }
  if (!form.listsMetadataEarly && failed(list()))
    return failure();
  dropEmptyLists();
  debugInfo.addVersion();
  return failure(hasFailed || attributes.hasFailed());
}

std::unique_ptr<llvm::Module>
palindrome::exportModule(mlir::Operation *module, llvm::LLVMContext &context,
                         const ExportOptions &options) {
  const FormChoices &form = FormChoices::of(options.form);
  if (!satisfiesLLVMModule(module)) {
    module->emitOpError("can not be translated to an LLVMIR module");
    return nullptr;
  }
  if (failed(checkCarriedFormat(module)))
    return nullptr;
  if (form.legalizesSource) {
    ensureDistinctSuccessors(module);
    legalizeDIExpressionsRecursively(module);
  }
  // MLIR's interfaces translate ops within theirs themselves.
  if (Bridge::isNeeded(module))
    return failed(checkLostAttributes(module))
               ? nullptr
               : Bridge::exportModule(module, context, options);
  auto target = std::make_unique<llvm::Module>(form.moduleName, context);
  auto exporter = std::make_unique<ModuleExporter>(module, *target, options);
  if (failed(runExporter(*exporter)))
    return nullptr;
  return target;
}
