// The JSON of how a result stands to a baseline.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_BASELINEJSON_H
#define PALINDROME_VERIFY_ROUNDTRIP_BASELINEJSON_H

#include "palindrome/Verify.h"
#include "verify/io/JSONLine.h"

namespace palindrome {

/// Adds the member `baseline` to the object of a file.
void addBaselineMatch(JSONObject &object, const BaselineMatch &match);

/// Reads its value; false if that has another form.
bool parseBaselineMatch(const llvm::json::Value &value, BaselineMatch &match);

/// The value alone as a text without line breaks, and what such a text says;
/// nothing if that has another form.
std::string formatBaselineMatch(const BaselineMatch &match);
std::optional<BaselineMatch> parseBaselineMatch(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_BASELINEJSON_H
