// The report on a campaign, for people and for programs.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_FUZZREPORT_H
#define PALINDROME_VERIFY_SEEK_FUZZ_FUZZREPORT_H

#include "verify/seek/fuzz/Campaign.h"
#include "verify/seek/fuzz/judge/JudgedMutant.h"
#include "verify/seek/fuzz/state/FindingFolder.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::fuzz {

class FuzzReport {
public:
  /// `isJSON` chooses JSON objects, one a line, over text.
  FuzzReport(llvm::raw_ostream &os, bool isJSON) : os(os), isJSON(isJSON) {}

  /// A finding with a new cause.
  void addFinding(const Finding &finding);
  /// At the end: in text every finding of the campaign, and the counts.
  void finish(const FuzzSummary &summary);

  /// What a replay of the finding in the folder `path` showed.
  void addReplay(llvm::StringRef path, const StoredFinding &finding,
                 const JudgedMutant &mutant);

private:
  llvm::raw_ostream &os;
  bool isJSON;
};

/// The line that a terminal shows while a campaign runs.
std::string progressLine(const FuzzSummary &summary);

/// How many causes have this evidence.
uint64_t countFindings(const FuzzSummary &summary, Evidence evidence);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_FUZZREPORT_H
