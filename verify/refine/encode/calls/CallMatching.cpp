// Which calls are the same.

#include "verify/refine/encode/calls/CallMatching.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;

//===-- What is said of them ----------------------------------------------===//

/// Of the function, breaking which is undefined behaviour.
static constexpr Attribute::AttrKind promises[] = {
    Attribute::NoUnwind,  Attribute::WillReturn,   Attribute::NoReturn,
    Attribute::NoFree,    Attribute::NoSync,       Attribute::NoCallback,
    Attribute::NoRecurse, Attribute::MustProgress, Attribute::Convergent,
};

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
        !equal(
            map_range(a.Inputs, [](const Use &use) { return use->getType(); }),
            map_range(b.Inputs, [](const Use &use) { return use->getType(); })))
      return false;
  }
  return true;
}

/// Whether what is said of `b` is no more than what is said of `a`: the callee
/// then does for B what it may do for A.
static bool saysNoMore(const CallFacts &b, CallFacts a) {
  if (a.site->getFunctionType() != b.site->getFunctionType() ||
      a.site->arg_size() != b.site->arg_size() ||
      a.site->getCallingConv() != b.site->getCallingConv() ||
      !isSameAssembly(*a.site, *b.site) || !haveSameBundles(*a.site, *b.site) ||
      (b.site->isTailCall() && !a.site->isTailCall()))
    return false;
  // They are compared for being the same function.
  if (!a.callee && b.callee)
    a.callee = a.site->getModule()->getFunction(b.callee->getName());
  MemoryEffects effects = a.effects();
  if ((effects & b.effects()) != effects ||
      a.resultHas(Attribute::NoAlias) != b.resultHas(Attribute::NoAlias))
    return false;
  for (Attribute::AttrKind kind : promises)
    if (b.has(kind) && !a.has(kind))
      return false;
  for (unsigned i = 0; i < a.site->arg_size(); ++i) {
    // Those of "..." may be of any type.
    if (a.site->getArgOperand(i)->getType() !=
            b.site->getArgOperand(i)->getType() ||
        a.captures(i) != b.captures(i) || a.byValType(i) != b.byValType(i))
      return false;
    for (Attribute::AttrKind kind : calleeBehaviors)
      if (kind != Attribute::Captures &&
          a.parameterHas(i, kind) != b.parameterHas(i, kind))
        return false;
  }
  return true;
}

/// The same of calls and other accesses.
static bool isOfKind(const UnknownCall &b, const UnknownCall &a) {
  if (a.facts.site && b.facts.site)
    return saysNoMore(b.facts, a.facts);
  return !a.facts.site && !b.facts.site &&
         b.at->isSameOperationAs(a.at, Instruction::CompareIgnoringAlignment);
}

//===-- A's among themselves ----------------------------------------------===//

/// Whether both are surely the same, as sets of values.
static Expr isSameLane(const Side &side, const Lane &x, const Lane &y) {
  if (x.value.isSame(y.value) && x.poison.isSame(y.poison))
    return Expr::boolean(true);
  if (x.undefs.empty() && y.undefs.empty())
    return x.poison == y.poison && (x.poison || x.value == y.value);
  auto isUndef = [&](const Lane &lane) {
    return lane.poison.isFalse() && lane.undefs.size() == 1 &&
           lane.value.isSame(side.choices.chosen(lane.undefs.front()));
  };
  return Expr::boolean(isUndef(x) && isUndef(y));
}

/// Whether nothing that the later call may read was written since the other.
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

/// Whether the later call does the same, as it sees what the other one saw.
static Expr isSameCall(const Side &side, const UnknownCall &before,
                       const UnknownCall &after) {
  if (before.isEvent != after.isEvent ||
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

/// The side's choices that decide what `call` is called with. Undefs in what it
/// is given are none: it is given all of what they may be.
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
  constexpr unsigned firstOfB = 1000;
  if (side.isTarget) {
    call.id = Expr::bits(callBits, firstOfB + number);
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

//===-- What they do ------------------------------------------------------===//

static void adopt(UnknownCall &call, Expr condition, const UnknownCall &from) {
  call.id = condition.select(from.id, call.id);
  call.returns = condition.select(from.returns, call.returns);
  call.unwinds = condition.select(from.unwinds, call.unwinds);
  for (auto [mine, theirs] : zip_equal(call.result, from.result)) {
    mine.value = condition.select(theirs.value, mine.value);
    mine.isUndef = condition.select(theirs.isUndef, mine.isUndef);
    mine.poison = condition.select(theirs.poison, mine.poison);
  }
}

/// Whether the call of B looks as if it were that of A.
static Expr looksLike(const Side &a, const UnknownCall &theirs, const Side &b,
                      const UnknownCall &call) {
  if (!isOfKind(call, theirs) || call.isEvent != theirs.isEvent)
    return Expr::boolean(false);
  Expr result = theirs.executed;
  if (call.seesEvents || theirs.seesEvents)
    result &= call.index == theirs.index;
  for (auto [x, y] : zip_equal(theirs.arguments, call.arguments))
    for (auto [laneX, laneY] : zip_equal(x, y)) {
      Lane left = a.choices.sample(laneX), right = b.choices.sample(laneY);
      result &= left.poison || (!right.poison && left.value == right.value);
    }
  return result;
}

bool palindrome::encode::isHarmless(const UnknownCall &call) {
  return !call.isEvent && call.facts.site &&
         call.facts.has(Attribute::Speculatable);
}

/// The calls of A that it may be, the likeliest first.
static SmallVector<unsigned> candidates(const Side &a, const Side &b,
                                        const UnknownCall &call) {
  auto nameOf = [](const UnknownCall &call) {
    return call.facts.site ? call.facts.site->getCalledOperand()->getName()
                           : StringRef(call.at->getOpcodeName());
  };
  auto isLike = [&](const UnknownCall &other) {
    return nameOf(other) == nameOf(call) && other.types == call.types &&
           other.at->getType() == call.at->getType();
  };
  unsigned ordinal = count_if(b.calls, isLike), seen = 0;
  SmallVector<unsigned> result;
  for (auto [number, theirs] : enumerate(a.calls)) {
    if (isLike(theirs) && seen++ == ordinal)
      result.insert(result.begin(), number);
    else
      result.push_back(number);
  }
  return result;
}

void palindrome::encode::adoptOutputs(Side &side, UnknownCall &call) {
  if (!side.isTarget) {
    for (const UnknownCall &before : side.calls)
      if (Expr same = isSameCall(side, before, call); !same.isFalse())
        adopt(call, same, before);
    return;
  }
  const Side &a = *side.source;
  Expr isNew = Expr::boolean(true);
  for (unsigned number : candidates(a, side, call)) {
    const UnknownCall &theirs = a.calls[number];
    Expr match = isNew && looksLike(a, theirs, side, call);
    if (match.isFalse())
      continue;
    isNew &= !match;
    call.matches.emplace_back(number, match);
  }
  // A call that is like none of A's is enough to be different, unless it has no
  // effect: then what it does is of no interest, and the last one will do.
  if (!isHarmless(call))
    isNew = Expr::boolean(false);
  for (auto [position, match] : enumerate(reverse(call.matches)))
    adopt(call,
          position == 0 && isNew.isFalse() ? Expr::boolean(true) : match.second,
          a.calls[match.first]);
  // It writes to what A's may write to, of its own only to what it may reach.
  using Hook = std::function<Expr(Expr)>;
  auto combine = [&](Hook UnknownCall::*hook, bool isLimited) {
    SmallVector<std::pair<Expr, Hook>> theirs;
    for (auto [number, match] : call.matches)
      theirs.emplace_back(match, a.calls[number].*hook);
    return [theirs, isNew, isLimited, mine = call.*hook](Expr block) {
      Expr own = mine(block);
      Expr result = isNew && own;
      for (auto &[match, hook] : theirs) {
        Expr may = hook(block);
        if (isLimited && !may.isSame(own))
          may &= !Blocks::isLocal(block) || own;
        result |= theirs.size() == 1 && isNew.isFalse() ? may : match && may;
      }
      return result;
    };
  };
  Hook mayWrite = combine(&UnknownCall::mayWrite, true);
  Hook mayKnow = combine(&UnknownCall::mayKnow, false);
  call.mayWrite = std::move(mayWrite);
  call.mayKnow = std::move(mayKnow);
  bool mayFree = call.mayFree;
  for (auto [number, match] : call.matches)
    mayFree |= a.calls[number].mayFree;
  call.mayFree = mayFree;
}
