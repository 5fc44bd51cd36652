// The report for programs: JSON Lines.

#include "verify/roundtrip/Reporter.h"
#include "verify/roundtrip/ResultJSON.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
namespace json = llvm::json;

namespace {
class JSONReporter final : public Reporter {
public:
  JSONReporter(llvm::raw_ostream &os, const Requirement &requirement)
      : os(os), requirement(requirement) {}

  void add(const FileResult &result) override {
    os << formatResult(result) << '\n';
    os.flush();
    passed += requirement.isMet(result);
  }

  void finish(const VerifySummary &summary) override {
    json::OStream out(os);
    out.object([&] {
      out.attributeObject("summary", [&] {
        for (size_t i = 0; i != numVerdicts; ++i)
          out.attribute(verdictName(Verdict(i)), int64_t(summary.counts[i]));
      });
      out.attribute("files", int64_t(summary.files));
      out.attribute("required", verdictName(requirement.weakest));
      out.attribute("required_mlir", verdictName(requirement.weakestMLIR));
      out.attribute("passed", int64_t(passed));
      out.attributeBegin("seconds");
      out.rawValue(formatSeconds(summary.wallSeconds));
      out.attributeEnd();
      out.attribute("peak_bytes", int64_t(summary.peakBytes));
      if (summary.stats)
        addCensus(out, *summary.stats);
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
palindrome::createJSONReporter(llvm::raw_ostream &os,
                               const Requirement &requirement) {
  return std::make_unique<JSONReporter>(os, requirement);
}
