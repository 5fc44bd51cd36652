// Comparison of calls with each other, and the choice of a match.

#include "verify/judge/refine/encode/calls/CallMatching.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;
using palindrome::refine::sameType;

//===-- Attributes --------------------------------------------------------===//

/// The function attributes that the callee of a target's call may violate where
/// the source's call does not have them, and whose violation is not encoded.
/// How a call ends is: see `checkEnd`.
static constexpr Attribute::AttrKind promises[] = {
    Attribute::NoFree,       Attribute::NoSync,
    Attribute::NoCallback,   Attribute::NoRecurse,
    Attribute::MustProgress, Attribute::NoCreateUndefOrPoison,
    Attribute::Speculatable, Attribute::AllocKind,
    Attribute::AllocSize,    Attribute::NoDivergenceSource,
};

/// The attributes of parameters that restrict what the callee does, and that
/// are not compared in another way. The target's memory shows `dead_on_return`
/// (UnknownCalls.cpp).
static ArrayRef<Attribute::AttrKind> calleeBehaviors() {
  static const SmallVector<Attribute::AttrKind> kinds = [] {
    SmallVector<Attribute::AttrKind> result{Attribute::Writable};
    for (unsigned i = Attribute::None + 1; i != Attribute::EndAttrKinds; ++i) {
      auto kind = Attribute::AttrKind(i);
      if (kind != Attribute::Captures && kind != Attribute::DeadOnReturn &&
          palindrome::refine::roleOf(
              kind, palindrome::refine::AttributePlace::Parameter) ==
              palindrome::refine::AttributeRole::Promise)
        result.push_back(kind);
    }
    return result;
  }();
  return kinds;
}

/// Whether a callee that violates the attribute makes its caller violate it,
/// too, and the caller has it.
static bool isPromisedByCaller(const CallFacts &facts,
                               Attribute::AttrKind kind) {
  const llvm::Function &caller = *facts.site->getFunction();
  switch (kind) {
  case Attribute::NoSync:
    return caller.hasNoSync();
  case Attribute::MustProgress:
    return caller.mustProgress();
  default:
    return false;
  }
}

static bool isSameAssembly(const CallBase &x, const CallBase &y) {
  auto *a = dyn_cast<InlineAsm>(x.getCalledOperand());
  auto *b = dyn_cast<InlineAsm>(y.getCalledOperand());
  if (!a || !b)
    return !a && !b;
  return a->getAsmString() == b->getAsmString() &&
         a->getConstraintString() == b->getConstraintString() &&
         a->hasSideEffects() == b->hasSideEffects() &&
         a->isAlignStack() == b->isAlignStack() &&
         a->getDialect() == b->getDialect() && a->canThrow() == b->canThrow();
}

static bool haveSameBundles(const CallBase &x, const CallBase &y) {
  if (x.getNumOperandBundles() != y.getNumOperandBundles())
    return false;
  for (unsigned i = 0; i < x.getNumOperandBundles(); ++i) {
    OperandBundleUse a = x.getOperandBundleAt(i), b = y.getOperandBundleAt(i);
    if (a.getTagName() != b.getTagName() ||
        !equal(a.Inputs, b.Inputs, [](const Use &mine, const Use &other) {
          return sameType(mine->getType(), other->getType());
        }))
      return false;
  }
  return true;
}

/// Whether the target's call promises no more than the source's, so that
/// whatever the callee does in the source is allowed in the target.
static bool promisesNoMore(const CallFacts &target, CallFacts source) {
  if (!sameType(source.site->getFunctionType(),
                target.site->getFunctionType()) ||
      source.site->arg_size() != target.site->arg_size() ||
      source.site->getCallingConv() != target.site->getCallingConv() ||
      !isSameAssembly(*source.site, *target.site) ||
      !haveSameBundles(*source.site, *target.site))
    return false;
  // The callees themselves are compared as pointers, by the arguments.
  if (!source.callee && target.callee)
    source.callee =
        source.site->getModule()->getFunction(target.callee->getName());
  MemoryEffects effects = source.effects();
  if ((effects & target.effects()) != effects ||
      source.resultHas(Attribute::NoAlias) !=
          target.resultHas(Attribute::NoAlias))
    return false;
  for (Attribute::AttrKind kind : promises)
    if (target.has(kind) && !source.has(kind) &&
        !isPromisedByCaller(source, kind))
      return false;
  for (unsigned i = 0; i < source.site->arg_size(); ++i) {
    const llvm::Value *mine = source.site->getArgOperand(i),
                      *other = target.site->getArgOperand(i);
    // Variable arguments may differ in type.
    if (!sameType(mine->getType(), other->getType()) ||
        (isa<MetadataAsValue>(mine) && mine != other) ||
        source.site->getParamElementType(i) !=
            target.site->getParamElementType(i) ||
        (source.captures(i) | target.captures(i)) != target.captures(i) ||
        source.parameterHas(i, Attribute::StructRet) !=
            target.parameterHas(i, Attribute::StructRet) ||
        !arePassedAlike(source.byValType(i), target.byValType(i),
                        source.site->getDataLayout()))
      return false;
    for (Attribute::AttrKind kind : calleeBehaviors())
      if (target.parameterHas(i, kind) && !source.parameterHas(i, kind))
        return false;
  }
  return true;
}

/// The same for two calls or two observed accesses. Asked both ways, it
/// compares two calls of one side.
static bool isOfKind(const UnknownCall &target, const UnknownCall &source) {
  if (source.facts.site && target.facts.site)
    return promisesNoMore(target.facts, source.facts);
  return !source.facts.site && !target.facts.site &&
         target.at->isSameOperationAs(source.at,
                                      Instruction::CompareIgnoringAlignment);
}

//===-- Calls of one side -------------------------------------------------===//

/// Whether both lanes certainly have the same set of values.
static Expr isSameLane(const Side &side, const Lane &x, const Lane &y) {
  if (x.value.isSame(y.value) && x.poison.isSame(y.poison))
    return Expr::boolean(true);
  Variation ofX = x.variation(), ofY = y.variation();
  if (ofX.isKnown() && ofY.isKnown()) {
    Lane left = side.choices.sample(x), right = side.choices.sample(y);
    Expr isSame = left.value == right.value;
    // Where neither varies, the samples are the values.
    Expr result = !ofX.condition && !ofY.condition && isSame;
    if (ofX.isWhole && ofY.isWhole)
      result |= ofX.condition && ofY.condition;
    if (left.poison.isSame(x.poison) && right.poison.isSame(y.poison))
      return x.poison == y.poison && (x.poison || result);
  }
  auto isUndef = [&](const Lane &lane) {
    return lane.poison.isFalse() && lane.undefs.size() == 1 &&
           lane.value.isSame(side.choices.chosen(lane.undefs.front()));
  };
  return Expr::boolean(isUndef(x) && isUndef(y));
}

/// Whether no memory that the later call may read was written since the earlier
/// one.
static Expr isMemorySame(const Side &side, const UnknownCall &before,
                         const UnknownCall &after) {
  Expr result = Expr::boolean(true);
  for (size_t i = before.moment.writes; i < after.moment.writes; ++i) {
    const Write &write = side.memory.writes()[i];
    result &= !(write.covers ? write.guard
                             : write.guard && after.mayRead(write.block));
  }
  for (size_t i = before.moment.lives; i < after.moment.lives; ++i)
    result &= !side.objects.lifeEvents()[i].guard;
  return result;
}

Expr palindrome::encode::isSameExecution(const Side &side,
                                         const UnknownCall &before,
                                         const UnknownCall &after) {
  if (!isOfKind(before, after) || !isOfKind(after, before))
    return Expr::boolean(false);
  Expr result =
      side.here.isPassed(before.place) ? Expr::boolean(true) : before.executed;
  for (auto [x, y] : zip_equal(before.arguments, after.arguments))
    for (auto [laneX, laneY] : zip_equal(x, y))
      result &= isSameLane(side, laneX, laneY);
  Expr anyBlock = Expr::variable(side.problem.blocks.blockBits(),
                                 side.problem.name("block"));
  if (!after.mayRead(anyBlock).isFalse())
    result &= isMemorySame(side, before, after);
  return result;
}

/// Whether the later call has the same effects as the earlier one. An event is
/// only the same as one that it repeats.
static Expr isSameCall(const Side &side, const UnknownCall &before,
                       const UnknownCall &after) {
  if (before.isEvent != after.isEvent || after.choosesResult ||
      (after.isEvent && after.isRepeat.isFalse()))
    return Expr::boolean(false);
  Expr result = isSameExecution(side, before, after);
  if (after.isEvent)
    result &= after.isRepeat;
  if (after.seesEvents)
    result &= before.index == after.index;
  return result;
}

//===-- Numbers -----------------------------------------------------------===//

/// The choices of the side on which the arguments of `call`, or the memory that
/// it reads, depend. The undefs of an argument itself are not among them: the
/// call receives the whole set of values.
static std::vector<Expr> decidingChoices(const Side &side,
                                         const UnknownCall &call) {
  if (side.choices.size() == 0)
    return {};
  DenseSet<unsigned> deciding;
  std::vector<Expr> all;
  DenseMap<Expr, unsigned> numbers;
  for (auto [number, choice] : enumerate(side.choices.all())) {
    all.push_back(choice.variable);
    numbers.try_emplace(choice.variable, number);
  }
  auto add = [&](Expr expr, ArrayRef<unsigned> undefs = {}) {
    if (!expr.isSet())
      return;
    for (Expr found : expr.occurring(all))
      if (unsigned number = numbers.lookup(found);
          !is_contained(undefs, number))
        deciding.insert(number);
  };
  for (const Lanes &argument : call.arguments)
    for (const Lane &lane : argument) {
      add(lane.value, lane.undefs);
      add(lane.poison, lane.undefs);
    }
  Expr block = Expr::variable(side.problem.blocks.blockBits(),
                              side.problem.name("block"));
  Expr offset = Expr::variable(offsetBits, side.problem.name("offset"));
  if (call.seesEvents || !call.mayRead(block).isFalse()) {
    add(call.executed);
    add(call.index);
    auto addByte = [&](const MemoryByte &byte) {
      for (Expr part : {byte.bits, byte.poison, byte.isUninitialised, byte.part,
                        byte.isPointer, byte.pointer, byte.index})
        add(part, byte.undefs);
    };
    for (const Write &write : side.memory.writes()) {
      add(write.guard);
      add(write.block);
      add(write.offset);
      for (const MemoryByte &byte : write.bytes)
        addByte(byte);
      if (write.covers) {
        add(write.covers(block, offset));
        addByte(write.byteAt(block, offset));
      }
    }
    for (const LifeEvent &event : side.objects.lifeEvents()) {
      add(event.guard);
      add(event.covers ? event.covers(block) : event.block);
    }
    for (const UnknownCall &before : side.calls) {
      add(before.executed);
      add(before.id);
      for (const Lanes &argument : before.arguments)
        for (const Lane &lane : argument) {
          add(lane.value, lane.undefs);
          add(lane.poison, lane.undefs);
        }
    }
  }
  std::vector<Expr> result;
  for (auto [number, variable] : enumerate(all))
    if (deciding.contains(number))
      result.push_back(variable);
  return result;
}

void palindrome::encode::identifyCall(Side &side, UnknownCall &call) {
  unsigned number = side.calls.size() + 1;
  constexpr unsigned firstOfTarget = 1000;
  if (side.isTarget) {
    call.id = Expr::bits(callBits, firstOfTarget + number);
    return;
  }
  std::vector<Expr> deciding = decidingChoices(side, call);
  call.id = Expr::bits(callBits, number);
  if (deciding.empty())
    return;
  SmallVector<unsigned> widths;
  for (Expr choice : deciding)
    widths.push_back(choice.width());
  call.id =
      Uninterpreted(side.problem.name("call.id"), widths, callBits)(deciding);
}

//===-- Matching ----------------------------------------------------------===//

static void adopt(UnknownCall &call, Expr condition, const UnknownCall &from) {
  call.id = condition.select(from.id, call.id);
  call.returns = condition.select(from.returns, call.returns);
  call.unwinds = condition.select(from.unwinds, call.unwinds);
  for (auto [lane, fromLane] : zip_equal(call.result, from.result)) {
    lane.value = condition.select(fromLane.value, lane.value);
    lane.isUndef = condition.select(fromLane.isUndef, lane.isUndef);
    lane.poison = condition.select(fromLane.poison, lane.poison);
  }
}

/// Whether the target's call looks like the source's: it is of the same kind,
/// comes after as many events, and has arguments that refine those for one
/// sample value of each undef.
static Expr looksLike(const Side &source, const UnknownCall &sourceCall,
                      const Side &target, const UnknownCall &call) {
  if (!isOfKind(call, sourceCall) || (sourceCall.isEvent && !call.isEvent))
    return Expr::boolean(false);
  Expr result = sourceCall.executed;
  // Where the source's call promises not to see them, the callee does not see
  // them in the target either.
  if (sourceCall.seesEvents)
    result &= call.index == sourceCall.index;
  for (auto [number, x, y] : enumerate(sourceCall.arguments, call.arguments)) {
    bool arePointers =
        number != 0 && call.types[number - 1]->isPtrOrPtrVectorTy();
    for (auto [laneX, laneY] : zip_equal(x, y)) {
      Lane left = source.choices.sample(laneX),
           right = target.choices.sample(laneY);
      Expr isSame = left.value == right.value;
      if (arePointers)
        isSame |= source.problem.isSameAddress(left.value, right.value);
      result &= left.poison || (!right.poison && isSame);
    }
  }
  return result;
}

bool palindrome::encode::isHarmless(const UnknownCall &call) {
  return !call.isEvent && call.facts.site &&
         call.facts.has(Attribute::Speculatable);
}

/// The source's calls that the target's call may be matched with, by number.
/// The call that has the same position among calls of its callee is first.
static SmallVector<unsigned> candidates(const Side &source, const Side &target,
                                        const UnknownCall &call) {
  auto nameOf = [](const UnknownCall &call) {
    return call.facts.site ? call.facts.site->getCalledOperand()->getName()
                           : StringRef(call.at->getOpcodeName());
  };
  auto isLike = [&](const UnknownCall &other) {
    return nameOf(other) == nameOf(call) &&
           llvm::equal(other.types, call.types, sameType) &&
           sameType(other.at->getType(), call.at->getType());
  };
  unsigned ordinal = count_if(target.calls, isLike), seen = 0;
  SmallVector<unsigned> result;
  for (auto [number, sourceCall] : enumerate(source.calls)) {
    if (isLike(sourceCall) && seen++ == ordinal)
      result.insert(result.begin(), number);
    else
      result.push_back(number);
  }
  return result;
}

/// Whether a call of the source is taken for an earlier one of the target.
static Expr isTaken(const Side &target, unsigned number) {
  Expr result = Expr::boolean(false);
  for (const UnknownCall &before : target.calls)
    for (const auto &[other, match] : before.matches)
      if (other == number)
        result |= before.executed && match;
  return result;
}

void palindrome::encode::adoptOutputs(Side &side, UnknownCall &call) {
  if (!side.isTarget) {
    for (const UnknownCall &before : side.calls)
      if (Expr same = isSameCall(side, before, call); !same.isFalse())
        adopt(call, same, before);
    return;
  }
  const Side &source = *side.source;
  Expr isNew = Expr::boolean(true);
  for (unsigned number : candidates(source, side, call)) {
    const UnknownCall &sourceCall = source.calls[number];
    Expr match = isNew && looksLike(source, sourceCall, side, call);
    if (call.choosesResult)
      match &= !isTaken(side, number);
    if (match.isFalse())
      continue;
    isNew &= !match;
    call.matches.emplace_back(number, match);
  }
  // A call without a match makes the outcomes differ, so its effects do not
  // matter: the last candidate's need no condition. A harmless call keeps its
  // own.
  if (!isHarmless(call))
    isNew = Expr::boolean(false);
  for (auto [position, match] : enumerate(reverse(call.matches)))
    adopt(call,
          position == 0 && isNew.isFalse() ? Expr::boolean(true) : match.second,
          source.calls[match.first]);
  // A callee that is no event in the source is none here.
  for (auto [number, match] : call.matches)
    if (call.isEvent && !source.calls[number].isEvent)
      call.isRepeat |= match;
  // It may write what the source's call may write; of the target's own objects,
  // only those that it can reach.
  using Hook = std::function<Expr(Expr)>;
  auto combine = [&](Hook UnknownCall::*hook, bool isLimited) {
    SmallVector<std::pair<Expr, Hook>> sourceHooks;
    for (auto [number, match] : call.matches)
      sourceHooks.emplace_back(match, source.calls[number].*hook);
    return [sourceHooks, isNew, isLimited, ownHook = call.*hook](Expr block) {
      Expr own = ownHook(block);
      Expr result = isNew && own;
      for (auto &[match, sourceHook] : sourceHooks) {
        Expr may = sourceHook(block);
        if (isLimited && !may.isSame(own))
          may &= !Blocks::isLocal(block) || own;
        result |=
            sourceHooks.size() == 1 && isNew.isFalse() ? may : match && may;
      }
      return result;
    };
  };
  Hook mayWrite = combine(&UnknownCall::mayWrite, true);
  Hook mayKnow = combine(&UnknownCall::mayKnow, false);
  call.mayWrite = std::move(mayWrite);
  call.mayKnow = std::move(mayKnow);
  bool mayFree = isHarmless(call) && call.mayFree;
  for (auto [number, match] : call.matches)
    mayFree |= source.calls[number].mayFree;
  call.mayFree = mayFree;
}
