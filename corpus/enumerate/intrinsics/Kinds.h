// The functions that make the cases of intrinsics.

#ifndef PALINDROME_CORPUS_ENUMERATE_INTRINSICS_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_INTRINSICS_KINDS_H

#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome::enumerate {

void enumerateIntrinsics(Enumeration &e);
void enumerateIntrinsicTexts(Enumeration &e);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_INTRINSICS_KINDS_H
