// The options of the lowering, alike for all commands that lower.

#include "tools/line/LoweringLine.h"

using namespace palindrome;
using namespace palindrome::tools;

void LoweringLine::addTo(CommandLine &line) {
  line.addFlag("use-bare-ptr-memref-call-conv", options.useBarePointers,
               "pass memrefs of static shape as bare pointers");
  line.addFlag("emit-c-interface", options.emitCInterface,
               "make a C wrapper for every function");
  line.addNumber("index-bitwidth", "N", indexBitwidth, 0, 64,
                 "the width of index; 0: that of the data layout");
  line.addFlag("use-generic-functions", options.useGenericFunctions,
               "allocate by functions of MLIR's, not malloc and free");
  line.addFlag("use-aligned-alloc", options.useAlignedAlloc,
               "allocate aligned memory by aligned_alloc, not malloc");
  line.addString("data-layout", "TEXT", options.dataLayout,
                 "set the data layout, in LLVM's spelling");
  line.addString("triple", "TRIPLE", options.triple, "set the target triple");
}

LoweringOptions LoweringLine::get() const {
  LoweringOptions result = options;
  result.indexBitwidth = static_cast<unsigned>(indexBitwidth);
  return result;
}
