// Types: each survives the round trip, and structs keep their names in LLVM
// even if they have others in MLIR.

#include "Support.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case typesCases[] = {
    {"Integers", "@a = external global i1\n@b = external global i17\n"
                 "@c = external global i8388608"},
    {"Floats", "declare void @f(half, bfloat, float, double, x86_fp80, fp128, "
               "ppc_fp128)"},
    {"Pointers", "@a = external global ptr\n@b = external global ptr "
                 "addrspace(3)\n@c = external addrspace(7) global ptr"},
    {"Vectors", "declare <4 x i32> @f(<vscale x 2 x double>, <3 x ptr>, "
                "<1 x i1>, <vscale x 1 x ptr addrspace(1)>)"},
    {"Arrays", "@a = external global [0 x i8]\n"
               "@b = external global [3 x [2 x [4 x <2 x i16>]]]\n"
               "@c = external global [4294967296 x i8]"},
    {"LiteralStructs", "@a = external global {}\n@b = external global <{}>\n"
                       "@c = external global { i8, <{ i32, { ptr } }> }"},
    {"NamedStructs", "%a = type { i32, ptr }\n%b = type <{ %a, [2 x %a] }>\n"
                     "@x = external global %b\n@y = external global %a"},
    {"OpaqueStruct", "%o = type opaque\n@x = external global %o"},
    {"UnnamedStructs", "%0 = type { i32 }\n%1 = type { %0, %0 }\n"
                       "@x = external global %1\n@y = external global %0"},
    {"StructNamesThatDoNotPrint",
     "%\"a b\" = type { i8 }\n%\"q\\22q\" = type { i16 }\n"
     "%\"b\\5Cs\" = type { i32 }\n%\"nl\\0A\" = type { i64 }\n"
     "%\"\\C3\\A9\" = type { ptr }\n%\"tab\\09x\" = type { i1 }\n"
     "@a = external global %\"a b\"\n@b = external global %\"q\\22q\"\n"
     "@c = external global %\"b\\5Cs\"\n@d = external global %\"nl\\0A\"\n"
     "@e = external global %\"\\C3\\A9\"\n@f = external global %\"tab\\09x\""},
    {"StructNamesWithSuffixes",
     "%a = type { i8 }\n%a.0 = type { i16 }\n%a.1 = type { i32 }\n"
     "%unnamed = type { i64 }\n%unnamed.0 = type { ptr }\n"
     "%0 = type { float }\n"
     "@a = external global %a.1\n@b = external global %a.0\n"
     "@c = external global %a\n@d = external global %unnamed.0\n"
     "@e = external global %unnamed\n@f = external global %0"},
    {"TargetTypes",
     "declare void @f(target(\"spirv.Image\", void, 1, 0), "
     "target(\"aarch64.svcount\"), target(\"spirv.Foo\", i32, ptr, 7))"},
    {"FunctionTypes", "declare void @f(...)\ndeclare i32 @g(ptr, ...)\n"
                      "declare { i32, ptr } @h([2 x i64])"},
    {"VectorsThatNoOpTakes",
     "declare <2 x ppc_fp128> @f(<vscale x 1 x ppc_fp128>, "
     "{ <4 x target(\"llvm.test.vectorelement\")>, i8 }, "
     "[2 x <2 x ppc_fp128>])\n"
     "@a = external global <2 x ppc_fp128>\n"
     "@b = global [2 x <1 x ppc_fp128>] zeroinitializer\n"
     "define <2 x ppc_fp128> @g(ptr %p) {\n"
     "  %a = alloca <2 x ppc_fp128>, align 16\n"
     "  %l = load <2 x ppc_fp128>, ptr %p, align 16\n"
     "  store <2 x ppc_fp128> %l, ptr %a, align 16\n"
     "  store <2 x ppc_fp128> poison, ptr %a, align 16\n"
     "  store <2 x ppc_fp128> splat (ppc_fp128 "
     "0xM3FF00000000000000000000000000000), ptr %a, align 16\n"
     "  %q = getelementptr { <2 x ppc_fp128> }, ptr %p, i32 1, i32 0\n"
     "  ret <2 x ppc_fp128> %l\n}"},
    {"TargetTypesNamedAsOurs",
     "declare void @f(target(\"llvmx.type\", 0), target(\"llvmx.type\"), "
     "target(\"x\", target(\"llvmx.type\", 4294967295)))"},
    {"Amx", "declare x86_amx @llvm.x86.tilezero.internal(i16, i16)\n"
            "define void @f() prefix x86_amx poison prologue { i32, x86_amx } "
            "undef {\n  ret void\n}"},
    {"VectorsThatNoOpTakesAsAttributes",
     "@v = global i32 0\n@x = external global i32 #0\n"
     "@a = alias <4 x target(\"llvm.test.vectorelement\")>, ptr @v\n"
     "@u = global <4 x target(\"llvm.test.vectorelement\")> undef\n"
     "declare ptr @f(ptr byref(<4 x target(\"llvm.test.vectorelement\")>), "
     "i32, "
     "ptr) #0\n"
     "attributes #0 = { preallocated(<4 x "
     "target(\"llvm.test.vectorelement\")>) "
     "}"},
    {"TokenAndMetadata",
     "declare token @llvm.experimental.convergence.entry()\n"
     "declare i64 @llvm.read_register.i64(metadata)"},
    {"UnusedStructsDoNotPrint", "%a = type { i32 }\n@x = global i8 0"},
    {"NestedAggregate",
     "%in = type { i8, [2 x { <2 x float>, ptr }] }\n"
     "@x = global { %in, <{ i16 }> } { %in { i8 1, [2 x { <2 x float>, ptr }] "
     "[{ <2 x float>, ptr } { <2 x float> <float 1.0, float 2.0>, ptr @x }, "
     "{ <2 x float>, ptr } zeroinitializer] }, <{ i16 }> <{ i16 -1 }> }"},
};
ROUND_TRIP_CASES(Types, typesCases);

/// Two modules whose structs have the same names may share an MLIR context.
TEST(Types, TwoModulesInOneContextKeepTheirStructNames) {
  const char *texts[] = {
      "%s = type { i32, ptr }\n%o = type opaque\n%0 = type { i8 }\n"
      "@x = external global %s\n@z = external global %0\n"
      "declare void @f(ptr byref(%s))",
      "%s = type { float }\n%o = type { i8 }\n%0 = type { double }\n"
      "@x = external global %s\n@y = external global %o\n"
      "@z = external global %0"};
  MLIRState state;
  std::vector<std::string> before;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  for (const char *text : texts) {
    LLVMSource source(text);
    ASSERT_TRUE(source.module) << source.error;
    before.push_back(print(*source.module));
    modules.push_back(importModule(*source.module, state.context));
    ASSERT_TRUE(modules.back());
  }
  // The first module again, when its names are taken.
  LLVMSource again(texts[0]);
  before.push_back(print(*again.module));
  modules.push_back(importModule(*again.module, state.context));
  for (size_t i = 0; i < modules.size(); ++i)
    EXPECT_EQ(exportedText(*modules[i]), before[i]);
}

TEST(Types, AreTheDialectsOwn) {
  std::string text = importedText("%s = type { i32, ptr addrspace(2) }\n"
                                  "@x = external global %s");
  EXPECT_NE(text.find("!llvm.struct<\"s\", (i32, ptr<2>)>"), std::string::npos)
      << text;
  EXPECT_EQ(text.find("llvmx.struct_names"), std::string::npos) << text;

  // MLIR's printer escapes what its parser unescapes.
  text = importedText("%\"a\\22\\87\" = type { i32 }\n"
                      "@x = external global %\"a\\22\\87\"");
  EXPECT_NE(text.find(R"(!llvm.struct<"a\22\87", (i32)>)"), std::string::npos)
      << text;
  EXPECT_EQ(text.find("llvmx.struct_names"), std::string::npos) << text;
}
