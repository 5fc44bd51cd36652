// Promises of parameters on the pointers based on them, checked during the
// execution by the provenance of each pointer that is accessed, stored, passed
// or returned.
//
// Of `captures`, only provenance is checked here. Whether a result depends on
// an address cannot be decided from a single execution.

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/ir/CallFacts.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

using Kind = Attribute::AttrKind;

/// Whether attribute `kind` of `argument` forbids the use in question.
static bool forbids(const Argument &argument, Kind kind, bool byReturning) {
  if (kind != Attribute::Captures)
    return argument.hasAttribute(kind);
  if (!argument.hasAttribute(kind))
    return false;
  CaptureInfo captures =
      argument.getAttribute(Attribute::Captures).getCaptureInfo();
  return !capturesFullProvenance(byReturning ? captures.getRetComponents()
                                             : captures.getOtherComponents());
}

/// Whether `value` is based on a parameter that forbids a use of it; nothing if
/// that is not known.
static std::optional<Expr> isForbidden(Side &side, const llvm::Value *value,
                                       ArrayRef<Kind> kinds,
                                       bool byReturning = false) {
  if (none_of(side.provenance.watched(), [&](const Argument *argument) {
        return any_of(kinds, [&](Kind kind) {
          return forbids(*argument, kind, byReturning);
        });
      }))
    return Expr::boolean(false);
  std::optional<Expr> origin = side.provenance.basedOn(value);
  if (!origin)
    return std::nullopt;
  Expr result = Expr::boolean(false);
  for (auto [number, argument] : enumerate(side.provenance.watched()))
    for (Kind kind : kinds)
      if (forbids(*argument, kind, byReturning))
        result |= origin->bit(number).toBoolean();
  return result;
}

static constexpr Kind againstReads[] = {Attribute::ReadNone,
                                        Attribute::WriteOnly};
static constexpr Kind againstWrites[] = {Attribute::ReadNone,
                                         Attribute::ReadOnly};
static constexpr Kind againstCaptures[] = {Attribute::Captures};

static bool isWatchedForAliases(const Side &side) {
  return any_of(side.provenance.watched(), [](const Argument *argument) {
    return argument->hasNoAliasAttr();
  });
}

/// Checks noalias: memory that is written must not be accessed both through a
/// pointer based on the parameter and through one that is not.
static void checkAliasing(Side &side, const llvm::Value *through, Expr pointer,
                          Expr size, bool isWrite) {
  std::optional<Expr> origin = side.provenance.basedOn(through);
  if (!origin)
    return side.markNarrow("attribute noalias");
  AliasingAccess access{
      side.here.domain,          *origin, Blocks::blockOf(pointer),
      Blocks::offsetOf(pointer), size,    isWrite};
  for (const AliasingAccess &before : side.aliasing) {
    if (!before.isWrite && !isWrite)
      continue;
    Expr overlap = before.block == access.block &&
                   before.offset.ult(access.offset + access.size) &&
                   access.offset.ult(before.offset + before.size);
    for (auto [number, argument] : enumerate(side.provenance.watched()))
      if (argument->hasNoAliasAttr())
        side.addUB(before.guard && overlap &&
                   before.origin.bit(number) != origin->bit(number));
  }
  side.aliasing.push_back(std::move(access));
}

static constexpr Kind againstUse[] = {Attribute::DeadOnReturn};

/// Notes a write through a parameter that is `dead_on_return`: the memory
/// becomes poison when the function ends.
static void noteDeadWrite(Side &side, const llvm::Value *through, Expr pointer,
                          Expr size) {
  std::optional<Expr> isDead = isForbidden(side, through, againstUse);
  if (!isDead)
    side.markNarrow("attribute dead_on_return");
  else if (!isDead->isFalse())
    side.deadWrites.push_back({side.here.domain && *isDead, pointer, size});
}

void palindrome::encode::checkPromisedAccess(Side &side,
                                             const llvm::Value *through,
                                             Expr pointer, Expr size,
                                             bool isWrite) {
  checkPromisedMemory(side, through, isWrite);
  if (side.provenance.watched().empty())
    return;
  if (std::optional<Expr> isWrong = isForbidden(
          side, through,
          isWrite ? ArrayRef(againstWrites) : ArrayRef(againstReads)))
    side.addUB(*isWrong);
  else
    side.markNarrow("what an access is based on");
  if (isWrite)
    noteDeadWrite(side, through, pointer, size);
  if (isWatchedForAliases(side))
    checkAliasing(side, through, pointer, size, isWrite);
}

/// Whether no instruction other than `store` writes memory, so that the stored
/// value remains until the end.
static bool isLastWrite(const Instruction &store) {
  return all_of(instructions(*store.getFunction()), [&](const Instruction &x) {
    return &x == &store || !x.mayWriteToMemory() || isa<AssumeInst>(x);
  });
}

void palindrome::encode::checkPromisedStore(Side &side,
                                            const llvm::Value *value,
                                            Expr pointer) {
  if (side.provenance.watched().empty() || !value->getType()->isPointerTy())
    return;
  std::optional<Expr> isWrong = isForbidden(side, value, againstCaptures);
  if (isWrong && isWrong->isFalse())
    return;
  // A pointer stored to the function's own memory, or overwritten later, need
  // not be captured.
  Expr block = Blocks::blockOf(pointer);
  if (!isWrong || !side.objects.localsOf(block).empty() ||
      !isLastWrite(*side.here.current))
    return side.markNarrow("attribute captures");
  if (side.isTarget)
    return side.addUB(*isWrong);
  // LangRef can be read so that the breach is undefined behavior, and so that
  // the stored pointer is poison for the caller. The source has the weaker.
  side.markNarrow("attribute captures");
  side.deadWrites.push_back(
      {side.here.domain && *isWrong, pointer,
       Expr::bits(offsetBits,
                  side.problem.layout.getTypeStoreSize(value->getType())
                      .getFixedValue())});
}

void palindrome::encode::checkReturned(Side &side, const llvm::Value *operand) {
  for (const Argument &argument : side.function.args()) {
    if (!argument.hasReturnedAttr() || operand == &argument)
      continue;
    Lanes promised = side.get(&argument), value = side.get(operand);
    auto varies = [](const Lane &lane) { return !lane.undefs.empty(); };
    if (isSame(promised, value))
      continue;
    // LangRef does not define the violation; a proof does not rest on it.
    if (!side.isTarget || promised.size() != value.size() ||
        any_of(promised, varies) || any_of(value, varies)) {
      side.markNarrow("attribute returned");
      continue;
    }
    for (auto [x, y] : zip_equal(promised, value))
      side.addUB(x.poison != y.poison || (!x.poison && x.value != y.value));
  }
}

Lanes palindrome::encode::checkPromisedReturn(Side &side,
                                              const llvm::Value *operand,
                                              Lanes value) {
  if (side.provenance.watched().empty() || !operand->getType()->isPointerTy())
    return value;
  std::optional<Expr> isWrong =
      isForbidden(side, operand, againstCaptures, /*byReturning=*/true);
  if (!isWrong) {
    side.markNarrow("attribute captures");
    return value;
  }
  if (isWrong->isFalse())
    return value;
  side.returnsCaptured |= side.here.domain && *isWrong;
  // The violation is undefined behavior or poison; poison is the weaker one.
  // For the target, the comparison of the outcomes marks it.
  if (!side.isTarget)
    side.markNarrow("attribute captures");
  for (Lane &lane : value)
    lane.poison |= *isWrong;
  return value;
}

std::vector<Breach> palindrome::encode::listBreaches(Side &side,
                                                     const CallFacts &facts) {
  std::vector<Breach> breaches;
  if (side.provenance.watched().empty())
    return breaches;
  MemoryEffects effects = facts.effects();
  ModRefInfo onMemory = effects.getModRef(IRMemLocation::ArgMem) |
                        effects.getModRef(IRMemLocation::Other);
  if (isWatchedForAliases(side) && !isNoModRef(onMemory))
    side.markNarrow("noalias and a call");
  for (unsigned i = 0; i < facts.site->arg_size(); ++i) {
    const llvm::Value *passed = facts.site->getArgOperand(i);
    if (isa<Constant, MetadataAsValue>(passed) ||
        facts.parameterHas(i, Attribute::ByVal))
      continue;
    std::optional<Expr> origin = side.provenance.basedOn(passed);
    if (!origin) {
      side.markNarrow("what is passed to a call");
      continue;
    }
    bool isUsed = !facts.parameterHas(i, Attribute::ReadNone);
    bool mayRead = isUsed && isRefSet(onMemory) &&
                   !facts.parameterHas(i, Attribute::WriteOnly);
    bool mayWrite = isUsed && isModSet(onMemory) &&
                    !facts.parameterHas(i, Attribute::ReadOnly);
    bool mayKeep =
        capturesAnyProvenance(facts.captures(i).getOtherComponents());
    for (auto [number, watched] : enumerate(side.provenance.watched())) {
      const Argument *argument = watched;
      Expr condition = origin->bit(number).toBoolean();
      if (condition.isFalse())
        continue;
      auto add = [&](Kind kind, bool isPossible) {
        if (isPossible && forbids(*argument, kind, /*byReturning=*/false))
          breaches.push_back({argument->getArgNo(), kind, condition});
      };
      add(Attribute::ReadNone, mayRead || mayWrite);
      add(Attribute::WriteOnly, mayRead);
      add(Attribute::ReadOnly, mayWrite);
      add(Attribute::Captures, mayKeep);
      // What the callee writes becomes poison, too.
      if (mayWrite && argument->hasAttribute(Attribute::DeadOnReturn))
        side.markNarrow("attribute dead_on_return");
    }
  }
  // In the source, the callee's violation would be undefined behavior, which is
  // not encoded. The target's breaches are compared with the source's.
  if (!breaches.empty() && !side.isTarget)
    side.markNarrow("what a call does with a parameter");
  return breaches;
}

/// Whether the call is a marker, which accesses no memory.
static bool isMarker(const CallBase &call) {
  Intrinsic::ID id = call.getIntrinsicID();
  return isa<AssumeInst>(call) || call.isLifetimeStartOrEnd() ||
         id == Intrinsic::invariant_start || id == Intrinsic::invariant_end;
}

void palindrome::encode::checkPromisedCall(Side &side, const CallBase &call) {
  if (side.provenance.watched().empty() || call.isDebugOrPseudoInst() ||
      call.doesNotAccessMemory() || isMarker(call))
    return;
  if (auto *memory = dyn_cast<MemIntrinsic>(&call)) {
    Expr size = side.choices.sample(side.get(memory->getLength()).front())
                    .value.zextOrTrunc(offsetBits);
    auto access = [&](const llvm::Value *through, bool isWrite) {
      side.here.onlyIf(!size.isZero(), [&] {
        checkPromisedAccess(
            side, through, side.choices.sample(side.get(through).front()).value,
            size, isWrite);
      });
    };
    access(memory->getRawDest(), /*isWrite=*/true);
    if (auto *transfer = dyn_cast<MemTransferInst>(memory))
      access(transfer->getRawSource(), /*isWrite=*/false);
    return;
  }
  for (const Use &operand : call.args()) {
    if (!operand->getType()->isPtrOrPtrVectorTy())
      continue;
    std::optional<Expr> origin = side.provenance.basedOn(operand);
    if (!origin || !origin->isZero().isTrue())
      side.markNarrow("what a call does with a parameter");
  }
}
