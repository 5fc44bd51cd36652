// The behavior of unknown functions, the same for source and target: everything
// that a call does is an uninterpreted function of one number, its identifier,
// which stands for the callee, its arguments, the memory that it reads and the
// events before it (calls/UnknownCalls.h).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_ENVIRONMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_ENVIRONMENT_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/encode/model/Memory.h"

namespace palindrome::encode {

/// The width of the identifiers of calls.
constexpr unsigned callBits = 32;

class Environment {
public:
  /// `hasParts`: whether memory may hold values whose size is no multiple of 8
  /// bits.
  Environment(const Blocks &blocks, bool hasParts,
              const RefineOptions &options);

  Expr returns(Expr call) const { return ends({call}).toBoolean(); }
  /// Whether the call unwinds, where it does not return.
  Expr unwinds(Expr call) const { return throws({call}).toBoolean(); }
  /// A lane of the result. A pointer may be of any block: which ones the callee
  /// can know is for the caller to restrict.
  Expr result(Expr call, unsigned lane, unsigned width) const;
  Expr isResultUndef(Expr call, unsigned lane) const;
  Expr isResultPoison(Expr call, unsigned lane) const;

  /// Where the call unwinds: a pointer to the exception, of any block; whether
  /// a landing pad whose clauses have the name `pad` is entered, and the
  /// selector that it gets.
  Expr exception(Expr call) const { return exceptions({call}); }
  Expr lands(Expr call, llvm::StringRef pad) const;
  Expr selector(Expr call, llvm::StringRef pad, unsigned width) const;

  /// The size of the object that the call allocates, if its result is noalias.
  Expr size(Expr call) const {
    return blockSizes({call}).lshr(
        Expr::bits(offsetBits, offsetBits - blocks.addressWidth() + 1));
  }

  // Effects on memory. Which memory the call may access is for the caller to
  // restrict.

  Expr writes(Expr call, Expr block, Expr offset) const {
    return writing({call, block, offset}).toBoolean();
  }
  MemoryByte written(Expr call, Expr block, Expr offset) const;
  Expr frees(Expr call, Expr block) const {
    return freeing({call, block}).toBoolean();
  }

private:
  const Blocks &blocks;
  unsigned blockBits, pointerBits;
  bool hasParts, mayBeUndef, mayBePoison;
  Uninterpreted ends, throws, writing, kinds, bits, pointers, indices, parts,
      freeing, exceptions, blockSizes;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_ENVIRONMENT_H
