// One file's result as one line of JSON, as reports show it and as workers send
// it to their parent.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H
#define PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H

#include "palindrome/Verify.h"
#include "llvm/Support/JSON.h"

namespace palindrome {

/// `result` as a JSON object without line breaks.
std::string formatResult(const FileResult &result);

/// The reverse; nothing if `text` is no such object.
std::optional<FileResult> parseResult(llvm::StringRef text);

/// Adds `census` to `out`, as a member called "stats": an object by kind, each
/// with `total` and `modelled`.
void addCensus(llvm::json::OStream &out, const Census &census);

/// `value` rounded to microseconds, to be added to a JSON stream as it is.
std::string formatSeconds(double value);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H
