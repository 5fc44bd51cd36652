// Checks of metadata that lists ranges of integers: `!range`,
// `!noalias.addrspace` and `!absolute_symbol` (LangRef, "'range' Metadata").
// LLVM's verifier rejects a module for one damaged bound; the exporter drops
// that attachment with a warning.

#ifndef PALINDROME_EXPORT_TYPES_RANGECHECKS_H
#define PALINDROME_EXPORT_TYPES_RANGECHECKS_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class GlobalObject;
class Instruction;
class MDNode;
} // namespace llvm

namespace palindrome::exporter {

/// What LLVM's verifier would reject about `node` as the attachment of `kind`
/// to `inst` or `symbol`; empty if it accepts it, or if the kind lists no
/// ranges.
llvm::StringRef defectOfRanges(const llvm::MDNode &node, unsigned kind,
                               const llvm::Instruction &inst);
llvm::StringRef defectOfRanges(const llvm::MDNode &node, unsigned kind,
                               const llvm::GlobalObject &symbol);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_RANGECHECKS_H
