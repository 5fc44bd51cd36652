// One side's memory.

#include "verify/refine/encode/state/Side.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::encode;
using namespace llvm;

//===-- Blocks ------------------------------------------------------------===//

unsigned Side::makeBlock(Expr size, uint64_t alignment, bool isHeap,
                         Expr exists) {
  unsigned index = numberBlock(size, alignment, isHeap);
  if (problem.layout.getPointerSizeInBits() > offsetBits)
    setUnsupported("an address of so many bits");
  if (index >> (problem.blocks.blockBits() - 1) != 0) {
    setUnsupported("so many blocks of memory");
    return 0;
  }
  if (index >= locals.size())
    locals.resize(index + 1);
  LocalBlock &block = locals[index];
  block.size = size;
  block.alignment = alignment;
  block.isHeap = isHeap;
  block.madeBy = current;
  block.exists = exists;
  block.livesBefore = lives.size();
  block.blocksBefore = count_if(
      locals, [](const LocalBlock &other) { return other.isPresent(); });
  // Where it matters where A's lies, it matters where this one does.
  if (source && index < source->locals.size() &&
      source->locals[index].address.isSet())
    addressOf(problem.blocks.makePointer(problem.blocks.localBlock(index),
                                         Expr::bits(offsetBits, 0)));
  return index;
}

bool Side::hasLifetime(const Instruction *inst) {
  return isa_and_nonnull<AllocaInst>(inst) &&
         any_of(inst->users(), [](const User *user) {
           auto *call = dyn_cast<IntrinsicInst>(user);
           return call && call->getIntrinsicID() == Intrinsic::lifetime_start;
         });
}

/// That of what made a block: nothing on entry.
static StringRef nameOf(const Instruction *inst) {
  return inst ? inst->getName() : StringRef();
}

unsigned Side::numberBlock(Expr size, uint64_t alignment, bool isHeap) const {
  if (!source)
    return locals.size();
  auto isLike = [&](unsigned index) {
    const LocalBlock &theirs = source->locals[index];
    return !locals[index].isPresent() && theirs.isHeap == isHeap &&
           (isHeap ||
            (theirs.alignment <= alignment && theirs.size.isSame(size)));
  };
  unsigned count = source->locals.size(), best = locals.size();
  for (unsigned index = count; index-- > 0;)
    if (isLike(index)) {
      StringRef name = nameOf(source->locals[index].madeBy);
      if (!name.empty() && name == nameOf(current))
        return index;
      if (name.empty() || !function.getValueSymbolTable()->lookup(name))
        best = index;
    }
  return best;
}

void Side::setAlive(Expr block, bool isAlive) {
  addLifeEvent({Expr(), block, isAlive});
}

void Side::endLifetime(Expr block) {
  setAlive(block, false);
  Write write;
  write.covers = [block](Expr at, Expr) { return at == block; };
  write.byteAt = [](Expr, Expr) {
    MemoryByte byte;
    byte.bits = Expr::bits(8, 0);
    byte.poison = Expr::boolean(true);
    return byte;
  };
  addWrite(std::move(write));
}

void Side::addLifeEvent(LifeEvent event) {
  event.guard = domain;
  lives.push_back(std::move(event));
}

void Side::pass(const Lane &pointer, bool isKept) {
  // An undef pointer leads to no own block. What other undefs lead to may be
  // any of them.
  bool mayBeAny = any_of(pointer.undefs, [&](unsigned number) {
    return chosen(number).width() != problem.blocks.pointerBits();
  });
  Expr block = Blocks::blockOf(sample(pointer).value);
  for (auto [index, local] : enumerate(locals)) {
    if (!local.isPresent())
      continue;
    Expr isIt = domain && (Expr::boolean(mayBeAny) ||
                           block == problem.blocks.localBlock(index));
    local.wasPassed |= isIt;
    if (isKept)
      local.hasEscaped |= isIt;
  }
}

ArrayRef<unsigned> Side::localsOf(Expr block) {
  auto [it, isNew] = localsByTerm.try_emplace(block);
  if (!isNew)
    return it->second;
  // Terms lead to a local block only by its number: variables and what memory
  // had from the start do not.
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

/// `ofInitial` for blocks that were there, else what `ofLocal` says of the
/// side's own.
template <typename Local>
static Expr ofBlock(Side &side, Expr block, Expr ofInitial, Local ofLocal) {
  Expr result = ofInitial;
  for (unsigned index : side.localsOf(block))
    if (side.localBlocks()[index].isPresent())
      result = (block == side.problem.blocks.localBlock(index))
                   .select(ofLocal(index), result);
  return result;
}

Expr Side::sizeOf(Expr block) {
  return ofBlock(*this, block, problem.blocks.size(block),
                 [&](unsigned index) { return locals[index].size; });
}

Expr Side::isWritable(Expr block) {
  return ofBlock(*this, block, problem.blocks.isWritable(block),
                 [](unsigned) { return Expr::boolean(true); });
}

Expr Side::isFreedBetween(unsigned a, unsigned b) {
  if (locals[a].blocksBefore > locals[b].blocksBefore)
    std::swap(a, b);
  return locals[a].isHeap
             ? !isAlive(problem.blocks.localBlock(a), locals[b].livesBefore)
             : Expr::boolean(false);
}

Expr Side::addressOf(Expr pointer) {
  Expr block = Blocks::blockOf(pointer);
  Expr start;
  if (auto number = block.constant(); number && number->isZero())
    start = Expr::bits(offsetBits, 0);
  else
    start = problem.blocks.address(block);
  start = ofBlock(*this, block, start, [&](unsigned index) {
    if (!locals[index].address.isSet()) {
      // Somewhere, aligned.
      Expr address = chosen(choose(offsetBits, ChoiceKind::Address));
      Expr end = address + locals[index].size;
      Expr axiom = problem.blocks.mayLieAt(address, locals[index].size);
      if (locals[index].alignment > 1)
        axiom &= address.trunc(Log2_64(locals[index].alignment)).isZero();
      for (unsigned align = problem.blocks.heapAlignment();
           locals[index].isHeap && align > locals[index].alignment; align /= 2)
        axiom &= locals[index].size.ult(Expr::bits(offsetBits, align)) ||
                 address.trunc(Log2_64(align)).isZero();
      for (unsigned number = problem.blocks.first();
           number < problem.blocks.count(); ++number) {
        Expr other = Expr::bits(problem.blocks.blockBits(), number);
        Expr otherStart = problem.blocks.address(other);
        axiom &= !isAlive(other, locals[index].livesBefore) ||
                 end.ule(otherStart) ||
                 (otherStart + problem.blocks.size(other)).ule(address);
      }
      for (auto [number, other] : enumerate(locals)) {
        if (!other.address.isSet())
          continue;
        // Those that are not alive at the same time may be at one place. A may
        // choose that they are not.
        bool mayBeOne =
            hasLifetime(other.madeBy) && hasLifetime(locals[index].madeBy);
        if (mayBeOne && !isTarget)
          markNarrow("that blocks of A may lie at one place");
        if (!mayBeOne || !isTarget)
          axiom &= !other.exists || isFreedBetween(index, number) ||
                   end.ule(other.address) ||
                   (other.address + other.size).ule(address);
      }
      // What is not there must not ask for room.
      choices.back().axiom = locals[index].exists.implies(axiom);
      locals[index].address = address;
    }
    return locals[index].address;
  });
  return problem.blocks.wrapAddress(start + Blocks::offsetOf(pointer));
}

Expr Side::isAligned(Expr pointer, Align align) {
  return align == 1 ? Expr::boolean(true)
                    : addressOf(pointer).trunc(Log2(align)).isZero();
}

Expr Side::isAlive(Expr block, size_t until) {
  Expr alive = Expr::boolean(true);
  for (const LifeEvent &event : ArrayRef(lives).take_front(until)) {
    Expr hits = event.covers ? event.covers(block) : event.block == block;
    alive = (event.guard && hits).select(Expr::boolean(event.isAlive), alive);
  }
  return alive;
}

void Side::checkAddressSpace(const Type &pointer) const {
  // Null may lead somewhere (LangRef, pointer type), and what it leads to is
  // not encoded.
  if (pointer.getPointerAddressSpace() != 0)
    problem.mark(Under, "an access in an address space");
}

void Side::checkAccess(Expr pointer, Expr size, Align align, bool isWrite) {
  if (auto value = size.constant(); value && value->isZero())
    return;
  Expr block = Blocks::blockOf(pointer), offset = Blocks::offsetOf(pointer);
  Expr blockSize = sizeOf(block);
  Expr fits = size.ule(blockSize) && offset.ule(blockSize - size);
  Expr isValid = fits;
  if (isWrite)
    isValid &= isAlive(block) && isWritable(block);
  else // What is on the stack may be read at any time.
    isValid &= ofBlock(*this, block, isAlive(block), [&](unsigned index) {
      return Expr::boolean(!locals[index].isHeap) || isAlive(block);
    });
  if (align > 1) {
    std::optional<unsigned> index;
    if (auto number = block.constant())
      index = Blocks::localIndex(*number);
    // An own block's alignment is known, its address is a choice.
    isValid &= index && *index < locals.size() &&
                       locals[*index].alignment >= align.value()
                   ? offset.trunc(Log2(align)).isZero()
                   : isAligned(pointer, align);
  }
  addUB(!isValid);
}

Expr Side::offsetPointer(Expr pointer, Expr bytes) const {
  return problem.blocks.makePointer(Blocks::blockOf(pointer),
                                    Blocks::offsetOf(pointer) + bytes);
}

//===-- Bytes -------------------------------------------------------------===//

MemoryByte Side::readByte(Expr block, Expr offset, size_t until) {
  SmallVector<std::pair<Expr, MemoryByte>> found;
  auto add = [&](const Write &write, Expr hits, MemoryByte byte) {
    // On the paths to here the write has happened, if it dominates this place.
    Expr condition = isPassed(write.place) ? hits : write.guard && hits;
    if (!condition.isFalse())
      found.emplace_back(condition, std::move(byte));
    return condition.isTrue();
  };
  bool isKnown = false;
  for (size_t i = until; i-- > 0 && !isKnown;) {
    const Write &write = log[i];
    if (write.covers) {
      Expr hits = write.covers(block, offset);
      if (!hits.isFalse())
        isKnown = add(write, hits, write.byteAt(block, offset));
      continue;
    }
    Expr sameBlock = write.block == block;
    if (sameBlock.isFalse())
      continue;
    for (auto [k, byte] : enumerate(write.bytes)) {
      Expr hits = sameBlock &&
                  offset == write.offset + Expr::bits(offsetBits, uint64_t(k));
      if (add(write, hits, byte)) {
        isKnown = true;
        break;
      }
    }
  }
  MemoryByte result;
  if (isKnown) {
    result = found.pop_back_val().second;
  } else {
    MemoryByte fresh = MemoryByte::uninitialised();
    auto number = block.constant();
    if (number && number->isNegative())
      result = fresh;
    else if (number || localsOf(block).empty())
      result = problem.memory.read(block, offset);
    else
      result = select(Blocks::isLocal(block), fresh,
                      problem.memory.read(block, offset));
  }
  for (auto &[condition, byte] : reverse(found))
    result = select(condition, byte, result);
  return result;
}

void Side::addWrite(Write write) {
  write.guard = domain;
  write.place = place();
  log.push_back(std::move(write));
}

void Side::writeBytes(Expr pointer, ArrayRef<MemoryByte> bytes) {
  Write write;
  write.block = Blocks::blockOf(pointer);
  write.offset = Blocks::offsetOf(pointer);
  write.bytes.assign(bytes.begin(), bytes.end());
  addWrite(std::move(write));
}

void Side::storeGlobals() {
  for (auto [number, global] : enumerate(problem.blocks.globals())) {
    auto *variable = dyn_cast_or_null<GlobalVariable>(global);
    if (!variable || !variable->isConstant() ||
        !variable->hasDefinitiveInitializer())
      continue;
    Type *type = variable->getValueType();
    SmallVector<MemoryPiece> pieces;
    if (!listPieces(type, problem.layout, pieces))
      continue; // Its contents are then unknown: what is read may be anything.
    store(type, constant(variable->getInitializer()),
          problem.blocks.makePointer(number));
  }
}
