// Judges what both functions of a pair state, and those that are left as they
// were lowered.

#include "verify/meaning/Stated.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/dialects/Stated.h"
#include "verify/meaning/Terms.h"

using namespace palindrome;
using namespace palindrome::meaning;
using refine::FunctionPair;

namespace {
/// What the rules state of both functions of a pair.
struct StatedPair {
  std::unique_ptr<llvm::Module> modules[2];
  LoweredModule terms[2];
  Terms printer{&terms[0], &terms[1]};
  FunctionPair pair;
};

class Statements {
public:
  /// The statements of both functions of `pair`; null, and `reason` says why,
  /// if one is not stated.
  std::unique_ptr<StatedPair> state(const FunctionPair &pair,
                                    const Originals &originals,
                                    std::string &reason);

private:
  /// The types of the functions of `original`.
  const llvm::Module &declarationsOf(mlir::ModuleOp original,
                                     const dialects::Limits &limits,
                                     llvm::LLVMContext &context);

  llvm::DenseMap<mlir::Operation *, std::unique_ptr<llvm::Module>> declarations;
};

/// How a pair is judged.
struct Way {
  std::unique_ptr<StatedPair> stated; ///< Null if it is only judged as lowered.
  std::string reason;                 ///< Why it is not judged as stated.
  bool isOfMLIR = false;
  std::optional<PairResult> decided;
};
} // namespace

const llvm::Module &Statements::declarationsOf(mlir::ModuleOp original,
                                               const dialects::Limits &limits,
                                               llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> &known = declarations[original];
  if (!known)
    known = dialects::declareFunctions(original, limits, context);
  return *known;
}

/// The function of `original` that `function` was made of; null if there is
/// none.
static mlir::FunctionOpInterface find(mlir::ModuleOp original,
                                      const llvm::Function *function) {
  return original && function
             ? original.lookupSymbol<mlir::FunctionOpInterface>(
                   function->getName())
             : nullptr;
}

std::unique_ptr<StatedPair> Statements::state(const FunctionPair &pair,
                                              const Originals &originals,
                                              std::string &reason) {
  auto result = std::make_unique<StatedPair>();
  const mlir::ModuleOp modules[] = {originals.source, originals.target};
  const llvm::Function *lowered[] = {pair.source, pair.target};
  const llvm::Module &like = *pair.source->getParent();
  dialects::Limits limits = dialects::limitsOfStatements(originals.indexBits);
  for (unsigned side = 0; side < 2; ++side) {
    mlir::ModuleOp original = modules[side];
    llvm::LLVMContext &context = like.getContext();
    mlir::FunctionOpInterface function = find(original, lowered[side]);
    const llvm::Function *declared = declarationsOf(original, limits, context)
                                         .getFunction(lowered[side]->getName());
    if (!declared) {
      reason = "its types are not stated in LLVM IR";
      return nullptr;
    }
    auto &module = result->modules[side];
    module = std::make_unique<llvm::Module>("", context);
    module->setDataLayout(like.getDataLayout());
    module->setTargetTriple(like.getTargetTriple());
    LoweredModule &terms = result->terms[side];
    const llvm::Function *stated = dialects::stateFunction(
        original, function, *declared, *module, limits, reason, &terms.ops);
    if (!stated)
      return nullptr;
    terms.functions[stated] =
        describeFunction(function, *stated, /*areBare=*/false);
  }
  std::vector<FunctionPair> pairs;
  (void)refine::pairFunctions(*result->modules[0], pair.source->getName(),
                              *result->modules[1], pair.target->getName(),
                              pairs);
  result->pair = std::move(pairs.front());
  result->pair.sourceName = pair.sourceName;
  result->pair.targetName = pair.targetName;
  result->pair.printer = &result->printer;
  return result;
}

/// Whether `result`, of statements, is the verdict on the pair.
static bool isDecided(const PairResult &result) {
  return result.meaning == Meaning::Different ||
         (result.meaning <= Meaning::Refined && result.complete);
}

static std::vector<Way>
chooseWays(llvm::ArrayRef<FunctionPair> pairs,
           llvm::function_ref<Originals(size_t)> originalsOf,
           const RefineOptions &options) {
  std::vector<Way> ways(pairs.size());
  Statements statements;
  for (auto [number, pair] : llvm::enumerate(pairs)) {
    Way &way = ways[number];
    Originals originals = originalsOf(number);
    mlir::FunctionOpInterface source = find(originals.source, pair.source),
                              target = find(originals.target, pair.target);
    auto isLLVM = [](mlir::FunctionOpInterface function) {
      return llvm::isa<mlir::LLVM::LLVMFuncOp>(*function);
    };
    way.isOfMLIR = source && target && !(isLLVM(source) && isLLVM(target));
    if (!way.isOfMLIR)
      continue;
    if (options.undefInputs)
      way.reason = "values may be undef";
    else if (pair.judgement.meaning != Meaning::Equivalent ||
             !pair.surroundings.empty())
      way.reason = "more than the bodies differs";
    else
      way.stated = statements.state(pair, originals, way.reason);
  }
  return ways;
}

/// Judges `some` of the pairs, by their numbers.
static void checkSome(llvm::ArrayRef<size_t> some,
                      llvm::function_ref<const FunctionPair &(size_t)> pairOf,
                      const RefineOptions &options,
                      llvm::function_ref<void(size_t, PairResult)> take,
                      const refine::PairEvents &events) {
  std::vector<FunctionPair> pairs;
  for (size_t number : some)
    pairs.push_back(pairOf(number));
  refine::PairEvents own = events;
  if (events.onBegin)
    own.onBegin = [&](size_t i) { events.onBegin(some[i]); };
  size_t next = 0;
  refine::checkPairs(
      pairs, options,
      [&](const PairResult &result) { take(some[next++], result); }, own);
}

void meaning::checkPairs(llvm::ArrayRef<FunctionPair> pairs,
                         llvm::function_ref<Originals(size_t)> originalsOf,
                         const RefineOptions &options, double statedSeconds,
                         llvm::function_ref<void(const PairResult &)> deliver,
                         const refine::PairEvents &events) {
  std::vector<Way> ways = chooseWays(pairs, originalsOf, options);
  std::vector<size_t> stated, rest;
  for (size_t i = 0; i < ways.size(); ++i)
    if (ways[i].stated)
      stated.push_back(i);
  RefineOptions brief = options;
  brief.timeoutSeconds = statedSeconds;
  brief.testRuns = 0;
  checkSome(
      stated,
      [&](size_t i) -> const FunctionPair & { return ways[i].stated->pair; },
      brief,
      [&](size_t i, PairResult result) {
        result.basis = Basis::Rules;
        if (isDecided(result))
          ways[i].decided = std::move(result);
        else
          ways[i].reason = "undecided by the dialects' rules: " +
                           (result.complete ? explanationOf(result)
                                            : "loops that run longer");
      },
      events);
  for (size_t i = 0; i < ways.size(); ++i)
    if (!ways[i].decided)
      rest.push_back(i);
  size_t next = 0;
  auto deliverDecided = [&] {
    for (; next < ways.size() && ways[next].decided; ++next)
      deliver(*ways[next].decided);
  };
  deliverDecided();
  checkSome(
      rest, [&](size_t i) -> const FunctionPair & { return pairs[i]; }, options,
      [&](size_t i, PairResult result) {
        if (ways[i].isOfMLIR) {
          result.basis = Basis::Lowered;
          result.unstated = std::move(ways[i].reason);
        }
        deliver(result);
        ++next;
        deliverDecided();
      },
      events);
}
