// Describes what a file falls short by.

#include "verify/run/report/Shortfall.h"
#include "verify/base/io/ShellWord.h"
#include "verify/run/report/Partial.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::report;

static void printClasses(llvm::raw_ostream &os,
                         const std::vector<DifferenceCount> &differences,
                         llvm::StringRef message) {
  llvm::StringRef separator = ": ";
  for (const DifferenceCount &difference : differences) {
    os << separator << difference.className;
    if (difference.count > 1)
      os << " (" << difference.count << ")";
    separator = ", ";
  }
  if (!message.empty())
    os << (differences.empty() ? ": " : "; ") << message;
}

std::string palindrome::report::shortfallDetails(const FileResult &result) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printClasses(os, result.differences, result.message);
  if (result.sides && result.sides->mlir != Verdict::Identical) {
    // Without a difference or message the LLVM side has not been mentioned.
    if (result.differences.empty() && result.message.empty())
      os << ": LLVM IR " << verdictName(result.sides->llvm);
    os << "; MLIR " << verdictName(result.sides->mlir);
    printClasses(os, result.sides->differences, result.sides->message);
  }
  return text;
}

/// Prints each line of `text` after `mark`.
static void printMarked(llvm::raw_ostream &os, llvm::StringRef mark,
                        llvm::StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    os << "  " << mark << ' ' << line << '\n';
    text = rest;
  }
}

static void listDifferences(llvm::raw_ostream &os,
                            const std::vector<DifferenceCount> &differences) {
  for (const DifferenceCount &difference : differences) {
    os << difference.className;
    if (difference.count > 1)
      os << " (" << difference.count << ")";
    if (!difference.where.empty())
      os << " at " << difference.where;
    os << '\n';
    printMarked(os, "-", difference.original);
    printMarked(os, "+", difference.back);
  }
}

std::vector<palindrome::report::ShortSymbol>
palindrome::report::shortSymbols(const FileResult &result,
                                 const Requirement &requirement) {
  std::vector<ShortSymbol> found;
  auto add = [&](const SettledSymbol &symbol, llvm::StringRef pass,
                 bool isMLIR = false) {
    if (satisfies(symbol.verdict,
                  isMLIR ? requirement.weakestMLIR : requirement.weakest))
      return;
    std::string name = (isMLIR ? "MLIR: " : "") + symbol.name;
    if (!pass.empty())
      name += (" after " + pass).str();
    std::string text = name + ": " + verdictName(symbol.verdict).str();
    if (!symbol.reason.empty())
      text += ": " + symbol.reason;
    if (!symbol.basis.empty())
      text += "; " + symbol.basis;
    found.push_back({symbol, std::move(name), std::move(text)});
  };
  if (result.settled)
    for (const SettledSymbol &symbol : *result.settled)
      add(symbol, "");
  if (result.sides && result.sides->settled)
    for (const SettledSymbol &symbol : *result.sides->settled)
      add(symbol, "", /*isMLIR=*/true);
  // Of most functions no run shows more than that it was tested.
  if (result.lowered)
    for (const SettledSymbol &symbol : *result.lowered)
      if (symbol.verdict == Verdict::Different)
        add(symbol, symbol.loweredBy());
  if (result.passes)
    for (const PassPair &pair : result.passes->pairs)
      add(pair, pair.pass);
  return found;
}

std::string
palindrome::report::shortfallListing(const FileResult &result,
                                     const Requirement &requirement) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const ShortSymbol &symbol : shortSymbols(result, requirement))
    os << symbol.text << '\n';
  listDifferences(os, result.differences);
  if (result.sides)
    listDifferences(os, result.sides->differences);
  return text;
}

std::string palindrome::report::outcomeText(uint64_t failed, uint64_t accepted,
                                            const Requirement &requirement,
                                            const VerifySummary &summary) {
  std::string text = partialText(summary);
  if (requirement.skipsAll(summary) || (summary.partial && !summary.files))
    return text.empty() ? "none judged" : text;
  if (!text.empty())
    text += ", ";
  text += failed ? std::to_string(failed) + " fell short of " : "all at least ";
  text += verdictName(requirement.weakest);
  if (requirement.weakestMLIR != requirement.weakest)
    text += (", their MLIR of " + verdictName(requirement.weakestMLIR)).str();
  if (accepted)
    text += std::string(failed ? ", and " : ", but ") +
            std::to_string(accepted) + " as the baseline says";
  return text;
}

/// Such as "order:phi (2, was 1), @f (unknown)".
static std::string newsText(const std::vector<BaselineMatch::News> &news) {
  std::string text;
  for (const BaselineMatch::News &each : news) {
    text += (text.empty() ? "" : ", ") + each.name + " (" + each.now;
    if (!each.was.empty())
      text += ", was " + each.was;
    text += ")";
  }
  return text;
}

std::string palindrome::report::baselineText(const FileResult &result) {
  if (!result.baseline)
    return "";
  const BaselineMatch &match = *result.baseline;
  std::string was = match.was ? verdictName(*match.was).str() : "";
  switch (match.standing) {
  case Standing::Known:
    return "as the baseline says";
  case Standing::Better:
  case Standing::Fixed:
    return "better than the baseline, which says " + was;
  case Standing::New:
    return "not in the baseline";
  case Standing::Worse:
    return "worse than the baseline, which says " + was;
  case Standing::Other:
    return "other than the baseline: " + newsText(match.news);
  case Standing::Accepted:
    return "now in the baseline" + (was.empty() ? "" : ", which said " + was);
  }
  llvm_unreachable("all standings are handled");
}

llvm::StringRef palindrome::report::commonFolder(llvm::StringRef one,
                                                 llvm::StringRef other) {
  size_t same = 0;
  while (same < std::min(one.size(), other.size()) && one[same] == other[same])
    ++same;
  size_t slash = one.take_front(same).rfind('/');
  return slash == llvm::StringRef::npos ? "" : one.take_front(slash + 1);
}

std::pair<llvm::StringRef, unsigned>
palindrome::report::placeOf(const FileResult &result,
                            const ReportContext &context) {
  if (!result.container.empty())
    return {result.container, 0};
  auto [path, number] = llvm::StringRef(result.path).rsplit(':');
  unsigned line = 0;
  if (context.hasParts && !number.getAsInteger(10, line))
    return {path, line};
  return {result.path, 0};
}

std::string palindrome::report::reproducer(const FileResult &result,
                                           const ReportContext &context) {
  return context.command + " " + shellWord(placeOf(result, context).first);
}
