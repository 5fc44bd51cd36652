// Hands ops and attributes to the interfaces of their dialects. Mirrors
// import/body/Interfaces.cpp.

#include "export/body/Interfaces.h"
#include "export/body/BodyExporter.h"
#include "export/body/Bridge.h"
#include "mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.h"
#include "translate/Diagnostics.h"
#include "translate/LLVMXDialect.h"
#include "llvm/IR/ValueHandle.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// Fails; the upstream form first reports the op, after the error of its own,
/// as MLIR's exporter does.
static LogicalResult reportFailure(Operation &op, const BodyExporter &body) {
  // Upstream reports ops in foreign regions itself.
  if (!body.module.form.rejectsAsUpstream || body.isInForeignRegion())
    return failure();
  return op.emitError("LLVM Translation failed for operation: ")
         << op.getName();
}

static LogicalResult reportNoTranslation(Operation &op,
                                         const FormChoices &form) {
  if (form.rejectsAsUpstream)
    return op.emitError("cannot be converted to LLVM IR: missing "
                        "`LLVMTranslationDialectInterface` registration for "
                        "dialect for op: ")
           << op.getName();
  StringRef dialect = op.getName().getDialectNamespace();
  if (!op.getDialect())
    return op.emitOpError("has no translation to LLVM IR: dialect '")
           << dialect
           << "' is not registered; load it (--load-dialect-plugin) and its "
              "translation (--load-extension)";
  return op.emitOpError("has no translation to LLVM IR: no extension is "
                        "registered for the export of dialect '")
         << dialect
         << "'; load one (--load-extension), or lower the op to the llvm "
            "dialect first (--lower)";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult palindrome::exporter::convertByInterface(Operation &op,
                                                       BodyExporter &body) {
  const FormChoices &form = body.module.form;
  ExportExtensions &extensions = body.module.extensions;
  Dialect *dialect = op.getDialect();
  const ExportInterface *interface = extensions.find(dialect);
  // The export of these dialects reports all of its errors.
  if (interface && isa<LLVM::LLVMDialect, llvmx::LLVMXDialect>(dialect))
    return succeeded(interface->convertOperation(&op, body.builder, body))
               ? success()
               : reportFailure(op, body);

  Bridge *bridge = extensions.bridge;
  bool isBridged = bridge && bridge->handles(op);
  if (!interface && !isBridged)
    return reportNoTranslation(op, form);
  // Upstream's interface drops the predicate of such an op.
  if (auto ptx = dyn_cast<NVVM::BasicPtxBuilderInterface>(op);
      ptx && isBridged && !form.rejectsAsUpstream &&
      ptx.getPredicate().value_or(Value()) && !ptx.hasIntrinsic())
    return op.emitOpError("has no intrinsic with a predicate; lower it by "
                          "--convert-nvvm-to-llvm first");
  ErrorWatch watch(op.getContext());
  LogicalResult converted =
      isBridged ? bridge->convertOperation(op, body)
                : interface->convertOperation(&op, body.builder, body);
  if (succeeded(converted))
    return success();
  if (form.rejectsAsUpstream)
    return reportFailure(op, body);
  if (watch.hasError)
    return failure();
  if (isa<ModuleOp>(op))
    return op.emitOpError("has no translation to LLVM IR within another "
                          "module; export it by itself");
  return op.emitOpError("has no translation to LLVM IR: the extension of '")
         << dialect->getNamespace() << "' does not translate it";
}

LogicalResult palindrome::exporter::convertModuleOp(ModuleExporter &module,
                                                    Operation &op) {
  BodyExporter body(module);
  auto reject = [&] {
    return op.emitOpError("cannot be exported outside of a function");
  };
  // Of these dialects only constants, which are dead here, are left: others
  // would be instructions.
  if (isa_and_nonnull<LLVM::LLVMDialect, llvmx::LLVMXDialect>(
          op.getDialect()) &&
      !op.hasTrait<OpTrait::ConstantLike>() &&
      !isa<LLVM::AddressOfOp, LLVM::BlockAddressOp, LLVM::DSOLocalEquivalentOp,
           llvmx::ConstantOp>(op))
    return reject();
  if (const ExportInterface *interface =
          module.extensions.find(op.getDialect())) {
    if (op.hasTrait<OpTrait::ConstantLike>() && op.use_empty() &&
        module.form.warnsOfOmissions)
      emitWarning(op.getLoc())
          << "'" << op.getName() << "' is left out: nothing uses it";
    return interface->exportsModuleOps() ? convertByInterface(op, body)
                                         : LogicalResult(reject());
  }

  // Upstream's interfaces insert instructions wherever their op is. Here there
  // is no block for these, so they go to a function that is removed again.
  llvm::LLVMContext &context = module.context;
  auto *scratch = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
      llvm::GlobalValue::PrivateLinkage, "", *module.target);
  auto *block = llvm::BasicBlock::Create(context, "", scratch);
  body.builder.SetInsertPoint(block);
  // An interface appends what it makes for the module.
  auto countParts = [&target = *module.target] {
    size_t parts = target.size() + target.global_size() + target.alias_size() +
                   target.ifunc_size() + target.getModuleInlineAsm().size();
    for (const llvm::NamedMDNode &list : target.named_metadata())
      parts += 1 + list.getNumOperands();
    return parts;
  };
  size_t before = countParts();
  LogicalResult converted = convertByInterface(op, body);
  bool isEmpty = block->empty() && scratch->size() == 1;
  if (succeeded(converted) && isEmpty && module.form.warnsOfOmissions &&
      countParts() == before)
    module.extensions.reportIfVanished(op);
  scratch->eraseFromParent();
  if (succeeded(converted) && !isEmpty)
    return reject();
  return converted;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

LogicalResult palindrome::exporter::amendByInterface(
    Operation &op, ArrayRef<llvm::Instruction *> instructions,
    NamedAttribute attribute, BodyExporter &body) {
  ExportExtensions &extensions = body.module.extensions;
  FailureOr<Dialect *> dialect = extensions.dialectOf(attribute.getName(), op);
  if (failed(dialect))
    return failure();
  const ExportInterface *interface = extensions.find(*dialect);
  if (interface && interface->exportsAttributes())
    return interface->amendOperation(&op, instructions, attribute, body);
  if (Bridge *bridge = extensions.bridge;
      bridge && bridge->handlesAttributes(*dialect))
    return bridge->amendOperation(op, instructions, attribute);
  // A name without a prefix belongs to the op's dialect.
  if (!*dialect &&
      !isa<LLVM::LLVMDialect, llvmx::LLVMXDialect>(op.getDialect()))
    return success();
  // A branch has got it, though it has a place of its own there.
  if (isa<LLVM::BrOp, LLVM::CondBrOp>(op) &&
      isa<LLVM::LoopAnnotationAttr>(attribute.getValue()))
    return success();
  body.module.reportLeftOut(&op, attribute.getName());
  return success();
}

LogicalResult palindrome::exporter::amendSymbol(ModuleExporter &module,
                                                Operation &op) {
  auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  llvm::Value *made = name ? module.symbols.lookup(name) : nullptr;
  llvm::WeakVH value(made);
  for (NamedAttribute entry : op.getDiscardableAttrDictionary())
    if (ExportExtensions::isForeign(entry.getName())) {
      BodyExporter body(module);
      if (failed(amendByInterface(op, {}, entry, body)))
        return failure();
    }
  // OpenMP removes functions of the host from the module of a device.
  if (made && !value)
    module.symbols.erase(name);
  return success();
}

LogicalResult
palindrome::exporter::convertParameterAttrs(ModuleExporter &module,
                                            LLVM::LLVMFuncOp function) {
  ExportExtensions &extensions = module.extensions;
  ArrayAttr parameters = function.getArgAttrsAttr();
  if (!parameters)
    return success();
  for (auto [i, dictionary] :
       llvm::enumerate(parameters.getAsRange<DictionaryAttr>()))
    for (NamedAttribute entry : dictionary) {
      if (!ExportExtensions::isForeign(entry.getName()))
        continue;
      FailureOr<Dialect *> dialect =
          extensions.dialectOf(entry.getName(), *function);
      if (failed(dialect))
        return failure();
      if (!*dialect)
        continue;
      LogicalResult converted = success();
      const ExportInterface *interface = extensions.find(*dialect);
      if (interface && interface->exportsAttributes()) {
        BodyExporter body(module);
        converted = interface->convertParameterAttr(function, i, entry, body);
      } else if (Bridge *bridge = extensions.bridge;
                 bridge && bridge->handlesAttributes(*dialect)) {
        converted = bridge->convertParameterAttr(function, i, entry);
      } else {
        function.emitWarning("Unhandled parameter attribute '" +
                             entry.getName().str() + "'");
      }
      if (failed(converted))
        return failure();
    }
  return success();
}
