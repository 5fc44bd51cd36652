// The report for people.

#include "verify/roundtrip/Reporter.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

Reporter::~Reporter() = default;

namespace {
class TextReporter final : public Reporter {
public:
  TextReporter(llvm::raw_ostream &os, const Requirement &requirement,
               bool colour)
      : os(os), requirement(requirement), colour(colour) {}

  void add(const FileResult &result) override {
    size_t index = size_t(result.verdict);
    if (requirement.isMet(result))
      return;
    shortOf[index] = true;
    ++fallenShort;
    os << result.path << ": ";
    printVerdict(result.verdict, /*good=*/false);
    printDifferences(result.differences, result.message);
    if (result.sides && result.sides->mlir != Verdict::Identical) {
      // Without a difference or message the LLVM side has not been mentioned.
      if (result.differences.empty() && result.message.empty())
        os << ": LLVM IR " << verdictName(result.sides->llvm);
      os << "; MLIR " << verdictName(result.sides->mlir);
      printDifferences(result.sides->differences, result.sides->message);
    }
    os << '\n';
    os.flush();
  }

  void finish(const VerifySummary &summary) override {
    if (fallenShort)
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
    os << (fallenShort ? std::to_string(fallenShort) + " fell short of "
                       : "all at least ")
       << verdictName(requirement.weakest);
    if (requirement.weakestMLIR != requirement.weakest)
      os << ", their MLIR of " << verdictName(requirement.weakestMLIR);
    os << '\n';
    if (summary.stats)
      printCensus(*summary.stats);
  }

private:
  void printDifferences(const std::vector<DifferenceCount> &differences,
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

  /// Shares are truncated, not rounded, so that 100% means all.
  void printCensus(const Census &census) {
    os << "\n     total  modelled   share  kind\n";
    for (const auto &[kind, count] : census) {
      uint64_t permille = count.modelled * 1000 / count.total;
      os << llvm::format(
                "%10llu%10llu%7.1f%%  ", (unsigned long long)count.total,
                (unsigned long long)count.modelled, double(permille) / 10)
         << kind << '\n';
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
  Requirement requirement;
  bool colour;
  uint64_t fallenShort = 0;
  /// For each verdict, whether a file with it fell short.
  std::array<bool, numVerdicts> shortOf{};
};
} // namespace

std::unique_ptr<Reporter>
palindrome::createTextReporter(llvm::raw_ostream &os,
                               const Requirement &requirement, bool colour) {
  return std::make_unique<TextReporter>(os, requirement, colour);
}
