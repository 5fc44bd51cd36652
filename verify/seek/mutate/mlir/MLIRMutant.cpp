// Applies steps to a seed of MLIR.

#include "verify/seek/mutate/mlir/MLIRMutant.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "verify/seek/mutate/mlir/Piece.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::mutate {

/// Reads a module without verifying it. Null, and the first error in `message`,
/// if it cannot be read.
static mlir::OwningOpRef<mlir::ModuleOp> readModule(MemoryBufferRef input,
                                                    mlir::MLIRContext &context,
                                                    std::string &message) {
  mlir::ScopedDiagnosticHandler handler(&context,
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (message.empty())
                                            message = diagnostic.str();
                                          return mlir::success();
                                        });
  SourceMgr sources;
  sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBuffer(input, /*RequiresNullTerminator=*/false),
      SMLoc());
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  return mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
}

static bool verifies(mlir::ModuleOp module, std::string *message) {
  mlir::ScopedDiagnosticHandler handler(module.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (message && message->empty())
                                            *message = diagnostic.str();
                                          return mlir::success();
                                        });
  return mlir::succeeded(mlir::verify(module));
}

MLIRMutant::MLIRMutant(MemoryBufferRef seed, DonorLoader donors,
                       NewContext newContext)
    : seed(seed), donors(std::move(donors)), newContext(std::move(newContext)) {
  CrashRecoveryContext::Enable();
  readSeed();
  if (module && !verifies(*module, &message))
    module = nullptr;
}

MLIRMutant::~MLIRMutant() = default;

void MLIRMutant::readSeed() {
  module = nullptr;
  context = newContext();
  module = readModule(seed, *context, message);
}

void MLIRMutant::restore() {
  readSeed();
  for (const Step &step : applied) {
    [[maybe_unused]] StepResult again = change(step);
    assert(again == StepResult::Applied && "a step does not repeat");
  }
}

/// Sets the properties that are gone and have a default, as reading the module
/// would. Setting an attribute of the wrong class clears a property, and the
/// generated accessors do not expect that.
static void restoreDefaults(mlir::ModuleOp module) {
  module->walk([](mlir::Operation *op) {
    if (op->getPropertiesStorage())
      op->getName().populateDefaultProperties(op->getPropertiesStorage());
  });
}

StepResult MLIRMutant::change(const Step &step) {
  StepResult result = changeOnly(step);
  if (result == StepResult::Applied)
    restoreDefaults(*module);
  return result;
}

StepResult MLIRMutant::changeOnly(const Step &step) {
  const MLIRMutation *row = findMLIRMutation(step.mutation);
  if (!row)
    return StepResult::UnknownRow;
  mlir::ScopedDiagnosticHandler handler(
      context.get(), [](mlir::Diagnostic &) { return mlir::success(); });
  Chooser choose(step.seed);
  if (row->apply || row->piece) {
    bool isApplied = row->apply ? row->apply(*module, choose)
                                : insertPiece(*row->piece, *module, choose);
    return isApplied ? StepResult::Applied : StepResult::NoPlace;
  }
  std::optional<MemoryBufferRef> buffer;
  if (donors)
    buffer = donors(step.donor);
  if (!buffer)
    return StepResult::NoDonor;
  std::string ignored;
  mlir::OwningOpRef<mlir::ModuleOp> donor =
      readModule(*buffer, *context, ignored);
  if (!donor)
    return StepResult::NoDonor;
  return row->graft(*module, *donor, choose) ? StepResult::Applied
                                             : StepResult::NoPlace;
}

StepResult MLIRMutant::apply(const Step &step) {
  StepResult result = StepResult::Crashed;
  CrashRecoveryContext recovery;
  recovery.RunSafely([&] {
    StepResult changed = change(step);
    if (changed == StepResult::Applied && !verifies(*module, nullptr))
      changed = StepResult::Rejected;
    result = changed;
  });
  if (result == StepResult::Applied)
    applied.push_back(step);
  if (result == StepResult::Crashed) {
    // Neither can be trusted to be destroyed.
    [[maybe_unused]] mlir::ModuleOp leakedModule = module.release();
    [[maybe_unused]] mlir::MLIRContext *leakedContext = context.release();
  }
  // A donor leaves the bodies of named structures in the context.
  if (result == StepResult::Crashed || result == StepResult::Rejected ||
      (result != StepResult::Applied && !step.donor.empty()))
    restore();
  return result;
}

std::string MLIRMutant::text() const {
  std::string text;
  raw_string_ostream out(text);
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo(/*enable=*/true, /*prettyForm=*/false);
  flags.printGenericOpForm();
  (*module)->print(out, flags);
  text += '\n';
  return text;
}

} // namespace palindrome::mutate
