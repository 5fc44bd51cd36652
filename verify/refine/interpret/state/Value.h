// A value as the interpreter has it: a list of lanes, the scalars that its type
// is made of, in order of their indices.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_STATE_VALUE_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_STATE_VALUE_H

#include "verify/refine/witness/Witness.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::interpret {

using refine::Leaf;

/// A scalar. What A may do is never shown as less than it is: `Fixed` and `NaN`
/// stand for a choice that is too wide to be enumerated, and Poison, which
/// every value refines, for what is too intricate to follow. B has neither of
/// the two.
struct Lane {
  enum Kind {
    Poison,
    Undef,   ///< Any value, another at each use.
    Fixed,   ///< Any value, but one: what freeze gives. In A only.
    NaN,     ///< Any NaN of the type, but one. In A only.
    Bits,    ///< `bits`, of the type's width.
    Pointer, ///< `bits` bytes into `block`, of the pointer's index width.
  };
  Kind kind = Poison;
  /// Whether it was computed from undef, so that each use may see another
  /// value. In A, the second use of a loose lane gets poison instead.
  bool loose = false;
  /// Of Fixed: that it is positive or negative.
  int8_t sign = 0;
  unsigned block = 0;
  llvm::APInt bits;

  static Lane poison() { return Lane(); }
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
  static Lane pointer(unsigned block, llvm::APInt offset) {
    Lane lane = of(Pointer);
    lane.block = block;
    lane.bits = std::move(offset);
    return lane;
  }

  bool isPoison() const { return kind == Poison; }
  bool isBits() const { return kind == Bits; }
  bool isPointer() const { return kind == Pointer; }
  /// Whether it is not one value: undef, fixed, NaN.
  bool isOpen() const { return kind == Undef || kind == Fixed || kind == NaN; }
  bool operator==(const Lane &other) const;
};
using Lanes = llvm::SmallVector<Lane, 2>;

/// The scalar types that `type` is made of, or false where it has another kind
/// of element (a scalable vector, a token), or too many.
bool laneTypes(llvm::Type *type, llvm::SmallVectorImpl<llvm::Type *> &types);

/// The number of them.
unsigned countLanes(llvm::Type *type);

/// The bits that a lane of type `scalar` has: of a pointer, its index's.
unsigned laneWidth(llvm::Type *scalar, const llvm::DataLayout &layout);

/// The all-zero lane: an integer's, a float's, or null.
Lane zeroLane(llvm::Type *scalar, const llvm::DataLayout &layout);

/// A lane of these bits; a pointer's are taken as an address in no block.
Lane laneOf(llvm::Type *scalar, const llvm::APInt &bits);

Lane laneOf(const Leaf &leaf);

/// The floating-point number that a lane of these bits is.
llvm::APFloat floatOf(llvm::Type *scalar, const Lane &lane);

/// For people.
std::string laneText(const Lane &lane, llvm::Type *scalar);
std::string lanesText(llvm::ArrayRef<Lane> lanes, llvm::Type *type);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_STATE_VALUE_H
