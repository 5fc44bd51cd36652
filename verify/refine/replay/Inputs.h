// What a witness is made of: the globals of a pair, and inputs worth a try.

#ifndef PALINDROME_VERIFY_REFINE_REPLAY_INPUTS_H
#define PALINDROME_VERIFY_REFINE_REPLAY_INPUTS_H

#include "palindrome/Refine.h"
#include "verify/refine/witness/Witness.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::replay {

using refine::Block;
using refine::Leaf;
using refine::Witness;

/// Gives `witness` a null block, and a block for each global that either
/// function leads to and that it lacks. False, with why, where that cannot be.
bool addGlobals(const llvm::Function &a, const llvm::Function &b,
                Witness &witness, Reason &why);

/// Adds a block at an address that is free; its number.
unsigned addBlock(Witness &witness, Block block);

/// Values of a scalar type, no pointer, the most telling first; `constants` are
/// those of the functions.
std::vector<Leaf> scalarCandidates(llvm::Type *scalar,
                                   const llvm::DataLayout &layout,
                                   const RefineOptions &options,
                                   llvm::ArrayRef<llvm::APInt> constants);

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_REFINE_REPLAY_INPUTS_H
