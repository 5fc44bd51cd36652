// Brings what was gathered into a store.

#ifndef PALINDROME_CORPUS_HARVEST_HARVEST_H
#define PALINDROME_CORPUS_HARVEST_HARVEST_H

#include "corpus/harvest/Gather.h"
#include "corpus/harvest/Journal.h"
#include "corpus/harvest/compile/Compilers.h"
#include "corpus/intake/Intake.h"

namespace palindrome::corpus::harvest {

/// Gives the modules of what was gathered, each read or compiled in a worker.
class Harvest {
public:
  /// Leaves out what the journal and `store`, which must be open, know: the
  /// commands that were compiled before from the same contents. `journal` must
  /// outlive this object.
  Harvest(Gathered gathered, const CompileOptions &options, Store &store,
          Journal &journal);

  /// For `takeIn`, as long as this object lives.
  Sources sources();

  std::vector<std::string> problems; ///< As those of Gathered, and more.
  /// The commands that were compiled before.
  uint64_t known = 0;

private:
  struct Unit {
    CompileCommand command;
    Compiler compiler;
    std::string key; ///< In the journal.
  };

  bool isKnown(llvm::StringRef key, Store &store);
  Supply read(const GatheredFile &file) const;
  Supply compile(const Unit &unit);

  const CompileOptions options;
  Journal &journal;
  Digests digests;
  std::vector<GatheredFile> files;
  std::vector<Unit> units;
};

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_HARVEST_H
