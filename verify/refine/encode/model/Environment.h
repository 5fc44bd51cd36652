// What unknown functions do, the same for both sides: all that a call does is a
// function of one number, which says what it was called with, and when.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_ENVIRONMENT_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_ENVIRONMENT_H

#include "palindrome/Refine.h"
#include "verify/refine/encode/model/Memory.h"

namespace palindrome::encode {

constexpr unsigned callBits = 32;

class Environment {
public:
  Environment(const Blocks &blocks, bool hasParts,
              const RefineOptions &options);

  Expr returns(Expr call) const { return ends({call}).toBoolean(); }
  /// Where it does not return.
  Expr unwinds(Expr call) const { return throws({call}).toBoolean(); }
  /// A lane of the result. Pointers are bare: they may lead to any number.
  Expr result(Expr call, unsigned lane, unsigned width) const;
  Expr isResultUndef(Expr call, unsigned lane) const;
  Expr isResultPoison(Expr call, unsigned lane) const;

  /// Where it unwinds: a pointer to the exception, bare; and what a landing
  /// pad makes of it, whose clauses have the name `pad`.
  Expr exception(Expr call) const { return exceptions({call}); }
  Expr lands(Expr call, llvm::StringRef pad) const;
  Expr selector(Expr call, llvm::StringRef pad, unsigned width) const;

  /// How large the block is that it makes, if it returns a new one.
  Expr size(Expr call) const {
    return blockSizes({call}).lshr(Expr::bits(offsetBits, 1));
  }

  /// What it does to the memory that it may touch.
  Expr writes(Expr call, Expr block, Expr offset) const {
    return writing({call, block, offset}).toBoolean();
  }
  MemoryByte written(Expr call, Expr block, Expr offset) const;
  Expr frees(Expr call, Expr block) const {
    return freeing({call, block}).toBoolean();
  }

private:
  unsigned blockBits, pointerBits;
  bool hasParts, mayBeUndef, mayBePoison;
  Uninterpreted ends, throws, writing, kinds, bits, pointers, indices, parts,
      freeing, exceptions, blockSizes;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_ENVIRONMENT_H
