// Attributes. Where it is not certain that one is broken, A is taken to have
// undefined behavior, and B to have none.

#include "verify/refine/interpret/Attributes.h"
#include "verify/refine/interpret/Calls.h"
#include "verify/refine/interpret/FloatRules.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::refine {
namespace {

void demandNonNull(Machine &machine, Lane &lane) {
  if (lane.isOpen()) {
    lane = Lane::poison();
  } else if (lane.isPointer()) {
    auto address = machine.address(lane);
    bool maybeNull =
        address
            ? address->isZero()
            : machine.isA() && lane.bits.ugt(machine.memory[lane.block].size);
    if (maybeNull)
      lane = Lane::poison();
  }
}

void demandAligned(Machine &machine, Lane &lane, uint64_t alignment) {
  if (alignment <= 1)
    return;
  if (lane.isOpen() ||
      (lane.isPointer() && !machine.isAligned(lane, alignment).value_or(false)))
    lane = Lane::poison();
}

void demandRange(Lane &lane, const ConstantRange &range) {
  if ((lane.isOpen() && !range.isFullSet()) ||
      (lane.isBits() && !range.contains(lane.bits)))
    lane = Lane::poison();
}

void demandClass(Lane &lane, Type *scalar, FPClassTest excluded) {
  if (excluded == fcNone)
    return;
  if (lane.isOpen() ||
      (lane.isBits() && (floatOf(scalar, lane).classify() & excluded)))
    lane = Lane::poison();
}

void demandDereferenceable(Machine &machine, const Lane &lane, uint64_t bytes,
                           bool orNull) {
  if (bytes == 0)
    return;
  if (!lane.isPointer()) {
    machine.undefined("a dereferenceable pointer is not well defined");
    return;
  }
  if (orNull && lane.block == 0 && lane.bits.isZero())
    return;
  if (!machine.isDereferenceable(lane, bytes))
    machine.undefined("a pointer is not dereferenceable(" + Twine(bytes) + ")");
}

uint64_t metadataInteger(const MDNode &node) {
  auto *constant = mdconst::dyn_extract<ConstantInt>(node.getOperand(0));
  return constant ? constant->getZExtValue() : 0;
}

/// Attributes of parameters that are not followed, which matter.
constexpr Attribute::AttrKind kUnfollowed[] = {
    Attribute::ByRef,        Attribute::InAlloca,    Attribute::Preallocated,
    Attribute::SwiftError,   Attribute::SwiftSelf,   Attribute::SwiftAsync,
    Attribute::Nest,         Attribute::Initializes, Attribute::DeadOnReturn,
    Attribute::DeadOnUnwind, Attribute::StructRet};

/// Breaking it is certain, or possible.
void broken(Machine &machine, bool certain, const Twine &what) {
  if (certain || machine.isA())
    machine.undefined(what);
}

/// Whether A lets a pointer into `number` out: by returning, storing or
/// exposing it. What it tells of its address shows in no single run.
bool mayBeCaptured(const Machine &machine, unsigned number,
                   ArrayRef<Lane> result) {
  auto leads = [&](const Lane &lane) {
    return lane.isPointer() && lane.block == number;
  };
  if (machine.memory[number].exposed || any_of(result, leads))
    return true;
  for (const Event &event : machine.events)
    for (auto [i, lane] : enumerate(event.lanes))
      if ((i >= event.keeps.size() || event.keeps[i]) && leads(lane))
        return true;
  for (const MemoryBlock &holder : machine.memory)
    for (const auto &[offset, byte] : holder.bytes)
      if (byte.pointer && byte.block == number)
        return true;
  return false;
}

void checkParameter(Machine &machine, const Argument &argument,
                    const Lane &lane, ArrayRef<Lane> result) {
  if (machine.isA() && argument.hasAttribute(Attribute::Captures) &&
      (lane.isOpen() ||
       (lane.isPointer() && mayBeCaptured(machine, lane.block, result))))
    machine.undefined("an argument may be captured");
  if (!lane.isPointer() || lane.block == 0)
    return;
  const MemoryBlock &block = machine.memory[lane.block];
  // A callee may have another pointer, or hand one out.
  bool other = machine.unknownCalls != 0 ||
               hasOtherPointer(machine, lane.block, argument.getArgNo());
  if (argument.hasNoAliasAttr() && other && block.written)
    broken(machine, false, "a noalias argument's memory may be another's");
  if ((argument.onlyReadsMemory() && block.written) ||
      (argument.hasAttribute(Attribute::ReadNone) && block.read) ||
      (argument.hasAttribute(Attribute::WriteOnly) && block.read))
    broken(machine, !other,
           "memory is used as an argument's attributes forbid");
}

void checkMemory(Machine &machine, const Function &function) {
  MemoryEffects effects = function.getMemoryEffects();
  if (effects == MemoryEffects::unknown())
    return;
  auto accessible = effects.getModRef(IRMemLocation::ArgMem);
  auto other = effects.getModRef(IRMemLocation::Other);
  for (auto [number, block] : enumerate(machine.memory)) {
    if (block.kind != MemoryBlock::Given)
      continue;
    bool ofArgument = false;
    for (const Lanes &lanes : machine.rootArguments())
      for (const Lane &lane : lanes)
        ofArgument |= lane.isPointer() && lane.block == number;
    // What every way to the block allows, and what some way does.
    auto all = ofArgument ? accessible & other : other;
    auto some = ofArgument ? accessible | other : other;
    bool reads = block.read && (machine.isA() || block.writable);
    if ((reads && !isRefSet(all)) || (block.written && !isModSet(all)))
      broken(machine,
             (reads && !isRefSet(some)) || (block.written && !isModSet(some)),
             "memory is used as the function's attributes forbid");
  }
}

} // namespace

bool hasOtherPointer(const Machine &machine, unsigned block,
                     unsigned argument) {
  if (machine.memory[block].global)
    return true;
  for (auto [i, lanes] : enumerate(machine.rootArguments()))
    for (const Lane &lane : lanes)
      if (i != argument && lane.isPointer() && lane.block == block)
        return true;
  for (const MemoryBlock &other : machine.memory)
    for (const auto &[offset, byte] : other.bytes)
      if (byte.pointer && byte.block == block)
        return true;
  return false;
}

void demandDefined(Machine &machine, ArrayRef<Lane> lanes, const char *what) {
  for (const Lane &lane : lanes) {
    machine.noteDemand(lane);
    if (lane.isPoison())
      machine.undefined(Twine(what) + " is poison");
    else if (lane.kind == Lane::Undef)
      machine.undefined(Twine(what) + " is undef");
    else if (lane.loose && machine.isA())
      machine.perhapsUndefined(Twine(what) + " may be undef");
  }
}

void applyAttributes(Machine &machine, MutableArrayRef<Lane> lanes, Type *type,
                     AttributeSet attributes) {
  if (!attributes.hasAttributes())
    return;
  SmallVector<Type *> types;
  laneTypes(type, types);
  for (auto [lane, scalar] : zip(lanes, types)) {
    if (attributes.hasAttribute(Attribute::Range))
      demandRange(lane, attributes.getAttribute(Attribute::Range).getRange());
    if (scalar->isFloatingPointTy())
      demandClass(lane, scalar, attributes.getNoFPClass());
    if (!scalar->isPointerTy())
      continue;
    if (attributes.hasAttribute(Attribute::NonNull))
      demandNonNull(machine, lane);
    if (auto alignment = attributes.getAlignment())
      demandAligned(machine, lane, alignment->value());
    if (uint64_t bytes = attributes.getDereferenceableBytes()) {
      demandDereferenceable(machine, lane, bytes, machine.nullIsValid());
      if (!machine.nullIsValid())
        demandNonNull(machine, lane);
    }
    demandDereferenceable(machine, lane,
                          attributes.getDereferenceableOrNullBytes(), true);
  }
  if (attributes.hasAttribute(Attribute::NoUndef))
    demandDefined(machine, lanes, "a noundef value");
}

void applyMetadata(Machine &machine, MutableArrayRef<Lane> lanes,
                   const Instruction &instruction) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  instruction.getAllMetadataOtherThanDebugLoc(nodes);
  SmallVector<Type *> types;
  laneTypes(instruction.getType(), types);
  bool noundef = false;
  for (auto [kind, node] : nodes) {
    for (auto [lane, scalar] : zip(lanes, types)) {
      switch (kind) {
      case LLVMContext::MD_range:
        demandRange(lane, getConstantRangeFromMetadata(*node));
        break;
      case LLVMContext::MD_nonnull:
        demandNonNull(machine, lane);
        break;
      case LLVMContext::MD_align:
        demandAligned(machine, lane, metadataInteger(*node));
        break;
      case LLVMContext::MD_dereferenceable:
        demandDereferenceable(machine, lane, metadataInteger(*node), false);
        break;
      case LLVMContext::MD_dereferenceable_or_null:
        demandDereferenceable(machine, lane, metadataInteger(*node), true);
        break;
      default:
        break;
      }
    }
    noundef |= kind == LLVMContext::MD_noundef;
    // What they promise is not followed, but for what AliasPromises sees.
    bool isOfAliasing = kind == LLVMContext::MD_alias_scope ||
                        kind == LLVMContext::MD_noalias ||
                        kind == LLVMContext::MD_tbaa;
    if (machine.isA() &&
        ((isOfAliasing && !isa<LoadInst, StoreInst>(instruction)) ||
         kind == LLVMContext::MD_invariant_load ||
         kind == LLVMContext::MD_invariant_group ||
         kind == LLVMContext::MD_tbaa_struct ||
         kind == LLVMContext::MD_callees || kind == LLVMContext::MD_fpmath ||
         kind == LLVMContext::MD_noalias_addrspace))
      machine.unsupported("metadata that promises what is not followed");
  }
  if (noundef)
    demandDefined(machine, lanes, "a value with !noundef");
}

void checkSignature(Machine &machine, const Function &function) {
  // Its callers may rely on more than it says.
  if (isLibraryFunction(machine, function))
    machine.unsupported("a library function's definition");
  for (const Argument &argument : function.args())
    for (Attribute::AttrKind kind : kUnfollowed)
      if (argument.hasAttribute(kind))
        machine.unsupported("the parameter attribute " +
                            Attribute::getNameFromAttrKind(kind));
  if (function.hasPersonalityFn() || function.hasGC() ||
      function.hasPrefixData() || function.isPresplitCoroutine())
    machine.unsupported("a function with a personality, gc, or such");
}

void checkEffects(Machine &machine, const Function &function,
                  ArrayRef<Lane> result, Outcome::Kind kind) {
  if (kind == Outcome::Returns && function.doesNotReturn())
    machine.undefined("a noreturn function returns");
  if (kind == Outcome::Unwinds && function.doesNotThrow())
    machine.undefined("a nounwind function unwinds");
  if (kind == Outcome::Stuck && function.willReturn())
    machine.undefined("a willreturn function does not return");
  if (function.hasFnAttribute(Attribute::NoFree))
    for (const MemoryBlock &block : machine.memory)
      if (block.kind == MemoryBlock::Given && !block.alive)
        machine.undefined("a nofree function frees");
  checkMemory(machine, function);
  for (const Argument &argument : function.args()) {
    ArrayRef<Lane> lanes = machine.rootArguments()[argument.getArgNo()];
    for (const Lane &lane : lanes)
      checkParameter(machine, argument, lane, result);
    if (machine.isA() && argument.hasReturnedAttr() &&
        kind == Outcome::Returns &&
        !(result.size() == lanes.size() &&
          std::equal(result.begin(), result.end(), lanes.begin())))
      machine.undefined("another value than the returned argument's");
  }
}

} // namespace palindrome::refine
