// Adds many modules to a store, in worker processes.

#ifndef PALINDROME_CORPUS_INTAKE_INTAKE_H
#define PALINDROME_CORPUS_INTAKE_INTAKE_H

#include "corpus/store/Store.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace palindrome::corpus {

/// A module to be added.
struct Incoming {
  std::string contents;
  /// Names the module in messages; the extension is the language of a text.
  std::string name;
  Origin origin;
};

/// What a source gives.
struct Supply {
  std::vector<Incoming> modules;
  /// What could not be read, each a line `file: error: message`.
  std::vector<std::string> problems;
};

/// Where modules come from, such as files.
struct Sources {
  size_t count = 0;
  /// Names a source in messages about a worker that died of it.
  std::function<std::string(size_t)> name;
  /// Reads a source, in a worker.
  std::function<Supply(size_t)> read;
};

struct IntakeOptions {
  unsigned jobs = 1;              ///< The number of worker processes.
  double timeoutSeconds = 60;     ///< Wall time for one source; 0: no limit.
  uint64_t memoryBytes = 0;       ///< For one worker; 0: no limit.
  mlir::DialectRegistry registry; ///< The dialects that MLIR may use.
};

/// What became of one source.
struct SourceResult {
  struct Added {
    std::string digest;
    bool isNew = false; ///< The store had no such module.
    uint64_t size = 0, storedSize = 0;
  };
  std::vector<Added> modules;
  std::vector<std::string> problems; ///< Lines, as those of Supply.
};

struct IntakeCounts {
  uint64_t modules = 0;     ///< That are in the store now.
  uint64_t added = 0;       ///< Those of them that were not there before.
  uint64_t problems = 0;    ///< Modules or sources that could not be read.
  uint64_t bytes = 0;       ///< Of the modules that were added.
  uint64_t storedBytes = 0; ///< The same, compressed.

  void add(const SourceResult &result);
};

/// Reads all of `sources` in workers, which describe and compress the modules,
/// and adds them to `store`, which must be open. A module that cannot be read
/// is a problem of its source, and no error; a source whose worker dies is lost
/// as a whole. Calls `deliver` with what became of each source, in their order.
/// An error is one of the store.
///
/// The calling process must have no other threads.
llvm::Expected<IntakeCounts>
takeIn(Store &store, const Sources &sources, const IntakeOptions &options,
       llvm::function_ref<void(size_t, const SourceResult &)> deliver);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_INTAKE_INTAKE_H
