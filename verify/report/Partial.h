// What reports say of a run that has not judged all of its files.

#ifndef PALINDROME_VERIFY_REPORT_PARTIAL_H
#define PALINDROME_VERIFY_REPORT_PARTIAL_H

#include "verify/io/JSONLine.h"
#include "verify/report/Reporter.h"

namespace palindrome::report {

/// Such as "interrupted: 3 of 10 judged"; empty if `summary` is whole.
std::string partialText(const VerifySummary &summary);

/// Adds the member `partial` if `summary` is not whole.
void addPartial(JSONObject &object, const VerifySummary &summary);

/// Reads that of an object that ends a report; false if it has another form.
bool parsePartial(const llvm::json::Object &object,
                  std::optional<PartialRun> &partial);

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_REPORT_PARTIAL_H
