// Which events leave a place in memory as it is.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WRITES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WRITES_H

#include "verify/judge/refine/lockstep/events/Distances.h"
#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::refine::lockstep {

/// The alignment that an address surely has.
llvm::Align alignmentOf(const Term *address, const llvm::DataLayout &layout);

/// How many bytes the object of a global or of an `alloca` has at least; 0 for
/// other bases, and for null.
uint64_t sizeAtLeast(const llvm::Value *base, const llvm::DataLayout &layout);

/// Whether a load at `address` is defined whenever it is made: it is in a
/// global, in a local or, if `isAtEntry`, before the first event of the
/// function, at an argument that is `dereferenceable`.
bool isReadable(const Term *address, const llvm::LoadInst &load,
                const llvm::DataLayout &layout, bool isAtEntry);

/// Whether no byte in memory belongs to two elements of a value.
bool hasWholeBytes(const llvm::Type *type, const llvm::DataLayout &layout);

/// Whether an address in `function` is poison or not null.
bool isNeverNull(const Term *address, const llvm::Function &function);

/// Whether `event`, of the source, may change one of the `size` bytes at
/// `address` before `reader` reads them: that is a load of the source, or null.
/// What the event writes as another type, by `!tbaa`, the reader must not read.
/// `evaluate` makes terms of the operands of `event`.
bool mayWrite(const llvm::Instruction &event, const Term *address,
              uint64_t size, const llvm::LoadInst *reader,
              const llvm::DataLayout &layout,
              llvm::function_ref<const Term *(const llvm::Value *)> evaluate);

/// How many bytes behind the first one that `event`, of the source, writes the
/// `size` bytes at `address` begin, if it writes all of them whenever it is
/// executed: it is a simple store, or a memory intrinsic of constant length
/// that is not volatile. Nothing if it may leave one as it is.
std::optional<uint64_t>
placeIn(const llvm::Instruction &event, const Term *address, uint64_t size,
        const llvm::DataLayout &layout,
        llvm::function_ref<const Term *(const llvm::Value *)> evaluate);

/// Whether nothing can read what the `size` bytes at `address` contained before
/// `event`, of the source, and `event` does not read it: they are all
/// overwritten, or the object ends.
bool endsContents(
    const llvm::Instruction &event, const Term *address, uint64_t size,
    const llvm::DataLayout &layout,
    llvm::function_ref<const Term *(const llvm::Value *)> evaluate);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_WRITES_H
