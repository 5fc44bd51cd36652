// Through bytecode: it is exact where text is not. Named structs are one in a
// context, so those that conflict get another name first.

#include "verify/mlir/OneContext.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Parser/Parser.h"
#include "verify/io/Diagnostic.h"
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

/// Renames the structs of `module` that `home` has with another body.
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
            : LLVMStructType::getNewIdentified(
                  type.getContext(), other, type.getBody(), type.isPacked());
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

llvm::Expected<OwningOpRef<ModuleOp>> bringInto(ModuleOp home,
                                                ModuleOp module) {
  OwningOpRef<ModuleOp> copy;
  if (home.getContext() != module.getContext()) {
    // A module in the same context shares its structs.
    copy = module.clone();
    renameConflicts(home, *copy);
    module = *copy;
  }
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  auto failed = [](const char *why) {
    return llvm::createStringError(llvm::Twine("the module that came back ") +
                                   why);
  };
  if (mlir::failed(writeBytecodeToFile(module, stream)))
    return failed("has no bytecode to compare it by");
  MLIRErrors errors(*home.getContext(), "");
  ParserConfig config(home.getContext(), /*verifyAfterParse=*/false);
  auto arrived = parseSourceString<ModuleOp>(bytes, config);
  if (!arrived)
    return failed("does not read back from bytecode");
  return arrived;
}

} // namespace palindrome::mlirdiff
