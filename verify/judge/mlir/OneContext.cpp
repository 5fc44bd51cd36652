// Copies a module to another context, through bytecode or text. Bytecode is
// exact where text is not, but stores some attributes as separate texts, so
// that only the text of the whole module preserves the identity of distinct
// attributes in them. A context has one struct of a name, so conflicting
// structs are renamed first.

#include "verify/judge/mlir/OneContext.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Parser/Parser.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/judge/mlir/Report.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using mlir::LLVM::LLVMStructType;

namespace palindrome::mlirdiff {

/// Calls `visit` with every named struct of `module`.
static void forEachStruct(ModuleOp module,
                          llvm::function_ref<void(LLVMStructType)> visit) {
  AttrTypeWalker walker;
  walker.addWalk([&](LLVMStructType type) {
    if (type.isIdentified())
      visit(type);
  });
  module.walk([&](Operation *op) {
    walker.walk(op->getAttrDictionary());
    for (Type type : op->getResultTypes())
      walker.walk(type);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          walker.walk(type);
  });
}

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// Renames the structs of `module` that have another body in `home`.
static void renameConflicts(ModuleOp home, ModuleOp module) {
  llvm::StringMap<std::string> bodies;
  forEachStruct(home, [&](LLVMStructType type) {
    bodies.try_emplace(type.getName(), textOf(type));
  });
  llvm::StringMap<Type> renamed;
  forEachStruct(module, [&](LLVMStructType type) {
    auto known = bodies.find(type.getName());
    if (known == bodies.end() || known->second == textOf(type))
      return;
    std::string other = type.getName().str() + " (come back)";
    renamed[type.getName()] =
        type.isOpaque()
            ? LLVMStructType::getOpaque(other, type.getContext())
            : LLVMStructType::getNewIdentified(type.getContext(), other,
                                               type.getBody(), type.isPacked());
  });
  if (renamed.empty())
    return;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](LLVMStructType type) -> std::optional<Type> {
    if (!type.isIdentified())
      return std::nullopt;
    auto found = renamed.find(type.getName());
    return found == renamed.end() ? std::nullopt
                                  : std::optional<Type>(found->second);
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/true,
                                        /*replaceTypes=*/true);
}

static bool mentionsDistinct(ModuleOp module) {
  AttrTypeWalker walker;
  walker.addWalk([](DistinctAttr) { return WalkResult::interrupt(); });
  return module
      .walk([&](Operation *op) {
        return walker.walk(op->getAttrDictionary()).wasInterrupted() ||
                       walker.walk(op->getLoc()).wasInterrupted()
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether `module` has TBAA types that share so many parts that bytecode,
/// which stores each as one text, would have no end. A text of the module has
/// an alias for each.
static bool sharesParts(ModuleOp module) {
  AttrTypeWalker walker;
  walker.addWalk([](LLVM::TBAATypeDescriptorAttr type) {
    return isShort(type) ? WalkResult::advance() : WalkResult::interrupt();
  });
  return module
      .walk([&](Operation *op) {
        return walker.walk(op->getAttrDictionary()).wasInterrupted()
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Copies `module` to `context`. Returns null after an error.
static OwningOpRef<ModuleOp> carry(ModuleOp module, MLIRContext *context,
                                   bool asText) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (asText)
    module.print(stream,
                 OpPrintingFlags().enableDebugInfo(true).printGenericOpForm());
  else if (failed(writeBytecodeToFile(module, stream)))
    return {};
  ParserConfig config(context, /*verifyAfterParse=*/false);
  return parseSourceString<ModuleOp>(text, config);
}

llvm::Expected<OwningOpRef<ModuleOp>> bringInto(ModuleOp home,
                                                ModuleOp module) {
  OwningOpRef<ModuleOp> copy;
  if (home.getContext() != module.getContext()) {
    // In the same context no struct can conflict.
    copy = module.clone();
    renameConflicts(home, *copy);
    module = *copy;
  }
  MLIRErrors errors(*home.getContext(), "");
  bool asText = mentionsDistinct(module) || sharesParts(module);
  auto arrived = carry(module, home.getContext(), asText);
  if (!arrived)
    arrived = carry(module, home.getContext(), !asText);
  if (!arrived)
    return llvm::createStringError(
        "the module that came back cannot be compared: " +
        errors.take("it has no bytecode").message);
  return arrived;
}

} // namespace palindrome::mlirdiff
