// The report for programs: an object for each file, then one for all of them.

#include "verify/report/Formats.h"
#include "verify/roundtrip/PassJSON.h"
#include "verify/roundtrip/ResultJSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

namespace {
class JSONReporter final : public Reporter {
public:
  JSONReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), requirement(context.requirement) {}

  void add(const FileResult &result) override {
    os << formatResult(result) << '\n';
    os.flush();
    passed += requirement.isMet(result);
  }

  void finish(const VerifySummary &summary) override {
    os << formatJSONLine("summary", [&](JSONObject &object) {
      object.object("summary", [&](JSONObject &counts) {
        for (size_t i = 0; i != numVerdicts; ++i)
          counts.number(verdictName(Verdict(i)), summary.counts[i]);
      });
      object.number("files", summary.files);
      object.text("required", verdictName(requirement.weakest));
      object.text("required_mlir", verdictName(requirement.weakestMLIR));
      object.number("passed", passed);
      object.number("settled", summary.settled);
      object.number("cached", summary.cached);
      object.decimal("seconds", summary.wallSeconds);
      object.number("peak_bytes", summary.peakBytes);
      if (summary.stats)
        addCensus(object, *summary.stats);
      if (summary.passes)
        addPassCounts(object, *summary.passes);
    });
    os << '\n';
  }

private:
  llvm::raw_ostream &os;
  Requirement requirement;
  uint64_t passed = 0;
};
} // namespace

std::unique_ptr<Reporter>
palindrome::report::createJSONLines(llvm::raw_ostream &os,
                                    const ReportContext &context) {
  return std::make_unique<JSONReporter>(os, context);
}
