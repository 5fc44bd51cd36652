// The memory objects that one function can reach.

#include "verify/judge/refine/encode/state/SideObjects.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::encode;
using namespace llvm;

//===-- Local blocks ------------------------------------------------------===//

void SideObjects::reserveSourceIndices() {
  if (source && locals.size() < source->locals.size())
    locals.resize(source->locals.size());
}

unsigned SideObjects::makeBlock(Expr size, uint64_t alignment, bool isHeap,
                                Expr exists) {
  reserveSourceIndices();
  unsigned index = chooseIndex(size, alignment, isHeap);
  if (problem.layout.getPointerSizeInBits() > offsetBits)
    problem.setUnsupported("an address of so many bits");
  if (index >> (problem.blocks.blockBits() - 1) != 0) {
    problem.setUnsupported("so many blocks of memory");
    return 0;
  }
  if (index >= locals.size())
    locals.resize(index + 1);
  LocalBlock &block = locals[index];
  block.size = size;
  block.alignment = alignment;
  block.isHeap = isHeap;
  block.madeBy = here.current;
  block.exists = exists;
  block.livesBefore = lives.size();
  block.blocksBefore = count_if(
      locals, [](const LocalBlock &other) { return other.isPresent(); });
  // If the address of the source's object matters, so does this one's.
  if (source && index < source->locals.size() &&
      source->locals[index].address.isSet())
    addressOf(problem.blocks.makePointer(problem.blocks.localBlock(index),
                                         Expr::bits(offsetBits, 0)));
  return index;
}

SmallVector<const LocalBlock *> SideObjects::allocatedBlocks() const {
  SmallVector<const LocalBlock *> result;
  for (const LocalBlock &local : locals)
    if (local.isPresent())
      result.push_back(&local);
  llvm::sort(result, [](const LocalBlock *x, const LocalBlock *y) {
    return x->blocksBefore < y->blocksBefore;
  });
  return result;
}

bool SideObjects::hasLifetime(const Instruction *inst) {
  return isa_and_nonnull<AllocaInst>(inst) &&
         any_of(inst->users(), [](const User *user) {
           auto *call = dyn_cast<IntrinsicInst>(user);
           return call && call->getIntrinsicID() == Intrinsic::lifetime_start;
         });
}

/// The name of the instruction that allocated an object; empty for copies of
/// arguments, which are made on entry.
static StringRef nameOf(const Instruction *inst) {
  return inst ? inst->getName() : StringRef();
}

/// Whether both objects are passed to a function of one name, as they are.
static bool haveSameCallees(const Instruction *x, const Instruction *y) {
  auto callees = [](const Instruction *inst) {
    DenseSet<StringRef> names;
    for (const User *user : inst->users())
      if (auto *call = dyn_cast<CallBase>(user);
          call && !isa<IntrinsicInst>(call))
        names.insert(call->getCalledOperand()->getName());
    return names;
  };
  if (!x || !y)
    return false;
  DenseSet<StringRef> ofX = callees(x), ofY = callees(y);
  return any_of(ofX, [&](StringRef name) { return ofY.contains(name); });
}

unsigned SideObjects::chooseIndex(Expr size, uint64_t alignment,
                                  bool isHeap) const {
  if (!source)
    return locals.size();
  unsigned count = source->locals.size(), best = locals.size();
  std::optional<unsigned> named, alike;
  for (unsigned index = count; index-- > 0;) {
    const LocalBlock &theirs = source->locals[index];
    if (locals[index].isPresent() || theirs.isHeap != isHeap ||
        (!isHeap &&
         (theirs.alignment > alignment || !theirs.size.isSame(size))))
      continue;
    StringRef name = nameOf(theirs.madeBy);
    if (!name.empty() && name == nameOf(here.current))
      named = index;
    if (name.empty() || !function.getValueSymbolTable()->lookup(name))
      best = index;
    if (!isHeap && haveSameCallees(theirs.madeBy, here.current))
      alike = index;
  }
  // memcpyopt lets a callee write to the destination of a copy instead of its
  // source.
  if (named && alike &&
      !haveSameCallees(source->locals[*named].madeBy, here.current))
    return *alike;
  return named.value_or(best);
}

void SideObjects::setHasNoRoom(unsigned local, Expr choice) {
  locals[local].isAskedFor = here.domain;
  locals[local].hasNoRoom = choice;
}

ArrayRef<unsigned> SideObjects::localsOf(Expr block) {
  auto [it, isNew] = localsByTerm.try_emplace(block);
  if (!isNew)
    return it->second;
  reserveSourceIndices();
  // A term denotes a local block only where its number occurs in the term:
  // neither variables nor the initial memory contain such numbers.
  unsigned blockBits = problem.blocks.blockBits();
  SmallVector<unsigned> found;
  auto add = [&](const APInt &number) {
    std::optional<unsigned> index = Blocks::localIndex(number);
    if (index && *index < locals.size())
      found.push_back(*index);
  };
  for (const APInt &number : block.constants(blockBits))
    add(number);
  for (const APInt &pointer : block.constants(problem.blocks.pointerBits()))
    add(pointer.lshr(offsetBits).trunc(blockBits));
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return localsByTerm[block] = std::move(found);
}

void SideObjects::pass(const Lane &pointer, bool isKept) {
  pass(pointer, isKept, [](const LocalBlock &) { return true; });
}

void SideObjects::expose(const Lane &pointer) {
  pass(pointer, /*isKept=*/true, [&](const LocalBlock &local) {
    return local.isHeap || problem.hasObservers;
  });
}

void SideObjects::pass(const Lane &pointer, bool isKept,
                       function_ref<bool(const LocalBlock &)> may) {
  // An undef pointer points to no local block. A pointer that is computed from
  // an undef of another type may point to any of them.
  bool mayBeAny = any_of(pointer.undefs, [&](unsigned number) {
    return choices.chosen(number).width() != problem.blocks.pointerBits();
  });
  Expr block = Blocks::blockOf(choices.sample(pointer).value);
  for (auto [index, local] : enumerate(locals)) {
    if (!local.isPresent() || !may(local))
      continue;
    Expr isIt = here.domain && (Expr::boolean(mayBeAny) ||
                                block == problem.blocks.localBlock(index));
    local.wasPassed |= isIt;
    if (isKept)
      local.hasEscaped |= isIt;
  }
}

//===-- Lifetimes ---------------------------------------------------------===//

void SideObjects::setAlive(Expr block, bool isAlive) {
  addLifeEvent({Expr(), block, isAlive});
}

void SideObjects::addLifeEvent(LifeEvent event) {
  event.guard = here.domain;
  lives.push_back(std::move(event));
}

Expr SideObjects::isAlive(Expr block, size_t until) const {
  Expr alive = Expr::boolean(true);
  for (const LifeEvent &event : ArrayRef(lives).take_front(until)) {
    Expr hits = event.covers ? event.covers(block) : event.block == block;
    alive = (event.guard && hits).select(Expr::boolean(event.isAlive), alive);
  }
  return alive;
}

//===-- Properties of objects and pointers --------------------------------===//

/// `ofInitial`, or the result of `ofLocal` for the local block that `block` is.
template <typename Local>
Expr SideObjects::ofBlock(Expr block, Expr ofInitial, Local ofLocal) {
  Expr result = ofInitial;
  for (unsigned index : localsOf(block))
    if (locals[index].isPresent())
      result = (block == problem.blocks.localBlock(index))
                   .select(ofLocal(index), result);
  return result;
}

Expr SideObjects::sizeOf(Expr block) {
  return ofBlock(block, problem.blocks.size(block),
                 [&](unsigned index) { return locals[index].size; });
}

Expr SideObjects::isWritable(Expr block) {
  return ofBlock(block, problem.blocks.isWritable(block),
                 [](unsigned) { return Expr::boolean(true); });
}

Expr SideObjects::isFreedBetween(unsigned a, unsigned b) const {
  if (locals[a].blocksBefore > locals[b].blocksBefore)
    std::swap(a, b);
  return locals[a].isHeap
             ? !isAlive(problem.blocks.localBlock(a), locals[b].livesBefore)
             : Expr::boolean(false);
}

Expr SideObjects::isAlloca(Expr block) {
  return ofBlock(block, Expr::boolean(false), [&](unsigned index) {
    return Expr::boolean(isa_and_nonnull<AllocaInst>(locals[index].madeBy));
  });
}

void SideObjects::placeBlock(unsigned index) {
  LocalBlock &local = locals[index];
  unsigned choice = choices.choose(offsetBits, ChoiceKind::Address);
  Expr address = choices.chosen(choice);
  Expr end = address + local.size;
  auto *alloca = dyn_cast_or_null<AllocaInst>(local.madeBy);
  // An object that does not exist takes up no room.
  Expr axiom = Expr::boolean(true);
  auto require = [&](Expr part) { axiom &= local.exists.implies(part); };
  require(problem.blocks.mayLieAt(address, local.size,
                                  alloca ? alloca->getAddressSpace() : 0));
  if (local.alignment > 1)
    require(address.trunc(Log2_64(local.alignment)).isZero());
  // The library may align all objects of the heap more strictly than it has to,
  // alike for both sides: that is no choice of the source's.
  if (local.isHeap)
    require(Expr::booleanVariable("heap.aligned")
                .implies(address.trunc(Log2_64(problem.blocks.heapAlignment()))
                             .isZero()));
  for (unsigned align = problem.blocks.heapAlignment();
       local.isHeap && align > local.alignment; align /= 2)
    require(local.size.ult(Expr::bits(offsetBits, align)) ||
            address.trunc(Log2_64(align)).isZero());
  for (unsigned number = problem.blocks.first();
       number < problem.blocks.count(); ++number) {
    Expr other = Expr::bits(problem.blocks.blockBits(), number);
    Expr otherStart = problem.blocks.address(other);
    require(!isAlive(other, local.livesBefore) || end.ule(otherStart) ||
            (otherStart + problem.blocks.size(other)).ule(address));
  }
  for (auto [number, other] : enumerate(locals)) {
    if (!other.address.isSet())
      continue;
    // Objects of the stack that are not alive at the same time may lie at one
    // place, and the source may choose that they do not.
    bool mayBeOne = hasLifetime(other.madeBy) && hasLifetime(local.madeBy);
    if (mayBeOne && !source)
      problem.mark(Over, "that blocks of the source may lie at one place");
    if (!mayBeOne || !source)
      require(!other.exists || isFreedBetween(index, number) ||
              end.ule(other.address) ||
              (other.address + other.size).ule(address));
  }
  choices[choice].axiom = axiom;
  local.address = address;
}

Expr SideObjects::addressOf(Expr pointer) {
  Expr block = Blocks::blockOf(pointer);
  Expr start;
  if (auto number = block.constant();
      number && number->ule(problem.blocks.spaces().size()))
    start = Expr::bits(offsetBits, 0);
  else
    start = problem.blocks.address(block);
  start = ofBlock(block, start, [&](unsigned index) {
    if (!locals[index].address.isSet())
      placeBlock(index);
    return locals[index].address;
  });
  return problem.blocks.wrapAddress(start + Blocks::offsetOf(pointer));
}

Expr SideObjects::isAligned(Expr pointer, Align align) {
  return align == 1 ? Expr::boolean(true)
                    : addressOf(pointer).trunc(Log2(align)).isZero();
}

Expr SideObjects::isAccessible(Expr pointer, Expr size, Align align,
                               bool isWrite) {
  if (auto value = size.constant(); value && value->isZero())
    return Expr::boolean(true);
  Expr block = Blocks::blockOf(pointer), offset = Blocks::offsetOf(pointer);
  Expr blockSize = sizeOf(block);
  Expr isValid = size.ule(blockSize) && offset.ule(blockSize - size);
  if (isWrite)
    isValid &= isAlive(block) && isWritable(block);
  else // Objects of the stack may be read at any time (as poison).
    isValid &= ofBlock(block, isAlive(block), [&](unsigned index) {
      return Expr::boolean(!locals[index].isHeap) || isAlive(block);
    });
  if (align > 1) {
    std::optional<unsigned> index;
    if (auto number = block.constant())
      index = Blocks::localIndex(*number);
    // The alignment of a local block is known, while its address is a choice.
    isValid &= index && *index < locals.size() &&
                       locals[*index].alignment >= align.value()
                   ? offset.trunc(Log2(align)).isZero()
                   : isAligned(pointer, align);
  }
  return isValid;
}
