// The functions that make the cases of symbols, attributes, constants and
// modules.

#ifndef PALINDROME_CORPUS_ENUMERATE_SYMBOLS_KINDS_H
#define PALINDROME_CORPUS_ENUMERATE_SYMBOLS_KINDS_H

#include "corpus/enumerate/cases/Enumeration.h"

namespace palindrome::enumerate {

void enumerateSymbols(Enumeration &e);
void enumerateSymbolParts(Enumeration &e);
void enumerateAttributes(Enumeration &e);
void enumerateConstants(Enumeration &e);
void enumerateModuleProperties(Enumeration &e);

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_SYMBOLS_KINDS_H
