// The report as one page for a browser: charts, a filter, and for each file
// that falls short the differences and the command that judges it again.

#include "verify/report/Formats.h"
#include "verify/report/Shortfall.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Mustache.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
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

/// The text that a file of page/ holds, without the zero at its end.
template <size_t N>
static llvm::StringRef textOf(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char *>(bytes), N - 1};
}

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
  json::Array files;
  uint64_t fallenShort = 0;
  /// The folder that all files have in common, with the `/` after it.
  std::optional<std::string> prefix;
};
} // namespace

static void addDifferences(json::Array &array,
                           const std::vector<DifferenceCount> &differences) {
  for (const DifferenceCount &difference : differences)
    array.push_back(json::Object{{"class", json::fixUTF8(difference.className)},
                                 {"count", int64_t(difference.count)},
                                 {"where", json::fixUTF8(difference.where)},
                                 {"a", json::fixUTF8(difference.original)},
                                 {"b", json::fixUTF8(difference.back)}});
}

/// The longest folder, with its `/`, that both paths begin with.
static llvm::StringRef commonFolder(llvm::StringRef one,
                                    llvm::StringRef other) {
  size_t same = 0;
  while (same < std::min(one.size(), other.size()) && one[same] == other[same])
    ++same;
  size_t slash = one.take_front(same).rfind('/');
  return slash == llvm::StringRef::npos ? "" : one.take_front(slash + 1);
}

void HTMLReporter::add(const FileResult &result) {
  bool isMet = context.requirement.isMet(result);
  fallenShort += !isMet;
  llvm::StringRef known = prefix ? llvm::StringRef(*prefix) : result.path;
  prefix = commonFolder(known, result.path).str();
  json::Object file{{"path", json::fixUTF8(result.path)},
                    {"verdict", verdictName(result.verdict)},
                    {"met", isMet}};
  if (!result.container.empty())
    file["container"] = json::fixUTF8(result.container);
  if (std::string details = report::shortfallDetails(result); !details.empty())
    file["details"] = json::fixUTF8(details);
  json::Array differences, symbols;
  addDifferences(differences, result.differences);
  if (result.sides)
    addDifferences(differences, result.sides->differences);
  if (!differences.empty())
    file["differences"] = std::move(differences);
  for (const report::ShortSymbol &shortfall :
       report::shortSymbols(result, context.requirement))
    symbols.push_back(json::fixUTF8(shortfall.text));
  if (!symbols.empty())
    file["symbols"] = std::move(symbols);
  files.push_back(std::move(file));
}

/// `text` for a script element, which `</script>` must not end.
static std::string forScript(llvm::StringRef text) {
  std::string escaped;
  escaped.reserve(text.size());
  for (char c : text) {
    if (c == '<')
      escaped += "\\u003c";
    else
      escaped += c;
  }
  return escaped;
}

void HTMLReporter::finish(const VerifySummary &summary) {
  std::string outcome = std::to_string(summary.files) + " files, " +
                        report::outcomeText(fallenShort, context.requirement) +
                        ".";
  std::string data;
  llvm::raw_string_ostream(data) << json::Value(
      json::Object{{"command", json::fixUTF8(context.command)},
                   {"hasParts", context.hasParts},
                   {"prefix", json::fixUTF8(prefix.value_or(""))},
                   {"files", std::move(files)}});
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::mustache::MustacheContext mustache(allocator, saver);
  llvm::mustache::Template page(textOf(pageTemplate), mustache);
  page.render(json::Object{{"title", "Palindrome round trips"},
                           {"outcome", outcome},
                           {"command", json::fixUTF8(context.command)},
                           {"style", textOf(pageStyle)},
                           {"script", textOf(pageScript)},
                           {"data", forScript(data)}},
              os);
}

std::unique_ptr<Reporter>
palindrome::report::createHTML(llvm::raw_ostream &os,
                               const ReportContext &context) {
  return std::make_unique<HTMLReporter>(os, context);
}
