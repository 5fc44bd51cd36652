// Attributes, flags and metadata: whether the target has no undefined behavior
// and no poison by them that the source does not have, too.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_PROMISES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_PROMISES_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/metadata/MetadataMeaning.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Alignment.h"

namespace palindrome::refine::lockstep {

/// What the target promises of one operand of an event, and its source does
/// not. It has to be shown.
struct Requirement {
  enum Kind : uint8_t {
    NonNull, ///< That the pointer is not null.
    Aligned, ///< That it is aligned to `number` bytes.
    AtLeast, ///< That the integer, of the source, is not below `number`.
  };
  unsigned operand;
  Kind kind;
  uint64_t number = 0;
};

/// Whether what `target` promises as a function, and about its parameters and
/// its result, `source` promises, too.
bool promisesNoMore(const llvm::Function &source, const llvm::Function &target);

/// Whether the metadata of `target` restricts it no more than that of `source`.
bool restrictsNoMore(const llvm::Instruction &source,
                     const llvm::Instruction &target,
                     MetadataComparison &metadata);

/// Whether a load's result is what the memory contains, and never poison
/// because of metadata.
bool readsExactly(const llvm::LoadInst &load);

/// The operands of an instruction without labels: an `invoke` has those of the
/// `call` that it stands for. The callee of a call is the last.
llvm::SmallVector<const llvm::Use *, 8>
operandsOf(const llvm::Instruction &inst);

/// Whether a call of the source has no defined behavior if its callee unwinds.
bool cannotUnwind(const llvm::CallBase &call,
                  encode::LibraryDeclarations &libraries);

/// Whether two events, or two loads, do the same in an execution, provided that
/// the operands of `target` refine those of `source` and that `required` is
/// shown. The callee is an operand. One of them may be an `invoke`, and the
/// other a `call`: what follows the callee's return or its exception is left
/// to the caller.
bool doesTheSame(const llvm::Instruction &source,
                 const llvm::Instruction &target, MetadataComparison &metadata,
                 encode::LibraryDeclarations &libraries,
                 llvm::SmallVectorImpl<Requirement> &required);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_PROMISES_H
