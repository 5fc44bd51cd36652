// Reads the modules that are compared.

#include "tools/commands/compare/Reading.h"
#include "tools/line/Command.h"
#include "tools/line/ErrorReport.h"
#include "verify/base/io/LLVMReader.h"
#include "llvm/Linker/Linker.h"

using namespace palindrome;
using namespace palindrome::tools;

static void nameApart(llvm::Module &module, const std::string &path,
                      const llvm::StringSet<> &ambiguous) {
  for (llvm::GlobalValue &global : module.global_values())
    if (global.hasLocalLinkage() && ambiguous.contains(global.getName()))
      global.setName(global.getName() + "." + path);
}

/// Links `part` into `whole`.
static bool link(llvm::Module &whole, const VersionModule &part,
                 const llvm::StringSet<> &ambiguous) {
  auto bytes = part.read();
  if (!bytes) {
    reportError(llvm::toString(bytes.takeError()));
    return false;
  }
  Diagnostic error;
  auto module = parseLLVM(**bytes, whole.getContext(), error);
  if (!module || !checkLLVM(*module, part.name, error)) {
    reportError(error, **bytes);
    return false;
  }
  nameApart(*module, part.path, ambiguous);
  LLVMErrors errors(whole.getContext());
  if (!llvm::Linker::linkModules(whole, std::move(module)))
    return true;
  reportError(part.name + ": error: cannot be linked with " +
              whole.getModuleIdentifier() +
              ", which a function moved from or to: " +
              errors.first.value_or("no reason is given"));
  return false;
}

bool palindrome::tools::readPair(const FilePair &pair, Sides &sides) {
  auto older = pair.olderModules.front()->read();
  auto newer = pair.newerModules.front()->read();
  for (auto *side : {&older, &newer})
    if (!*side)
      reportError(llvm::toString(side->takeError()));
  if (!older || !newer || !sides.read(std::move(*older), std::move(*newer)))
    return false;
  auto linkRest = [&](llvm::Module &whole,
                      llvm::ArrayRef<const VersionModule *> modules) {
    nameApart(whole, modules.front()->path, pair.ambiguous);
    return llvm::all_of(modules.drop_front(), [&](const VersionModule *part) {
      return link(whole, *part, pair.ambiguous);
    });
  };
  return linkRest(sides.source(), pair.olderModules) &&
         linkRest(sides.target(), pair.newerModules);
}
