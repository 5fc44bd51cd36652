// The behavior of unknown functions.

#include "verify/judge/refine/encode/model/Environment.h"
#include "llvm/ADT/Twine.h"

using namespace palindrome;
using namespace palindrome::encode;

Environment::Environment(const Blocks &blocks, bool hasParts,
                         const RefineOptions &options)
    : blocks(blocks), blockBits(blocks.blockBits()),
      pointerBits(blocks.pointerBits()), hasParts(hasParts),
      mayBeUndef(options.undefInputs), mayBePoison(options.poisonInputs),
      ends("call.returns", {callBits}, 1),
      throws("call.unwinds", {callBits}, 1),
      writing("call.writes", {callBits, blockBits, offsetBits}, 1),
      kinds("call.kind", {callBits, blockBits, offsetBits}, 2),
      bits("call.byte", {callBits, blockBits, offsetBits}, 8),
      pointers("call.pointer", {callBits, blockBits, offsetBits}, pointerBits),
      indices("call.index", {callBits, blockBits, offsetBits}, 3),
      parts("call.part", {callBits, blockBits, offsetBits},
            MemoryByte::partBits),
      freeing("call.frees", {callBits, blockBits}, 1),
      exceptions("call.exception", {callBits}, pointerBits),
      blockSizes("call.size", {callBits}, offsetBits) {}

static std::string nameOf(const llvm::Twine &prefix, unsigned lane) {
  return (prefix + "." + llvm::Twine(lane)).str();
}

Expr Environment::result(Expr call, unsigned lane, unsigned width) const {
  // An uninterpreted function for each width.
  return Uninterpreted(nameOf("call.result" + llvm::Twine(width), lane),
                       {callBits}, width)({call});
}

Expr Environment::isResultUndef(Expr call, unsigned lane) const {
  if (!mayBeUndef)
    return Expr::boolean(false);
  return Uninterpreted(nameOf("call.undef", lane), {callBits}, 1)({call})
      .toBoolean();
}

Expr Environment::isResultPoison(Expr call, unsigned lane) const {
  if (!mayBePoison)
    return Expr::boolean(false);
  return Uninterpreted(nameOf("call.poison", lane), {callBits}, 1)({call})
      .toBoolean();
}

Expr Environment::lands(Expr call, llvm::StringRef pad) const {
  return Uninterpreted(("call.lands." + pad).str(), {callBits}, 1)({call})
      .toBoolean();
}

Expr Environment::selector(Expr call, llvm::StringRef pad,
                           unsigned width) const {
  return Uninterpreted(("call.selector." + pad).str(), {callBits},
                       width)({call});
}

MemoryByte Environment::written(Expr call, Expr block, Expr offset) const {
  enum Kind { Bits, Pointer, Undef, Poison };
  Expr kind = kinds({call, block, offset});
  auto is = [&](Kind what) { return kind == Expr::bits(2, what); };
  MemoryByte byte;
  byte.bits = bits({call, block, offset});
  if (mayBePoison)
    byte.poison = is(Poison);
  if (mayBeUndef)
    byte.isUninitialised = is(Undef);
  byte.isPointer = is(Pointer);
  byte.pointer = blocks.wrapPointer(pointers({call, block, offset}));
  byte.index = indices({call, block, offset});
  if (hasParts) {
    byte.part = byte.isPointer.select(Expr::bits(MemoryByte::partBits, 0),
                                      parts({call, block, offset}));
    byte.bits = byte.bits & ~byte.spareBits();
  }
  return byte;
}
