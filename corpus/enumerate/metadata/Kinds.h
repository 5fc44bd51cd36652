// The functions that make the cases of metadata and debug info.

#ifndef PALINDROME_CORPUS_ENUMERATE_METADATA_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_METADATA_KINDS_H

#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome::enumerate {

void enumerateMetadata(Enumeration &e);
void enumerateNamedMetadata(Enumeration &e);
void enumerateDebugInfo(Enumeration &e);
void enumerateDebugRecords(Enumeration &e);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_METADATA_KINDS_H
