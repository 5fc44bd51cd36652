// Single mutations of LLVM modules, to test the differ with: each changes one
// thing that LLVM prints and says how the differ should name it.

#ifndef PALINDROME_TEST_MUTATE_MUTATOR_H
#define PALINDROME_TEST_MUTATE_MUTATOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Module.h"
#include <random>

namespace palindrome::mutate {

/// A source of choices, the same on every machine for the same seed.
class Chooser {
public:
  explicit Chooser(uint64_t seed) : engine(seed) {}
  /// A number below `n`, which is not zero.
  size_t below(size_t n) { return engine() % n; }
  /// One of `list`, which is not empty.
  template <typename List> auto &of(List &list) {
    return list[below(list.size())];
  }

private:
  std::mt19937_64 engine;
};

/// One kind of mutation: a row of the table.
struct Mutation {
  llvm::StringLiteral name;
  /// The class that the differ should report, or several separated by `|`; one
  /// that ends in `*` stands for all that begin so.
  llvm::StringLiteral expected;
  /// Mutates one place of the module, chosen by the chooser; false if there is
  /// none, and then the module is as it was. It may be invalid afterwards, but
  /// it prints.
  bool (*apply)(llvm::Module &module, Chooser &choose);
  /// Where `apply` is null: the same on what LLVM prints of the module, which
  /// is read back in `context`, a fresh one. What does not read has no place.
  bool (*rewrite)(std::string &text, llvm::LLVMContext &context,
                  Chooser &choose) = nullptr;
};

/// The tables.
llvm::ArrayRef<Mutation> globalMutations();
llvm::ArrayRef<Mutation> symbolMutations();
llvm::ArrayRef<Mutation> instructionMutations();
llvm::ArrayRef<Mutation> callMutations();
llvm::ArrayRef<Mutation> controlFlowMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> metadataMutations();
llvm::ArrayRef<Mutation> debugRecordMutations();
llvm::ArrayRef<Mutation> textMutations();

/// All rows.
std::vector<Mutation> allMutations();

/// Whether a class is among a mutation's expected ones.
bool isExpected(const Mutation &mutation, llvm::StringRef className);

/// Whether the mutation leaves the module isomorphic: all that it expects is
/// spelling.
bool isSpelling(const Mutation &mutation);

/// How the differ did on one mutation.
enum class Outcome {
  NotApplicable, ///< No place for it in this module.
  Unprinted,     ///< What LLVM prints did not change: nothing to find.
  Missed,        ///< The differ called it the same, or less than it is.
  Unnamed,       ///< Seen, by no expected class.
  Overjudged,    ///< Named, but spelling was called a difference.
  Named,         ///< Seen and named.
};

/// What was found out about one mutation.
struct Trial {
  Outcome outcome = Outcome::NotApplicable;
  /// The expected class that the differ named, or the first one that it should
  /// have.
  std::string className;
  /// The differ's text.
  std::string report;
};

/// Applies `mutation` to `mutated`, a copy of `original` in any context, and
/// judges what the differ says. Where the outcome is NotApplicable, `mutated`
/// is as it was.
Trial tryMutation(const Mutation &mutation, const llvm::Module &original,
                  llvm::Module &mutated, uint64_t seed);

/// All instructions of `module` that `accept`.
template <typename Accept>
std::vector<llvm::Instruction *> instructionsOf(llvm::Module &module,
                                                Accept accept) {
  std::vector<llvm::Instruction *> found;
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        if (accept(instruction))
          found.push_back(&instruction);
  return found;
}

/// Chooses an instruction that is a `Kind` and that `accept`; null without one.
template <typename Kind, typename Accept>
Kind *chooseInstruction(llvm::Module &module, Chooser &choose, Accept accept) {
  auto found = instructionsOf(module, [&](llvm::Instruction &instruction) {
    auto *kind = llvm::dyn_cast<Kind>(&instruction);
    return kind && accept(*kind);
  });
  return found.empty() ? nullptr : llvm::cast<Kind>(choose.of(found));
}
template <typename Kind>
Kind *chooseInstruction(llvm::Module &module, Chooser &choose) {
  return chooseInstruction<Kind>(module, choose, [](Kind &) { return true; });
}

/// Chooses a global value that is a `Kind` and that `accept`; null without one.
template <typename Kind, typename Accept>
Kind *chooseGlobal(llvm::Module &module, Chooser &choose, Accept accept) {
  std::vector<Kind *> found;
  for (llvm::GlobalValue &value : module.global_values())
    if (auto *kind = llvm::dyn_cast<Kind>(&value); kind && accept(*kind))
      found.push_back(kind);
  return found.empty() ? nullptr : choose.of(found);
}
template <typename Kind>
Kind *chooseGlobal(llvm::Module &module, Chooser &choose) {
  return chooseGlobal<Kind>(module, choose, [](Kind &) { return true; });
}

/// All records of the module, or its records of variables.
std::vector<llvm::DbgRecord *> records(llvm::Module &module);
std::vector<llvm::DbgVariableRecord *> variableRecords(llvm::Module &module);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_MUTATOR_H
