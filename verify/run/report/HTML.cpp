// The report as one page for a browser: charts, a filter, and for each file
// that falls short the differences and the command that judges it again.

#include "verify/base/terminal/Page.h"
#include "verify/run/report/Formats.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::report;
namespace json = llvm::json;

// The files of page/, which the build makes strings.
static constexpr unsigned char pageTemplate[] = {
#include "page.html.inc"
};
static constexpr unsigned char pageStyle[] = {
#include "page.css.inc"
};
static constexpr unsigned char pageScript[] = {
#include "page.js.inc"
};

/// Stands in the page where its data, which is large, is to be.
static constexpr llvm::StringLiteral filesMark = "@FILES@";

namespace {
class HTMLReporter final : public Reporter {
public:
  HTMLReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context) {}

  void add(const FileResult &result) override;
  void finish(const VerifySummary &summary) override;

private:
  llvm::raw_ostream &os;
  const ReportContext context;
  /// The objects of the files, after each other. Their values in memory would
  /// take twenty times the room.
  std::string files;
  uint64_t failed = 0, accepted = 0; ///< Files that fall short.
  /// The folder that all files have in common, with the `/` after it.
  std::optional<std::string> prefix;
};
} // namespace

static void writeDifferences(json::OStream &out,
                             const std::vector<DifferenceCount> &differences) {
  for (const DifferenceCount &difference : differences)
    out.object([&] {
      out.attribute("class", json::fixUTF8(difference.className));
      out.attribute("count", int64_t(difference.count));
      out.attribute("where", json::fixUTF8(difference.where));
      out.attribute("a", json::fixUTF8(difference.original));
      out.attribute("b", json::fixUTF8(difference.back));
    });
}

static void writeFile(json::OStream &out, const FileResult &result,
                      const Requirement &requirement) {
  out.attribute("path", json::fixUTF8(result.path));
  out.attribute("verdict", verdictName(result.verdict));
  out.attribute("met", requirement.isMet(result));
  if (!result.container.empty())
    out.attribute("container", json::fixUTF8(result.container));
  if (result.baseline) {
    out.attribute("standing", standingName(result.baseline->standing));
    out.attribute("baseline", json::fixUTF8(report::baselineText(result)));
  }
  if (std::string details = report::shortfallDetails(result); !details.empty())
    out.attribute("details", json::fixUTF8(details));
  if (!result.differences.empty() ||
      (result.sides && !result.sides->differences.empty()))
    out.attributeArray("differences", [&] {
      writeDifferences(out, result.differences);
      if (result.sides)
        writeDifferences(out, result.sides->differences);
    });
  std::vector<report::ShortSymbol> symbols =
      report::shortSymbols(result, requirement);
  if (!symbols.empty())
    out.attributeArray("symbols", [&] {
      for (const report::ShortSymbol &shortfall : symbols)
        out.value(json::fixUTF8(shortfall.text));
    });
}

void HTMLReporter::add(const FileResult &result) {
  const Requirement &requirement = context.requirement;
  bool isMet = requirement.isMet(result), passes = requirement.passes(result);
  failed += !passes;
  accepted += passes && !isMet;
  llvm::StringRef known = prefix ? llvm::StringRef(*prefix) : result.path;
  prefix = report::commonFolder(known, result.path).str();
  if (!files.empty())
    files += ",\n";
  llvm::raw_string_ostream text(files);
  json::OStream out(text);
  out.object([&] { writeFile(out, result, requirement); });
}

/// Writes `text` for a script element, which `</script>` must not end.
static void writeForScript(llvm::raw_ostream &os, llvm::StringRef text) {
  while (!text.empty()) {
    size_t end = text.find('<');
    os << text.take_front(end);
    if (end == llvm::StringRef::npos)
      return;
    os << "\\u003c";
    text = text.drop_front(end + 1);
  }
}

/// The rows of the table by pass, for the template.
static json::Array passRows(const PassReport &report) {
  json::Array rows;
  for (const PassCounts &pass : report.passes) {
    auto count = [&](Verdict first, Verdict last) {
      int64_t sum = 0;
      for (size_t i = size_t(first); i <= size_t(last); ++i)
        sum += int64_t(pass.counts[i]);
      return sum;
    };
    const int64_t changed = count(Verdict(0), Verdict(numVerdicts - 1));
    if (changed == 0)
      continue;
    std::string obstacles;
    for (const auto &[kind, number] : pass.obstacles)
      obstacles +=
          (obstacles.empty() ? "" : ", ") + kind + " " + std::to_string(number);
    rows.push_back(json::Object{
        {"name", json::fixUTF8(pass.name)},
        {"changed", changed},
        {"proved", count(Verdict(0), Verdict::Refined)},
        {"different", count(Verdict::Different, Verdict::Different)},
        {"unknown", count(Verdict::Unknown, Verdict::Unknown)},
        {"seconds", llvm::formatv("{0:f1}", pass.seconds).str()},
        {"obstacles", json::fixUTF8(obstacles)}});
  }
  return rows;
}

void HTMLReporter::finish(const VerifySummary &summary) {
  std::string outcome =
      std::to_string(summary.files) + " files, " +
      report::outcomeText(failed, accepted, context.requirement, summary) + ".";
  std::string command = json::fixUTF8(context.command);
  std::string start;
  llvm::raw_string_ostream(start) << json::Value(
      json::Object{{"command", command},
                   {"hasParts", context.hasParts},
                   {"prefix", json::fixUTF8(prefix.value_or(""))},
                   {"baseline", json::fixUTF8(context.baseline)}});
  json::Array passes =
      summary.passes ? passRows(*summary.passes) : json::Array();
  const bool hasPasses = !passes.empty();
  std::string text =
      renderPage(embeddedText(pageTemplate), embeddedText(pageStyle),
                 json::Object{{"title", "Palindrome round trips"},
                              {"outcome", outcome},
                              {"hasPasses", hasPasses},
                              {"passes", std::move(passes)},
                              {"command", command},
                              {"script", embeddedText(pageScript)},
                              {"files", filesMark}});
  auto [before, after] = llvm::StringRef(text).split(filesMark);
  os << before;
  writeForScript(os, llvm::StringRef(start).drop_back());
  os << ",\"files\":[";
  writeForScript(os, files);
  os << "]}" << after;
}

std::unique_ptr<Reporter>
palindrome::report::createHTML(llvm::raw_ostream &os,
                               const ReportContext &context) {
  return std::make_unique<HTMLReporter>(os, context);
}
