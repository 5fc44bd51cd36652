// A mutant in the making, of whatever kind of module is fuzzed: it takes steps,
// and is judged at the end.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_ANYMUTANT_H
#define PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_ANYMUTANT_H

#include "palindrome/Verify.h"
#include "verify/seek/fuzz/features/Features.h"
#include "verify/seek/fuzz/mutants/Case.h"
#include "verify/seek/mutate/Mutant.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>

namespace palindrome::fuzz {

/// Draws steps: which mutation, and at which place.
class StepSource {
public:
  virtual ~StepSource();
  /// The paths that a step may take parts from.
  virtual mutate::Step draw(mutate::Chooser &choose,
                            llvm::ArrayRef<std::string> donors) = 0;
  /// Sets the weight of a mutation; 8 is that of one about which nothing is
  /// known.
  virtual void setWeight(llvm::StringRef mutation, unsigned weight) = 0;
};

/// A seed with the steps that were applied to it.
class AnyMutant {
public:
  virtual ~AnyMutant();
  /// Whether the seed could be read and verified; if not, no other member may
  /// be called.
  virtual bool isReadable() const = 0;
  /// Applies a step. Returns whether it has changed the module.
  virtual bool apply(const mutate::Step &step) = 0;
  /// The mutant as a file: text, or bytes as they are.
  virtual std::string text() const = 0;
  /// The extension of that file, with its dot.
  virtual llvm::StringRef extension() const = 0;
  virtual void addFeaturesTo(Features &features) const = 0;
  /// Judges the mutant, which may be consumed: only `mlirText` may be called
  /// afterwards.
  virtual FileResult judge(const Judge &judge, llvm::StringRef name) = 0;
  /// The mutant as text or bytecode of MLIR; empty if it is LLVM IR.
  virtual std::string mlirText() const { return ""; }
};

/// What mutants are made of, and which results are findings.
class MutantKind {
public:
  virtual ~MutantKind();
  /// `llvm`, `mlir`, `bytes` or `lowering`.
  virtual llvm::StringRef name() const = 0;
  /// Which files are seeds, in words.
  virtual std::string seedsWanted() const = 0;
  virtual std::unique_ptr<StepSource> newStepSource() const = 0;
  /// What no step has changed yet. `seed` is valid as long as the mutant.
  virtual std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef seed,
            const mutate::DonorLoader &donors) const = 0;
  /// Whether the file `path` can be a seed, by its name.
  virtual bool accepts(llvm::StringRef path) const = 0;
  /// The causes (see Cause.h) for which a result is a finding; none if it is
  /// none.
  virtual std::vector<std::string> causes(const FileResult &result) const = 0;
  /// Whether the `text` of a mutant is a module that LLVM reads and verifies;
  /// true for what is no text of LLVM IR.
  virtual bool isValidText(llvm::StringRef) const { return true; }
  /// Whether mutants can be made of a module with this result.
  virtual bool isSeed(const FileResult &result) const = 0;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_ANYMUTANT_H
