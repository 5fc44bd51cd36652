// The space of the witnesses that search() and test() try. It has a dimension
// for each scalar of an argument, one for the contents of memory, one for the
// effects of the unknown calls of each side, one for the rounding mode, and one
// for the target's choices.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SPACE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SPACE_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/replay/Suspects.h"
#include "verify/judge/refine/witness/Witness.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::replay {

using refine::CallEffect;
using refine::Leaf;
using refine::Witness;

class Space {
public:
  /// A point: an index for each dimension. Index 0 is the simplest value.
  using Point = std::vector<unsigned>;

  /// With `isRandom`, scalars may have random values too, the same each time,
  /// and memory objects have the size that the functions use.
  Space(const llvm::Function &source, const llvm::Function &target,
        const RefineOptions &options, bool isRandom = false);

  /// Determines the dimensions. The last is the target's choices. False, and
  /// `why` is the reason, if the functions cannot be run.
  bool build(Reason &why);
  size_t dimensions() const { return sizes.size(); }
  unsigned size(size_t dimension) const { return sizes[dimension]; }
  Witness witness(const Point &point) const;
  /// The point at which all pointer arguments are the same, or a single one
  /// points to a global, and memory has bytes that differ. All else is at its
  /// simplest value.
  Point aliased() const;
  /// The point at which memory has bytes that differ, and all else is at its
  /// simplest value.
  Point filled() const;

private:
  enum class Role {
    Scalar,
    Pointer,
    Memory,
    TargetEffects,
    SourceEffects,
    Rounding,
    Choices
  };
  struct Dimension {
    Role role;
    unsigned argument = 0, lane = 0; ///< Of `Scalar` and `Pointer`.
  };

  /// The memory object that several pointer arguments point to.
  struct Shared {
    std::optional<Leaf> leaf;
    /// Whether arguments at the simplest place point to it as well. Set where
    /// an earlier argument points to the end of the object that lies before it.
    bool isNext = false;
  };

  void add(Dimension dimension, unsigned size);
  void collectConstants(const llvm::Function &function);
  void addRandomValues(llvm::Type *scalar, std::vector<Leaf> &values);
  void fill(Witness &witness, unsigned number, unsigned how,
            unsigned spare) const;
  Leaf place(Witness &witness, unsigned how, Shared &shared) const;
  Leaf resultLeaf(llvm::Type *scalar, unsigned how, unsigned spare,
                  const Leaf &argument) const;
  CallEffect effect(const llvm::CallBase &call, unsigned how, unsigned spare,
                    const Witness &witness) const;
  void setEffectsOfSuspects(Witness &witness, unsigned spare) const;
  void setEffects(Witness &witness, const llvm::Function &function,
                  unsigned how, unsigned spare) const;
  void addStreams(Witness &witness) const;
  void setChoices(Witness &witness, uint64_t bits, uint64_t step) const;
  Leaf pointer(unsigned block, uint64_t offset) const;
  unsigned blockOf(const Witness &witness, bool function, unsigned nth) const;

  const llvm::Function &source, &target;
  const RefineOptions &options;
  const llvm::DataLayout &layout;
  const bool isRandom;
  uint64_t usualBytes; ///< The size of an object where it does not matter.
  Witness base;        ///< The memory objects of the globals.
  /// The target's calls that are likely to be wrong.
  const llvm::SmallVector<const llvm::CallBase *> suspects;
  std::vector<llvm::APInt> constants;
  std::vector<Dimension> roles;
  std::vector<unsigned> sizes;
  std::map<llvm::Type *, std::vector<Leaf>> candidates;
  llvm::RoundingMode firstRounding = llvm::RoundingMode::NearestTiesToEven;
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_SPACE_H
