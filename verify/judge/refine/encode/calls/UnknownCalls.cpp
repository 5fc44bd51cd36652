// Calls of unknown functions: their arguments, the memory that they may access,
// and their effects.

#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/calls/CallFlags.h"
#include "verify/judge/refine/encode/calls/CallMatching.h"
#include "verify/judge/refine/encode/calls/DeadArguments.h"
#include "verify/judge/refine/encode/calls/IndirectCalls.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
/// A pointer among the arguments, and what the callee may do with it.
struct PassedPointer {
  Lane lane;
  bool mayRead, mayWrite, mayKeep;
  bool isDead = false; ///< Whether it is `dead_on_return`.
};
} // namespace

static SmallVector<PassedPointer> listPointers(const CallFacts &facts,
                                               ArrayRef<Lanes> arguments) {
  SmallVector<PassedPointer> pointers;
  for (unsigned i = 0; i + 1 < arguments.size(); ++i) {
    SmallVector<LaneType> types;
    const DataLayout &layout = facts.site->getDataLayout();
    if (!listLanes(facts.site->getOperand(i)->getType(), layout, types))
      continue;
    if (i >= facts.site->arg_size()) {
      // The callee may do anything with the operands of a bundle.
      for (auto [lane, type] : zip_equal(arguments[i + 1], types))
        if (type.type->isPointerTy())
          pointers.push_back({lane, true, true, true});
      continue;
    }
    bool isUsed = !facts.parameterHas(i, Attribute::ReadNone);
    for (auto [lane, type] : zip_equal(arguments[i + 1], types))
      if (type.type->isPointerTy())
        pointers.push_back(
            {lane, isUsed && !facts.parameterHas(i, Attribute::WriteOnly),
             isUsed && !facts.parameterHas(i, Attribute::ReadOnly),
             capturesAnyProvenance(facts.captures(i)),
             facts.parameterHas(i, Attribute::DeadOnReturn)});
  }
  return pointers;
}

/// Sets which memory the callee may read, write and return pointers to, from
/// its memory effects and the pointers passed to it. Passing them makes their
/// objects escape.
static void setReach(Side &side, UnknownCall &record) {
  const CallFacts &facts = record.facts;
  MemoryEffects effects = facts.effects();
  using Location = IRMemLocation;
  auto has = [effects](Location where, bool isMod) {
    ModRefInfo info = effects.getModRef(where);
    return isMod ? isModSet(info) : isRefSet(info);
  };
  auto anywhere = [has](bool isMod) {
    return has(Location::Other, isMod) || has(Location::ErrnoMem, isMod) ||
           has(Location::TargetMem0, isMod) || has(Location::TargetMem1, isMod);
  };
  record.isEvent = anywhere(true) || has(Location::InaccessibleMem, true);
  record.seesEvents = record.isEvent || anywhere(false) ||
                      has(Location::InaccessibleMem, false);
  record.mayFree =
      isModSet(effects.getModRef()) && !facts.has(Attribute::NoFree);

  auto pointers = std::make_shared<SmallVector<PassedPointer>>();
  for (PassedPointer pointer : listPointers(facts, record.arguments)) {
    pointer.lane = side.choices.sample(pointer.lane);
    pointers->push_back(std::move(pointer));
  }
  // The side's own objects that have escaped: before the call, and by it.
  auto collect = [&] {
    SmallVector<std::pair<Expr, Expr>> known;
    for (auto [index, local] : enumerate(side.objects.localBlocks()))
      if (local.isPresent() && !local.hasEscaped.isFalse())
        known.emplace_back(side.problem.blocks.localBlock(index),
                           local.hasEscaped);
    return known;
  };
  auto before = collect();
  for (auto [passed, argument] :
       zip_equal(*pointers, listPointers(facts, record.arguments)))
    side.objects.pass(argument.lane, passed.mayKeep);
  auto after = collect();

  auto isAmong = [](ArrayRef<std::pair<Expr, Expr>> known, Expr block) {
    Expr result = Expr::boolean(false);
    for (auto [name, condition] : known)
      result |= block == name && condition;
    return result;
  };
  record.isDead = [=](Expr block) {
    Expr only = Blocks::isLocal(block) && !isAmong(before, block);
    Expr dead = Expr::boolean(false);
    for (const PassedPointer &pointer : *pointers) {
      Expr isIt = Blocks::blockOf(pointer.lane.value) == block;
      if (pointer.isDead)
        dead |= !pointer.lane.poison && isIt;
      else
        only &= pointer.lane.poison || !isIt;
    }
    return only && dead;
  };
  record.mayBeDead = [=](Expr block) {
    Expr result = Expr::boolean(false);
    for (const PassedPointer &pointer : *pointers)
      if (pointer.isDead)
        result |= Blocks::blockOf(pointer.lane.value) == block;
    return result;
  };
  const Blocks &blocks = side.problem.blocks;
  auto reach = [=, &blocks](Expr block, bool isMod) {
    Expr result = Expr::boolean(false);
    if (anywhere(isMod))
      result = blocks.isInitial(block) || isAmong(before, block);
    if (has(Location::ArgMem, isMod))
      for (const PassedPointer &pointer : *pointers)
        if (isMod ? pointer.mayWrite : pointer.mayRead)
          result |= !pointer.lane.poison &&
                    Blocks::blockOf(pointer.lane.value) == block;
    return result;
  };
  SmallVector<Expr> allocas;
  for (auto [index, local] : enumerate(side.objects.localBlocks()))
    if (local.isPresent() && isa_and_nonnull<AllocaInst>(local.madeBy))
      allocas.push_back(blocks.localBlock(index));
  for (Expr own : allocas)
    record.mayTouchAllocas |= reach(own, false) || reach(own, true);
  if (!facts.site->isTailCall())
    allocas.clear();
  auto isBarred = [allocas](Expr block) {
    Expr result = Expr::boolean(false);
    for (Expr own : allocas)
      result |= block == own;
    return result;
  };
  record.mayRead = [=](Expr block) {
    return reach(block, false) && !isBarred(block);
  };
  record.mayWrite = [=, &blocks](Expr block) {
    return reach(block, true) && !isBarred(block) &&
           (Blocks::isLocal(block) || blocks.isWritable(block));
  };
  record.mayKnow = [=, &blocks](Expr block) {
    return blocks.isInitial(block) || isAmong(after, block);
  };
}

/// Whether the encoder supports the attributes and types of the call.
static bool isSupported(Side &side, const CallFacts &facts) {
  const CallBase &call = *facts.site;
  auto no = [&](const Twine &what) {
    side.setUnsupported(what);
    return false;
  };
  if (call.getOperandBundle(LLVMContext::OB_ptrauth))
    return no("a call of a signed pointer");
  if (facts.has(Attribute::ReturnsTwice))
    return no("a call that returns twice");
  if (facts.has(Attribute::StrictFP) && libraryFunctionOf(call))
    return no("a strictfp call");
  for (Attribute::AttrKind kind :
       {Attribute::InAlloca, Attribute::Preallocated, Attribute::ByRef,
        Attribute::SwiftError, Attribute::SwiftSelf, Attribute::SwiftAsync,
        Attribute::Nest})
    if (facts.anyParameterHas(kind))
      return no("a call with attribute " +
                Attribute::getNameFromAttrKind(kind));
  for (const Use &argument : call.data_ops())
    if (SmallVector<LaneType> lanes;
        !argument->getType()->isMetadataTy() &&
        !listLanes(argument->getType(), side.problem.layout, lanes))
      return no("an argument of this type");
  if (!call.getType()->isVoidTy())
    if (SmallVector<LaneType> lanes;
        !listLanes(call.getType(), side.problem.layout, lanes))
      return no("a result of this type");
  return true;
}

/// Marks what the callee cannot do in fact, and can do as an unknown function.
static void noteApproximations(Side &side, const CallFacts &facts) {
  if (const llvm::Function *callee = facts.callee) {
    if (!callee->isDeclaration() && !callee->isInterposable())
      side.problem.mark(Over, "what a defined function does");
    TargetLibraryInfoImpl libraries(callee->getParent()->getTargetTriple());
    LibFunc known;
    if (TargetLibraryInfo(libraries).getLibFunc(*callee, known))
      side.problem.mark(Over, "what " + callee->getName() + " does");
  }
  if (facts.site->isInlineAsm())
    side.problem.mark(Over, "what inline assembly does");
  // The callee must not access the caller's variable arguments either.
  if (facts.site->isTailCall() && side.function.isVarArg())
    side.markNarrow("what a tail call may access");
  if (facts.site->getOperandBundle(LLVMContext::OB_clang_arc_attachedcall))
    side.problem.mark(Over, "what an attached call does");
  if (facts.anyParameterHas(Attribute::NoAlias) ||
      facts.resultHas(Attribute::NoAlias))
    side.problem.mark(Over, "noalias of a call");
  if (facts.anyParameterHas(Attribute::Initializes) ||
      facts.anyParameterHas(Attribute::DeadOnReturn) ||
      facts.anyParameterHas(Attribute::DeadOnUnwind))
    side.problem.mark(Over, "how a call treats what arguments point to");
}

/// Sets the pointer to the callee, and the callee if the pointer is constant.
/// Calling anything but a function of the call's type is undefined behavior.
static void setCallee(Side &side, UnknownCall &record) {
  const CallBase &call = *record.facts.site;
  const Blocks &blocks = side.problem.blocks;
  if (call.isInlineAsm()) {
    record.arguments.push_back({Lane{blocks.null()}});
    return;
  }
  Expr pointer;
  if (auto *direct = dyn_cast<llvm::Function>(call.getCalledOperand())) {
    pointer = blocks.makePointer(blocks.numberOf(*direct));
    if (direct->hasExternalWeakLinkage())
      side.addUB(blocks.isMissing(Blocks::blockOf(pointer)));
  } else {
    pointer = side.useDefinite(side.get(call.getCalledOperand()).front());
  }
  record.arguments.push_back({Lane{pointer}});
  Expr block = Blocks::blockOf(pointer);
  // Distinct functions have distinct addresses, so none has size 0.
  side.addUB(!blocks.isInitial(block) || !Blocks::offsetOf(pointer).isZero() ||
             blocks.size(block).isZero());
  for (auto [number, global] : enumerate(blocks.globals())) {
    auto *callee = dyn_cast_or_null<llvm::Function>(global);
    if (!callee || callee->getFunctionType() != call.getFunctionType() ||
        callee->getCallingConv() != call.getCallingConv())
      side.addUB(block == Expr::bits(blocks.blockBits(), uint64_t(number)));
  }
  if (const MDNode *listed = call.getMetadata(LLVMContext::MD_callees)) {
    Expr isListed = Expr::boolean(false);
    for (const MDOperand &operand : listed->operands())
      if (auto *callee = mdconst::dyn_extract_or_null<llvm::Function>(operand))
        isListed |= block == Expr::bits(blocks.blockBits(),
                                        uint64_t(blocks.numberOf(*callee)));
    side.addUB(!isListed);
  }
  if (auto number = block.constant();
      number && number->ult(blocks.globals().size())) {
    auto *callee = dyn_cast_or_null<llvm::Function>(
        blocks.globals()[number->getZExtValue()]);
    // The declaration in this side's module: its attributes may differ.
    if (callee)
      callee = side.function.getParent()->getFunction(callee->getName());
    if (callee && callee->getFunctionType() == call.getFunctionType())
      record.facts.callee = callee;
  }
}

/// Sets the result, a function of the call's number. A pointer that it must not
/// know is null.
static void setResult(Side &side, UnknownCall &record) {
  const Environment &environment = side.problem.environment;
  if (record.at->getType()->isVoidTy())
    return;
  SmallVector<LaneType> types;
  listLanes(record.at->getType(), side.problem.layout, types);
  for (auto [number, type] : enumerate(types)) {
    ResultLane lane;
    lane.value =
        environment.result(record.id, number, side.problem.widthOf(type.type));
    lane.isPointer = type.type->isPointerTy();
    if (lane.isPointer)
      lane.value = side.problem.blocks.inSpace(
          record.mayKnow(Blocks::blockOf(lane.value))
              .select(side.problem.blocks.wrapPointer(lane.value),
                      side.problem.blocks.null()),
          type.type->getPointerAddressSpace());
    lane.isUndef = environment.isResultUndef(record.id, number);
    lane.poison = environment.isResultPoison(record.id, number);
    record.result.push_back(lane);
  }
}

/// Determines the call's position among the events. A call that only writes
/// inaccessible memory repeats the event before it if both are the same call,
/// and then has its position:
///
///   declare void @log() memory(inaccessiblemem: write)
///   call @log()
///   call @log()      ; one event, as if it were called once
static void noteRepeat(Side &side, UnknownCall &record) {
  record.index = side.countEvents();
  if (!record.facts.site || side.calls.empty())
    return;
  MemoryEffects effects = record.facts.effects();
  using Location = IRMemLocation;
  if (effects.getModRef(Location::InaccessibleMem) != ModRefInfo::Mod ||
      isModSet(effects.getWithoutLoc(Location::InaccessibleMem).getModRef()))
    return;
  Expr isKnown = Expr::boolean(false);
  for (const UnknownCall &before : reverse(side.calls)) {
    if (!before.isEvent)
      continue;
    Expr same =
        !isKnown && isSameExecution(side, before, record) &&
        before.index + Expr::bits(before.index.width(), 1) == record.index;
    if (same.isFalse())
      continue;
    isKnown |= same;
    record.index = same.select(before.index, record.index);
  }
  record.isRepeat = isKnown;
}

/// Adds the callee's writes to the memory log, and its deallocations to the log
/// of lifetimes.
static void addEffects(Side &side, const UnknownCall &record) {
  Expr anyBlock = Expr::variable(side.problem.blocks.blockBits(),
                                 side.problem.name("block"));
  if (record.mayWrite(anyBlock).isFalse())
    return;
  const Environment &environment = side.problem.environment;
  Expr id = record.id;
  Write write;
  write.covers = [&environment, id, mayWrite = record.mayWrite](Expr block,
                                                                Expr offset) {
    Expr may = mayWrite(block);
    return may.isFalse() ? may : may && environment.writes(id, block, offset);
  };
  write.byteAt = [&environment, &side, id, covers = write.covers,
                  asked = record.asked, mayKnow = record.mayKnow,
                  isDead = whenDead(side, record)](Expr block, Expr offset) {
    MemoryByte byte = environment.written(id, block, offset);
    byte.pointer = mayKnow(Blocks::blockOf(byte.pointer))
                       .select(byte.pointer, side.problem.blocks.null());
    asked->push_back({covers(block, offset), block, offset, byte});
    byte.poison |= isDead(block);
    return byte;
  };
  side.memory.addWrite(std::move(write));

  if (!record.mayFree)
    return;
  const Blocks &blocks = side.problem.blocks;
  SmallVector<Expr> stack;
  for (auto [index, local] : enumerate(side.objects.localBlocks()))
    if (local.isPresent() && !local.isHeap)
      stack.push_back(blocks.localBlock(index));
  LifeEvent event;
  event.isAlive = false;
  event.covers = [&environment, &blocks, id, stack,
                  mayWrite = record.mayWrite](Expr block) {
    Expr may =
        mayWrite(block) && (Blocks::isLocal(block) || blocks.isHeap(block));
    for (Expr own : stack)
      may &= block != own;
    return may.isFalse() ? may : may && environment.frees(id, block);
  };
  side.objects.addLifeEvent(std::move(event));
}

/// The argument that is marked `returned`, if any: at the call, or at the
/// source's call that a call of the target is taken for.
static std::optional<Lanes> returnedArgument(const Side &side,
                                             const UnknownCall &record) {
  const CallBase &call = *record.facts.site;
  const CallFacts *other = nullptr;
  if (side.isTarget && record.matches.size() == 1 && !isHarmless(record))
    other = &side.source->calls[record.matches.front().first].facts;
  for (unsigned i = 0; i < call.arg_size(); ++i)
    if ((record.facts.parameterHas(i, Attribute::Returned) ||
         (other && other->parameterHas(i, Attribute::Returned))) &&
        call.getArgOperand(i)->getType() == call.getType())
      return record.arguments[i + 1];
  return std::nullopt;
}

/// The result of a call that returns a noalias pointer: null, or a pointer to a
/// new heap object of unknown size and contents.
static Lane makeResultBlock(Side &side, const UnknownCall &record,
                            const Lane &value) {
  const Blocks &blocks = side.problem.blocks;
  const Environment &environment = side.problem.environment;
  Expr id = record.id, size = environment.size(id);
  unsigned index = side.objects.makeBlock(size, /*alignment=*/1,
                                          /*isHeap=*/true, side.here.domain);
  Expr block = blocks.localBlock(index);
  Write write;
  write.covers = [=](Expr at, Expr offset) {
    Expr same = at == block;
    return same.isFalse() ? same : same && offset.ult(size);
  };
  write.byteAt = [&environment, &blocks, id,
                  mayKnow = record.mayKnow](Expr at, Expr offset) {
    MemoryByte byte = environment.written(id, at, offset);
    byte.pointer = mayKnow(Blocks::blockOf(byte.pointer))
                       .select(byte.pointer, blocks.null());
    return byte;
  };
  side.memory.addWrite(std::move(write));
  Expr bare = side.choices.sample(value).value, offset = Blocks::offsetOf(bare);
  offset = offset.ule(size).select(offset, Expr::bits(offsetBits, 0));
  Lane result = value;
  result.value = Blocks::blockOf(bare).isZero().select(
      blocks.null(), blocks.makePointer(block, offset));
  // An undef result points to none of this side's objects.
  for (const ResultLane &lane : record.result)
    result.value = lane.isUndef.select(value.value, result.value);
  return result;
}

/// Checks `allocsize` (LangRef, 'Function Attributes'): the result is null, or
/// points to at least as many bytes.
static void checkAllocated(Side &side, const UnknownCall &record,
                           const Lanes &value) {
  Attribute attribute = record.facts.get(Attribute::AllocSize);
  if (!attribute.isValid() || value.size() != 1)
    return;
  auto [element, count] = attribute.getAllocSizeArgs();
  constexpr unsigned wide = 2 * offsetBits;
  Expr size = Expr::bits(wide, 1);
  for (std::optional<unsigned> number : {std::optional(element), count})
    if (number)
      size = size * side.useDefinite(record.arguments[*number + 1].front())
                        .zextOrTrunc(wide);
  Expr pointer = side.useDefinite(value.front());
  side.here.onlyIf(!side.objects.isNull(pointer), [&] {
    side.addUB(!size.extract(wide - 1, offsetBits).isZero());
    side.checkAccess(pointer, size.trunc(offsetBits), Align(1),
                     /*isWrite=*/false);
  });
}

Lanes palindrome::encode::perform(Side &side, UnknownCall &record,
                                  bool alwaysReturns, bool neverReturns,
                                  bool neverUnwinds) {
  identifyCall(side, record);
  const Environment &environment = side.problem.environment;
  if (neverReturns || (alwaysReturns && neverUnwinds))
    record.returns = Expr::boolean(!neverReturns);
  else
    record.returns = environment.returns(record.id);
  record.unwinds = Expr::boolean(false);
  if (!neverUnwinds)
    record.unwinds =
        !record.returns &&
        (alwaysReturns ? Expr::boolean(true) : environment.unwinds(record.id));
  setResult(side, record);
  adoptOutputs(side, record);
  addEffects(side, record);

  Lanes value;
  for (const ResultLane &lane : record.result) {
    Lane result{lane.value, lane.poison, {}};
    if (!lane.isUndef.isFalse()) {
      Lane any = side.choices.undef(lane.value.width(), lane.isPointer);
      side.choices[any.undefs.front()].isUndef = lane.isUndef;
      result.value = lane.isUndef.select(any.value, lane.value);
      result.undefs = any.undefs;
      result.varies = {lane.isUndef, true};
    }
    value.push_back(std::move(result));
  }
  return value;
}

/// Adds the undefined behavior of a target's call that ends in a way that its
/// attributes forbid, while those of the source's call allow it:
///
///   call void @f()             call void @f() nounwind     ; UB if @f unwinds
static void checkEnd(Side &side, const UnknownCall &record) {
  if (record.facts.has(Attribute::NoUnwind))
    side.addUB(record.unwinds);
  if (record.facts.has(Attribute::NoReturn))
    side.addUB(record.returns);
  if (record.facts.has(Attribute::WillReturn))
    side.addUB(!record.returns && !record.unwinds);
}

static bool isGuard(const CallBase &call) {
  return call.getIntrinsicID() == Intrinsic::experimental_guard;
}

/// Performs the call of an unknown function, which ends as its attributes
/// allow.
static Lanes performUnknown(Side &side, UnknownCall &record) {
  const CallFacts &facts = record.facts;
  // Whatever the deoptimized function does is left to the one event. The
  // attributes of the guard do not concern how that function ends.
  if (isGuard(*facts.site))
    return perform(side, record, /*alwaysReturns=*/false,
                   /*neverReturns=*/true, /*neverUnwinds=*/true);
  Lanes value =
      perform(side, record, facts.has(Attribute::WillReturn),
              facts.has(Attribute::NoReturn), facts.has(Attribute::NoUnwind));
  checkEnd(side, record);
  return value;
}

/// Leaves the function unless the condition holds, and possibly even then
/// (LangRef, 'llvm.experimental.guard' Intrinsic). The interpreter of the
/// deoptimized code is an unknown callee that does not return; it does not
/// observe the condition.
///
///   guard(%c) [ "deopt"(%x) ]   becomes   if (!c || choice) leave(x)
void palindrome::encode::encodeGuard(Side &side, const CallBase &call) {
  if (side.function.hasFnAttribute(Attribute::WillReturn))
    return side.setUnsupported("a guard in a function with willreturn");
  Expr condition =
      side.useDefinite(side.get(call.getArgOperand(0)).front()).toBoolean();
  unsigned number = side.choices.choose(1, ChoiceKind::Other);
  side.choices[number].guard &= condition;
  side.here.onlyIf(!condition || side.choices.chosen(number).toBoolean(),
                   [&] { encodeUnknownCall(side, call); });
}

Lanes palindrome::encode::encodeUnknownCall(Side &side, const CallBase &call) {
  UnknownCall record;
  record.at = &call;
  record.facts.site = &call;
  record.place = side.here.place();
  setCallee(side, record);
  record.choosesResult = choosesResult(call);
  const CallFacts &facts = record.facts;
  if (!isSupported(side, facts))
    return side.problem.poison(call.getType());
  if (side.calls.size() > mostCalls) {
    side.setUnsupported("so many calls");
    return side.problem.poison(call.getType());
  }
  noteApproximations(side, facts);
  if (facts.callee)
    record.facts.callee = side.problem.libraries.infer(call, facts.callee);
  auto possible = listPossibleCallees(side, record);
  SmallVector<Expr> copies;
  for (auto [i, operand] : enumerate(call.data_ops())) {
    // Metadata has no value: it has to be the same in the other function.
    Lanes argument;
    if (!operand->getType()->isMetadataTy())
      argument = i < call.arg_size()
                     ? applyToArgument(side, possible, call, i,
                                       encodeArgument(side, facts, i))
                     : side.get(operand);
    Type *byVal = i < call.arg_size() ? facts.byValType(i) : nullptr;
    if (byVal) {
      argument = {
          copyByValue(side, argument.front(), byVal, call.getParamAlign(i))};
      copies.push_back(Blocks::blockOf(argument.front().value));
    }
    if (i == 0 && isGuard(call))
      argument = {Lane{Expr::bits(1, 0)}};
    record.arguments.push_back(std::move(argument));
    record.types.push_back(operand->getType());
  }
  record.breaches = listBreaches(side, facts);
  record.executed = side.here.domain;
  record.moment = side.now();
  setReach(side, record);
  noteRepeat(side, record);
  Lanes value = performUnknown(side, record);
  // The target's call ends as the source's.
  if (!side.isTarget)
    restrictEnd(possible, record);
  if (std::optional<Lanes> argument = returnedArgument(side, record))
    value = std::move(*argument);
  Expr exception = side.problem.environment.exception(record.id);
  exception = record.mayKnow(Blocks::blockOf(exception))
                  .select(side.problem.blocks.wrapPointer(exception),
                          side.problem.blocks.null());
  side.unwind(side.here.domain && record.unwinds,
              {Expr::boolean(true), record.id, Lane{exception}});
  side.stops |= side.here.domain && !record.returns && !record.unwinds;
  for (Expr copy : copies)
    side.objects.setAlive(copy, false);
  side.here.domain &= record.returns;
  if (facts.resultHas(Attribute::NoAlias) && call.getType()->isPointerTy())
    value.front() = makeResultBlock(side, record, value.front());
  checkAllocated(side, record, value);
  value = applyToResult(side, possible, record, std::move(value));
  value =
      applyFlags(side, record, applyToResult(side, facts, std::move(value)));
  side.calls.push_back(std::move(record));
  return value;
}
