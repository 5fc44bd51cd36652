// palindrome refine, in the program that has MLIR: reads modules of MLIR, and
// has them lowered alike.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tools/commands/RefineCommand.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/PluginOptions.h"
#include "tools/translation/CrashGuard.h"
#include "tools/translation/Translation.h"
#include "verify/io/Context.h"
#include "verify/io/JSONLine.h"
#include "verify/io/MLIRErrors.h"
#include "verify/meaning/Names.h"
#include "verify/meaning/Terms.h"
#include "verify/meaning/Undef.h"

using namespace palindrome;
using namespace palindrome::meaning;

namespace {
/// A module of MLIR, as it was read and as LLVM IR.
struct Side {
  std::string file;
  mlir::OwningOpRef<mlir::ModuleOp> original;
  std::optional<LoweredModule> lowered;

  const LoweredModule *get() const { return lowered ? &*lowered : nullptr; }
};

class MLIRInputs final : public RefineInputs {
public:
  std::optional<int> parse(CommandLine &line,
                           const std::vector<std::string> &words,
                           size_t leastInputs, size_t mostInputs) override;
  std::unique_ptr<llvm::Module> read(llvm::MemoryBufferRef input, bool isTarget,
                                     llvm::Module *other,
                                     llvm::LLVMContext &context) override;
  std::optional<std::string> describeLowering(bool isJSON) const override;
  bool hasUndef() const override {
    // A single module has both functions of each pair.
    bool areTwo = isWithLLVM || sides[1].lowered;
    return mayReceiveUndef(sides[0].get(), sides[areTwo].get());
  }
  const refine::CounterexamplePrinter &printer() const override {
    return *terms;
  }
  std::string placeOf(const llvm::Function *function) const override {
    return terms->placeOf(function);
  }

private:
  bool parseInto(Side &side, llvm::MemoryBufferRef input);
  bool lower(Side &side, const LoweringOptions &options,
             llvm::LLVMContext &context);
  mlir::MLIRContext &context();

  LoweringLine lowering;
  PluginOptions plugins;
  std::unique_ptr<mlir::MLIRContext> ownContext;
  bool isWithLLVM = true; ///< Whether a side is LLVM IR.
  Side sides[2];          ///< Destroyed before the context.
  std::optional<Terms> terms{std::in_place, nullptr, nullptr};
};
} // namespace

std::optional<int> MLIRInputs::parse(CommandLine &line,
                                     const std::vector<std::string> &words,
                                     size_t leastInputs, size_t mostInputs) {
  lowering.addTo(line);
  return plugins.parse(line, words, leastInputs, mostInputs);
}

mlir::MLIRContext &MLIRInputs::context() {
  if (!ownContext) {
    mlir::DialectRegistry registry =
        registryOf(PluginEngine(nativeEngine(), plugins.plugins));
    registerLowering(registry);
    ownContext = std::make_unique<mlir::MLIRContext>(
        registry, mlir::MLIRContext::Threading::DISABLED);
    stopLocking(*ownContext);
  }
  return *ownContext;
}

bool MLIRInputs::parseInto(Side &side, llvm::MemoryBufferRef input) {
  Diagnostic error;
  side.file = input.getBufferIdentifier().str();
  side.original = parseWithNames(input, context(), error);
  if (side.original && checkMLIR(*side.original, side.file, error))
    return true;
  reportError(error.str());
  return false;
}

bool MLIRInputs::lower(Side &side, const LoweringOptions &given,
                       llvm::LLVMContext &llvmContext) {
  LoweringOptions options = given;
  std::string step = "the translation";
  mlir::Location place = side.original->getLoc();
  options.onStep = [&](const LoweringStep &next) {
    step = describeStep(next);
    place = next.location;
  };
  Diagnostic error;
  auto translate = [&] {
    side.lowered = bringToLLVM(*side.original, options, llvmContext, error);
  };
  if (!runGuarded(translate)) {
    reportError(
        diagnosticAt(place, side.file, "MLIR crashed in " + step).str());
    exitAfterCrash();
  }
  if (!side.lowered)
    reportError(error.str());
  return side.lowered.has_value();
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
    if (option.empty() && !(*side.original)->hasAttr(attribute))
      option = value;
  };
  if (other) {
    using mlir::LLVM::LLVMDialect;
    adopt(LLVMDialect::getDataLayoutAttrName(), options.dataLayout,
          other->getDataLayoutStr());
    adopt(LLVMDialect::getTargetTripleAttrName(), options.triple,
          other->getTargetTriple().str());
  }
  if (!lower(side, options, llvmContext))
    return nullptr;
  if (other)
    limitDescriptorsAlike(*side.lowered, *other);
  terms.emplace(sides[0].get(), sides[1].get());
  return std::move(side.lowered->module);
}

std::optional<std::string> MLIRInputs::describeLowering(bool isJSON) const {
  std::vector<llvm::StringRef> names;
  const Side *first = nullptr;
  for (const Side &side : sides) {
    if (!side.lowered || !side.lowered->isLowered)
      continue;
    names.push_back(&side == &sides[1] ? "target" : "source");
    if (first && first->lowered->indexBits != side.lowered->indexBits) {
      reportError(side.file + ": error: index is " +
                  std::to_string(side.lowered->indexBits) + " bits here, and " +
                  std::to_string(first->lowered->indexBits) + " in " +
                  first->file + "; lower both alike by --index-bitwidth");
      return std::nullopt;
    }
    first = &side;
  }
  if (!first)
    return "";
  std::string decisions = describeDecisions(*first->lowered, lowering.get());
  if (!isJSON)
    return (names.size() == 2 ? "both sides were"
                              : "the " + names[0].str() + " was") +
           " lowered: " + decisions;
  return formatJSONLine("lowering", [&](JSONObject &object) {
    object.texts("sides", names);
    object.text("decisions", decisions);
    object.number("indexBits", first->lowered->indexBits);
  });
}

static int run(const Command &self, const std::vector<std::string> &words) {
  MLIRInputs inputs;
  return runRefine(self, words, &inputs);
}

const Command palindrome::refineCommand = makeRefineCommand(run);
