// Parameters and results that no execution depends on: nothing uses them but
// calls that pass them for such parameters, and returns of such results.

#include "verify/judge/refine/shape/Retype.h"
#include "verify/judge/refine/shape/Signatures.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using namespace llvm;

bool palindrome::refine::isCalledOnly(const Function &source,
                                      const Function &target) {
  return canRetype(source) && canRetype(target);
}

namespace {
/// Finds what is dead in a source.
class Liveness {
public:
  Liveness(Module &source, const Module &target, ArrayRef<std::string> names);

  /// Makes the functions of the target's types.
  void apply();

private:
  bool isDead(const Function &function, unsigned parameter) const {
    return dead.contains({&function, int(parameter)});
  }
  bool hasDeadResult(const Function &function) const {
    return dead.contains({&function, -1});
  }
  bool isDeadUse(const Use &use) const;
  bool removeLive();
  bool removeUnfit();

  /// Functions, with what they have in the target.
  SmallVector<std::pair<Function *, const Function *>> functions;
  /// Numbers of parameters; -1 is the result.
  DenseSet<std::pair<const Function *, int>> dead;
};
} // namespace

Liveness::Liveness(Module &source, const Module &target,
                   ArrayRef<std::string> names) {
  for (const std::string &name : names) {
    Function *function = source.getFunction(name);
    const Function *other = target.getFunction(name);
    if (!function || !other ||
        function->getFunctionType() == other->getFunctionType())
      continue;
    functions.emplace_back(function, other);
    for (const Argument &argument : function->args())
      dead.insert({function, int(argument.getArgNo())});
    if (!function->getReturnType()->isVoidTy() &&
        other->getReturnType()->isVoidTy())
      dead.insert({function, -1});
  }
  bool isStable = false;
  while (!isStable) {
    isStable = true;
    while (removeLive())
      isStable = false;
    isStable &= !removeUnfit();
  }
}

/// Whether a use of a value is no use if what is dead now is so.
bool Liveness::isDeadUse(const Use &use) const {
  if (auto *result = dyn_cast<ReturnInst>(use.getUser()))
    return hasDeadResult(*result->getFunction());
  auto *call = dyn_cast<CallBase>(use.getUser());
  return call && call->isArgOperand(&use) && call->getCalledFunction() &&
         isDead(*call->getCalledFunction(), call->getArgOperandNo(&use));
}

/// Removes what is used. Returns whether there was something.
bool Liveness::removeLive() {
  auto isUsed = [&](const Value &value) {
    return any_of(value.uses(),
                  [&](const Use &use) { return !isDeadUse(use); });
  };
  SmallVector<std::pair<const Function *, int>> live;
  for (auto [function, number] : dead) {
    if (number >= 0 ? isUsed(*function->getArg(number))
                    : any_of(*localCallsOf(*function),
                             [&](CallBase *call) { return isUsed(*call); }))
      live.push_back({function, number});
  }
  for (auto place : live)
    dead.erase(place);
  return !live.empty();
}

/// Removes all of a function that would not have the type of the target's
/// without what is dead. Returns whether there was one.
bool Liveness::removeUnfit() {
  bool isChanged = false;
  erase_if(functions, [&](auto &pair) {
    auto [function, other] = pair;
    SmallVector<Type *> kept;
    for (const Argument &argument : function->args())
      if (!isDead(*function, argument.getArgNo()))
        kept.push_back(argument.getType());
    Type *result = hasDeadResult(*function)
                       ? Type::getVoidTy(function->getContext())
                       : function->getReturnType();
    if (FunctionType::get(result, kept, /*isVarArg=*/false) ==
        other->getFunctionType())
      return false;
    for (int i = -1; i != int(function->arg_size()); ++i)
      dead.erase({function, i});
    isChanged = true;
    return true;
  });
  return isChanged;
}

void Liveness::apply() {
  for (auto [function, other] : functions) {
    for (Argument &argument : function->args())
      if (isDead(*function, argument.getArgNo()))
        argument.replaceAllUsesWith(PoisonValue::get(argument.getType()));
    auto calls = localCallsOf(*function);
    if (hasDeadResult(*function))
      for (CallBase *call : *calls)
        call->replaceAllUsesWith(PoisonValue::get(call->getType()));
  }
  for (auto [function, other] : functions) {
    SmallVector<std::optional<unsigned>> origins;
    for (const Argument &argument : function->args())
      if (!isDead(*function, argument.getArgNo()))
        origins.push_back(argument.getArgNo());
    retype(*function, other->getFunctionType(), origins,
           [](CallBase &, unsigned) -> Value * { return nullptr; });
  }
}

void palindrome::refine::dropUnusedParameters(Module &source,
                                              const Module &target,
                                              ArrayRef<std::string> names) {
  Liveness(source, target, names).apply();
}
