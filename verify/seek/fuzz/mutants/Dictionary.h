// The tokens that mutants of raw bytes are given.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_DICTIONARY_H
#define PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_DICTIONARY_H

#include "mlir/IR/DialectRegistry.h"
#include <string>

namespace palindrome::fuzz {

/// A dictionary in libFuzzer's format: tools/fuzz-targets/palindrome.dict, and
/// the names of LLVM's instructions, attributes and kinds of metadata, of
/// carried entries, and of the operations of `registry`.
std::string makeDictionary(const mlir::DialectRegistry &registry);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_DICTIONARY_H
