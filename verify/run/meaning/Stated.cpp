// Judges what both functions of a pair state, and those that are left as they
// were lowered.

#include "verify/run/meaning/Stated.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "verify/judge/dialects/Stated.h"
#include "verify/run/meaning/Terms.h"

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
  /// The statements of both functions of `pair`, that of the source with room
  /// for what it is passed or without (`stateFunction`); null, and `reason`
  /// says why, if one is not stated.
  std::unique_ptr<StatedPair> state(const FunctionPair &pair,
                                    const Originals &originals, bool hasRoom,
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
                                              bool hasRoom,
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
        original, function, *declared, *module, limits, reason, &terms.ops,
        {/*objects=*/false, /*room=*/hasRoom && side == 0});
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

/// Why `result`, of the statements of `pair`, is not the verdict on
/// `originals`; empty if it is. Statements say nothing of the functions that
/// they call, so that a difference counts only if nobody defines these.
static std::string whyUndecided(const PairResult &result,
                                const StatedPair &pair,
                                const Originals &originals) {
  // Functions of other types, such as after a bufferization, may mean the same.
  if (result.meaning == Meaning::Unknown || result.structural)
    return explanationOf(result);
  if (result.meaning != Meaning::Different)
    return result.complete ? "" : "loops that run longer";
  auto callsDefined = [](const llvm::Module &stated, mlir::ModuleOp original) {
    return llvm::any_of(stated, [&](const llvm::Function &function) {
      mlir::FunctionOpInterface callee = find(original, &function);
      return function.isDeclaration() && callee && !callee.isExternal();
    });
  };
  return callsDefined(*pair.modules[0], originals.source) ||
                 callsDefined(*pair.modules[1], originals.target)
             ? "a function is called that may differ, too"
             : "";
}

static std::vector<Way>
chooseWays(llvm::ArrayRef<FunctionPair> pairs,
           llvm::function_ref<Originals(size_t)> originalsOf,
           const RefineOptions &options, Statements &statements) {
  std::vector<Way> ways(pairs.size());
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
      way.stated =
          statements.state(pair, originals, /*hasRoom=*/false, way.reason);
  }
  return ways;
}

/// Whether `result` is a difference that a memref without memory may be the
/// only reason of.
static bool mayLackRoom(const PairResult &result, const FunctionPair &pair,
                        const Originals &originals) {
  return result.meaning == Meaning::Different &&
         llvm::any_of(
             find(originals.source, pair.source).getArgumentTypes(),
             [](mlir::Type type) { return llvm::isa<mlir::MemRefType>(type); });
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
  Statements statements;
  std::vector<Way> ways = chooseWays(pairs, originalsOf, options, statements);
  RefineOptions brief = options;
  brief.timeoutSeconds = statedSeconds;
  brief.testRuns = 0;
  auto checkStated = [&](llvm::ArrayRef<size_t> some,
                         llvm::function_ref<void(size_t, PairResult)> take) {
    checkSome(
        some,
        [&](size_t i) -> const FunctionPair & { return ways[i].stated->pair; },
        brief,
        [&](size_t i, PairResult result) {
          result.basis = Basis::Rules;
          take(i, std::move(result));
        },
        events);
  };
  std::vector<size_t> stated, withRoom, rest;
  for (size_t i = 0; i < ways.size(); ++i)
    if (ways[i].stated)
      stated.push_back(i);
  checkStated(stated, [&](size_t i, PairResult result) {
    Originals originals = originalsOf(i);
    std::string why = whyUndecided(result, *ways[i].stated, originals);
    if (!why.empty()) {
      ways[i].reason = "undecided by the dialects' rules: " + why;
      return;
    }
    if (mayLackRoom(result, pairs[i], originals))
      withRoom.push_back(i);
    ways[i].decided = std::move(result);
  });
  // Until that is known, nothing is decided; a statement may also be too large
  // with what it assumes.
  llvm::erase_if(withRoom, [&](size_t i) {
    ways[i].decided.reset();
    ways[i].stated = statements.state(pairs[i], originalsOf(i),
                                      /*hasRoom=*/true, ways[i].reason);
    return !ways[i].stated;
  });
  checkStated(withRoom, [&](size_t i, PairResult result) {
    if (result.meaning != Meaning::Different) {
      PairResult unknown{result.sourceName, result.targetName};
      unknown.basis = result.basis;
      unknown.reason = {ReasonKind::NotReproduced,
                        "no difference is known where memrefs have memory for "
                        "their elements"};
      unknown.seconds = result.seconds;
      result = std::move(unknown);
    }
    ways[i].decided = std::move(result);
  });
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
