// The options --proof-cache and --proof-cache-key of the commands that prove.

#ifndef PALINDROME_TOOLS_LINE_PROOFCACHEOPTION_H
#define PALINDROME_TOOLS_LINE_PROOFCACHEOPTION_H

#include "tools/line/CommandLine.h"
#include "verify/judge/proofs/Store.h"
#include <memory>

namespace palindrome::tools {

/// The file of proofs that a command uses: the value of the option, else of the
/// environment variable PALINDROME_PROOF_CACHE, else the user's own file.
class ProofCacheOption {
public:
  void addTo(CommandLine &line);

  /// Finds the file. Returns false after it has reported that a file that
  /// somebody named cannot be used; the user's own may be missing.
  bool prepare();

  /// Does what `prepare` does, and closes the file again, for a command whose
  /// workers open it themselves.
  bool prepareForWorkers();

  /// Null if there is to be no cache.
  proofs::ProofStore *store() { return file.get(); }

  /// Warns of what went wrong with the file meanwhile.
  void warn() const;

private:
  std::string value, keyPath;
  bool isNamed = false;
  std::unique_ptr<proofs::ProofStore> file;
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_PROOFCACHEOPTION_H
