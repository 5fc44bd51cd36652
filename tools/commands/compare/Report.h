// What palindrome compare found, as text or as JSON.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H

#include "tools/commands/compare/FilePairs.h"
#include "verify/run/versions/Versions.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::tools {

class CompareReport {
public:
  /// Equivalent functions are left out if `isQuiet`. What a proof stopped at is
  /// shown if it `explains`.
  CompareReport(llvm::raw_ostream &os, bool isJSON, bool isQuiet, bool explains,
                bool hasColour, llvm::ArrayRef<versions::NormalForm> forms)
      : os(os), isJSON(isJSON), isQuiet(isQuiet), explains(explains),
        hasColour(hasColour), forms(forms) {}

  /// Adds what was found of two files.
  void add(const FilePair &files, const versions::Comparison &comparison);
  /// A file that only one version has.
  void addLone(const FilePair &files);
  /// The types that changed, of all files.
  void addLayouts(llvm::ArrayRef<versions::LayoutChange> changes);
  /// Ends the report.
  void finish(double seconds);

  bool hasDifferences() const { return differences || loneFiles; }

private:
  void print(const versions::Change &change);
  void write(const FilePair &files, const versions::Change &change);
  void print(const versions::LayoutChange &change);
  void write(const versions::LayoutChange &change);

  llvm::raw_ostream &os;
  const bool isJSON, isQuiet, explains, hasColour;
  const llvm::ArrayRef<versions::NormalForm> forms;
  unsigned files = 0, loneFiles = 0, same = 0, differences = 0, added = 0,
           removed = 0, layouts = 0;
  unsigned counts[4] = {}; ///< Of functions in both, by `Meaning`.
  unsigned trusted = 0;    ///< Verdicts on normal forms that are not proved.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_REPORT_H
