// palindrome refine, in the program that has MLIR: reads modules of MLIR, and
// has them lowered alike.

#include "tools/commands/refine/MLIRInputs.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tools/line/ErrorReport.h"
#include "tools/translation/CrashGuard.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/run/meaning/Names.h"
#include "verify/run/meaning/Stated.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::meaning;

std::optional<int> MLIRInputs::parse(CommandLine &line,
                                     const std::vector<std::string> &words,
                                     size_t leastInputs, size_t mostInputs) {
  if (hasPipeline)
    line.addString("pipeline", "PASSES", passesOfMLIR.pipeline,
                   "judge what MLIR's passes make of SOURCE, as mlir-opt "
                   "--pass-pipeline takes them");
  lowering.addTo(line);
  return plugins.parse(line, words, leastInputs, mostInputs);
}

mlir::MLIRContext &MLIRInputs::context() {
  if (!ownContext) {
    mlir::DialectRegistry registry = registryOf(engine());
    registerLowering(registry);
    ownContext = std::make_unique<mlir::MLIRContext>(
        registry, mlir::MLIRContext::Threading::DISABLED);
    stopLocking(*ownContext);
  }
  return *ownContext;
}

void MLIRInputs::forget() {
  terms.emplace(nullptr, nullptr);
  for (Side &side : sides)
    side = Side();
  isWithLLVM = true;
}

bool MLIRInputs::parseInto(Side &side, llvm::MemoryBufferRef input) {
  Diagnostic error;
  side.file = input.getBufferIdentifier().str();
  side.origin.module = parseWithNames(input, context(), error);
  if (side.origin.module && checkMLIR(*side.origin.module, side.file, error))
    return true;
  reportError(error, input);
  return false;
}

bool MLIRInputs::lower(Side &side, llvm::MemoryBufferRef input,
                       const LoweringOptions &given,
                       llvm::LLVMContext &llvmContext) {
  side.origin.options = given;
  LoweringOptions options = given;
  std::string step = "the translation";
  mlir::Location place = side.origin.module->getLoc();
  options.onStep = [&](const LoweringStep &next) {
    step = describeStep(next);
    place = next.location;
  };
  Diagnostic error;
  auto translate = [&] {
    side.origin.lowered =
        bringToLLVM(*side.origin.module, options, llvmContext, error);
  };
  if (runGuarded(translate)) {
    reportError(diagnosticAt(place, side.file, "MLIR crashed in " + step),
                input);
    exitAfterCrash();
  }
  if (!side.origin.lowered)
    reportError(error, input);
  return side.origin.lowered.has_value();
}

std::unique_ptr<llvm::Module> MLIRInputs::read(llvm::MemoryBufferRef input,
                                               bool isTarget,
                                               llvm::Module *other,
                                               llvm::LLVMContext &llvmContext) {
  Side &side = sides[isTarget];
  if (!parseInto(side, input))
    return nullptr;
  isWithLLVM = other != nullptr;
  LoweringOptions options = lowering.get();
  auto adopt = [&](llvm::StringRef attribute, std::string &option,
                   const std::string &value) {
    if (option.empty() && !(*side.origin.module)->hasAttr(attribute))
      option = value;
  };
  if (other) {
    using mlir::LLVM::LLVMDialect;
    adopt(LLVMDialect::getDataLayoutAttrName(), options.dataLayout,
          other->getDataLayoutStr());
    adopt(LLVMDialect::getTargetTripleAttrName(), options.triple,
          other->getTargetTriple().str());
  }
  if (!lower(side, input, options, llvmContext))
    return nullptr;
  if (other)
    limitDescriptorsAlike(*side.origin.lowered, *other);
  terms.emplace(sides[0].get(), sides[1].get());
  return std::move(side.origin.lowered->module);
}

std::optional<std::string> MLIRInputs::describeLowering(bool isJSON) const {
  std::vector<llvm::StringRef> names;
  const Side *first = nullptr;
  for (const Side &side : sides) {
    if (!side.origin.lowered || !side.origin.lowered->isLowered)
      continue;
    names.push_back(&side == &sides[1] ? "target" : "source");
    if (first &&
        first->origin.lowered->indexBits != side.origin.lowered->indexBits) {
      reportError(side.file + ": error: index is " +
                  std::to_string(side.origin.lowered->indexBits) +
                  " bits here, and " +
                  std::to_string(first->origin.lowered->indexBits) + " in " +
                  first->file + "; lower both alike by --index-bitwidth");
      return std::nullopt;
    }
    first = &side;
  }
  if (!first)
    return "";
  std::string decisions =
      describeDecisions(*first->origin.lowered, lowering.get());
  if (!isJSON)
    return (names.size() == 2 ? "both sides were"
                              : "the " + names[0].str() + " was") +
           " lowered: " + decisions;
  return formatJSONLine("lowering", [&](JSONObject &object) {
    object.texts("sides", names);
    object.text("decisions", decisions);
    object.number("indexBits", first->origin.lowered->indexBits);
  });
}

void MLIRInputs::check(llvm::ArrayRef<refine::FunctionPair> pairs,
                       const RefineOptions &options,
                       llvm::function_ref<void(const PairResult &)> deliver,
                       const refine::PairEvents &events) const {
  auto originalsOf = [&](size_t number) {
    const refine::FunctionPair &pair = pairs[number];
    bool isWithin = pair.source && pair.target &&
                    pair.source->getParent() == pair.target->getParent();
    Originals originals{sides[0].origin.module.get(),
                        sides[isWithin ? 0 : 1].origin.module.get()};
    if (const LoweredModule *lowered = sides[0].get())
      originals.indexBits = lowered->indexBits;
    return originals;
  };
  checkPairs(pairs, originalsOf, options, options.timeoutSeconds, deliver,
             events);
}

static int run(const Command &self, const std::vector<std::string> &words) {
  MLIRInputs inputs;
  return runRefine(self, words, inputs);
}

const Command palindrome::tools::refineCommand = makeRefineCommand(run);
