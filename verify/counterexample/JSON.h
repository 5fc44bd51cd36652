// Counterexamples as JSON (docs/json.schema.json, "counterexample").

#ifndef PALINDROME_VERIFY_COUNTEREXAMPLE_JSON_H
#define PALINDROME_VERIFY_COUNTEREXAMPLE_JSON_H

#include "palindrome/Counterexample.h"
#include "verify/io/JSONLine.h"

namespace palindrome {

/// Adds the member `counterexample`: an object, or null if there is none.
void addCounterexample(JSONObject &object,
                       const std::optional<Counterexample> &counterexample);

/// Reads that member of `object`. False if it is missing or has another form.
bool parseCounterexample(const llvm::json::Object &object,
                         std::optional<Counterexample> &counterexample);

} // namespace palindrome

#endif // PALINDROME_VERIFY_COUNTEREXAMPLE_JSON_H
