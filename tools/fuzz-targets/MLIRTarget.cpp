// The target for libFuzzer whose inputs are modules of MLIR, as text or
// bytecode: what is exported comes back the same.

#include "palindrome/Engine.h"
#include "tools/fuzz-targets/Target.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"

using namespace palindrome::fuzz;

static const MutantKind &kind() {
  static const std::unique_ptr<MutantKind> modules =
      newMLIRMutants(palindrome::nativeEngine());
  return *modules;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  judgeInput(kind(), data, size, "input.mlir");
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  return mutateInput(kind(), data, size, maxSize, seed, "input.mlir");
}
