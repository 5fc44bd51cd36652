// Runs the states of a module between the passes of its lowering.

#include "verify/run/lowering/Stages.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/OperationSupport.h"
#include "verify/run/lowering/Interpreted.h"
#include "llvm/ADT/StringMap.h"

using namespace palindrome;
using namespace palindrome::lowering;

/// How often each op is in a module whose conversion decides what a function
/// does.
using Counts = llvm::StringMap<unsigned>;

static Counts countOps(mlir::ModuleOp module) {
  Counts counts;
  module.walk([&](mlir::Operation *op) {
    bool isOfAll =
        llvm::isa<mlir::ModuleOp, mlir::func::FuncOp, mlir::func::ReturnOp,
                  mlir::UnrealizedConversionCastOp>(op) ||
        llvm::isa_and_present<mlir::LLVM::LLVMDialect>(op->getDialect()) ||
        op->hasTrait<mlir::OpTrait::ConstantLike>();
    if (!isOfAll)
      ++counts[op->getName().getStringRef()];
  });
  return counts;
}

namespace {
/// Judges the states of a module that passes change.
class Stages {
public:
  Stages(const Program &program, mlir::ModuleOp state,
         const RunOptions &options)
      : program(program), state(state), options(options),
        counts(countOps(state)) {}

  /// The pass `name` is about to run.
  void begin(llvm::StringRef name) {
    judge();
    running = name.str();
  }
  /// The passes of which one is wrong, after the last one.
  std::vector<std::string> finish();

private:
  struct Suspect {
    std::string pass;
    bool converts; ///< Whether there are less of some ops after it.
  };
  void judge();

  const Program &program;
  mlir::ModuleOp state;
  const RunOptions &options;
  std::string running = "the lowering";
  mlir::OperationFingerPrint print{state};
  Counts counts;
  std::vector<Suspect> suspects;
  bool isFound = false;
};
} // namespace

void Stages::judge() {
  mlir::OperationFingerPrint now(state);
  if (isFound || now == print)
    return;
  print = now;
  Counts before = std::exchange(counts, countOps(state));
  bool converts = llvm::any_of(before, [&](const auto &entry) {
    return counts.lookup(entry.getKey()) < entry.getValue();
  });
  // One that runs on each function runs several times.
  auto known = llvm::find_if(
      suspects, [&](const Suspect &each) { return each.pass == running; });
  if (known == suspects.end())
    suspects.push_back({running, converts});
  else
    known->converts |= converts;
  std::optional<bool> agrees =
      tryInterpreted(*program.module, state, program.function,
                     program.arguments, options)
          .agrees;
  if (agrees == true)
    suspects.clear();
  isFound = agrees == false;
}

std::vector<std::string> Stages::finish() {
  judge();
  auto converts = [](const Suspect &suspect) { return suspect.converts; };
  bool dropsOthers = !isFound && llvm::any_of(suspects, converts);
  std::vector<std::string> passes;
  for (Suspect &suspect : suspects)
    if (!dropsOthers || suspect.converts)
      passes.push_back(std::move(suspect.pass));
  return passes;
}

std::vector<std::string> lowering::findWrongPasses(const Program &program,
                                                   const FollowPasses &follow,
                                                   const RunOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> state = program.module.get().clone();
  Stages stages(program, *state, options);
  auto begin = [&](llvm::StringRef pass) { stages.begin(pass); };
  if (failed(follow(*state, begin)))
    return {};
  return stages.finish();
}
