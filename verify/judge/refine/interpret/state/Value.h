// Values of the interpreter. A value is a list of lanes: the scalars of its
// type, in the order of their indices.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUE_H

#include "verify/judge/refine/witness/Witness.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::interpret {

using refine::Leaf;

/// A scalar.
///
/// The behaviors of the source may be over-approximated, never
/// under-approximated. `Frozen` and `NaN` represent a choice that is too wide
/// to be enumerated, and `Poison`, which every value refines, also represents
/// what the interpreter does not track. The target is a single execution, so
/// its lanes are neither `Frozen` nor `NaN`.
struct Lane {
  enum Kind {
    Poison,
    Undef,   ///< Any value, and another one at each use.
    Frozen,  ///< One unknown value, the same at each use: a frozen undef or
             ///< poison. Source only.
    NaN,     ///< One unknown NaN of the type. Source only.
    Bits,    ///< `bits`, of the type's width.
    Pointer, ///< A pointer with the provenance of the memory object `object`,
             ///< `bits` bytes from its start. `bits` has the index width.
  };
  Kind kind = Poison;
  /// Whether the value was computed from undef, so that another use may observe
  /// another value. The interpreter computes a register once:
  ///
  ///   %x = add i8 undef, 1   ; one of 256 values is chosen: fromUndef
  ///   %a = mul i8 %x, 2      ; the first use observes the chosen value
  ///   %b = mul i8 %x, 3      ; in the source, the second one observes poison
  ///
  /// Poison over-approximates the values that the second use may observe.
  bool fromUndef = false;
  /// Of a result of the target that is `fromUndef`: whether another use does
  /// observe another value, although all that was frozen stays the same.
  bool varies = false;
  /// Of `Frozen`: -1 or 1 if the value is known to be negative or positive.
  int8_t sign = 0;
  unsigned object = 0;
  llvm::APInt bits;
  /// Of `Poison`: what the operation that made it does not allow, as people are
  /// told, such as "nsw overflow"; null where no operation here made it. `%s`
  /// stands for `bits`, an unsigned number, and `%w` for its width. It counts
  /// in no comparison.
  const char *why = nullptr;

  static Lane poison(const char *why = nullptr) {
    Lane lane;
    lane.why = why;
    return lane;
  }
  static Lane poison(const char *why, llvm::APInt bits) {
    Lane lane = poison(why);
    lane.bits = std::move(bits);
    return lane;
  }
  static Lane undef() { return of(Undef); }
  static Lane of(Kind kind) {
    Lane lane;
    lane.kind = kind;
    return lane;
  }
  static Lane of(llvm::APInt bits) {
    Lane lane = of(Bits);
    lane.bits = std::move(bits);
    return lane;
  }
  static Lane of(bool bit) { return of(llvm::APInt(1, bit)); }
  static Lane pointer(unsigned object, llvm::APInt offset) {
    Lane lane = of(Pointer);
    lane.object = object;
    lane.bits = std::move(offset);
    return lane;
  }

  bool isPoison() const { return kind == Poison; }
  bool isBits() const { return kind == Bits; }
  bool isPointer() const { return kind == Pointer; }
  bool isNull() const { return isPointer() && object == 0 && bits.isZero(); }
  /// Whether the lane represents more than one value other than poison.
  bool isUndetermined() const {
    return kind == Undef || kind == Frozen || kind == NaN;
  }
  /// Whether another use of the lane may observe another value.
  bool mayVary() const { return fromUndef || kind == Undef; }
  /// Compares kinds, bits and provenance.
  bool operator==(const Lane &other) const;
};
using Lanes = llvm::SmallVector<Lane, 2>;

/// Appends the scalar types that `type` is composed of to `types`. False if an
/// element of it has no lanes (a scalable vector, a token), or there are more
/// than mostLanes.
bool laneTypes(llvm::Type *type, llvm::SmallVectorImpl<llvm::Type *> &types);

/// The number of lanes of a value of `type`; 0 if laneTypes fails.
unsigned countLanes(llvm::Type *type);

/// The width in bits of a lane of type `scalar`; of a pointer, its index width.
unsigned laneWidth(llvm::Type *scalar, const llvm::DataLayout &layout);

/// The integer zero, the floating-point +0.0, or null.
Lane zeroLane(llvm::Type *scalar, const llvm::DataLayout &layout);

/// The lane of type `scalar` with these bits. For a pointer type they are an
/// address without provenance.
Lane laneOf(llvm::Type *scalar, const llvm::APInt &bits);

/// The lane that represents a leaf of a witness.
Lane laneOf(const Leaf &leaf);

/// The floating-point number of a lane of kind `Bits`.
llvm::APFloat floatOf(llvm::Type *scalar, const Lane &lane);

/// A quiet NaN of type `scalar`, where `lane` is any NaN; else `lane`. For
/// operations whose result does not depend on which NaN an operand is.
Lane withAnyNaN(const Lane &lane, llvm::Type *scalar);

/// Why the first lane of `lanes` that is poison is so, in a few words; empty
/// where no lane is, or no operation of the execution is known to be the cause.
std::string whyPoison(llvm::ArrayRef<Lane> lanes);

/// The text of a lane in counterexamples; `scalar` may be null.
std::string laneText(const Lane &lane, llvm::Type *scalar);
/// The text of a value in counterexamples, "?" if it has not `type`'s lanes.
std::string lanesText(llvm::ArrayRef<Lane> lanes, llvm::Type *type);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUE_H
