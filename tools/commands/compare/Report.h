// What palindrome compare found, in the form that is asked for.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H

#include "tools/commands/compare/AcceptedLine.h"
#include "tools/commands/compare/Reporter.h"

namespace palindrome::tools {

/// The values of --format, the default first.
std::vector<std::string> compareFormatNames();

/// Counts what is found and passes it to the reporter of a format.
class CompareReport {
public:
  /// Equivalent and refined functions are left out if `isQuiet`. `accepted`
  /// says which changes are no differences. `record`, which may be null, gets
  /// all of them as well.
  CompareReport(llvm::raw_ostream &os, llvm::StringRef format, bool isQuiet,
                const CompareContext &context, AcceptedLine &accepted,
                CompareReporter *record);

  /// Adds what was found of two files, which hold `older` and `newer`.
  void add(const FilePair &files, const llvm::Module &older,
           const llvm::Module &newer, const versions::Comparison &comparison);
  /// A file that only one version has.
  void addLone(const FilePair &files);
  /// The types that changed, of all files.
  void addLayouts(llvm::ArrayRef<versions::LayoutChange> changes);
  /// Ends the report.
  void finish(double seconds);

  bool hasDifferences() const { return totals.differences; }

private:
  llvm::raw_ostream &os;
  const bool isQuiet;
  AcceptedLine &accepted;
  CompareReporter *record;
  std::unique_ptr<CompareReporter> reporter;
  CompareTotals totals;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H
