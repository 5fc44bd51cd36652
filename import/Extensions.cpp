// Collects the claims of the dialects that take part in an import, runs their
// hooks, and undoes what a hook made if it cannot be used.

#include "import/Extensions.h"
#include "import/BodyImporter.h"
#include "translate/Diagnostics.h"

using namespace palindrome;
using namespace mlir;
using mlir::LLVM::LLVMDialect;

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

LogicalResult ImportExtensions::collect(MLIRContext &context,
                                        const llvm::Module &source,
                                        const ImportOptions &options) {
  SmallVector<StringRef> names = {LLVMDialect::getDialectNamespace()};
  names.append(options.dialects.begin(), options.dialects.end());
  llvm::SmallPtrSet<const ImportInterface *, 8> added;
  for (StringRef name : names) {
    const ImportInterface *interface = findImport(context, name);
    if (!interface ||
        (added.insert(interface).second && failed(add(interface, source))))
      return failure();
  }
  return success();
}

LogicalResult ImportExtensions::claim(Claims &claims, unsigned key,
                                      const ImportInterface *interface,
                                      StringRef what,
                                      llvm::function_ref<StringRef()> name) {
  auto [it, isNew] = claims.try_emplace(key, interface);
  if (isNew || it->second == interface)
    return success();
  return emitError(UnknownLoc::get(interface->getContext()))
         << "dialects '" << it->second->getDialect()->getNamespace()
         << "' and '" << interface->getDialect()->getNamespace()
         << "' both claim " << what << " '" << name()
         << "'; import one of them";
}

LogicalResult ImportExtensions::add(const ImportInterface *interface,
                                    const llvm::Module &source) {
  ArrayRef<unsigned> ids = interface->getSupportedIntrinsics();
  intrinsics.reserve(intrinsics.size() + ids.size());
  for (unsigned id : ids)
    if (failed(claim(intrinsics, id, interface, "intrinsic",
                     [&] { return llvm::Intrinsic::getBaseName(id); })))
      return failure();
  for (unsigned opcode : interface->getSupportedInstructions())
    if (failed(claim(instructions, opcode, interface, "instruction",
                     [&] { return llvm::Instruction::getOpcodeName(opcode); })))
      return failure();

  ArrayRef<StringRef> names = interface->getSupportedMetadata();
  if (!names.empty() && kinds.empty()) {
    source.getContext().getMDKindNames(kindNames);
    for (auto [number, name] : llvm::enumerate(kindNames))
      kinds[name] = number;
  }
  for (StringRef name : names)
    // A kind without a number does not occur in the source.
    if (auto kind = kinds.find(name); kind != kinds.end())
      if (failed(claim(metadata, kind->second, interface, "metadata kind",
                       [&] { return name; })))
        return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Hooks
//===----------------------------------------------------------------------===//

LogicalResult
ImportExtensions::attempt(MLIRContext *context,
                          llvm::function_ref<LogicalResult()> hook) {
  ErrorWatch watch(context);
  LogicalResult result = hook();
  hasFailed |= watch.hasError;
  return result;
}

LogicalResult ImportExtensions::setMetadata(unsigned kind, llvm::MDNode *node,
                                            Operation *op,
                                            ImportTranslation &translation) {
  const ImportInterface *interface = ofMetadata(kind);
  if (!interface || !op)
    return failure();
  return attempt(op->getContext(), [&] {
    OpBuilder builder(op);
    return interface->setMetadataAttrs(builder, kindNames[kind], node, op,
                                       translation);
  });
}

bool ImportExtensions::printsAttributes(Operation *op) {
  auto [it, isNew] = printing.try_emplace(op->getName());
  if (isNew) {
    constexpr StringLiteral probe = "llvmx.probe";
    Operation *copy = op->clone();
    copy->setAttr(probe, UnitAttr::get(op->getContext()));
    std::string text;
    llvm::raw_string_ostream stream(text);
    copy->print(stream, OpPrintingFlags().useLocalScope());
    copy->destroy();
    it->second = StringRef(text).contains(probe);
  }
  return it->second;
}

/// Whether something of `inst` may have to be carried beside its op.
static bool mayCarry(const llvm::Instruction &inst) {
  if (inst.hasName() || inst.hasMetadata() || inst.isUsedByMetadata() ||
      (isa<llvm::FPMathOperator>(inst) && inst.getFastMathFlags().any()))
    return true;
  auto *call = dyn_cast<llvm::CallInst>(&inst);
  return call && (!call->getAttributes().isEmpty() ||
                  call->getTailCallKind() != llvm::CallInst::TCK_None ||
                  call->getCallingConv() != llvm::CallingConv::C);
}

namespace {
/// Records the ops that a builder makes, to erase them if they cannot be used.
class MadeOps : public OpBuilder::Listener {
public:
  explicit MadeOps(OpBuilder &builder) : builder(builder) {
    builder.setListener(this);
  }
  ~MadeOps() override { builder.setListener(nullptr); }

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    ops.push_back(op);
  }
  void erase() {
    for (Operation *op : llvm::reverse(ops))
      op->erase();
  }

private:
  OpBuilder &builder;
  SmallVector<Operation *, 2> ops;
};
} // namespace

/// Runs `convert`, by which another dialect translates `inst`. If the result
/// does not verify or cannot carry the rest of the instruction, erases all ops
/// that it made and fails.
LogicalResult
BodyImporter::importClaimed(llvm::Instruction &inst,
                            llvm::function_ref<LogicalResult()> convert) {
  MadeOps made(builder);
  if (succeeded(module.extensions.attempt(&module.context, convert))) {
    Operation *op = madeOp();
    // Some ops have no result although LLVM's intrinsic has one.
    bool needsResult = !inst.use_empty() || inst.isUsedByMetadata();
    bool needsText =
        module.options.form == ImportForm::Lossless && mayCarry(inst);
    if (op && (result || !needsResult) && module.verifier.acceptsClaimed(op) &&
        (!needsText || module.extensions.printsAttributes(op)))
      return success();
  }
  result = {};
  resultlessOp = nullptr;
  made.erase();
  return failure();
}
