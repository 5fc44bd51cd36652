// Mutants of what a lowering makes.

#include "test/mutate/lowering/Lowered.h"
#include "test/mutate/lowering/Child.h"
#include "verify/judge/refine/Check.h"
#include "verify/seek/mutate/Mutant.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::mutate;

/// The rows that change what code does. Of flags, only those that a lowering
/// sets.
static constexpr llvm::StringLiteral rows[] = {
    "nuw/nsw",
    "disjoint",
    "nneg",
    "fast-math flag",
    "predicate",
    "rmw operation",
    "shuffle mask",
    "insertvalue index",
    "operands swapped",
    "operand replaced",
    "constant operand",
    "gep index",
    "gep type",
    "allocated type",
    "opcode",
    "instruction removed",
    "successor",
    "switch case",
    "switch case removed",
    "phi value",
    "phi values swapped",
    "callee",
};

/// The functions of which the judge says that the lowering is right, and that
/// are others in `mutant`.
static std::vector<std::string> changedFunctions(const Fixture &fixture,
                                                 const llvm::Module &original,
                                                 const llvm::Module &mutant) {
  auto print = [](const llvm::Function *function) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (function)
      function->print(stream);
    return text;
  };
  std::vector<std::string> names;
  for (const std::string &symbol : fixture.tested) {
    llvm::StringRef name = llvm::StringRef(symbol).drop_front();
    if (print(original.getFunction(name)) != print(mutant.getFunction(name)))
      names.push_back(symbol);
  }
  return names;
}

/// Whether each of the functions `names` of `mutant` is proved to refine that
/// of the original.
static bool isProved(const Fixture &fixture, const std::string &mutant,
                     llvm::ArrayRef<std::string> names) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> source =
      llvm::parseAssemblyString(fixture.lowered, error, context);
  std::unique_ptr<llvm::Module> target =
      llvm::parseAssemblyString(mutant, error, context);
  if (!source || !target)
    return false;
  RefineOptions options;
  options.bothWays = false;
  options.undefInputs = options.poisonInputs = false;
  options.timeoutSeconds = 2;
  return llvm::all_of(refine::pairModules(*source, *target),
                      [&](const refine::FunctionPair &pair) {
                        return !llvm::is_contained(names, pair.sourceName) ||
                               refine::checkPair(pair, options).meaning <=
                                   Meaning::Refined;
                      });
}

/// What one mutant of `fixture` does; nothing if it changes no function that is
/// judged.
static std::optional<Noticed> tryMutant(const Fixture &fixture,
                                        llvm::StringRef row, uint64_t seed) {
  llvm::MemoryBufferRef text(fixture.lowered, fixture.name);
  Mutant mutant(text, [](llvm::StringRef) { return std::nullopt; });
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> original =
      llvm::parseAssemblyString(fixture.lowered, error, context);
  if (!mutant || !original ||
      mutant.apply({row.str(), seed, ""}) != StepResult::Applied)
    return std::nullopt;
  std::vector<std::string> changed =
      changedFunctions(fixture, *original, *mutant);
  if (changed.empty())
    return std::nullopt;
  if (isJudgedDifferent(fixture, *mutant))
    return Noticed::Judge;
  return isProved(fixture, textOf(*mutant), changed) ? Noticed::Proved
                                                     : Noticed::Unnoticed;
}

void mutate::mutateLowered(const std::vector<Fixture> &fixtures, unsigned count,
                           Table &table) {
  constexpr unsigned seconds = 60, nothing = 255;
  for (llvm::StringRef row : rows)
    for (const Fixture &fixture : fixtures)
      for (uint64_t seed = 1; seed <= count; ++seed) {
        std::optional<unsigned> result = inChild(seconds, [&] {
          std::optional<Noticed> found = tryMutant(fixture, row, seed);
          return found ? static_cast<unsigned>(*found) : nothing;
        });
        // Where there is no result, the interpreter or the prover had none.
        if (result != nothing)
          table.add("LLVM IR: " + row.str(),
                    fixture.name + ", seed " + std::to_string(seed),
                    result ? static_cast<Noticed>(*result)
                           : Noticed::Unnoticed);
      }
}
