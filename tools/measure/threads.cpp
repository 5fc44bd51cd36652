// Measures what two threads bring: imports two copies of a module into one
// context of MLIR, and exports both, one after the other and at the same time.
//
//   palindrome-threads FILE [REPEATS]
//
// prints medians of the wall time, in seconds. Two bodies of one module could
// be independent of each other at most as much as two modules are.

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <thread>

using namespace palindrome;

using Work = llvm::function_ref<void()>;
using Run = llvm::function_ref<void(Work, Work)>;

static void inTurn(Work a, Work b) {
  a();
  b();
}

static void atOnce(Work a, Work b) {
  std::thread other(a);
  b();
  other.join();
}

static double secondsOf(Work work) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

namespace {
struct Times {
  double parse = 0, importing = 0, exporting = 0;
};
} // namespace

/// Reads `path` twice, and imports and exports both modules by `run`, with or
/// without locks in the context of MLIR. Returns false if it cannot be read.
static bool measure(const char *path, bool locks, Run run, Times &times) {
  llvm::LLVMContext contexts[2], others[2];
  std::unique_ptr<llvm::Module> modules[2], back[2];
  for (int i : {0, 1})
    times.parse = secondsOf([&] {
      llvm::SMDiagnostic error;
      modules[i] = llvm::parseIRFile(path, error, contexts[i]);
      if (!modules[i])
        error.print("palindrome-threads", llvm::errs());
    });
  if (!modules[0] || !modules[1])
    return false;
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerImports(registry);
  registerExports(registry);
  mlir::MLIRContext context(registry);
  if (!locks)
    context.disableMultithreading();
  context.loadAllAvailableDialects();
  mlir::OwningOpRef<mlir::ModuleOp> imported[2];
  times.importing = secondsOf([&] {
    run([&] { imported[0] = importModule(*modules[0], context); },
        [&] { imported[1] = importModule(*modules[1], context); });
  });
  if (!imported[0] || !imported[1])
    return false;
  times.exporting = secondsOf([&] {
    run([&] { back[0] = exportModule(*imported[0], others[0]); },
        [&] { back[1] = exportModule(*imported[1], others[1]); });
  });
  return back[0] && back[1];
}

static double median(llvm::ArrayRef<Times> all, double Times::*part) {
  llvm::SmallVector<double> values;
  for (const Times &times : all)
    values.push_back(times.*part);
  llvm::sort(values);
  return values[values.size() / 2];
}

int main(int argc, char **argv) {
  unsigned repeats = 5;
  if (argc < 2 || argc > 3 ||
      (argc == 3 &&
       (llvm::StringRef(argv[2]).getAsInteger(10, repeats) || !repeats))) {
    llvm::errs() << "usage: palindrome-threads FILE [REPEATS]\n";
    return 2;
  }
  llvm::SmallVector<Times> without, turns, threads;
  for (unsigned i = 0; i != repeats; ++i)
    if (!measure(argv[1], /*locks=*/false, inTurn, without.emplace_back()) ||
        !measure(argv[1], /*locks=*/true, inTurn, turns.emplace_back()) ||
        !measure(argv[1], /*locks=*/true, atOnce, threads.emplace_back()))
      return 2;
  auto print = [](const char *what, llvm::ArrayRef<Times> all) {
    llvm::outs() << llvm::format("%-28s %8.4f %8.4f\n", what,
                                 median(all, &Times::importing),
                                 median(all, &Times::exporting));
  };
  llvm::outs() << llvm::format("parse of one %24.4f\n",
                               median(without, &Times::parse))
               << llvm::format("%-28s %8s %8s\n", "two modules", "import",
                               "export");
  print("in turn, without locks", without);
  print("in turn, with locks", turns);
  print("at once, with locks", threads);
  return 0;
}
