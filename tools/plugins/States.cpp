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

namespace {
/// A state, read and brought to LLVM IR.
struct State {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::optional<LoweredModule> lowered;

  bool read(llvm::StringRef picture, mlir::MLIRContext &context,
            llvm::LLVMContext &llvmContext, const LoweringOptions &options,
            Diagnostic &error) {
    module = parseMLIR({picture, "module"}, context, error);
    if (module)
      lowered = bringToLLVM(*module, options, llvmContext, error);
    return lowered.has_value();
  }
};
} // namespace

/// `result` on `pair`, whose source is in `source`, without what need not hold
/// of a program that contains them, after a pass that made the symbols in
/// `madeLocal` local, and sees all of the program if `isInterprocedural`.
static PairResult weaken(PairResult result, const refine::FunctionPair &pair,
                         const llvm::Module &source,
                         const llvm::StringSet<> &madeLocal,
                         bool isInterprocedural) {
  if (result.meaning != Meaning::Different)
    return result;
  llvm::StringRef name =
      result.sourceName.empty() ? result.targetName : result.sourceName;
  std::optional<std::string> why = passes::doubtOfCallers(
      pair, source, madeLocal.contains(name.drop_front()), isInterprocedural);
  if (!why)
    return result;
  PairResult weaker;
  weaker.sourceName = result.sourceName;
  weaker.targetName = result.targetName;
  weaker.reason = Reason{ReasonKind::Unsupported, *why};
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
  State source, target;
  Diagnostic error;
  LoweringOptions reporting = lowering;
  reporting.onStep = [](const LoweringStep &step) {
    setWorkerStage(describeStep(step));
  };
  setWorkerStage("translation");
  if (!source.read(before, context, llvmContext, reporting, error) ||
      !target.read(after, context, llvmContext, reporting, error))
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
  std::string answer;
  size_t number = 0;
  RefineOptions own = options;
  // Of this process, as the file demands.
  std::unique_ptr<proofs::ProofStore> store =
      cache ? cache->makeStore() : nullptr;
  own.proofs = store.get();
  own.undefInputs &= mayReceiveUndef(&*source.lowered, &*target.lowered);
  suspendTimeLimit();
  refine::checkPairs(pairs, own, [&](const PairResult &result) {
    const refine::FunctionPair &pair = pairs[number++];
    if (!result.sameText)
      answer += refine::formatPair(weaken(result, pair, sourceModule, madeLocal,
                                          isInterprocedural)) +
                "\n";
  });
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
