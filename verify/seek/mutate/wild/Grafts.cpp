// Mutations that copy functions and variables of another module.

#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/IRMover.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace palindrome::mutate {

/// Moves `value` of `donor`, with declarations of what it refers to, or also
/// with the definitions of that.
static bool moveIn(Module &module, std::unique_ptr<Module> donor,
                   GlobalValue &value, bool more) {
  // A symbol of the same name is another one.
  for (GlobalValue &other : donor->global_values())
    if (other.hasName() && !other.isDeclaration() &&
        module.getNamedValue(other.getName()))
      other.setName(other.getName() + ".graft");
  IRMover mover(module);
  Error error = mover.move(
      std::move(donor), {&value},
      [more](GlobalValue &needed, IRMover::ValueAdder add) {
        if (more)
          add(needed);
      },
      /*IsPerformingImport=*/false);
  bool failed = bool(error);
  consumeError(std::move(error));
  return !failed;
}

template <typename Kind, bool more>
static bool graftOne(Module &module, std::unique_ptr<Module> donor,
                     Chooser &choose) {
  std::vector<Kind *> found;
  for (GlobalValue &value : donor->global_values())
    if (auto *kind = dyn_cast<Kind>(&value);
        kind && !kind->isDeclaration() && !kind->hasAppendingLinkage())
      found.push_back(kind);
  if (found.empty())
    return false;
  Kind *chosen = choose.of(found);
  return moveIn(module, std::move(donor), *chosen, more);
}

static bool graftAll(Module &module, std::unique_ptr<Module> donor,
                     Chooser &choose) {
  for (GlobalValue &other : donor->global_values())
    if (other.hasName() && !other.isDeclaration() &&
        !other.hasAppendingLinkage() && module.getNamedValue(other.getName()))
      other.setName(other.getName() + ".graft");
  return !Linker(module).linkInModule(std::move(donor));
}

constexpr Mutation graftRows[] = {
    {"graft function", forFuzzing, nullptr, nullptr, graftOne<Function, false>},
    {"graft function and more", forFuzzing, nullptr, nullptr,
     graftOne<Function, true>},
    {"graft variable", forFuzzing, nullptr, nullptr,
     graftOne<GlobalVariable, true>},
    {"graft module", forFuzzing, nullptr, nullptr, graftAll},
};

ArrayRef<Mutation> graftMutations() { return graftRows; }

} // namespace palindrome::mutate
