// Keeps the pairs that are known to be wrong half of those that are judged.

#ifndef PALINDROME_TEST_REFINE_SOUNDNESS_BALANCE_H
#define PALINDROME_TEST_REFINE_SOUNDNESS_BALANCE_H

#include "llvm/Support/ErrorHandling.h"
#include <atomic>
#include <sys/mman.h>

namespace palindrome::soundness {

/// Two counts in memory that all processes share which are forked later.
class Balance {
public:
  Balance()
      : counts(static_cast<Counts *>(mmap(nullptr, sizeof(Counts),
                                          PROT_READ | PROT_WRITE,
                                          MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {
    if (counts == MAP_FAILED)
      llvm::report_fatal_error("no memory that processes share");
    new (counts) Counts;
  }
  Balance(const Balance &) = delete;
  Balance &operator=(const Balance &) = delete;
  ~Balance() { munmap(counts, sizeof(Counts)); }

  void addWrong() const { ++counts->wrong; }
  /// Counts a pair that is not known to be wrong. False, and not counted, if
  /// there are as many already as wrong ones.
  bool takeOther() const {
    if (counts->others >= counts->wrong)
      return false;
    ++counts->others;
    return true;
  }

private:
  struct Counts {
    std::atomic<unsigned> wrong = 0, others = 0;
  };
  Counts *counts;
};

} // namespace palindrome::soundness

#endif // PALINDROME_TEST_REFINE_SOUNDNESS_BALANCE_H
