// The JSON object of one file's result, written and read. Reports print it, and
// workers send it to their parent.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H
#define PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H

#include "palindrome/Verify.h"
#include "verify/io/JSONLine.h"

namespace palindrome {

/// `result` as a JSON object of kind "file", without line breaks.
std::string formatResult(const FileResult &result);

/// The result that `formatResult` wrote; nothing if `text` is anything else.
std::optional<FileResult> parseResult(llvm::StringRef text);

/// Adds `census` as the member "stats": an object whose members are the kinds,
/// each with `total` and `represented`.
void addCensus(JSONObject &object, const Census &census);

/// Adds the members of the object for `symbol`, and reads them; false if
/// `value` has another form.
void addSettledSymbol(JSONObject &element, const SettledSymbol &symbol);
bool parseSettledSymbol(const llvm::json::Value &value, SettledSymbol &symbol);

/// The same for what a lowering does wrong.
void addWrongLowering(JSONObject &object, const WrongLowering &wrong);
bool parseWrongLowering(const llvm::json::Value &value, WrongLowering &wrong);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_RESULTJSON_H
