// The log of one function's writes.

#include "verify/judge/refine/encode/state/SideMemory.h"

using namespace palindrome::encode;
using namespace llvm;

MemoryByte SideMemory::readByte(Expr block, Expr offset, size_t until) {
  SmallVector<std::pair<Expr, MemoryByte>> found;
  auto add = [&](const Write &write, Expr hits, MemoryByte byte) {
    // On the paths to here the write has happened, if it dominates this place.
    Expr condition = here.isPassed(write.place) ? hits : write.guard && hits;
    if (!condition.isFalse())
      found.emplace_back(condition, std::move(byte));
    return condition.isTrue();
  };
  // Otherwise, the solver compares all places.
  bool usesPlaces = problem.options.uses(ProverPart::KnownPlaces);
  auto areSame = [&](Expr x, Expr y) {
    return usesPlaces ? x == y : x.equals(y);
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
    Expr sameBlock = areSame(write.block, block);
    if (sameBlock.isFalse())
      continue;
    for (auto [k, byte] : enumerate(write.bytes)) {
      Expr hits =
          sameBlock &&
          areSame(offset, write.offset + Expr::bits(offsetBits, uint64_t(k)));
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
    else if (number || objects.localsOf(block).empty())
      result = problem.memory.read(block, offset);
    else
      result = select(Blocks::isLocal(block), fresh,
                      problem.memory.read(block, offset));
  }
  for (auto &[condition, byte] : reverse(found))
    result = select(condition, byte, result);
  return result;
}

void SideMemory::addWrite(Write write) {
  write.guard = here.domain;
  write.place = here.place();
  log.push_back(std::move(write));
}

void SideMemory::writeBytes(Expr pointer, ArrayRef<MemoryByte> bytes) {
  Write write;
  write.block = Blocks::blockOf(pointer);
  write.offset = Blocks::offsetOf(pointer);
  write.bytes.assign(bytes.begin(), bytes.end());
  addWrite(std::move(write));
}

void SideMemory::endLifetime(Expr block) {
  objects.setAlive(block, false);
  Write write;
  write.isStore = false;
  write.covers = [block](Expr at, Expr) { return at == block; };
  write.byteAt = [](Expr, Expr) {
    MemoryByte byte;
    byte.bits = Expr::bits(8, 0);
    byte.poison = Expr::boolean(true);
    return byte;
  };
  addWrite(std::move(write));
}
