// Mutations of raw bytes, for what parsers have to withstand: text and binary
// forms of LLVM IR and MLIR.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_BYTES_BYTES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_BYTES_BYTES_H

#include "verify/seek/mutate/Mutant.h"

namespace palindrome::mutate {

/// A row of the table.
struct ByteMutation {
  llvm::StringLiteral name;
  /// Mutates bytes, of which there is at least one. Returns false, without a
  /// change, if there is no place.
  bool (*apply)(std::string &bytes, Chooser &choose) = nullptr;
  /// Likewise, with parts of `donor`: another input, or a dictionary.
  bool (*graft)(std::string &bytes, llvm::StringRef donor,
                Chooser &choose) = nullptr;
};

llvm::ArrayRef<ByteMutation> byteMutations();

/// Weights for `drawStep` of the rows of `byteMutations`.
Weights byteWeights();

/// Applies a step to `bytes`. Of a donor whose path ends in `.dict`, a token is
/// inserted or replaces something; such a file has the format of libFuzzer's
/// dictionaries. A result of more than `maxSize` bytes counts as no place.
StepResult applyByteStep(std::string &bytes, const Step &step,
                         const DonorLoader &donors, size_t maxSize = 1 << 20);

/// The tokens of a dictionary in libFuzzer's format: lines of `name="token"` or
/// `"token"`, with the escapes `\\`, `\"` and `\xNN`. Lines that are not of
/// this form are left out.
std::vector<std::string> parseDictionary(llvm::StringRef text);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_BYTES_BYTES_H
