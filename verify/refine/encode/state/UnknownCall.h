// The record of one call of a function of which nothing is known but its
// attributes, or of one access that other threads or devices observe.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_STATE_UNKNOWNCALL_H
#define PALINDROME_VERIFY_REFINE_ENCODE_STATE_UNKNOWNCALL_H

#include "verify/refine/encode/ir/CallFacts.h"
#include "verify/refine/encode/model/Memory.h"
#include <memory>

namespace palindrome::encode {

/// A lane of the result of a call. Which side's undef it is remains open.
struct ResultLane {
  Expr value, isUndef, poison;
  bool isPointer = false;
};

/// A byte that a call writes where the condition holds.
struct WrittenByte {
  Expr condition, block, offset;
  MemoryByte byte;
};

/// That a callee might do what an attribute of a parameter forbids.
struct Breach {
  unsigned parameter;
  llvm::Attribute::AttrKind kind;
  Expr condition;
};

struct UnknownCall {
  /// A call, or an access that others see; of that, there are no facts.
  const llvm::Instruction *at = nullptr;
  CallFacts facts;
  unsigned place = 0; ///< Of the side's walk.
  /// Whether it is executed.
  Expr executed;
  /// Whether its place among other events can be told: it may write what is in
  /// no block that either side has.
  bool isEvent = false;
  /// Whether it may see what events before it did elsewhere than in blocks.
  bool seesEvents = false;
  /// How many events came before. One that repeats the last one is that.
  Expr index;
  Expr isRepeat = Expr::boolean(false);
  /// Memory when it was called.
  Moment moment;

  /// First the callee's pointer; of an access, null.
  std::vector<Lanes> arguments;
  /// The types of the others.
  std::vector<llvm::Type *> types;
  /// Whether a block may be read, or written, or may be what pointers from the
  /// callee lead to. Those that are there from the start and own ones.
  std::function<Expr(Expr block)> mayRead, mayWrite, mayKnow;
  bool mayFree = false;

  /// What a parameter of the caller forbids and the callee might do with what
  /// it is passed.
  std::vector<Breach> breaches;

  Expr id, returns, unwinds;
  llvm::SmallVector<ResultLane, 1> result;

  /// The bytes written that were looked at.
  std::shared_ptr<std::vector<WrittenByte>> asked =
      std::make_shared<std::vector<WrittenByte>>();

  /// Of B's calls: those of A that it is taken for, at most one of which holds.
  llvm::SmallVector<std::pair<unsigned, Expr>, 2> matches;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_STATE_UNKNOWNCALL_H
