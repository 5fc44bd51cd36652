// The witnesses that search tries: a space of few dimensions, such as one for
// each argument, one for what memory holds, one for what callees do.

#ifndef PALINDROME_VERIFY_REFINE_REPLAY_SPACE_H
#define PALINDROME_VERIFY_REFINE_REPLAY_SPACE_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstrTypes.h"

namespace palindrome::replay {

using refine::CallEffect;
using refine::Leaf;
using refine::Witness;

class Space {
public:
  /// A point: an index for each dimension, 0 the plainest.
  using Point = std::vector<unsigned>;

  Space(const llvm::Function &a, const llvm::Function &b,
        const RefineOptions &options);

  /// False, with why, where the functions cannot be tried.
  bool build(Reason &why);
  size_t dimensions() const { return sizes.size(); }
  unsigned size(size_t dimension) const { return sizes[dimension]; }
  Witness witness(const Point &point) const;

private:
  enum class Role { Scalar, Pointer, Memory, EffectsB, EffectsA, Choices };
  struct Dimension {
    Role role;
    unsigned argument = 0, lane = 0;
  };

  /// Where pointers that share a block point.
  struct Shared {
    std::optional<Leaf> leaf;
    /// Whether plain pointers do, since the last one ends where it begins.
    bool isNext = false;
  };

  void add(Dimension dimension, unsigned size);
  void collectConstants(const llvm::Function &function);
  void fill(Witness &witness, unsigned number, unsigned how,
            unsigned spare) const;
  Leaf place(Witness &witness, unsigned how, Shared &shared) const;
  CallEffect effect(const llvm::CallBase &call, unsigned how, unsigned spare,
                    const Witness &witness) const;
  void setEffects(Witness &witness, const llvm::Function &function,
                  unsigned how, unsigned spare) const;
  void fixChoices(Witness &witness, uint64_t bits, uint64_t step) const;
  Leaf pointer(unsigned block, uint64_t offset) const;
  unsigned blockOf(const Witness &witness, bool function, unsigned nth) const;

  const llvm::Function &a, &b;
  const RefineOptions &options;
  const llvm::DataLayout &layout;
  Witness base;
  std::vector<llvm::APInt> constants;
  std::vector<Dimension> roles;
  std::vector<unsigned> sizes;
  std::map<llvm::Type *, std::vector<Leaf>> candidates;
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_REFINE_REPLAY_SPACE_H
