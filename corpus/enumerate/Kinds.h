// The table of kinds.

#ifndef PALINDROME_CORPUS_ENUMERATE_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_KINDS_H

#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome::enumerate {

/// All kinds, in the order in which they are reported.
llvm::ArrayRef<Kind> kinds();

/// The kind with the name `name`; null if there is none.
const Kind *findKind(llvm::StringRef name);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_KINDS_H
