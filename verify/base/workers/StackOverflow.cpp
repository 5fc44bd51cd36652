// Handlers of faults on a stack of their own, and whether a fault is a stack
// overflow.

#include "verify/base/workers/StackOverflow.h"
#include <cstdint>
#include <pthread.h>

using namespace palindrome;

/// The lowest address of the stack of the thread that called handleFaults; 0
/// where the system does not know it.
static uintptr_t stackEnd = 0;

void palindrome::handleFaults(llvm::ArrayRef<int> signals, FaultHandler handle,
                              int flags) {
  stackEnd = 0;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *address;
    size_t size;
    if (pthread_attr_getstack(&attributes, &address, &size) == 0)
      stackEnd = reinterpret_cast<uintptr_t>(address);
    pthread_attr_destroy(&attributes);
  }

  static char handlerStack[64 << 10];
  stack_t stack = {};
  stack.ss_sp = handlerStack;
  stack.ss_size = sizeof(handlerStack);
  sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | flags;
  for (int signal : signals)
    sigaction(signal, &action, nullptr);
}

bool palindrome::isStackOverflow(int signal, const siginfo_t &info) {
  // A function with large variables may go past the guard page at the end.
  constexpr uintptr_t guard = 1 << 20;
  if ((signal != SIGSEGV && signal != SIGBUS) || info.si_code <= 0 || !stackEnd)
    return false;
  auto address = reinterpret_cast<uintptr_t>(info.si_addr);
  return address + guard >= stackEnd && address < stackEnd + guard;
}
