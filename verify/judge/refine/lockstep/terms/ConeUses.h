// The uses of leaves in a question, each of which chooses a value where the
// leaf is undef.
//
// The question whether `add i32 %x, %x` refines `mul i32 %x, 2` is, for an %x
// that may be undef, whether x1 + x2 is x1 * 2 for all x1 and x2. It contains
// no undef:
//
//   - The target chooses for each use on a path from its result to a leaf.
//   - The source may choose the same: where it uses a term that the target
//   uses,
//     too, it chooses what the target chooses at one of these uses. If it is
//     right for one choice of the source, that suffices.
//   - A branch on undef is undefined behavior, so that facts hold for all
//     choices. A value that is defined is the same for all of them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEUSES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEUSES_H

#include "verify/judge/refine/lockstep/terms/ConeQuestion.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Attributes.h"
#include <deque>
#include <map>

namespace palindrome::refine::lockstep {

/// What always holds for the value of a leaf in `source`, which is poison or,
/// with `noundef`, undefined where it does not hold.
///
/// `usesAddresses`: whether the bits of an address matter.
llvm::AttributeSet attributesOf(const Term &leaf, const llvm::Function &source,
                                bool usesAddresses);

/// Returns `attributesOf` a leaf with what else the caller knows of it.
using LeafAttributesOf = llvm::function_ref<llvm::AttributeSet(
    const Term &leaf, bool usesAddresses)>;

/// A term with a choice for each use of a leaf.
struct Chosen {
  const Term *term;
  llvm::SmallVector<const Chosen *, 3> operands;
  unsigned parameter = 0; ///< Of a leaf that is no global.
};

class ConeUses {
public:
  ConeUses(const ConeQuestion &question, LeafAttributesOf knownOf);

  /// Whether there are so few uses that the question can be asked.
  bool areFew = true;
  struct Parameter {
    const Term *leaf;
    llvm::AttributeSet attributes; ///< In the source's function.
  };
  llvm::SmallVector<Parameter> parameters;
  struct Condition {
    const Chosen *use;
    bool holds;
  };
  llvm::SmallVector<Condition> facts;
  /// Values that are equal and not poison.
  llvm::SmallVector<std::pair<const Chosen *, const Chosen *>> equal;
  const Chosen *from = nullptr, *to = nullptr;

private:
  void lookForSingle(const ConeQuestion &question, LeafAttributesOf knownOf);
  unsigned newParameter(const Term *leaf);
  Chosen *make(const Term *term);
  const Chosen *useInTarget(const Term *term);
  const Chosen *useInSource(const Term *term);
  const Chosen *version(const Term *term, size_t number);
  const Chosen *mixed(const Term *term,
                      llvm::DenseMap<const Term *, size_t> &next);
  size_t versionsOf(const Term *term);

  /// What is known of leaves.
  llvm::DenseMap<const Term *, llvm::AttributeSet> attributes;
  /// The terms that are one value, as their leaves are, or as it is frozen.
  llvm::DenseMap<const Term *, bool> isSingle;
  std::deque<Chosen> memory;
  /// The target's uses, or the only one of a single term.
  llvm::DenseMap<const Term *, llvm::SmallVector<const Chosen *, 2>> uses;
  /// How many of them have been taken for the source.
  llvm::DenseMap<const Term *, size_t> taken;
  std::map<std::pair<const Term *, size_t>, const Chosen *> versions;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_CONEUSES_H
