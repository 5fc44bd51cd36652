// Reads both states in a worker, which has contexts of its own, and has the
// pairs judged in workers of that one.

#include "tools/plugins/States.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "verify/io/Context.h"
#include "verify/io/Reader.h"
#include "verify/io/Writer.h"
#include "verify/meaning/Terms.h"
#include "verify/meaning/Undef.h"
#include "verify/passes/Callers.h"
#include "verify/passes/Lowering.h"
#include "verify/refine/Check.h"
#include "verify/refine/PairJSON.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::meaning;

std::string plugins::takePicture(mlir::ModuleOp module) {
  std::string picture;
  {
    llvm::raw_string_ostream stream(picture);
    if (writeBytecode(module, stream))
      return picture;
  }
  picture.clear();
  llvm::raw_string_ostream stream(picture);
  printMLIR(module, stream);
  return picture;
}

/// Reads a state and brings it to LLVM IR; false after an error.
static bool read(passes::Origin &state, llvm::StringRef picture,
                 mlir::MLIRContext &context, llvm::LLVMContext &llvmContext,
                 const LoweringOptions &options, Diagnostic &error) {
  state.options = options;
  state.module = parseMLIR({picture, "module"}, context, error);
  if (state.module)
    state.lowered = bringToLLVM(*state.module, options, llvmContext, error);
  return state.lowered.has_value();
}

/// Why `result` on `pair` need not show that a pass is wrong: the function is
/// right for its callers, where the pass made it local (`isMadeLocal`) or sees
/// all of the program (`isInterprocedural`), or the lowering decides. Nothing
/// if it shows that.
static std::optional<std::string>
doubtOf(const PairResult &result, const refine::FunctionPair &pair,
        const passes::Origin &source, const passes::Origin &target,
        bool isMadeLocal, bool isInterprocedural,
        const RefineOptions &options) {
  if (std::optional<std::string> why = passes::doubtOfCallers(
          pair, *source.lowered->module, isMadeLocal, isInterprocedural))
    return why;
  return passes::findLoweringCause(pair, result, source, target, options);
}

/// The result in the place of `result` where `why` casts doubt on it.
static PairResult undecided(const PairResult &result, std::string why) {
  PairResult weaker;
  weaker.sourceName = result.sourceName;
  weaker.targetName = result.targetName;
  weaker.reason = Reason{ReasonKind::Unsupported, std::move(why)};
  weaker.seconds = result.seconds;
  return weaker;
}

/// The text that precedes an error in a worker's answer.
static constexpr llvm::StringLiteral errorMark = "error: ";

/// The results of all pairs, a line each; or the error.
static std::string judge(llvm::StringRef before, llvm::StringRef after,
                         const mlir::DialectRegistry &dialects,
                         bool isInterprocedural,
                         const LoweringOptions &lowering,
                         const RefineOptions &options,
                         const std::optional<proofs::StorePlace> &cache) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerExports(registry);
  registerLowering(registry);
  dialects.appendTo(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  context.allowUnregisteredDialects();
  llvm::LLVMContext llvmContext;
  passes::Origin source, target;
  Diagnostic error;
  LoweringOptions reporting = lowering;
  reporting.onStep = [](const LoweringStep &step) {
    setWorkerStage(describeStep(step));
  };
  setWorkerStage("translation");
  if (!read(source, before, context, llvmContext, reporting, error) ||
      !read(target, after, context, llvmContext, reporting, error))
    return errorMark.str() + error.str("not judged");
  llvm::Module &sourceModule = *source.lowered->module,
               &targetModule = *target.lowered->module;
  // The pairs take other names for such symbols.
  llvm::StringSet<> madeLocal;
  for (const llvm::GlobalValue &symbol : sourceModule.global_values())
    if (passes::isMadeLocal(sourceModule, targetModule, symbol.getName()))
      madeLocal.insert(symbol.getName());
  std::vector<refine::FunctionPair> pairs =
      refine::pairModules(sourceModule, targetModule);
  Terms terms(&*source.lowered, &*target.lowered);
  for (refine::FunctionPair &pair : pairs)
    pair.printer = &terms;
  RefineOptions own = options;
  // Of this process, as the file demands.
  std::unique_ptr<proofs::ProofStore> store =
      cache ? cache->makeStore() : nullptr;
  own.proofs = store.get();
  own.undefInputs &= mayReceiveUndef(&*source.lowered, &*target.lowered);
  suspendTimeLimit();
  std::vector<PairResult> results;
  refine::checkPairs(
      pairs, own, [&](const PairResult &result) { results.push_back(result); });
  std::string answer;
  for (auto [pair, result] : llvm::zip_equal(pairs, results)) {
    if (result.sameText)
      continue;
    llvm::StringRef name =
        result.sourceName.empty() ? result.targetName : result.sourceName;
    std::optional<std::string> why;
    if (result.meaning == Meaning::Different)
      why = doubtOf(result, pair, source, target,
                    madeLocal.contains(name.drop_front()), isInterprocedural,
                    own);
    answer += refine::formatPair(why ? undecided(result, *why) : result) + "\n";
  }
  return answer;
}

llvm::Expected<std::vector<PairResult>>
plugins::judgeStates(llvm::StringRef before, llvm::StringRef after,
                     const mlir::DialectRegistry &dialects,
                     bool isInterprocedural, const LoweringOptions &lowering,
                     const RefineOptions &options,
                     const std::optional<proofs::StorePlace> &cache) {
  std::string problem;
  std::vector<PairResult> results;
  auto deliver = [&](size_t, const JobOutcome &outcome) {
    llvm::StringRef rest = outcome.text;
    if (outcome.kind != JobOutcome::Kind::Done) {
      problem = "not judged: " + outcome.text;
    } else if (rest.consume_front(errorMark)) {
      problem = rest.str();
    }
    while (problem.empty() && !rest.empty()) {
      auto [line, tail] = rest.split('\n');
      if (std::optional<PairResult> result = refine::parsePair(line))
        results.push_back(std::move(*result));
      else
        problem = "not judged: the answer of a worker is garbled";
      rest = tail;
    }
  };
  runInWorkers(
      1, WorkerLimits(),
      [&](size_t) {
        return judge(before, after, dialects, isInterprocedural, lowering,
                     options, cache);
      },
      deliver);
  if (!problem.empty())
    return llvm::createStringError(problem);
  return results;
}
