// Mutations of LLVM modules that test the differ. Each changes one thing that
// LLVM prints, and names the class that the differ should report.

#ifndef PALINDROME_TEST_MUTATE_MUTATOR_H
#define PALINDROME_TEST_MUTATE_MUTATOR_H

#include "test/Chooser.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Module.h"

namespace palindrome::mutate {

/// One kind of mutation: a row of the table.
struct Mutation {
  llvm::StringLiteral name;
  /// The class that the differ should report, or several separated by `|`. A
  /// name that ends in `*` stands for every name with that prefix.
  llvm::StringLiteral expected;
  /// Mutates the module at a place that `choose` picks. Returns false if there
  /// is no such place, in which case the module is unchanged. A mutated module
  /// may be invalid, but can be printed.
  bool (*apply)(llvm::Module &module, Chooser &choose);
  /// If `apply` is null, mutates the text of the module instead, which is read
  /// back in the new context `context`. If that fails, the mutation does not
  /// apply.
  bool (*rewrite)(std::string &text, llvm::LLVMContext &context,
                  Chooser &choose) = nullptr;
};

/// The tables, one a file.
llvm::ArrayRef<Mutation> globalMutations();
llvm::ArrayRef<Mutation> symbolMutations();
llvm::ArrayRef<Mutation> instructionMutations();
llvm::ArrayRef<Mutation> callMutations();
llvm::ArrayRef<Mutation> controlFlowMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> metadataMutations();
llvm::ArrayRef<Mutation> debugRecordMutations();
llvm::ArrayRef<Mutation> textMutations();

/// The rows of all tables.
std::vector<Mutation> allMutations();

/// Whether `className` is among the expected classes of `mutation`.
bool isExpected(const Mutation &mutation, llvm::StringRef className);

/// Whether a mutated module is isomorphic to the original: all expected classes
/// are of spelling.
bool isSpelling(const Mutation &mutation);

/// The differ's performance on one mutation.
enum class Outcome {
  NotApplicable, ///< The module has no place for the mutation.
  Unprinted,     ///< The text of the module did not change.
  Missed,        ///< The differ found the modules too much alike.
  Unnamed,       ///< The differ found a difference, of no expected class.
  Overjudged,    ///< An expected class, but `Different` for a spelling.
  Named,         ///< An expected class and the right likeness.
};

/// The result of one mutation.
struct Trial {
  Outcome outcome = Outcome::NotApplicable;
  /// The expected class that the differ reported; if it reported none, the
  /// first expected class.
  std::string className;
  /// The printed result of the differ.
  std::string report;
};

/// Applies `mutation` to `mutated`, a copy of `original` in any context, and
/// judges the differ's result. If the outcome is NotApplicable, `mutated` is
/// unchanged.
Trial tryMutation(const Mutation &mutation, const llvm::Module &original,
                  llvm::Module &mutated, uint64_t seed);

/// The instructions of `module` for which `accept` holds.
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

/// Chooses an instruction of class `Kind` for which `accept` holds; null if
/// there is none.
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

/// Chooses a global value of class `Kind` for which `accept` holds; null if
/// there is none.
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

/// The debug records of the module; those of variables.
std::vector<llvm::DbgRecord *> records(llvm::Module &module);
std::vector<llvm::DbgVariableRecord *> variableRecords(llvm::Module &module);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_MUTATOR_H
