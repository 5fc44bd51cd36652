// The report for programs: an object for each file, then one for all of them.

#include "verify/run/report/Formats.h"
#include "verify/run/report/SummaryJSON.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::report;

namespace {
class JSONReporter final : public Reporter {
public:
  JSONReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context), slowest(context.slowest) {}

  void add(const FileResult &result) override {
    os << roundtrip::formatResult(result) << '\n';
    os.flush();
    slowest.add(result);
    passed += context.requirement.passes(result);
  }

  void finish(const VerifySummary &summary) override {
    os << report::formatSummary(summary, context, passed, &slowest) << '\n';
  }

private:
  llvm::raw_ostream &os;
  const ReportContext context;
  uint64_t passed = 0;
  report::Slowest slowest;
};
} // namespace

std::unique_ptr<Reporter>
palindrome::report::createJSONLines(llvm::raw_ostream &os,
                                    const ReportContext &context) {
  return std::make_unique<JSONReporter>(os, context);
}
