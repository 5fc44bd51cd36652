// One pair's result as one line of JSON, both ways.

#ifndef PALINDROME_VERIFY_REFINE_PAIRJSON_H
#define PALINDROME_VERIFY_REFINE_PAIRJSON_H

#include "verify/refine/Check.h"

namespace palindrome::refine {

/// One object on one line, without the newline.
std::string formatPair(const PairResult &result);

/// What `formatPair` wrote; nothing if `line` is something else.
std::optional<PairResult> parsePair(llvm::StringRef line);

/// The last object of a report, on one line.
std::string formatOverall(const Overall &overall, double seconds);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_PAIRJSON_H
