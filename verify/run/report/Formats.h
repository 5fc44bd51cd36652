// The reporters of all formats, which Formats.cpp lists.

#ifndef PALINDROME_VERIFY_RUN_REPORT_FORMATS_H
#define PALINDROME_VERIFY_RUN_REPORT_FORMATS_H

#include "verify/run/report/Reporter.h"

namespace palindrome::report {

/// For people: a line for each file that falls short, and counts.
std::unique_ptr<Reporter> createText(llvm::raw_ostream &os,
                                     const ReportContext &context);
/// For programs: a JSON object for each file, and one for the summary
/// (docs/json.schema.json).
std::unique_ptr<Reporter> createJSONLines(llvm::raw_ostream &os,
                                          const ReportContext &context);
/// XML in the form of JUnit's reports, which CI servers read.
std::unique_ptr<Reporter> createJUnit(llvm::raw_ostream &os,
                                      const ReportContext &context);
/// SARIF 2.1.0 (OASIS), which code-scanning services read.
std::unique_ptr<Reporter> createSARIF(llvm::raw_ostream &os,
                                      const ReportContext &context);
/// A page for a browser, which needs no other file.
std::unique_ptr<Reporter> createHTML(llvm::raw_ostream &os,
                                     const ReportContext &context);

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_FORMATS_H
