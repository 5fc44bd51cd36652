// palindrome-damage: damages the carried entries of modules at random, or runs
// passes of MLIR over them, exports each module in a child process, and counts
// the outcomes. Exits with 1 if a child crashed or hung, or if a result does
// not verify.

#include "Damage.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "test/unit/translate/Passes.h"
#include "test/unit/translate/Support.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include <map>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::test;

static llvm::cl::list<std::string> paths(llvm::cl::Positional,
                                         llvm::cl::desc("MODULE..."));
static llvm::cl::opt<unsigned> firstSeed("seed", llvm::cl::init(1));
static llvm::cl::opt<unsigned> count("count", llvm::cl::init(20));
static llvm::cl::opt<bool> inProcess("in-process");
static llvm::cl::opt<bool> showAll("show-all");
static llvm::cl::opt<bool> dump("dump",
                                llvm::cl::desc("Print the export, unverified"));

static llvm::cl::opt<std::string>
    pipeline("passes", llvm::cl::desc("Run these passes instead of damage"));

/// Damages a copy of `module`; the outcome is the exit status.
static int runOne(mlir::ModuleOp module, unsigned seed, bool show) {
  std::mt19937 random(seed);
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  std::string what = pipeline;
  if (pipeline.empty())
    what = damage(*copy, random);
  else if (!runPasses(*copy, pipeline))
    return static_cast<int>(Outcome::NotMLIR);
  if (show)
    llvm::errs() << "  seed " << seed << ": " << what << "\n";
  if (dump) {
    llvm::LLVMContext context;
    if (auto exported = exportModule(*copy, context))
      exported->print(llvm::outs(), nullptr);
    return 0;
  }
  std::string message;
  Outcome outcome = exportDamaged(*copy, message);
  if (show)
    llvm::errs() << "    " << message << "\n";
  return static_cast<int>(outcome);
}

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv);
  std::map<std::string, unsigned> counts;
  bool bad = false;
  for (const std::string &path : paths) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic error;
    auto source = llvm::parseIRFile(path, error, context);
    if (!source || llvm::verifyModule(*source))
      continue;
    MLIRState state;
    auto module = importModule(*source, state.context);
    if (!module)
      continue;
    for (unsigned seed = firstSeed; seed < firstSeed + count; ++seed) {
      int status = 0;
      if (inProcess) {
        status = runOne(*module, seed, showAll) << 8;
      } else if (pid_t child = fork()) {
        waitpid(child, &status, 0);
      } else {
        alarm(20);
        _exit(runOne(*module, seed, showAll));
      }
      static const char *const names[] = {"exported", "rejected", "not MLIR",
                                          "silent", "does not verify"};
      std::string name = WIFSIGNALED(status)
                             ? "signal " + std::to_string(WTERMSIG(status))
                             : names[WEXITSTATUS(status)];
      ++counts[name];
      if (!WIFSIGNALED(status) && WEXITSTATUS(status) < 3)
        continue;
      bad = true;
      llvm::errs() << name << ": " << path << "\n";
      if (pid_t child = fork())
        waitpid(child, &status, 0);
      else {
        alarm(20);
        _exit(runOne(*module, seed, /*show=*/true));
      }
    }
  }
  for (const auto &[name, number] : counts)
    llvm::outs() << name << ": " << number << "\n";
  return bad;
}
