// Reads both states in a worker, which has contexts of its own, and has the
// pairs judged in workers of that one.

#include "tools/plugins/States.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "verify/seek/passes/Changes.h"
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

/// Reads a state and brings it to LLVM IR; null after an error.
static passes::SharedOrigin read(llvm::StringRef picture,
                                 mlir::MLIRContext &context,
                                 llvm::LLVMContext &llvmContext,
                                 const LoweringOptions &options,
                                 Diagnostic &error) {
  auto state = std::make_shared<passes::Origin>();
  state->options = options;
  state->module = parseMLIR({picture, "module"}, context, error);
  if (!state->module)
    return nullptr;
  state->lowered = bringToLLVM(*state->module, options, llvmContext, error);
  return state->lowered ? state : nullptr;
}

/// The text that precedes an error in a worker's answer.
static constexpr llvm::StringLiteral errorMark = "error: ";

/// What the passes did, as `formatResult` has it; or the error.
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
  Diagnostic error;
  LoweringOptions reporting = lowering;
  reporting.onStep = [](const LoweringStep &step) {
    setWorkerStage(describeStep(step));
  };
  setWorkerStage("translation");
  passes::SharedOrigin source =
      read(before, context, llvmContext, reporting, error);
  passes::SharedOrigin target =
      source ? read(after, context, llvmContext, reporting, error) : nullptr;
  if (!target)
    return errorMark.str() + error.str("not judged");
  RefineOptions own = options;
  // Of this process, as the file demands.
  std::unique_ptr<proofs::ProofStore> store =
      cache ? cache->makeStore() : nullptr;
  own.proofs = store.get();
  FileResult result;
  passes::Changes changes(own, result);
  passes::PassRun run = passes::wholeRun("passes", "passes");
  run.isInterprocedural = isInterprocedural;
  changes.addAll(run, *source->lowered->module, *target->lowered->module,
                 source, target);
  changes.judge();
  return roundtrip::formatResult(result);
}

llvm::Expected<std::vector<PassPair>>
plugins::judgeStates(llvm::StringRef before, llvm::StringRef after,
                     const mlir::DialectRegistry &dialects,
                     bool isInterprocedural, const LoweringOptions &lowering,
                     const RefineOptions &options,
                     const std::optional<proofs::StorePlace> &cache) {
  std::string problem;
  std::vector<PassPair> pairs;
  auto deliver = [&](size_t, const JobOutcome &outcome) {
    llvm::StringRef answer = outcome.text;
    if (outcome.kind != JobOutcome::Kind::Done)
      problem = "not judged: " + outcome.text;
    else if (answer.consume_front(errorMark))
      problem = answer.str();
    else if (std::optional<FileResult> result = roundtrip::parseResult(answer);
             result && result->passes)
      pairs = std::move(result->passes->pairs);
    else
      problem = "not judged: the answer of a worker is garbled";
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
  return pairs;
}
