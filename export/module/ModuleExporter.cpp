// What an export of a module declares and looks up: intrinsics, and kinds of
// metadata. Mirrors import/module/ModuleImporter.cpp.

#include "export/module/ModuleExporter.h"
#include "export/types/IntrinsicTypes.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::exporter;
using mlir::failure;
using mlir::LogicalResult;
using mlir::LLVM::LLVMDialect;

ModuleExporter::ModuleExporter(mlir::Operation *source, llvm::Module &target,
                               const ExportOptions &options)
    : ExportState(source, target, options), extensions(*this), types(context),
      lowered(source),
      attributes(context, types, report, form.rejectsAsUpstream),
      constants(*this, types), metadata(*this, constants, modelled),
      modelled(*this, metadata, debugInfo), debugInfo(*this, metadata),
      assignments(report), constantMark(mlir::StringAttr::get(
                               source->getContext(), carrier::constant)),
      mmraName(mlir::StringAttr::get(source->getContext(),
                                     LLVMDialect::getMmraAttrName())) {}

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

LogicalResult ModuleExporter::rejectOp(mlir::Operation &op,
                                       llvm::StringRef why) {
  return form.rejectsAsUpstream ? failure() : op.emitOpError(why);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

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
