// A concrete input of a pair of functions, as the encoder's model or a search
// proposes it and the interpreter runs it. Knows neither of them.

#ifndef PALINDROME_VERIFY_REFINE_WITNESS_WITNESS_H
#define PALINDROME_VERIFY_REFINE_WITNESS_WITNESS_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class GlobalValue;
class Instruction;
} // namespace llvm

namespace palindrome::refine {

/// A leaf of a value: an integer, a float's bits, or a pointer. Aggregates and
/// vectors are lists of leaves, in order of their indices.
struct Leaf {
  enum Kind {
    Poison,
    Undef,   ///< Any value, another at each use. In inputs only.
    Bits,    ///< `bits`, of the leaf's width.
    Pointer, ///< `bits` bytes into block `block`, of the pointer's index width.
  };
  Kind kind = Bits;
  llvm::APInt bits;
  unsigned block = 0;
};
using Leaves = llvm::SmallVector<Leaf, 1>;

/// A byte of memory. `Undef` also stands for bytes that nothing was written to.
struct Byte {
  enum Kind { Poison, Undef, Bits, Pointer };
  Kind kind = Undef;
  uint8_t bits = 0;
  /// Which byte (in memory order) of which pointer.
  unsigned index = 0;
  unsigned block = 0;
  llvm::APInt offset;
};

/// A block of memory that is there when the functions are called. Block 0 is
/// null's, of size 0.
struct Block {
  const llvm::GlobalValue *global = nullptr; ///< In A's module, if it is one.
  uint64_t size = 0;
  uint64_t alignment = 1;
  uint64_t address = 0;
  bool writable = true;
  bool freeable = false;          ///< Whether it is of the heap.
  std::map<uint64_t, Byte> bytes; ///< Those not listed are `rest`.
  Byte rest;
};

/// Why a value is not determined: see docs/semantics.md, choices.
enum class ChoiceKind { Undef, Freeze, NaN, Address, Other };

/// What an instruction chose, the n-th time that it chose anything of that
/// kind, in execution order.
struct Choice {
  ChoiceKind kind;
  llvm::APInt bits;
};

/// What an unknown callee did: the n-th call of the function, counted in
/// execution order over A's or B's run.
struct CallEffect {
  bool diverges = false, unwinds = false;
  /// Whether it reads a byte through each pointer that it is passed and may
  /// read.
  bool readsArguments = false;
  /// Whether it returns a pointer that it, or a call before, was passed; which:
  /// by event, and by operand of that.
  bool returnsPassed = false;
  std::pair<unsigned, unsigned> passed = {~0u, ~0u};
  Leaves result;
  /// Bytes of blocks written, by block and offset.
  std::map<std::pair<unsigned, uint64_t>, Byte> writes;
  std::vector<unsigned> frees; ///< Blocks freed.
};

/// How a run ended, as far as the encoder's and the interpreter's accounts of
/// it are compared.
struct Ending {
  enum Kind { Returns, Unwinds, Stops, Undefined };
  Kind kind = Returns;
  Leaves result; ///< Where it returns.
};

struct Witness {
  std::vector<Leaves> arguments;
  std::vector<Block> blocks;
  /// B's choices, by instruction. What is missing is chosen as zero.
  std::map<const llvm::Instruction *, std::vector<Choice>> choices;
  /// What B's calls of unknown functions did, by call site in execution order;
  /// and A's, of those that no call of B's is like.
  std::map<const llvm::Instruction *, std::vector<CallEffect>> effects;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_WITNESS_WITNESS_H
