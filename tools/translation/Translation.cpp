// What the commands that translate share: `import`, `export`, `raise`
// and `run`.

#include "tools/translation/Translation.h"
#include "palindrome/Export.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/OutputFile.h"
#include "tools/translation/CrashGuard.h"
#include "translate/Carrier.h"
#include "verify/base/io/FileKind.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Phase.h"
#include "verify/base/io/Writer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

std::unique_ptr<llvm::MemoryBuffer>
palindrome::tools::readInputOf(const CommandLine &line, Language expected) {
  Diagnostic error;
  auto input = readInput(line.inputs.empty() ? "-" : line.inputs[0], error);
  if (!input) {
    reportError(error);
    return nullptr;
  }
  return checkLanguage(std::move(input), expected);
}

std::unique_ptr<llvm::MemoryBuffer>
palindrome::tools::checkLanguage(std::unique_ptr<llvm::MemoryBuffer> input,
                                 Language expected) {
  std::optional<Language> found = detectBinary(*input);
  if (!found)
    found = detectText(input->getBuffer());
  if (found.value_or(expected) == expected)
    return input;
  llvm::StringRef file = input->getBufferIdentifier();
  std::string kind = describeOtherKind(input->getBuffer(), file);
  if (!kind.empty()) {
    reportError(Diagnostic{file.str(), 0, 0, kind});
    return nullptr;
  }
  reportError(file.str() + ": error: " +
              (expected == Language::MLIR
                   ? "expected MLIR, found LLVM IR; see palindrome import"
                   : "expected LLVM IR, found MLIR; see palindrome export") +
              " --help");
  return nullptr;
}

/// Whether locations of `module` hold more than places in its file: debug info,
/// or what an import carried.
static bool hasMeaningfulLocations(mlir::ModuleOp module) {
  if (module->hasAttr(carrier::locations))
    return true;
  auto isMeaningful = [](mlir::Location location) {
    auto fused = llvm::dyn_cast<mlir::FusedLoc>(location);
    return fused && fused.getMetadata() ? mlir::WalkResult::interrupt()
                                        : mlir::WalkResult::advance();
  };
  return module
      .walk(
          [&](mlir::Operation *op) { return op->getLoc()->walk(isMeaningful); })
      .wasInterrupted();
}

int palindrome::tools::writeModule(mlir::ModuleOp module, llvm::StringRef file,
                                   const ModuleOutput &output,
                                   const char *crash) {
  Phase phase(file, crash);
  std::string contents;
  llvm::raw_string_ostream stream(contents);
  if (output.isBinary()) {
    if (!writeBytecode(module, stream))
      return reportError("an attribute of the module has no bytecode");
  } else {
    printMLIR(module, stream, hasMeaningfulLocations(module));
  }
  return writeOutput(output.path(), contents) ? ExitSuccess : ExitUnreadable;
}

mlir::DialectRegistry palindrome::tools::registryOf(const Engine &engine) {
  mlir::DialectRegistry registry;
  engine.registerDialects(registry);
  return registry;
}

bool palindrome::tools::lowerOrReport(mlir::ModuleOp module,
                                      llvm::MemoryBufferRef input,
                                      LoweringOptions options,
                                      WarningMode mode) {
  llvm::StringRef file = input.getBufferIdentifier();
  MLIRErrors errors(*module.getContext(), file);
  std::string step = "the lowering";
  mlir::Location place = module.getLoc();
  options.onStep = [&](const LoweringStep &next) {
    step = describeStep(next);
    place = next.location;
  };
  bool isLowered = false;
  if (runGuarded(
          [&] { isLowered = succeeded(lowerToLLVM(module, options)); })) {
    reportError(diagnosticAt(place, file, "MLIR crashed in " + step), input);
    exitAfterCrash();
  }
  reportWarnings(errors.warnings, mode);
  if (!isLowered)
    reportError(errors.take("the lowering failed"), input);
  return isLowered;
}

std::unique_ptr<llvm::Module> palindrome::tools::exportOrReport(
    const Engine &engine, mlir::ModuleOp source, llvm::MemoryBufferRef input,
    llvm::LLVMContext &context, WarningMode mode, ExitStatus *status) {
  llvm::StringRef file = input.getBufferIdentifier();
  LLVMErrors llvmErrors(context);
  MLIRErrors errors(*source.getContext(), file);
  mlir::ScopedDiagnosticHandler watch(
      source.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (status && isConstantMisfit(diagnostic))
          *status = ExitShortfall;
        return mlir::failure(); // MLIRErrors keeps it.
      });
  std::unique_ptr<llvm::Module> module;
  if (std::optional<Crash> crash =
          runGuarded([&] { module = engine.exportModule(source, context); })) {
    reportError(crash->ofExport(file), input);
    exitAfterCrash();
  }
  if (!module) {
    reportError(errors.take(llvmErrors.first.value_or("the export failed")),
                input);
    return nullptr;
  }
  size_t firstWarning = 0;
  // Its verifier, too, crashes at some of what MLIR's own interfaces make.
  bool isValid = false;
  Diagnostic error;
  auto check = [&] {
    isValid = checkLLVM(*module, file, error);
    if (isValid)
      return;
    // Debug info may be all that is wrong, which LLVM's own tools ignore with a
    // warning, too.
    size_t numWarnings = errors.warnings.size();
    if (auto rest = engine.exportDamaged(source, context)) {
      isValid = true;
      module = std::move(rest);
      firstWarning = numWarnings;
    }
  };
  if (runGuarded(check)) {
    reportError(
        Diagnostic{file.str(), 0, 0, "LLVM's verifier crashed at the export"});
    exitAfterCrash();
  }
  reportWarnings(llvm::ArrayRef(errors.warnings).drop_front(firstWarning),
                 mode);
  if (isValid)
    return module;
  reportError(error, input);
  return nullptr;
}
