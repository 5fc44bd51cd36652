// What a pass that sees a whole program may know of the callers of a function.

#include "verify/seek/passes/Callers.h"
#include "verify/judge/refine/Globals.h"
#include "verify/seek/passes/Excerpt.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::passes;

bool palindrome::passes::isMadeLocal(const llvm::Module &source,
                                     const llvm::Module &target,
                                     llvm::StringRef name) {
  const llvm::GlobalValue *before = source.getNamedValue(name),
                          *after = target.getNamedValue(name);
  return before && after && !before->hasLocalLinkage() &&
         after->hasLocalLinkage();
}

llvm::StringSet<>
palindrome::passes::findMadeLocal(const llvm::Module &source,
                                  const llvm::Module &target) {
  llvm::StringSet<> names;
  for (const llvm::GlobalValue &global : source.global_values())
    if (isMadeLocal(source, target, global.getName()))
      names.insert(global.getName());
  return names;
}

std::optional<Reason>
palindrome::passes::doubtOfCallers(const refine::FunctionPair &pair,
                                   const llvm::Module &source, bool isLocalNow,
                                   bool isInterprocedural) {
  auto doubt = [](std::string what) {
    return Reason{ReasonKind::Interprocedural, std::move(what)};
  };
  if (isLocalNow)
    return doubt("the pass made it local");
  if (isInterprocedural && !pair.source &&
      source.getNamedGlobal("llvm.global_ctors"))
    return doubt("the pass may have run constructors");
  if (!isInterprocedural || !pair.source)
    return std::nullopt;
  if (pair.source->hasLocalLinkage())
    return doubt("a call that the program may not make");
  if (const llvm::GlobalVariable *variable = localStateOf(*pair.source))
    return doubt("contents of " + refine::symbolOf(*variable) +
                 " that the program may not have");
  return std::nullopt;
}
