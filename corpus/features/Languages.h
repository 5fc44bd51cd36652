// What a module was compiled from.

#ifndef PALINDROME_CORPUS_FEATURES_LANGUAGES_H
#define PALINDROME_CORPUS_FEATURES_LANGUAGES_H

#include <string>

namespace llvm {
class Module;
}

namespace palindrome::corpus {

/// The language that a module was compiled from, such as "C++": as its debug
/// info says, or else the name of its source or of the compiler. Empty if
/// nothing tells.
std::string languageOf(const llvm::Module &module);

/// The flags of the compiler, where debug info has them
/// (-grecord-command-line).
std::string flagsOf(const llvm::Module &module);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_FEATURES_LANGUAGES_H
