// Recovers from crashes of an export. MLIR's interfaces for some dialects crash
// at modules that MLIR's verifier accepts.

#include "tools/translation/CrashGuard.h"
#include "palindrome/Export.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/workers/StackOverflow.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
using llvm::CrashRecoveryContext;

/// LLVM's reason for the fatal error by which the guarded action ended; null if
/// there was none.
static const char *fatalReason = nullptr;

/// Whether the guarded action ended because its stack was full.
static bool hasOverflowed = false;

/// The handler that CrashRecoveryContext installs for the signals of a crash.
static void (*recover)(int signal) = nullptr;

static void noteOverflow(int signal, siginfo_t *info, void *) {
  hasOverflowed = isStackOverflow(signal, *info);
  recover(signal);
}

/// Notes stack overflows before CrashRecoveryContext's handler, which is the
/// same one for all signals, leaves the guarded action. `Disable` removes this
/// handler, too.
static void watchOverflow() {
  struct sigaction present;
  if (sigaction(SIGSEGV, nullptr, &present) != 0)
    return;
  recover = present.sa_handler;
  handleFaults({SIGSEGV, SIGBUS}, noteOverflow, 0);
}

/// The op to blame for a crash at `at`. A stack overflows anywhere in a
/// recursion: the op that contains the others led to it, which is MLIR's if
/// MLIR's own interface translates one of them.
static mlir::Operation *blamedOp(const ExportProgress &at) {
  return hasOverflowed && at.enclosing ? at.enclosing : at.op;
}

/// How the guarded action ended that has just crashed.
static Crash describeCrash() {
  Crash crash;
  crash.reason = llvm::StringRef(fatalReason).split('\n').first.str();
  std::optional<ExportProgress> at = exportInProgress();
  if (!at)
    return crash;
  mlir::Operation *op = blamedOp(*at);
  bool isUpstreams = at->isUpstreams || op == at->enclosing;
  std::string text =
      (isUpstreams ? "MLIR's translation of '" : "the export of '") +
      op->getName().getStringRef().str() + "' ";
  text += crash.reason.empty() ? "crashed" : "failed: " + crash.reason;
  crash.inExport = {op->getLoc(), std::move(text)};
  return crash;
}

Diagnostic Crash::ofExport(llvm::StringRef file) const {
  return inExport ? diagnosticAt(inExport->place, file, inExport->text)
                  : Diagnostic{file.str(), 0, 0, "the export crashed"};
}

std::optional<Crash>
palindrome::tools::runGuarded(llvm::function_ref<void()> action) {
  CrashRecoveryContext::Enable();
  watchOverflow();
  fatalReason = nullptr;
  hasOverflowed = false;
  CrashRecoveryContext guard;
  bool isCompleted = guard.RunSafely(action);
  CrashRecoveryContext::Disable();
  if (isCompleted)
    return std::nullopt;
  return describeCrash();
}

void palindrome::tools::exitAfterCrash() {
  llvm::outs().flush();
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

void palindrome::tools::leaveGuarded(const char *reason) {
  if (!CrashRecoveryContext::GetCurrent())
    return;
  fatalReason = strdup(reason);
  abort();
}
