// Applies steps to a seed.

#include "verify/seek/mutate/Mutant.h"
#include "verify/seek/mutate/Verifier.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::mutate {

/// A context that reports nothing: most diagnostics about a mutant are
/// expected.
static std::unique_ptr<LLVMContext> quietContext() {
  auto context = std::make_unique<LLVMContext>();
  context->setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  return context;
}

std::unique_ptr<Module> rewriteModule(const Mutation &mutation,
                                      const Module &module,
                                      LLVMContext &context, Chooser &choose) {
  std::string text;
  raw_string_ostream out(text);
  module.print(out, nullptr);
  if (!mutation.rewrite(text, context, choose))
    return nullptr;
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  SMDiagnostic error;
  return parseIR(MemoryBufferRef(text, module.getModuleIdentifier()), error,
                 context);
}

Mutant::Mutant(MemoryBufferRef seed, DonorLoader donors)
    : seed(seed), donors(std::move(donors)) {
  CrashRecoveryContext::Enable();
  readSeed();
  raw_string_ostream out(message);
  if (module && verifyModule(*module, &out))
    module.reset();
}

Mutant::~Mutant() = default;

void Mutant::readSeed() {
  module.reset();
  context = quietContext();
  SMDiagnostic error;
  module = parseIR(seed, error, *context);
  if (module)
    return;
  raw_string_ostream out(message);
  error.print("", out, /*ShowColors=*/false);
}

void Mutant::restore() {
  readSeed();
  for (const Step &step : applied) {
    [[maybe_unused]] StepResult again = change(step);
    assert(again == StepResult::Applied && "a step does not repeat");
  }
}

StepResult Mutant::change(const Step &step) {
  const Mutation *row = findMutation(step.mutation);
  if (!row)
    return StepResult::UnknownRow;
  Chooser choose(step.seed);
  if (row->apply)
    return row->apply(*module, choose) ? StepResult::Applied
                                       : StepResult::NoPlace;
  if (row->rewrite) {
    auto other = std::make_unique<LLVMContext>();
    std::unique_ptr<Module> read = rewriteModule(*row, *module, *other, choose);
    if (!read)
      return StepResult::NoPlace;
    module = std::move(read);
    context = std::move(other);
    return StepResult::Applied;
  }
  return graft(*row, step, choose);
}

StepResult Mutant::graft(const Mutation &row, const Step &step,
                         Chooser &choose) {
  std::optional<MemoryBufferRef> buffer;
  if (donors)
    buffer = donors(step.donor);
  if (!buffer)
    return StepResult::NoDonor;
  SMDiagnostic error;
  std::unique_ptr<Module> donor = parseIR(*buffer, error, *context);
  StepResult result = StepResult::NoDonor;
  if (donor)
    result = row.graft(*module, std::move(donor), choose) ? StepResult::Applied
                                                          : StepResult::NoPlace;
  return result;
}

StepResult Mutant::apply(const Step &step) {
  StepResult result = StepResult::Crashed;
  CrashRecoveryContext recovery;
  recovery.RunSafely([&] {
    StepResult changed = change(step);
    if (changed == StepResult::Applied && !isAccepted(*module))
      changed = StepResult::Rejected;
    result = changed;
  });
  if (result == StepResult::Applied)
    applied.push_back(step);
  if (result == StepResult::Crashed) {
    // Neither can be trusted to be destroyed.
    [[maybe_unused]] Module *lostModule = module.release();
    [[maybe_unused]] LLVMContext *lostContext = context.release();
  }
  // Reading a donor leaves names of types in the context.
  if (result == StepResult::Crashed || result == StepResult::Rejected ||
      (result != StepResult::Applied && !step.donor.empty()))
    restore();
  return result;
}

} // namespace palindrome::mutate
