// The reports of palindrome compare: a part for each change, and a summary.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_REPORTER_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_REPORTER_H

#include "tools/commands/compare/FilePairs.h"
#include "verify/run/versions/Versions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <memory>

namespace palindrome::tools {

/// What a report mentions beside the changes.
struct CompareContext {
  std::string older, newer; ///< As the command line has them.
  std::vector<versions::NormalForm> forms;
  std::string baseline;   ///< Its path; empty if there is none.
  bool explains = false;  ///< Whether to show what a proof stopped at.
  bool hasColour = false; ///< Whether the output is a terminal with colours.
};

/// A change of a symbol, and the modules that have it.
struct Finding {
  const llvm::Module &older, &newer;
  const versions::Change &change;
  bool isAccepted = false; ///< By the baseline.

  /// The function of either version; null if there is none.
  const llvm::Function *olderFunction() const;
  const llvm::Function *newerFunction() const;
};

/// What a run has found so far.
struct CompareTotals {
  unsigned files = 0, loneFiles = 0; ///< Pairs, and files without another.
  unsigned same = 0;                 ///< Functions of the same text.
  std::array<unsigned, 4> counts{};  ///< Of functions in both, by `Meaning`.
  unsigned added = 0, removed = 0;
  unsigned layouts = 0; ///< Types whose layout changed.
  unsigned trusted = 0; ///< Verdicts on normal forms that are not proved.
  /// Changes that users may notice, and files without another: those that no
  /// baseline accepts, and the others.
  unsigned differences = 0, accepted = 0;
  double seconds = 0;

  /// "2 the same, 1 different; 1 file of one version alone; 1 accepted".
  std::string text() const;
};

class CompareReporter {
public:
  virtual ~CompareReporter();
  /// Reports the changes between two files, of which there is at least one.
  virtual void add(const FilePair &files, llvm::ArrayRef<Finding> findings) = 0;
  /// A file that only one version has.
  virtual void addLone(const FilePair &files, bool isAccepted) = 0;
  virtual void addLayout(const versions::LayoutChange &change,
                         bool isAccepted) = 0;
  virtual void finish(const CompareTotals &totals) = 0;
};

/// A form of report; a new one is a file of this folder and a row in
/// Report.cpp.
struct CompareFormat {
  llvm::StringLiteral name; ///< The value of --format.
  std::unique_ptr<CompareReporter> (*create)(llvm::raw_ostream &os,
                                             const CompareContext &context);
};

std::unique_ptr<CompareReporter>
createCompareText(llvm::raw_ostream &os, const CompareContext &context);
std::unique_ptr<CompareReporter>
createCompareJSON(llvm::raw_ostream &os, const CompareContext &context);
std::unique_ptr<CompareReporter>
createCompareSARIF(llvm::raw_ostream &os, const CompareContext &context);
std::unique_ptr<CompareReporter>
createCompareHTML(llvm::raw_ostream &os, const CompareContext &context);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_REPORTER_H
