// The report in the form of JUnit's XML, which CI servers read: a suite for
// each folder, a case for each file.

#include "verify/run/report/Formats.h"
#include "verify/run/report/Partial.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <libxml/xmlwriter.h>
#include <map>

using namespace palindrome;
using namespace palindrome::report;

namespace {
/// A file, as far as the report needs it.
struct Case {
  std::string name;
  double seconds = 0;
  Verdict verdict = Verdict::Identical;
  /// Whether it was not judged to the end, which JUnit calls an error.
  bool isError = false;
  std::string type; ///< Of what falls short, if that is not the verdict.
  bool hasPassed = true, isSkipped = false;
  std::string headline; ///< Of a file that falls short.
  std::string listing;  ///< Of a file that fails.
  std::string note;     ///< On a file that passes; empty if there is none.
};

/// How many cases of a suite ended in each way.
struct Counts {
  uint64_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void add(const Case &added);
};

/// Writes elements to memory by libxml2, which escapes what needs it.
class XML {
public:
  XML() : buffer(xmlBufferCreate()), writer(xmlNewTextWriterMemory(buffer, 0)) {
    xmlTextWriterSetIndent(writer, 1);
    xmlTextWriterStartDocument(writer, nullptr, "UTF-8", nullptr);
  }
  ~XML() {
    xmlFreeTextWriter(writer);
    xmlBufferFree(buffer);
  }
  XML(const XML &) = delete;
  XML &operator=(const XML &) = delete;

  void begin(const char *element) {
    xmlTextWriterStartElement(writer, BAD_CAST element);
  }
  void end() { xmlTextWriterEndElement(writer); }
  void attribute(const char *name, llvm::StringRef value) {
    xmlTextWriterWriteAttribute(writer, BAD_CAST name,
                                BAD_CAST clean(value).c_str());
  }
  void number(const char *name, uint64_t value) {
    attribute(name, std::to_string(value));
  }
  void seconds(const char *name, double value) {
    attribute(name, llvm::formatv("{0:F3}", value).str());
  }
  void text(llvm::StringRef value) {
    xmlTextWriterWriteString(writer, BAD_CAST clean(value).c_str());
  }

  /// The document, which is then at its end.
  llvm::StringRef finish() {
    xmlTextWriterEndDocument(writer);
    xmlTextWriterFlush(writer);
    return {reinterpret_cast<const char *>(xmlBufferContent(buffer)),
            size_t(xmlBufferLength(buffer))};
  }

private:
  /// XML 1.0 has no way to write most control characters, nor U+FFFE and U+FFFF
  /// (section 2.2, "Characters"), and only UTF-8 is accepted: others are
  /// replaced.
  static std::string clean(llvm::StringRef text) {
    std::string valid = llvm::json::fixUTF8(text);
    for (char &c : valid)
      if (static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n')
        c = '?';
    for (llvm::StringRef excluded : {"\xef\xbf\xbe", "\xef\xbf\xbf"})
      for (size_t at = valid.find(excluded); at != std::string::npos;
           at = valid.find(excluded, at))
        valid.replace(at, excluded.size(), "?");
    return valid;
  }

  xmlBufferPtr buffer;
  xmlTextWriterPtr writer;
};

class JUnitReporter final : public Reporter {
public:
  JUnitReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context) {}

  void add(const FileResult &result) override;
  void finish(const VerifySummary &summary) override;

private:
  static void write(XML &xml, llvm::StringRef suite, const Case &written);

  llvm::raw_ostream &os;
  const ReportContext context;
  std::map<std::string, std::vector<Case>> suites; ///< By folder.
};
} // namespace

/// Whether a file that falls short was not judged to the end.
static bool isError(Verdict verdict) {
  return verdict == Verdict::Crash || verdict == Verdict::Timeout ||
         verdict == Verdict::Unreadable;
}

void Counts::add(const Case &added) {
  ++tests;
  seconds += added.seconds;
  skipped += added.isSkipped;
  if (!added.hasPassed)
    ++(added.isError ? errors : failures);
}

static void writeCounts(XML &xml, const Counts &counts) {
  xml.number("tests", counts.tests);
  xml.number("failures", counts.failures);
  xml.number("errors", counts.errors);
  xml.number("skipped", counts.skipped);
  xml.seconds("time", counts.seconds);
}

void JUnitReporter::add(const FileResult &result) {
  llvm::StringRef file =
      result.container.empty() ? result.path : result.container;
  llvm::StringRef folder = llvm::sys::path::parent_path(file);
  Case added;
  added.name = llvm::sys::path::filename(file);
  // A module within the file begins with the path of that.
  if (llvm::StringRef name = result.path; name.consume_front(file))
    added.name += name;
  const PartSeconds &seconds = result.seconds;
  added.seconds = std::max(seconds.total, seconds.parse + seconds.importing +
                                              seconds.exporting +
                                              seconds.check + seconds.compare);
  added.verdict = result.verdict;
  added.isError = isError(result.verdict);
  bool isMet = context.requirement.isMet(result);
  added.hasPassed = context.requirement.passes(result);
  // What is known to fall short is no failure, and has not passed either.
  added.isSkipped =
      context.requirement.isSkipped(result) || (added.hasPassed && !isMet);
  std::string standing = report::baselineText(result);
  if (!isMet || added.isSkipped) {
    added.headline =
        verdictName(result.verdict).str() + report::shortfallDetails(result);
    if (!standing.empty())
      added.headline += "; " + standing;
  } else {
    added.note = standing;
  }
  if (!added.hasPassed)
    added.listing = report::shortfallListing(result, context.requirement) +
                    "$ " + report::reproducer(result, context) + "\n";
  suites[folder.empty() ? "." : folder.str()].push_back(std::move(added));
}

void JUnitReporter::write(XML &xml, llvm::StringRef suite,
                          const Case &written) {
  xml.begin("testcase");
  xml.attribute("classname", suite);
  xml.attribute("name", written.name);
  xml.seconds("time", written.seconds);
  if (written.isSkipped) {
    xml.begin("skipped");
    xml.attribute("message", written.headline);
    xml.end();
  } else if (!written.hasPassed) {
    xml.begin(written.isError ? "error" : "failure");
    xml.attribute("type", written.type.empty() ? verdictName(written.verdict)
                                               : llvm::StringRef(written.type));
    xml.attribute("message", written.headline);
    xml.text(written.listing);
    xml.end();
  } else if (!written.note.empty()) {
    xml.begin("system-out");
    xml.text(written.note);
    xml.end();
  }
  xml.end();
}

/// The case of its own that says that the report is partial: an interrupt is an
/// error, so that what is missing does not pass.
static Case partialCase(const VerifySummary &summary) {
  Case added;
  added.name = "the whole run";
  added.headline = added.listing = report::partialText(summary);
  added.type = "partial";
  added.hasPassed = summary.partial->reason == PartialRun::Reason::FailFast;
  added.isSkipped = added.hasPassed;
  added.isError = true;
  return added;
}

void JUnitReporter::finish(const VerifySummary &summary) {
  if (summary.partial)
    suites["palindrome verify"].push_back(partialCase(summary));
  Counts all;
  for (const auto &[folder, cases] : suites)
    for (const Case &one : cases)
      all.add(one);
  XML xml;
  xml.begin("testsuites");
  xml.attribute("name", "palindrome verify");
  writeCounts(xml, all);
  for (const auto &[folder, cases] : suites) {
    Counts counts;
    for (const Case &one : cases)
      counts.add(one);
    xml.begin("testsuite");
    xml.attribute("name", folder);
    writeCounts(xml, counts);
    for (const Case &one : cases)
      write(xml, folder, one);
    xml.end();
  }
  xml.end();
  os << xml.finish();
}

std::unique_ptr<Reporter>
palindrome::report::createJUnit(llvm::raw_ostream &os,
                                const ReportContext &context) {
  return std::make_unique<JUnitReporter>(os, context);
}
