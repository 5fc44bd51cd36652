// Of the promises, all are made at first, and each is taken back that some call
// or some body does not keep, given the others, until all keep all of them.
// Then no execution breaks one: take the first call or return that did. The
// values that its body had until then kept theirs, and show that it keeps its
// own.

#include "verify/judge/refine/promises/CallerAgreement.h"
#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/promises/Keeps.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// A promise that `calls` have to keep, if it is about an argument, or else the
/// body.
struct Promise {
  Function *function;
  AttributePlace place;
  unsigned parameter; ///< Its number, if the promise is about one.
  Attribute attribute;
  SmallVector<CallBase *> calls;
  bool isOfCalls = false;
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

/// Whether a body may keep such a promise, so that it does the same with it.
static bool mayBeKeptByBody(Attribute::AttrKind kind, AttributePlace place) {
  switch (kind) {
  case Attribute::Memory:
  case Attribute::MustProgress:
  case Attribute::NoFree:
  case Attribute::NoRecurse:
  case Attribute::NoReturn:
  case Attribute::NoSync:
  case Attribute::NoUnwind:
  case Attribute::WillReturn:
    return place == AttributePlace::Function;
  case Attribute::NoAlias:
  case Attribute::NonNull:
  case Attribute::NoUndef:
  case Attribute::Range:
    return place == AttributePlace::Result;
  case Attribute::Captures:
  case Attribute::Initializes:
  case Attribute::ReadNone:
  case Attribute::ReadOnly:
  case Attribute::Returned:
  case Attribute::WriteOnly:
    return place == AttributePlace::Parameter;
  default:
    return false;
  }
}

/// Whether the attributes `mine` of a place can have one more.
static bool isFreeFor(AttributeSet mine, Attribute::AttrKind kind) {
  switch (kind) {
  case Attribute::Memory:
    return true;
  case Attribute::ReadNone:
  case Attribute::ReadOnly:
  case Attribute::WriteOnly:
    return !mine.hasAttribute(Attribute::ReadNone) &&
           !mine.hasAttribute(Attribute::ReadOnly) &&
           !mine.hasAttribute(Attribute::WriteOnly);
  default:
    return !mine.hasAttribute(kind);
  }
}

/// What the target says of a function, its parameters and its result, and the
/// source does not.
static void findPromises(Function &function, const Function &other,
                         std::vector<Promise> &promises) {
  auto visit = [&](AttributePlace place, unsigned parameter, AttributeSet mine,
                   AttributeSet theirs) {
    for (Attribute attribute : theirs)
      if (attribute.hasKindAsEnum() &&
          mine.getAttribute(attribute.getKindAsEnum()) != attribute &&
          isFreeFor(mine, attribute.getKindAsEnum()) &&
          mayBeKeptByBody(attribute.getKindAsEnum(), place))
        promises.push_back({&function, place, parameter, attribute, {}});
  };
  const AttributeList own = function.getAttributes(),
                      its = other.getAttributes();
  if (function.hasExactDefinition()) {
    visit(AttributePlace::Function, 0, own.getFnAttrs(), its.getFnAttrs());
    visit(AttributePlace::Result, 0, own.getRetAttrs(), its.getRetAttrs());
    for (unsigned i = 0; i != function.arg_size(); ++i)
      visit(AttributePlace::Parameter, i, own.getParamAttrs(i),
            its.getParamAttrs(i));
  }
  if (auto calls = localCallsOf(function))
    for (const Argument &argument : other.args())
      for (auto kind : {Attribute::Range, Attribute::NonNull})
        if (Attribute attribute = argument.getAttribute(kind);
            attribute.isValid() &&
            !function.hasParamAttribute(argument.getArgNo(), kind))
          promises.push_back({&function, AttributePlace::Parameter,
                              argument.getArgNo(), attribute, *calls,
                              /*isOfCalls=*/true});
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

/// Whether all calls or the body keep the promise.
static bool isKept(const Promise &promise, Callers &callers) {
  if (!promise.isOfCalls)
    return keeps(*promise.function, promise.place, promise.parameter,
                 promise.attribute);
  return all_of(promise.calls, [&](const CallBase *call) {
    return isKeptBy(*call, promise, callers);
  });
}

/// Adds the promise to those of its function.
static void make(const Promise &promise) {
  switch (promise.place) {
  case AttributePlace::Function:
    if (promise.attribute.getKindAsEnum() == Attribute::Memory)
      promise.function->setMemoryEffects(promise.function->getMemoryEffects() &
                                         promise.attribute.getMemoryEffects());
    else
      promise.function->addFnAttr(promise.attribute);
    return;
  case AttributePlace::Result:
    return promise.function->addRetAttr(promise.attribute);
  case AttributePlace::Parameter:
    return promise.function->addParamAttr(promise.parameter, promise.attribute);
  }
}

void CallerAgreement::adoptPromises(Module &source, const Module &target) {
  std::vector<Promise> promises;
  for (Function &function : source)
    if (const Function *other = counterpart(function, target);
        other && !function.isDeclaration())
      findPromises(function, *other, promises);
  DenseMap<Function *, AttributeList> before;
  for (const Promise &promise : promises)
    if (before.try_emplace(promise.function, promise.function->getAttributes())
            .second)
      attributes.emplace_back(promise.function,
                              promise.function->getAttributes());
  // Without those that are not kept.
  auto makeAll = [&] {
    for (auto &[function, list] : before)
      function->setAttributes(list);
    for (const Promise &promise : promises)
      make(promise);
  };
  for (bool isStable = false; !isStable;) {
    makeAll();
    Callers callers;
    size_t count = promises.size();
    erase_if(promises,
             [&](const Promise &promise) { return !isKept(promise, callers); });
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

/// Whether the function, or a call of it, has a parameter that the convention
/// has for a result in memory.
static bool returnsInMemory(const Function &function,
                            ArrayRef<CallBase *> calls) {
  return function.getAttributes().hasAttrSomewhere(Attribute::StructRet) ||
         any_of(calls, [](const CallBase *call) {
           return call->getAttributes().hasAttrSomewhere(Attribute::StructRet);
         });
}

/// What a parameter with `sret` points to is memory like any other: where all
/// calls are known, the mark promises that it can be accessed, and no more.
void CallerAgreement::dropStructReturns(Module &source, const Module &target) {
  AttributeMask mask;
  mask.addAttribute(Attribute::StructRet);
  for (Function &function : source) {
    const Function *other = target.getFunction(function.getName());
    auto calls = localCallsOf(function);
    auto theirs = other ? localCallsOf(*other) : std::nullopt;
    if (!calls || !theirs || !returnsInMemory(function, *calls) ||
        returnsInMemory(*other, *theirs) ||
        any_of(*calls,
               [](const CallBase *call) { return call->isMustTailCall(); }))
      continue;
    attributes.emplace_back(&function, function.getAttributes());
    for (unsigned i = 0; i != function.arg_size(); ++i)
      function.removeParamAttrs(i, mask);
    for (CallBase *call : *calls) {
      ofCalls.emplace_back(call, call->getAttributes());
      for (unsigned i = 0; i != call->arg_size(); ++i)
        call->removeParamAttrs(i, mask);
    }
  }
}

/// The functions that have a body of their own in the source, and another one
/// or none in the target.
static SmallVector<Function *> findReplaced(Module &source,
                                            const Module &target) {
  SmallVector<Function *> replaced;
  for (Function &function : source) {
    const Function *other = target.getFunction(function.getName());
    if (function.hasName() && function.hasExactDefinition() &&
        (!other || other->isDeclaration() || !sameBody(function, *other)))
      replaced.push_back(&function);
  }
  return replaced;
}

/// The functions of `source` that have the names of those which the target's
/// `caller` calls.
static SmallSetVector<Function *, 8> calledBy(const Function &caller,
                                              Module &source) {
  SmallSetVector<Function *, 8> called;
  for (const Instruction &inst : instructions(caller))
    if (auto *call = dyn_cast<CallBase>(&inst))
      if (const Function *callee = call->getCalledFunction())
        if (Function *mine = source.getFunction(callee->getName()))
          called.insert(mine);
  return called;
}

/// Where the target calls one of two functions that are the same in the source,
/// the source calls that one, too.
void CallerAgreement::mergeFunctions(Module &source, const Module &target) {
  for (Function *function : findReplaced(source, target))
    for (Use &use : make_early_inc_range(function->uses())) {
      auto *call = dyn_cast<CallBase>(use.getUser());
      const Function *caller =
          call && call->isCallee(&use)
              ? target.getFunction(call->getFunction()->getName())
              : nullptr;
      if (!caller)
        continue;
      auto called = calledBy(*caller, source);
      auto same = find_if(called, [&](const Function *other) {
        return areInterchangeable(*function, *other);
      });
      if (called.contains(function) || same == called.end())
        continue;
      replaced.emplace_back(&use, function);
      use.set(*same);
    }
}

CallerAgreement::CallerAgreement(Module &source, const Module &target) {
  mergeFunctions(source, target);
  adoptConventions(source, target);
  dropStructReturns(source, target);
  replaceKnown(source, target);
  adoptPromises(source, target);
}

void CallerAgreement::undo() {
  for (auto &[function, before] : reverse(attributes))
    function->setAttributes(before);
  for (auto &[call, before] : reverse(ofCalls))
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
