// The report for people.

#include "verify/base/io/Printable.h"
#include "verify/run/report/Formats.h"
#include "verify/run/report/Shortfall.h"
#include "verify/run/report/Slowest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <numeric>

using namespace palindrome;
using namespace palindrome::report;

namespace {
class TextReporter final : public Reporter {
public:
  TextReporter(llvm::raw_ostream &os, const ReportContext &context)
      : os(os), context(context), requirement(context.requirement),
        colour(context.colour), slowest(context.slowest) {}

  void add(const FileResult &result) override {
    slowest.add(result);
    size_t index = size_t(result.verdict);
    std::string standing = report::baselineText(result);
    if (result.baseline &&
        (result.baseline->standing == Standing::Better ||
         result.baseline->standing == Standing::Fixed) &&
        firstBetter.empty())
      firstBetter = printable(result.path) + " (" +
                    verdictName(result.verdict).str() + ", was " +
                    verdictName(*result.baseline->was).str() + ")";
    if (requirement.isSkipped(result) && skipped.size() != mostSkipped)
      skipped.push_back(printable(result.path));
    if (requirement.isMet(result))
      return;
    bool isAccepted = requirement.passes(result);
    accepted += isAccepted;
    failed += !isAccepted;
    if (!isAccepted)
      shortOf[index] = true;
    else if (result.baseline->standing != Standing::Accepted)
      return;
    os << printable(result.path) << ": ";
    printVerdict(result.verdict, /*good=*/false);
    os << printable(report::shortfallDetails(result));
    if (!standing.empty())
      os << "; " << printable(standing);
    os << '\n';
    if (result.passes)
      printWrong(*result.passes);
    if (result.lowered)
      printWrong(*result.lowered);
    os.flush();
  }

  void finish(const VerifySummary &summary) override {
    if (context.isQuiet) {
      finishQuietly(summary);
      return;
    }
    if (failed || summary.standings[size_t(Standing::Accepted)])
      os << '\n';
    for (size_t i = 0; i != numVerdicts; ++i) {
      if (!summary.counts[i])
        continue;
      std::string count = std::to_string(summary.counts[i]);
      os << llvm::right_justify(count, 8) << "  ";
      printVerdict(Verdict(i), !shortOf[i]);
      os << '\n';
    }
    os << llvm::format("%8llu  files in %.1f s, %.0f files/s, ",
                       (unsigned long long)summary.files, summary.wallSeconds,
                       summary.wallSeconds > 0
                           ? double(summary.files) / summary.wallSeconds
                           : 0.0)
       << "largest worker " << (summary.peakBytes >> 20) << " MB\n";
    if (!skipped.empty())
      printSkipped(summary);
    if (summary.known)
      os << llvm::format("%8llu", (unsigned long long)summary.known)
         << "  known from an earlier run\n";
    if (summary.settled)
      os << llvm::format("%8llu", (unsigned long long)summary.settled)
         << "  symbols settled, " << summary.cached << " from the cache\n";
    printLowered(summary);
    if (!context.baseline.empty())
      printStandings(summary);
    printLeftOut(summary.leftOut);
    os << report::outcomeText(failed, accepted, requirement, summary) << '\n';
    if (summary.passes)
      printPasses(*summary.passes);
    if (summary.stats)
      printCensus(*summary.stats);
    slowest.print(os);
  }

private:
  /// The end of a quiet report: one line, and what was asked for by options of
  /// its own.
  void finishQuietly(const VerifySummary &summary) {
    os << summary.files << (summary.files == 1 ? " file: " : " files: ")
       << report::outcomeText(failed, accepted, requirement, summary) << '\n';
    if (summary.stats)
      printCensus(*summary.stats);
    slowest.print(os);
  }

  /// How many files were found that are no inputs.
  void printLeftOut(const LeftOut &leftOut) {
    auto row = [&](uint64_t count, llvm::StringRef text) {
      if (count)
        os << llvm::format("%8llu  ", (unsigned long long)count) << text
           << '\n';
    };
    row(leftOut.repeated, "named more than once, and judged once");
    row(leftOut.excluded, "left out by --exclude");
    row(leftOut.streams, "left out: pipes, devices and sockets below folders");
  }

  /// What is known of the functions that were lowered.
  void printLowered(const VerifySummary &summary) {
    auto count = [&](Verdict verdict) {
      return (unsigned long long)summary.lowered[size_t(verdict)];
    };
    unsigned long long proved = count(Verdict::Refined);
    unsigned long long tested = count(Verdict::Tested);
    unsigned long long different = count(Verdict::Different);
    unsigned long long unknown = count(Verdict::Unknown);
    if (proved + tested + different + unknown)
      os << llvm::format("%8llu", proved + tested + different + unknown)
         << "  functions lowered: " << proved << " proved, " << tested
         << " tested, " << different << " different, " << unknown
         << " unknown\n";
  }

  /// The counterexample to the first wrong lowering, and the module that shows
  /// it.
  void printWrong(const std::vector<SettledSymbol> &lowered) {
    for (const SettledSymbol &symbol : lowered)
      if (symbol.counterexample) {
        printIndented(textOf(*symbol.counterexample));
        if (symbol.wrong) {
          os << "  reduced:\n";
          printIndented(symbol.wrong->textFor(symbol.name));
        }
        return;
      }
  }

  /// The counterexample to the first wrong pass, and the module that shows it.
  void printWrong(const PassReport &report) {
    auto pair = llvm::find_if(report.pairs, [](const PassPair &each) {
      return each.verdict == Verdict::Different;
    });
    if (pair == report.pairs.end())
      return;
    if (pair->counterexample)
      printIndented(textOf(*pair->counterexample));
    const std::optional<WrongPass> &wrong = report.wrong;
    if (!wrong || !wrong->isReduced)
      return;
    os << "  reduced, for " << (wrong->isLLVM ? "--opt-passes" : "--pipeline")
       << "='" << printable(wrong->pipeline) << "':\n";
    printIndented(wrong->module);
  }

  void printIndented(llvm::StringRef text) {
    for (llvm::StringRef line : llvm::split(text.rtrim(), '\n'))
      os.indent(line.empty() ? 0 : 4) << line << '\n';
  }

  /// How many files were skipped, the names of the first ones, and how many
  /// were judged.
  void printSkipped(const VerifySummary &summary) {
    uint64_t count = requirement.countSkipped(summary);
    os << llvm::format("%8llu  skipped as unreadable: ",
                       (unsigned long long)count)
       << llvm::join(skipped, ", ");
    if (count > skipped.size())
      os << ", and " << count - skipped.size() << " more";
    os << llvm::format("\n%8llu  judged\n",
                       (unsigned long long)(summary.files - count));
  }

  /// How many files stand how to the baseline.
  void printStandings(const VerifySummary &summary) {
    auto row = [&](uint64_t count, const llvm::Twine &text) {
      if (count)
        os << llvm::format("%8llu", (unsigned long long)count) << "  " << text
           << '\n';
    };
    auto count = [&](Standing standing) {
      return summary.standings[size_t(standing)];
    };
    const std::string name = printable(context.baseline);
    row(count(Standing::Known), "fall short as " + name + " says");
    row(count(Standing::Better) + count(Standing::Fixed),
        "better than " + name + " says, such as " + firstBetter);
    row(count(Standing::New), "not in " + name);
    row(count(Standing::Worse), "worse than " + name + " says");
    row(count(Standing::Other), "other than " + name + " says");
    row(count(Standing::Accepted), "now in " + name);
  }

  /// A row for each pass that changed something, with a column for each verdict
  /// that occurs.
  void printPasses(const PassReport &report) {
    std::array<bool, numVerdicts> occurs{};
    for (const PassCounts &pass : report.passes)
      for (size_t i = 0; i != numVerdicts; ++i)
        occurs[i] |= pass.counts[i] != 0;
    os << "\n    runs      same   changed";
    for (size_t i = 0; i != numVerdicts; ++i)
      if (occurs[i])
        os << llvm::right_justify(verdictName(Verdict(i)), 14);
    os << "   seconds  pass\n";
    uint64_t idle = 0;
    for (const PassCounts &pass : report.passes) {
      uint64_t changed =
          std::accumulate(pass.counts.begin(), pass.counts.end(), uint64_t(0));
      idle += !changed;
      if (!changed)
        continue;
      os << llvm::format("%8llu%10llu%10llu", (unsigned long long)pass.runs,
                         (unsigned long long)pass.same,
                         (unsigned long long)changed);
      for (size_t i = 0; i != numVerdicts; ++i)
        if (occurs[i])
          os << llvm::format("%14llu", (unsigned long long)pass.counts[i]);
      os << llvm::format("%10.1f  ", pass.seconds) << printable(pass.name)
         << '\n';
    }
    if (idle)
      os << llvm::format("%8llu", (unsigned long long)idle)
         << "  other passes changed nothing\n";
    printObstacles(report);
  }

  /// A row for each pass after which something is unknown: what stopped the
  /// proofs, the commonest first, the pair that took the longest, and the
  /// largest that is unknown.
  void printObstacles(const PassReport &report) {
    bool hasTitle = false;
    for (const PassCounts &pass : report.passes) {
      if (pass.obstacles.empty())
        continue;
      if (!hasTitle)
        os << "\n unknown  by what stopped the proof in lockstep\n";
      hasTitle = true;
      std::vector<std::pair<std::string, uint64_t>> kinds(
          pass.obstacles.begin(), pass.obstacles.end());
      llvm::stable_sort(kinds, [](const auto &one, const auto &other) {
        return one.second > other.second;
      });
      os << llvm::format(
                "%8llu  ",
                (unsigned long long)pass.counts[size_t(Verdict::Unknown)])
         << printable(pass.name);
      const char *separator = ": ";
      for (const auto &[kind, count] : kinds) {
        os << separator << printable(kind) << ' ' << count;
        separator = ", ";
      }
      auto addNotable = [&](const char *what, const NotablePair &pair,
                            const llvm::Twine &measure) {
        if (!pair.symbol.empty())
          os << "; " << what << printable(pair.symbol) << " after "
             << printable(pair.pass) << " of " << printable(pair.path) << " ("
             << measure << ')';
      };
      llvm::SmallString<16> seconds;
      llvm::raw_svector_ostream(seconds)
          << llvm::format("%.1f s", pass.slowest.seconds);
      addNotable("slowest ", pass.slowest, seconds);
      addNotable("largest ", pass.largest,
                 llvm::Twine(pass.largest.instructions) + " instructions");
      os << '\n';
    }
  }

  /// Shares are truncated, not rounded, so that 100% means all.
  void printCensus(const Census &census) {
    os << "\n     total  represented   share  kind\n";
    for (const auto &[kind, count] : census) {
      uint64_t permille = count.represented * 1000 / count.total;
      os << llvm::format(
                "%10llu%13llu%7.1f%%  ", (unsigned long long)count.total,
                (unsigned long long)count.represented, double(permille) / 10)
         << printable(kind) << '\n';
    }
  }

  void printVerdict(Verdict verdict, bool good) {
    if (colour)
      os.changeColor(good ? llvm::raw_ostream::GREEN : llvm::raw_ostream::RED,
                     /*Bold=*/true);
    os << verdictName(verdict);
    if (colour)
      os.resetColor();
  }

  llvm::raw_ostream &os;
  const ReportContext context;
  Requirement requirement;
  bool colour;
  report::Slowest slowest;
  uint64_t failed = 0, accepted = 0; ///< Files that fall short.
  static constexpr size_t mostSkipped = 5;
  std::vector<std::string> skipped; ///< The first `mostSkipped` paths.
  std::string firstBetter; ///< Than the baseline says; empty if there is none.
  /// For each verdict, whether a file with it failed.
  std::array<bool, numVerdicts> shortOf{};
};
} // namespace

std::unique_ptr<Reporter>
palindrome::report::createText(llvm::raw_ostream &os,
                               const ReportContext &context) {
  return std::make_unique<TextReporter>(os, context);
}
