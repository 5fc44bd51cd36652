// Of the promises, all are made at first, and each is taken back that some call
// does not keep, given the others, until all calls keep all of them. Then no
// execution breaks one: the first call that did would be in a body whose own
// parameters kept theirs.

#include "verify/judge/refine/promises/CallerAgreement.h"
#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// A promise about a parameter, and the calls that have to keep it.
struct Promise {
  Function *function;
  unsigned parameter;
  Attribute attribute;
  SmallVector<const CallBase *> calls;
};

/// What is known of the values of a function that calls others.
struct Caller {
  explicit Caller(const Function &function)
      : dominators(const_cast<Function &>(function)),
        ranges(function, dominators) {}
  DominatorTree dominators;
  Ranges ranges;
};

class Callers {
public:
  const Caller &of(const CallBase &call) {
    std::unique_ptr<Caller> &caller = all[call.getFunction()];
    if (!caller)
      caller = std::make_unique<Caller>(*call.getFunction());
    return *caller;
  }

private:
  std::map<const Function *, std::unique_ptr<Caller>> all;
};
} // namespace

/// The calls of a local function; nothing if there may be others.
static std::optional<SmallVector<const CallBase *>>
callsOf(const Function &function) {
  if (!function.hasLocalLinkage() || function.isDeclaration())
    return std::nullopt;
  SmallVector<const CallBase *> calls;
  for (const Use &use : function.uses()) {
    auto *call = dyn_cast<CallBase>(use.getUser());
    if (!call || !call->isCallee(&use) ||
        call->getFunctionType() != function.getFunctionType())
      return std::nullopt;
    calls.push_back(call);
  }
  return calls;
}

/// The only value that all calls pass, an integer; nothing if they do not.
static std::optional<APInt> onlyArgument(ArrayRef<const CallBase *> calls,
                                         unsigned number) {
  std::optional<APInt> only;
  for (const CallBase *call : calls) {
    auto *constant = dyn_cast<ConstantInt>(call->getArgOperand(number));
    if (!constant || (only && constant->getValue() != *only))
      return std::nullopt;
    only = constant->getValue();
  }
  return only;
}

/// What the target says of parameters, and the source does not. Where it uses a
/// parameter no more, it knows its value.
static std::vector<Promise> findPromises(Module &source, const Module &target) {
  std::vector<Promise> promises;
  for (Function &function : source) {
    const Function *other = target.getFunction(function.getName());
    if (!other || other->getFunctionType() != function.getFunctionType())
      continue;
    auto calls = callsOf(function);
    if (!calls)
      continue;
    for (const Argument &argument : other->args()) {
      const unsigned number = argument.getArgNo();
      for (auto kind : {Attribute::Range, Attribute::NonNull})
        if (Attribute attribute = argument.getAttribute(kind);
            attribute.isValid() && !function.hasParamAttribute(number, kind))
          promises.push_back({&function, number, attribute, *calls});
      if (argument.use_empty() && !function.getArg(number)->use_empty() &&
          !function.hasParamAttribute(number, Attribute::Range))
        if (std::optional<APInt> only = onlyArgument(*calls, number))
          promises.push_back(
              {&function, number,
               Attribute::get(source.getContext(), Attribute::Range,
                              ConstantRange(*only)),
               *calls});
    }
  }
  return promises;
}

/// Whether a branch that leads to the call has found the pointer not to be
/// null: it is not undef or poison then.
static bool isFoundNotNull(const Value *pointer, const CallBase &call,
                           const DominatorTree &dominators) {
  for (const User *user : pointer->users()) {
    auto *compare = dyn_cast<ICmpInst>(user);
    if (!compare || !compare->isEquality() ||
        !isa<ConstantPointerNull>(compare->getOperand(1)))
      continue;
    for (const User *use : compare->users())
      if (auto *branch = dyn_cast<BranchInst>(use)) {
        const bool isNot = compare->getPredicate() == CmpInst::ICMP_NE;
        BasicBlockEdge edge(branch->getParent(),
                            branch->getSuccessor(isNot ? 0 : 1));
        if (edge.isSingleEdge() && dominators.dominates(edge, call.getParent()))
          return true;
      }
  }
  return false;
}

/// Whether an argument is poison or what the promise says.
static bool isKeptBy(const CallBase &call, const Promise &promise,
                     Callers &callers) {
  const Value *argument = call.getArgOperand(promise.parameter);
  if (promise.attribute.getKindAsEnum() == Attribute::NonNull)
    return !NullPointerIsDefined(
               call.getFunction(),
               argument->getType()->getPointerAddressSpace()) &&
           (isNeverNull(argument) ||
            isFoundNotNull(argument, call, callers.of(call).dominators));
  return argument->getType()->isIntegerTy() &&
         promise.attribute.getRange().contains(
             callers.of(call).ranges.at(argument, call.getParent()));
}

void CallerAgreement::adoptPromises(Module &source, const Module &target) {
  std::vector<Promise> promises = findPromises(source, target);
  for (const Promise &promise : promises) {
    if (none_of(attributes,
                [&](auto &one) { return one.first == promise.function; }))
      attributes.emplace_back(promise.function,
                              promise.function->getAttributes());
    promise.function->addParamAttr(promise.parameter, promise.attribute);
  }
  for (bool isStable = false; !isStable;) {
    Callers callers;
    size_t count = promises.size();
    erase_if(promises, [&](const Promise &promise) {
      if (all_of(promise.calls, [&](const CallBase *call) {
            return isKeptBy(*call, promise, callers);
          }))
        return false;
      promise.function->removeParamAttr(promise.parameter,
                                        promise.attribute.getKindAsEnum());
      return true;
    });
    isStable = promises.size() == count;
  }
}

/// Whether a convention differs from others like it in nothing but how fast a
/// call is.
static bool isFreeToChange(CallingConv::ID convention) {
  return convention == CallingConv::C || convention == CallingConv::Fast ||
         convention == CallingConv::Cold;
}

/// Whether all calls are of the convention of `function`, which may be another
/// one.
static bool agreeOnConvention(const Function &function) {
  auto calls = callsOf(function);
  return calls && isFreeToChange(function.getCallingConv()) &&
         all_of(*calls, [&](const CallBase *call) {
           return !call->isMustTailCall() &&
                  call->getCallingConv() == function.getCallingConv();
         });
}

static void setConvention(Function &function, CallingConv::ID convention) {
  function.setCallingConv(convention);
  for (User *call : function.users())
    cast<CallBase>(call)->setCallingConv(convention);
}

void CallerAgreement::adoptConventions(Module &source, const Module &target) {
  for (Function &function : source) {
    const Function *other = target.getFunction(function.getName());
    if (!other || other->getCallingConv() == function.getCallingConv() ||
        !agreeOnConvention(function) || !agreeOnConvention(*other))
      continue;
    conventions.emplace_back(&function, function.getCallingConv());
    setConvention(function, other->getCallingConv());
  }
}

CallerAgreement::CallerAgreement(Module &source, const Module &target) {
  adoptConventions(source, target);
  adoptPromises(source, target);
}

void CallerAgreement::undo() {
  for (auto &[function, before] : attributes)
    function->setAttributes(before);
  for (auto &[function, before] : conventions)
    setConvention(*function, before);
  attributes.clear();
  conventions.clear();
}
