// Whether an operand of an event may capture a pointer that a function promises
// not to capture (LangRef, "Pointer Capture").

#ifndef PALINDROME_VERIFY_REFINE_LOCKSTEP_EVENTS_CAPTURES_H
#define PALINDROME_VERIFY_REFINE_LOCKSTEP_EVENTS_CAPTURES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Use.h"

namespace palindrome::refine::lockstep {

/// Whether the operand `theirs` of an event of the target may break `captures`
/// of one of its parameters where `ours`, that of the same event of the source,
/// does not: it depends on the parameter, and the source's operand is not
/// computed alike. A value that refines poison is more than was captured:
///
///   store ptr poison, ptr @g        store ptr %p, ptr @g
///
/// LangRef can be read so that the breach is undefined behaviour, and so that
/// the stored pointer is poison. The target does neither more than the source
/// where this is false. `isNoPoison` tells whether `ours` is surely no poison.
bool mayCaptureMore(const llvm::Use &ours, const llvm::Use &theirs,
                    llvm::function_ref<bool()> isNoPoison);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_REFINE_LOCKSTEP_EVENTS_CAPTURES_H
