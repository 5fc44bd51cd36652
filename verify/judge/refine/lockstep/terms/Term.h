// Values of both functions as terms over leaves, so that equal computations of
// source and target are one object.
//
// A leaf is a value of the source that is not computed from others: an
// argument, a global, a phi, or what a load, a call or a choice has made. The
// target's leaf that corresponds is the same term. For
//
//   %c = icmp ne i32 %x, 0          ; in the source
//   %d = icmp eq i32 0, %x          ; in the target
//
// %d is the term (eq %x 0), and %c is (not (eq %x 0)).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERM_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERM_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Allocator.h"

namespace palindrome::refine::lockstep {

/// One step of an address: `scale` bytes, as often as the operand of the term
/// with the number `operand` has it, or once.
struct AddressStep {
  int64_t scale;
  unsigned operand = 0; ///< 0: a constant step; operand 0 is the base.
};

struct Term : llvm::FoldingSetNode {
  enum Kind : uint8_t {
    Constant,  ///< `value` is the constant; it contains no global.
    Leaf,      ///< `value` is a value of the source.
    Foreign,   ///< `value` is one of the target to which none corresponds.
    Operation, ///< `value` is an instruction of this operation.
    Address,   ///< Operand 0, moved by `steps`; the flags are those of GEPs.
  };

  Kind kind;
  unsigned id; ///< Terms are numbered in the order in which they are made.
  unsigned depth = 0; ///< The most operations from it to one of its leaves.
  unsigned flags = 0; ///< `getRawSubclassOptionalData` of the instruction.
  /// Whether it is, or is made of, a foreign value, or one that the target
  /// alone has frozen.
  bool hasForeign = false;
  llvm::Type *type;
  const llvm::Value *value = nullptr;
  llvm::ArrayRef<const Term *> operands;
  /// What else determines an operation: its opcode comes first.
  llvm::ArrayRef<uint64_t> rest;
  llvm::ArrayRef<AddressStep> steps;

  unsigned opcode() const {
    return kind == Operation ? static_cast<unsigned>(rest.front()) : 0;
  }
  const llvm::ConstantInt *constantInt() const {
    return llvm::dyn_cast_or_null<llvm::ConstantInt>(
        kind == Constant ? value : nullptr);
  }
  /// Whether it is a scalar constant that is neither undef nor poison.
  bool isDefinedConstant() const {
    return kind == Constant && llvm::isa<llvm::ConstantInt, llvm::ConstantFP,
                                         llvm::ConstantPointerNull>(value);
  }
  bool isTrue() const;
  bool isFalse() const;

  // The name that llvm::FoldingSet requires.
  // NOLINTNEXTLINE(readability-identifier-naming)
  void Profile(llvm::FoldingSetNodeID &id) const;
};

/// What an operation is made of.
struct OperationShape {
  llvm::ArrayRef<uint64_t> rest; ///< The opcode comes first.
  unsigned flags;
  llvm::Type *type;
  const llvm::Instruction &like; ///< An example of it.
  llvm::ArrayRef<const Term *> operands;

  unsigned opcode() const { return static_cast<unsigned>(rest.front()); }
};

/// Whether a call returns its first argument, of which it promises nothing, and
/// tells passes what it probably is (LangRef, 'llvm.expect').
bool isExpectation(const llvm::Instruction &inst);

/// Whether an operation makes no poison of operands that are none, but where
/// its flags do not hold.
bool addsPoisonByFlagsAlone(const Term &term);

/// Whether a term is the lesser or the greater of two integers, by an
/// intrinsic.
bool isLeastOrGreatest(const Term &term);

/// What an integer is extended or truncated from; itself if it is neither.
const Term *withoutCast(const Term *term);

/// Whether a term extends an integer, and is not poison by a flag of its own.
bool isExtension(const Term *term);

/// For a `zext` of a sum, a difference or a product with `nuw`, or a `sext` of
/// one with `nsw`, that flag: the term is poison, or the operation on extended
/// operands. 0 for other terms.
unsigned flagOfExtended(const Term &term);

/// How an address is taken apart in `TermPool::plainSteps`.
struct PlainForm {
  /// Whether a step that is taken as often as a product with a constant says is
  /// one of as many bytes more.
  bool splitsProducts = true;
  /// Whether the steps to the base, if that is an address, too, are joined.
  bool joinsBase = true;
};

/// Makes terms, and brings them into a normal form. Each step of that is an
/// equivalence, also for operands that are undef or poison.
class TermPool {
public:
  /// Without `usesNormalForms`, only addresses have one.
  explicit TermPool(const llvm::DataLayout &layout, bool usesNormalForms = true)
      : layout(layout), usesNormalForms(usesNormalForms) {}

  const Term *constant(const llvm::Constant *value);
  const Term *leaf(const llvm::Value *value, bool isForeign = false);
  /// The term of `inst`, which computes its result from its operands alone.
  const Term *operation(const llvm::Instruction &inst,
                        llvm::ArrayRef<const Term *> operands);
  /// An operation of other operands and flags than `term`, with what `rest`
  /// has besides the opcode. It has the type of `term`.
  const Term *operation(const Term &term, unsigned opcode, unsigned flags,
                        llvm::ArrayRef<const Term *> operands,
                        llvm::ArrayRef<uint64_t> rest = {});
  /// The same with another type; `like` is any instruction.
  const Term *operation(const llvm::Instruction &like, llvm::Type *type,
                        unsigned opcode, unsigned flags,
                        llvm::ArrayRef<const Term *> operands,
                        llvm::ArrayRef<uint64_t> rest = {});
  /// An address with other flags than `term`, which is one.
  const Term *address(const Term &term, unsigned flags);
  /// What `term` is refined by: an address in bounds, by fewer steps to the
  /// same place. `term` itself if there is no such form.
  const Term *fewerSteps(const Term *term);
  /// What `term`, an address, is refined by: the same steps, which may leave
  /// the object, and of which those that are taken as often as a sum says are
  /// two. `term` itself if it is no address.
  const Term *plainSteps(const Term *term, const PlainForm &form);
  /// The address so many bytes behind `base`, or before it.
  const Term *step(const Term *base, int64_t bytes, unsigned flags);
  /// What `term`, an address in bounds, is refined by: the last `bytes` bytes
  /// as a step of its own, with `flags`, from where the others lead
  /// without flags. That is in bounds, too, since the constant step at the end
  /// leads over it. `term` itself if it has no such step.
  const Term *splitLast(const Term *term, int64_t bytes, unsigned flags);
  /// An address in bounds of which no step leads back, with its constant steps
  /// at the end, and with these flags.
  const Term *constantsLast(const Term &address, unsigned flags);
  /// Like `operation`, for operands that differ from those of `term`.
  const Term *rebuild(const Term &term, llvm::ArrayRef<const Term *> operands);
  /// `term`, with what the terms in `known` become, to which all that is made
  /// on the way is added.
  const Term *replace(const Term *term,
                      llvm::DenseMap<const Term *, const Term *> &known);
  /// For `icmp eq` of some bits of a shifted or truncated integer, that of the
  /// same bits of the integer: `icmp eq (and %x, 32), 0` for
  /// `icmp eq (and (lshr %x, 4), 2), 0`. Null if it is none, or of other bits.
  const Term *compareShiftedBits(const Term &comparison);
  /// A comparison of addresses as one of the steps that lead to them
  /// (Places.cpp).
  const Term *comparePlaces(const Term &comparison);
  /// Of two addresses, as numbers: how far the one is from the other, for a
  /// `sub` of two `ptrtoint`. Null if their steps do not tell.
  const Term *subtractPlaces(const Term &difference);
  const Term *negation(const Term *condition, const llvm::Instruction &inst);
  /// What a `freeze` of the target alone makes of its operand. Wherever it is
  /// used it is one value, which no other `freeze` need choose.
  const Term *frozen(const llvm::FreezeInst &inst, const Term *operand);

private:
  const Term *make(Term &&term);
  const Term *make(const OperationShape &shape);
  const Term *address(const llvm::GetElementPtrInst &inst,
                      llvm::ArrayRef<const Term *> operands);
  const Term *flat(Term &&address);
  const Term *takenOrNot(const Term &index, int64_t &scale);
  const Term *move(const Term &like, llvm::ArrayRef<const Term *> operands,
                   llvm::ArrayRef<AddressStep> steps, unsigned flags);

  // The normal form of operations (NormalForms.cpp).
  const Term *normal(const OperationShape &shape);
  const Term *specialForm(const OperationShape &shape);
  const Term *compare(const OperationShape &shape, unsigned flags,
                      llvm::CmpInst::Predicate wanted, const Term *left,
                      const Term *right);
  const Term *shiftedBack(const OperationShape &shape, const llvm::APInt &by);
  const Term *compareBits(const OperationShape &shape, const Term *bits);
  const Term *compareNarrow(const OperationShape &shape,
                            llvm::CmpInst::Predicate predicate,
                            const Term *left, const Term *right);
  const Term *computeWithCondition(const OperationShape &shape);
  const Term *castOnce(const OperationShape &shape);
  const Term *convertNarrow(const OperationShape &shape);
  const Term *computeNarrow(const OperationShape &shape);
  const Term *plainForm(const OperationShape &shape);
  const Term *fold(const OperationShape &shape);
  const Term *shiftOnce(const OperationShape &shape);

  // Elements.cpp.
  const Term *elementOf(const OperationShape &shape);
  const Term *shuffleOfOne(const OperationShape &shape);
  const Term *insertWithLongIndex(const OperationShape &shape);

  // Choices.cpp.
  const Term *compareChoice(const OperationShape &shape,
                            llvm::CmpInst::Predicate predicate,
                            const Term *left, const Term *right);
  const Term *select(const OperationShape &shape);
  const Term *selectNumber(const OperationShape &shape,
                           llvm::ArrayRef<const Term *> parts);
  const Term *selectExtended(const OperationShape &shape,
                             llvm::ArrayRef<const Term *> parts);
  const Term *selectCondition(const OperationShape &shape,
                              llvm::ArrayRef<const Term *> parts);
  const Term *selectPlace(const OperationShape &shape,
                          llvm::ArrayRef<const Term *> parts);

  const llvm::DataLayout &layout;
  const bool usesNormalForms;
  llvm::BumpPtrAllocator memory;
  llvm::FoldingSet<Term> all;
};

/// Visits `term` and all terms that it is made of, operands first, each once.
template <typename Visit>
void visitParts(const Term *term, llvm::DenseMap<const Term *, bool> &seen,
                Visit visit) {
  if (!seen.try_emplace(term, true).second)
    return;
  for (const Term *operand : term->operands)
    visitParts(operand, seen, visit);
  visit(*term);
}

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_TERMS_TERM_H
