// The target for libFuzzer whose inputs are modules of LLVM IR, as text or
// bitcode: import and export bring back the same.

#include "tools/fuzz-targets/Target.h"
#include "verify/fuzz/subject/Subjects.h"

using namespace palindrome::fuzz;

static const Subject &subject() {
  static const std::unique_ptr<Subject> modules = newLLVMSubject();
  return *modules;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  judgeInput(subject(), data, size, "input.ll");
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return mutateInput(subject(), data, size, maxSize, seed, "input.ll");
}
