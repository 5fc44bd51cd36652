// Of the promises, all are made at first, and each is taken back that some call
// or some body does not keep, given the others, until all keep all of them.
// Then no execution breaks one: take the first call or return that did. The
// values that its body had until then kept theirs, and show that it keeps its
// own.

#include "verify/judge/refine/promises/CallerAgreement.h"
#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// A promise about a parameter, which `calls` have to keep, or about the
/// result, which the body has to keep.
struct Promise {
  Function *function;
  std::optional<unsigned> parameter;
  Attribute attribute;
  SmallVector<CallBase *> calls;
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

/// Whether a constant is one value, the same wherever it is used.
static bool isOneValue(const Constant &constant) {
  if (auto *global = dyn_cast<GlobalValue>(&constant))
    return !global->isThreadLocal();
  return isa<ConstantInt, ConstantFP, ConstantPointerNull>(constant);
}

/// The only value that all calls pass, but for a call in the body itself that
/// passes the parameter on; null if it is not one constant.
static Constant *onlyArgument(ArrayRef<CallBase *> calls,
                              const Argument &parameter) {
  Constant *only = nullptr;
  for (const CallBase *call : calls) {
    Value *passed = call->getArgOperand(parameter.getArgNo());
    if (passed == &parameter)
      continue;
    auto *constant = dyn_cast<Constant>(passed);
    if (!constant || !isOneValue(*constant) || (only && constant != only))
      return nullptr;
    only = constant;
  }
  return only;
}

/// The only value that the body returns, undef and poison among them; null if
/// it is not one constant.
static Constant *onlyResult(const Function &function) {
  Constant *only = nullptr;
  for (const BasicBlock &block : function)
    if (auto *result = dyn_cast<ReturnInst>(block.getTerminator())) {
      auto *constant = dyn_cast_or_null<Constant>(result->getReturnValue());
      if (!constant || (only && constant != only))
        return nullptr;
      only = constant;
    }
  return only;
}

/// The function of `target` that `function` became, if it has the same type.
static const Function *counterpart(const Function &function,
                                   const Module &target) {
  const Function *other = target.getFunction(function.getName());
  return other && other->getFunctionType() == function.getFunctionType()
             ? other
             : nullptr;
}

/// What the target says of parameters and results, and the source does not.
static std::vector<Promise> findPromises(Module &source, const Module &target) {
  std::vector<Promise> promises;
  for (Function &function : source) {
    const Function *other = counterpart(function, target);
    if (!other || function.isDeclaration())
      continue;
    if (function.hasExactDefinition())
      for (auto kind : {Attribute::Range, Attribute::NonNull})
        if (Attribute attribute = other->getRetAttribute(kind);
            attribute.isValid() && !function.hasRetAttribute(kind))
          promises.push_back({&function, std::nullopt, attribute, {}});
    auto calls = localCallsOf(function);
    if (!calls)
      continue;
    for (const Argument &argument : other->args())
      for (auto kind : {Attribute::Range, Attribute::NonNull})
        if (Attribute attribute = argument.getAttribute(kind);
            attribute.isValid() &&
            !function.hasParamAttribute(argument.getArgNo(), kind))
          promises.push_back(
              {&function, argument.getArgNo(), attribute, *calls});
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
  const Value *argument = call.getArgOperand(*promise.parameter);
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

/// Whether all calls or the body keep the promise.
static bool isKept(const Promise &promise, Callers &callers) {
  if (!promise.parameter)
    return resultKeeps(*promise.function, promise.attribute);
  return all_of(promise.calls, [&](const CallBase *call) {
    return isKeptBy(*call, promise, callers);
  });
}

static void make(const Promise &promise) {
  if (promise.parameter)
    promise.function->addParamAttr(*promise.parameter, promise.attribute);
  else
    promise.function->addRetAttr(promise.attribute);
}

static void takeBack(const Promise &promise) {
  Attribute::AttrKind kind = promise.attribute.getKindAsEnum();
  if (promise.parameter)
    promise.function->removeParamAttr(*promise.parameter, kind);
  else
    promise.function->removeRetAttr(kind);
}

void CallerAgreement::adoptPromises(Module &source, const Module &target) {
  std::vector<Promise> promises = findPromises(source, target);
  for (const Promise &promise : promises) {
    if (none_of(attributes,
                [&](auto &one) { return one.first == promise.function; }))
      attributes.emplace_back(promise.function,
                              promise.function->getAttributes());
    make(promise);
  }
  for (bool isStable = false; !isStable;) {
    Callers callers;
    size_t count = promises.size();
    erase_if(promises, [&](const Promise &promise) {
      if (isKept(promise, callers))
        return false;
      takeBack(promise);
      return true;
    });
    isStable = promises.size() == count;
  }
}

void CallerAgreement::replaceUses(Value &value, Value &by) {
  for (Use &use : make_early_inc_range(value.uses())) {
    replaced.emplace_back(&use, &value);
    use.set(&by);
  }
}

/// Where the target uses a parameter no more, it knows its value: the source
/// knows it, too, if all calls pass it.
void CallerAgreement::replaceParameters(Function &function,
                                        const Function &other) {
  auto calls = localCallsOf(function);
  if (!calls)
    return;
  for (const Argument &theirs : other.args()) {
    Argument &argument = *function.getArg(theirs.getArgNo());
    if (theirs.use_empty() && !argument.use_empty())
      if (Constant *only = onlyArgument(*calls, argument))
        replaceUses(argument, *only);
  }
}

/// Where the target returns nothing in particular, since none of its calls uses
/// the result, the source does so, too, if its calls need no result: they know
/// it, or do not use it either.
void CallerAgreement::dropResult(Function &function, const Function &other) {
  auto calls = localCallsOf(function), theirs = localCallsOf(other);
  if (!calls || !theirs || function.getReturnType()->isVoidTy() ||
      !isa_and_nonnull<UndefValue>(onlyResult(other)) ||
      any_of(*theirs, [](const CallBase *call) {
        return !call->use_empty() || call->isMustTailCall();
      }))
    return;
  Constant *only = onlyResult(function);
  const bool isKnown = only && isOneValue(*only);
  if (any_of(*calls, [&](const CallBase *call) {
        return (!isKnown && !call->use_empty()) || call->isMustTailCall();
      }))
    return;
  for (CallBase *call : *calls)
    if (!call->use_empty())
      replaceUses(*call, *only);
  // A promise of the result that makes undefined behavior of poison goes.
  AttributeMask mask;
  for (auto kind : {Attribute::NoUndef, Attribute::Dereferenceable,
                    Attribute::DereferenceableOrNull})
    mask.addAttribute(kind);
  attributes.emplace_back(&function, function.getAttributes());
  function.removeRetAttrs(mask);
  for (CallBase *call : *calls) {
    ofCalls.emplace_back(call, call->getAttributes());
    ofCalls.back().first->removeRetAttrs(mask);
  }
  for (BasicBlock &block : function)
    if (auto *result = dyn_cast<ReturnInst>(block.getTerminator())) {
      Use &use = result->getOperandUse(0);
      replaced.emplace_back(&use, use.get());
      use.set(PoisonValue::get(function.getReturnType()));
    }
}

void CallerAgreement::replaceKnown(Module &source, const Module &target) {
  for (Function &function : source)
    if (const Function *other = counterpart(function, target);
        other && !other->isDeclaration()) {
      replaceParameters(function, *other);
      dropResult(function, *other);
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
  auto calls = localCallsOf(function);
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
  replaceKnown(source, target);
  adoptPromises(source, target);
}

void CallerAgreement::undo() {
  for (auto &[function, before] : attributes)
    function->setAttributes(before);
  for (auto &[call, before] : ofCalls)
    call->setAttributes(before);
  for (auto &[function, before] : conventions)
    setConvention(*function, before);
  for (auto &[use, before] : reverse(replaced))
    use->set(before);
  attributes.clear();
  ofCalls.clear();
  conventions.clear();
  replaced.clear();
}
