// The functions that make the cases of instructions.

#ifndef PALINDROME_CORPUS_ENUMERATE_INSTRUCTIONS_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_INSTRUCTIONS_KINDS_H

#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome::enumerate {

void enumerateArithmetic(Enumeration &e);
void enumerateComparisons(Enumeration &e);
void enumerateValues(Enumeration &e);
void enumerateElements(Enumeration &e);
void enumerateMemory(Enumeration &e);
void enumerateAddresses(Enumeration &e);
void enumerateAtomics(Enumeration &e);
void enumerateCasts(Enumeration &e);
void enumerateControlFlow(Enumeration &e);
void enumerateCalls(Enumeration &e);
void enumerateExceptions(Enumeration &e);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_INSTRUCTIONS_KINDS_H
