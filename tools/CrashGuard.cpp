// Recovers from crashes of an export. MLIR's interfaces for some dialects crash
// at modules that MLIR's verifier accepts.

#include "tools/CrashGuard.h"
#include "palindrome/Export.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using llvm::CrashRecoveryContext;

/// LLVM's reason for the fatal error by which the guarded action ended; null if
/// there was none.
static const char *fatalReason = nullptr;

/// Lets the handlers that CrashRecoveryContext has installed run on the
/// alternate stack, which LLVM has set up: a stack overflow leaves no other.
static void handleOnOtherStack() {
  for (int signal : {SIGSEGV, SIGBUS}) {
    struct sigaction action;
    if (sigaction(signal, nullptr, &action) == 0) {
      action.sa_flags |= SA_ONSTACK;
      sigaction(signal, &action, nullptr);
    }
  }
}

bool palindrome::runGuarded(llvm::function_ref<void()> action) {
  CrashRecoveryContext::Enable();
  handleOnOtherStack();
  fatalReason = nullptr;
  CrashRecoveryContext guard;
  bool isCompleted = guard.RunSafely(action);
  CrashRecoveryContext::Disable();
  if (isCompleted)
    return true;
  if (std::optional<ExportProgress> at = exportInProgress()) {
    // Not op->emitError, which may print the op, whatever state it is in.
    mlir::InFlightDiagnostic error = mlir::emitError(at->op->getLoc());
    error << (at->isUpstreams ? "MLIR's translation of '" : "the export of '")
          << at->op->getName() << "' ";
    if (fatalReason)
      error << "failed: " << llvm::StringRef(fatalReason).split('\n').first;
    else
      error << "crashed";
  }
  return false;
}

void palindrome::exitAfterCrash() {
  llvm::outs().flush();
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

void palindrome::leaveGuarded(const char *reason) {
  if (!CrashRecoveryContext::GetCurrent())
    return;
  fatalReason = strdup(reason);
  abort();
}
