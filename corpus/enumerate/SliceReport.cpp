// Writes and reads reports as JSON.

#include "corpus/enumerate/SliceReport.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome::enumerate;

namespace palindrome::enumerate {

static json::Value toJSON(const Finding &finding) {
  return json::Object{{"number", finding.number},
                      {"verdict", finding.verdict},
                      {"message", json::fixUTF8(finding.message)},
                      {"text", json::fixUTF8(finding.text)}};
}

static bool fromJSON(const json::Value &value, Finding &finding,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("number", finding.number) &&
         map.map("verdict", finding.verdict) &&
         map.map("message", finding.message) && map.map("text", finding.text);
}

static bool fromJSON(const json::Value &value, SliceReport &report,
                     json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("unfit", report.unfit) &&
         map.map("rejected", report.rejected) &&
         map.map("unread", report.unread) &&
         map.map("identical", report.identical) &&
         map.map("findings", report.findings) &&
         map.map("covered", report.covered);
}

} // namespace palindrome::enumerate

void SliceReport::add(const SliceReport &other) {
  unfit += other.unfit;
  rejected += other.rejected;
  unread += other.unread;
  identical += other.identical;
  findings.insert(findings.end(), other.findings.begin(), other.findings.end());
  covered.insert(covered.end(), other.covered.begin(), other.covered.end());
}

std::string palindrome::enumerate::formatReport(const SliceReport &report) {
  json::Array findings, covered;
  for (const Finding &finding : report.findings)
    findings.push_back(toJSON(finding));
  for (uint32_t row : report.covered)
    covered.push_back(row);
  std::string text;
  raw_string_ostream(text) << json::Value(
      json::Object{{"unfit", report.unfit},
                   {"rejected", report.rejected},
                   {"unread", report.unread},
                   {"identical", report.identical},
                   {"findings", std::move(findings)},
                   {"covered", std::move(covered)}});
  return text;
}

std::optional<SliceReport> palindrome::enumerate::parseReport(StringRef text) {
  Expected<SliceReport> report = json::parse<SliceReport>(text);
  if (report)
    return std::move(*report);
  consumeError(report.takeError());
  return std::nullopt;
}
