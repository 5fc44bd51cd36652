// Random metadata: nodes of any shape, and well-formed nodes of LLVM's kinds.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_METADATA_H
#define PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_METADATA_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Instruction;
class LLVMContext;
class MDNode;
class Metadata;
class Module;
} // namespace llvm

namespace palindrome::mutate {

/// A tuple of strings, constants, null, nodes of `module`, or itself.
llvm::MDNode *randomTuple(llvm::Module &module, Chooser &choose,
                          unsigned depth = 2);
llvm::Metadata *randomOperand(llvm::Module &module, Chooser &choose,
                              unsigned depth = 2);

/// A node of the table for the kind of metadata `kind`, with any numbers; null
/// if there is none for that kind.
llvm::MDNode *randomNode(llvm::LLVMContext &context, llvm::StringRef kind,
                         Chooser &choose);

/// A node for the kind of metadata `kind` as LLVM's verifier expects it, for an
/// instruction where that matters; null if there is none for that kind.
llvm::MDNode *randomAttachment(llvm::Instruction &i, unsigned kind,
                               Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_RANDOM_METADATA_H
