// Counterexamples as JSON (docs/json.schema.json, "counterexample").

#ifndef PALINDROME_VERIFY_BASE_COUNTEREXAMPLE_JSON_H
#define PALINDROME_VERIFY_BASE_COUNTEREXAMPLE_JSON_H

#include "palindrome/Counterexample.h"
#include "verify/base/io/JSONMembers.h"

namespace palindrome {

void describe(JSONMembers &members, Counterexample &counterexample);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_COUNTEREXAMPLE_JSON_H
