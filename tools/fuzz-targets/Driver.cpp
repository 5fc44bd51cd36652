// TARGET [--mutants N] FILE...: runs a target without libFuzzer, on each file
// and on N mutants of it. So its code is compiled and run in every build, and a
// crash that libFuzzer found can be repeated in any.

#include "tools/fuzz-targets/Target.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

static constexpr size_t mostInputBytes = 1 << 20;

static void run(llvm::StringRef contents, unsigned mutants) {
  std::vector<uint8_t> input(contents.begin(), contents.end());
  LLVMFuzzerTestOneInput(input.data(), input.size());
  for (unsigned seed = 1; seed <= mutants; ++seed) {
    std::vector<uint8_t> mutant = input;
    mutant.resize(mostInputBytes);
    size_t size = LLVMFuzzerCustomMutator(mutant.data(), input.size(),
                                          mostInputBytes, seed);
    LLVMFuzzerTestOneInput(mutant.data(), size);
  }
}

int main(int argc, char **argv) {
  unsigned mutants = 0;
  int first = 1;
  if (argc > 2 && llvm::StringRef(argv[1]) == "--mutants") {
    if (llvm::StringRef(argv[2]).getAsInteger(10, mutants)) {
      llvm::errs() << argv[0] << ": error: --mutants must be a number\n";
      return 2;
    }
    first = 3;
  }
  if (first >= argc) {
    llvm::errs() << argv[0] << ": error: no file to run on\n";
    return 2;
  }
  for (int i = first; i != argc; ++i) {
    auto contents = llvm::MemoryBuffer::getFile(argv[i]);
    if (!contents) {
      llvm::errs() << argv[i]
                   << ": error: cannot read: " << contents.getError().message()
                   << '\n';
      return 2;
    }
    run((*contents)->getBuffer(), mutants);
  }
  llvm::outs() << argc - first << " files, " << mutants
               << " mutants of each: nothing found\n";
}
