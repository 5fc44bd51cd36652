// Brings both modules to LLVM IR in one context, and has these judged.

#include "verify/run/settle/mlir/SettleMLIR.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/OneLine.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/meaning/Undef.h"
#include "verify/run/settle/Settle.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::settle;
using namespace palindrome::meaning;

namespace {
/// One of the two modules, as LLVM IR.
struct Side {
  llvm::StringRef name; ///< In messages.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::optional<LoweredModule> lowered;

  /// Takes a copy of `given` into both contexts. Returns why that is not
  /// possible.
  std::optional<std::string> read(mlir::ModuleOp given,
                                  const LoweringOptions &options,
                                  mlir::MLIRContext &context,
                                  llvm::LLVMContext &llvmContext);
};
} // namespace

std::optional<std::string> Side::read(mlir::ModuleOp given,
                                      const LoweringOptions &options,
                                      mlir::MLIRContext &context,
                                      llvm::LLVMContext &llvmContext) {
  std::string contents;
  llvm::raw_string_ostream stream(contents);
  if (!writeBytecode(given, stream)) {
    contents.clear();
    printMLIR(given, stream);
  }
  Diagnostic error;
  setWorkerStage("reading the module of MLIR");
  module = parseMLIR({contents, name}, context, error);
  if (!module)
    return name.str() + " does not read back: " + error.within(name);
  setWorkerStage("lowering");
  lowered = bringToLLVM(*module, options, llvmContext, error);
  if (!lowered)
    return name.str() + " has no translation to LLVM IR: " + error.within(name);
  if (!lowered->leftOut.empty())
    return "the translation of " + name.str() +
           " to LLVM IR leaves something out: " + lowered->leftOut;
  return std::nullopt;
}

namespace {
/// What the worker answers that brings both modules to LLVM IR: three lines,
/// the lengths of two pieces of bitcode with their data layouts, and these.
struct Answer {
  std::string problem;   ///< Why there are no modules; else empty.
  std::string decisions; ///< Of the lowering.
  bool hasUndef = true;  ///< Whether inputs of functions may be undef.
  std::string layouts[2], bitcode[2];

  std::string format() const;
  bool parse(llvm::StringRef text);
};
} // namespace

std::string Answer::format() const {
  std::string text = problem + "\n" + decisions + "\n" +
                     (hasUndef ? "1" : "0") + "\n" + layouts[0] + "\n" +
                     layouts[1] + "\n" + std::to_string(bitcode[0].size()) +
                     "\n";
  return text + bitcode[0] + bitcode[1];
}

bool Answer::parse(llvm::StringRef text) {
  std::string undef, size;
  for (std::string *line :
       {&problem, &decisions, &undef, &layouts[0], &layouts[1], &size}) {
    if (!text.contains('\n'))
      return false;
    auto [first, rest] = text.split('\n');
    *line = first.str();
    text = rest;
  }
  hasUndef = undef == "1";
  size_t length;
  if (llvm::StringRef(size).getAsInteger(10, length) || length > text.size())
    return false;
  bitcode[0] = text.take_front(length).str();
  bitcode[1] = text.drop_front(length).str();
  return true;
}

/// Brings both modules to LLVM IR, in this process.
static Answer translate(mlir::ModuleOp original, mlir::ModuleOp back,
                        const MLIRSettling &options) {
  Answer answer;
  mlir::DialectRegistry registry;
  options.registerDialects(registry);
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  context.allowUnregisteredDialects();
  llvm::LLVMContext llvmContext;
  LoweringOptions lowering = options.lowering;
  lowering.onStep = [](const LoweringStep &step) {
    setWorkerStage(describeStep(step));
  };
  Side source{"the original", {}, {}}, target{"what came back", {}, {}};
  for (auto [side, module] :
       {std::pair(&source, original), std::pair(&target, back)})
    if (std::optional<std::string> problem =
            side->read(module, lowering, context, llvmContext)) {
      answer.problem = oneLine(*problem);
      return answer;
    }
  const LoweredModule &one = *source.lowered, &other = *target.lowered;
  answer.decisions = describeDecisions(one.isLowered ? one : other, lowering);
  answer.hasUndef = mayReceiveUndef(&one, &other);
  if (one.isLowered && other.isLowered && one.indexBits != other.indexBits)
    answer.problem = "index is " + std::to_string(one.indexBits) +
                     " bits in the original, and " +
                     std::to_string(other.indexBits) + " in what came back";
  const llvm::Module *const modules[] = {one.module.get(), other.module.get()};
  for (unsigned i : {0, 1}) {
    answer.layouts[i] = modules[i]->getDataLayoutStr();
    llvm::raw_string_ostream stream(answer.bitcode[i]);
    llvm::WriteBitcodeToFile(*modules[i], stream);
  }
  return answer;
}

/// The module of `answer` with the number `number`; null if its bitcode does
/// not read back.
static std::unique_ptr<llvm::Module>
readBack(const Answer &answer, unsigned number, llvm::LLVMContext &context) {
  auto module =
      llvm::parseBitcodeFile({answer.bitcode[number], "module"}, context);
  if (!module) {
    llvm::consumeError(module.takeError());
    return nullptr;
  }
  // The reader brings the layouts of older targets up to date.
  (*module)->setDataLayout(answer.layouts[number]);
  return std::move(*module);
}

/// Judges what the worker answered.
static void settleAnswer(const Answer &answer, const RefineOptions &options,
                         BothSides &sides) {
  sides.lowering = answer.decisions;
  sides.message = answer.problem;
  if (!answer.problem.empty())
    return;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> source = readBack(answer, 0, context),
                                target = readBack(answer, 1, context);
  if (!source || !target) {
    sides.message = "the bitcode of the module does not read back";
    return;
  }
  RefineOptions refine = options;
  refine.undefInputs &= answer.hasUndef;
  Settlement settled = settleModules(*source, *target, refine);
  sides.mlir = settled.verdict;
  sides.settled = std::move(settled.symbols);
  sides.message = std::move(settled.message);
}

void palindrome::settle::settleMLIR(mlir::ModuleOp original,
                                    mlir::ModuleOp back,
                                    const MLIRSettling &options,
                                    BothSides &sides) {
  sides.mlir = Verdict::Unknown;
  suspendTimeLimit();
  WorkerLimits limits;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.end = jobEnd();
  Answer answer;
  runInWorkers(
      1, limits,
      [&](size_t) { return translate(original, back, options).format(); },
      [&](size_t, const JobOutcome &outcome) {
        if (outcome.kind != JobOutcome::Kind::Done)
          answer.problem = "not settled: " + outcome.text;
        else if (!answer.parse(outcome.text))
          answer.problem = "not settled: the answer of a worker is garbled";
      });
  settleAnswer(answer, options.refine, sides);
}
