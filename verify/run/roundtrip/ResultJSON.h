// The JSON object of one file's result, written and read. Reports print it, and
// workers send it to their parent.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_RESULTJSON_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_RESULTJSON_H

#include "palindrome/Verify.h"
#include "verify/base/io/JSONMembers.h"

namespace palindrome {

template <>
inline constexpr EnumNames<Verdict> namesOf<Verdict>{verdictName,
                                                     Verdict(numVerdicts - 1)};

} // namespace palindrome

namespace palindrome::roundtrip {

/// `result` as a JSON object of kind "file", without line breaks.
std::string formatResult(const FileResult &result);

/// The result that `formatResult` wrote; nothing if `text` is anything else.
std::optional<FileResult> parseResult(llvm::StringRef text);

} // namespace palindrome::roundtrip

namespace palindrome {

void describe(JSONMembers &members, CensusCount &count);
void describe(JSONMembers &members, SettledSymbol &symbol);
void describe(JSONMembers &members, WrongLowering &wrong);
void describe(JSONMembers &members, BaselineMatch &match);
/// The members of a summary's object too have the counts of passes, but not
/// `pairs` and `wrong`.
void describe(JSONMembers &members, PassCounts &pass);
void describe(JSONMembers &members, PassReport &report);

} // namespace palindrome

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_RESULTJSON_H
