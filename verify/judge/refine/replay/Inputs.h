// The parts of a witness: memory objects for the globals of a pair, and likely
// values of its arguments.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_INPUTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_INPUTS_H

#include "palindrome/Refine.h"
#include "verify/judge/refine/witness/Witness.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::replay {

using refine::Block;
using refine::Byte;
using refine::Leaf;
using refine::Witness;

/// A leaf of that kind, and a defined byte.
Leaf leafOf(Leaf::Kind kind);
Byte byteOf(uint8_t bits);

/// Adds the object of null, and one for each global that either function refers
/// to and that `witness` lacks. False, and `why` is the reason, if the witness
/// contradicts a global or the global has no fixed size.
bool addGlobals(const llvm::Function &source, const llvm::Function &target,
                Witness &witness, Reason &why);

/// The same for one global.
bool addGlobal(const llvm::GlobalValue &global, Witness &witness, Reason &why);

/// Whether a global is a constant of known contents and of local linkage that
/// one of the modules lacks.
bool isLoneConstant(const llvm::GlobalValue &global, const llvm::Module &source,
                    const llvm::Module &target);

/// Whether nothing that exists before the call points to such a constant, which
/// only one of the modules knows.
bool keepsLoneConstants(const Witness &witness);

/// Whether a global is one of the variables `stdin`, `stdout` and `stderr` of
/// C's library.
bool isStandardStream(const llvm::GlobalValue *global);

/// Adds a memory object at an address that is free; returns its number.
unsigned addBlock(Witness &witness, Block block);

/// Values of a scalar type other than a pointer, the likeliest to show a
/// difference first: 0, limits of the type, `constants` of the functions and
/// their neighbors, poison and undef if `options` allow them.
std::vector<Leaf> scalarCandidates(llvm::Type *scalar,
                                   const llvm::DataLayout &layout,
                                   const RefineOptions &options,
                                   llvm::ArrayRef<llvm::APInt> constants);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_INPUTS_H
