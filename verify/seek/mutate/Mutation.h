// A mutation of an LLVM module: a row of a table, and its record as a step. The
// same steps on the same seed make the same mutant, on every machine, so that a
// finding of `palindrome fuzz` is a seed and a list of steps.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MUTATION_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MUTATION_H

#include "verify/seek/mutate/Chooser.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome::mutate {

/// The expected class of mutations that are for fuzzing alone: what they change
/// belongs to no one class of differences, so that the differ is not tested
/// with them.
inline constexpr llvm::StringLiteral forFuzzing("");

/// One kind of mutation: a row of a table. One of the three functions is set.
/// Each returns false if it found no place, and has not changed the module
/// then. A mutated module may be invalid, but can be printed.
struct Mutation {
  llvm::StringLiteral name;
  /// The class that the differ should report, or several separated by `|`. A
  /// name that ends in `*` stands for every name with that prefix. Or
  /// `forFuzzing`.
  llvm::StringLiteral expected;
  /// Mutates the module at a place that `choose` picks.
  bool (*apply)(llvm::Module &module, Chooser &choose) = nullptr;
  /// Mutates the text of the module instead, which is read back in the new
  /// context `context`. If that fails, the mutation does not apply.
  bool (*rewrite)(std::string &text, llvm::LLVMContext &context,
                  Chooser &choose) = nullptr;
  /// Copies a part of `donor`, which is in the context of `module`, into
  /// `module`.
  bool (*graft)(llvm::Module &module, std::unique_ptr<llvm::Module> donor,
                Chooser &choose) = nullptr;
};

/// The rows of all tables, in a fixed order; of those with an expected class.
llvm::ArrayRef<Mutation> allMutations();
std::vector<Mutation> differMutations();

/// The row of that name; null if there is none.
const Mutation *findMutation(llvm::StringRef name);

/// A mutation as it is recorded.
struct Step {
  /// The name of a row.
  std::string mutation;
  /// Of the row's choices.
  uint64_t seed = 0;
  /// The path of the module that a graft takes its part from; empty for other
  /// rows.
  std::string donor;

  bool operator==(const Step &other) const {
    return mutation == other.mutation && seed == other.seed &&
           donor == other.donor;
  }
};

/// A row of any table, as far as drawing is concerned.
struct DrawnRow {
  llvm::StringRef name;
  bool takesDonor = false;
};

/// How often each row of a table is drawn, relative to the others.
class Weights {
public:
  /// The rows of `allMutations`, of which each has the weight 8.
  Weights();
  /// Likewise, of another table.
  explicit Weights(std::vector<DrawnRow> rows);

  /// Sets the weight of the row `name`, or of all rows whose name begins with
  /// `name` without its final `*`. Returns false if there is no such row.
  bool set(llvm::StringRef name, unsigned weight);
  /// The weight of the row with that number.
  unsigned of(size_t row) const { return weights[row]; }
  /// Draws a row; `grafts` is false if there is no donor. Null if all weights
  /// are 0.
  const DrawnRow *draw(Chooser &choose, bool grafts) const;

private:
  std::vector<DrawnRow> rows;
  std::vector<unsigned> weights;
};

/// Draws a step. A graft takes one of `donors`, which are paths; if there are
/// none, no graft is drawn. The weight of at least one row is not 0.
Step drawStep(Chooser &choose, const Weights &weights,
              llvm::ArrayRef<std::string> donors);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MUTATION_H
