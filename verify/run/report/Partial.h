// What reports say of a run that has not judged all of its files.

#ifndef PALINDROME_VERIFY_RUN_REPORT_PARTIAL_H
#define PALINDROME_VERIFY_RUN_REPORT_PARTIAL_H

#include "verify/base/io/JSONMembers.h"
#include "verify/run/report/Reporter.h"

namespace palindrome::report {

/// Such as "interrupted: 3 of 10 judged"; empty if `summary` is whole.
std::string partialText(const VerifySummary &summary);

} // namespace palindrome::report

namespace palindrome {

void describe(JSONMembers &members, PartialRun &partial);

} // namespace palindrome

#endif // PALINDROME_VERIFY_RUN_REPORT_PARTIAL_H
