// The debug info that cases about debug info refer to.

#ifndef PALINDROME_CORPUS_ENUMERATE_METADATA_DEBUGSCENE_H
#define PALINDROME_CORPUS_ENUMERATE_METADATA_DEBUGSCENE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::enumerate {

/// `text` followed by nodes with the numbers 1 and 10 to 30: a compile unit
/// (!10), a file (!11), a type (!12), a subprogram (!15), an empty expression
/// (!16), a local variable (!17) and a global one (!18), a location in the
/// subprogram (!21) and others.
std::string inScene(llvm::StringRef text);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_METADATA_DEBUGSCENE_H
