// Collects the claims of the dialects that take part in an import, and runs
// their hooks.

#include "import/module/Extensions.h"
#include "translate/Diagnostics.h"

using namespace palindrome;
using namespace palindrome::importer;
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
