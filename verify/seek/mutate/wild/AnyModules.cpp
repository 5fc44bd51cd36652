// Mutations of a module as a whole: target triple, data layout, assembly,
// names.

#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

static bool anyTriple(Module &module, Chooser &choose) {
  static constexpr StringLiteral triples[] = {"",
                                              "x86_64-unknown-linux-gnu",
                                              "x86_64-pc-windows-msvc",
                                              "i386-apple-macosx10.9",
                                              "aarch64-none-linux-android21",
                                              "arm64e-apple-ios14",
                                              "armv7-none-eabi",
                                              "powerpc64le-unknown-linux-gnu",
                                              "riscv64-unknown-elf",
                                              "s390x-ibm-zos",
                                              "wasm32-unknown-emscripten",
                                              "nvptx64-nvidia-cuda",
                                              "amdgcn-amd-amdhsa",
                                              "spirv-unknown-vulkan-compute",
                                              "dxil-pc-shadermodel6.3-library",
                                              "bpfel",
                                              "unknown",
                                              "a-b-c-d-e",
                                              "x86_64-unknown-linux-gnux32"};
  module.setTargetTriple(Triple(choose.oneIn(8) ? randomString(choose)
                                                : choose.of(triples).str()));
  return true;
}

static bool anyLayout(Module &module, Chooser &choose) {
  static constexpr StringLiteral layouts[] = {
      "",
      "e",
      "E",
      ("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:"
       "32:"
       "64-S128"),
      ("e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:"
       "32:"
       "64-S128"),
      "E-m:e-i64:64-n32:64-S128-v256:256:256-v512:512:512",
      "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
      ("e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-"
       "p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-A5-G1-ni:"
       "7:"
       "8:9"),
      "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
      "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
      "E-m:l-p1:32:32-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
      "e-P1-G2-A3",
      "e-p:16:8:8:8-i8:8-i16:8-f32:8",
      "e-pe1:64:64"};
  Expected<DataLayout> layout = DataLayout::parse(choose.of(layouts));
  if (!layout) {
    consumeError(layout.takeError());
    return false;
  }
  module.setDataLayout(*layout);
  return true;
}

static bool anyAssembly(Module &module, Chooser &choose) {
  if (choose.oneIn(4))
    module.setModuleInlineAsm("");
  else
    module.appendModuleInlineAsm(randomString(choose));
  return true;
}

static bool anySourceName(Module &module, Chooser &choose) {
  module.setSourceFileName(randomString(choose));
  return true;
}

static bool anyLevels(Module &module, Chooser &choose) {
  switch (choose.below(5)) {
  case 0:
    module.setPICLevel(PICLevel::Level(choose.below(3)));
    break;
  case 1:
    module.setPIELevel(PIELevel::Level(choose.below(3)));
    break;
  case 2:
    module.setCodeModel(CodeModel::Model(choose.below(5)));
    break;
  case 3:
    module.setUwtable(UWTableKind(choose.below(3)));
    break;
  default:
    module.setSDKVersion(VersionTuple(choose.below(20), choose.below(9)));
  }
  return true;
}

constexpr Mutation anyModuleRows[] = {
    {"any triple", forFuzzing, anyTriple},
    {"any data layout", forFuzzing, anyLayout},
    {"any assembly", forFuzzing, anyAssembly},
    {"any source name", forFuzzing, anySourceName},
    {"any levels", forFuzzing, anyLevels},
};

ArrayRef<Mutation> anyModuleMutations() { return anyModuleRows; }

} // namespace palindrome::mutate
