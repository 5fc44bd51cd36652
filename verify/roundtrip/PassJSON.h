// The JSON of what passes did: members of the object of a file, and of the
// summary.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_PASSJSON_H
#define PALINDROME_VERIFY_ROUNDTRIP_PASSJSON_H

#include "palindrome/Verify.h"
#include "verify/io/JSONLine.h"

namespace palindrome {

/// Adds the member `passes` to `object`.
void addPassCounts(JSONObject &object, const PassReport &report);
/// Adds the members `pairs` and `passes`.
void addPasses(JSONObject &object, const PassReport &report);

/// Reads them; false if they have another form.
bool parsePasses(const llvm::json::Object &object,
                 std::optional<PassReport> &report);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_PASSJSON_H
