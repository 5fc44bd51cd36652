// The functions that make the modules of each kind; Kinds.cpp has their table.

#ifndef PALINDROME_CORPUS_ENUMERATE_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_KINDS_H

#include "corpus/enumerate/Enumeration.h"

namespace palindrome::enumerate {

void enumerateCasts(Enumeration &e);
void enumerateArithmetic(Enumeration &e);
void enumerateComparisons(Enumeration &e);
void enumerateValues(Enumeration &e);
void enumerateElements(Enumeration &e);
void enumerateMemory(Enumeration &e);
void enumerateAddresses(Enumeration &e);
void enumerateAtomics(Enumeration &e);
void enumerateIntrinsics(Enumeration &e);
void enumerateControlFlow(Enumeration &e);
void enumerateCalls(Enumeration &e);
void enumerateAttributes(Enumeration &e);
void enumerateSymbols(Enumeration &e);
void enumerateSymbolParts(Enumeration &e);
void enumerateIntrinsicTexts(Enumeration &e);
void enumerateExceptions(Enumeration &e);
void enumerateConstants(Enumeration &e);
void enumerateMetadata(Enumeration &e);
void enumerateNamedMetadata(Enumeration &e);
void enumerateDebugInfo(Enumeration &e);
void enumerateDebugRecords(Enumeration &e);
void enumerateModuleProperties(Enumeration &e);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_KINDS_H
