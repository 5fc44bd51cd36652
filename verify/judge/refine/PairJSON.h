// The JSON of `palindrome refine`: an object a line for each pair, and one for
// all of them.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PAIRJSON_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PAIRJSON_H

#include "verify/judge/refine/Check.h"

namespace palindrome::refine {

/// The object of one pair, without the newline.
std::string formatPair(const PairResult &result);

/// Reads an object that `formatPair` wrote. Returns nothing for any other text.
std::optional<PairResult> parsePair(llvm::StringRef line);

/// The object that ends a report; `seconds` is the wall time of all pairs.
std::string formatOverall(const Overall &overall, double seconds,
                          uint64_t planned);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PAIRJSON_H
