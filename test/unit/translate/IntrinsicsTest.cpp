// Intrinsics: by ops of their own, and through llvm.call_intrinsic.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case intrinsicsCases[] = {
    {"Memory",
     "define void @f(ptr %p, ptr %q, i64 %n) {\n call void "
     "@llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 %n, i1 "
     "false)\n call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 4, i1 "
     "true)\n call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)\n "
     "call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 "
     "false)\n ret void\n}"},
    {"Math",
     "define float @f(float %x, <2 x double> %v) {\n %1 = call float "
     "@llvm.sqrt.f32(float %x)\n %2 = call fast float "
     "@llvm.fma.f32(float %1, float %x, float 1.0)\n %3 = call <2 x "
     "double> @llvm.floor.v2f64(<2 x double> %v)\n %4 = call nnan float "
     "@llvm.powi.f32.i32(float %2, i32 3)\n ret float %4\n}"},
    {"Integers",
     "define i32 @f(i32 %x, <4 x i32> %v) {\n %1 = call i32 "
     "@llvm.ctpop.i32(i32 "
     "%x)\n %2 = call i32 @llvm.ctlz.i32(i32 %1, i1 true)\n %3 = call { i32, "
     "i1 "
     "} @llvm.sadd.with.overflow.i32(i32 %x, i32 %2)\n %4 = call i32 "
     "@llvm.abs.i32(i32 %2, i1 false)\n %5 = call i32 "
     "@llvm.vector.reduce.add.v4i32(<4 x i32> %v)\n %6 = call range(i32 0, 5) "
     "i32 @llvm.umin.i32(i32 noundef %4, i32 %5)\n ret i32 %6\n}"},
    {"Lifetimes", "define void @f() {\n %a = alloca i32\n call void "
                  "@llvm.lifetime.start.p0(ptr %a)\n call void "
                  "@llvm.lifetime.end.p0(ptr nonnull %a)\n ret void\n}"},
    {"Assume",
     "define void @f(ptr %p, i1 %c) {\n call void @llvm.assume(i1 "
     "%c)\n call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i64 "
     "8), \"nonnull\"(ptr %p) ]\n call void @llvm.assume(i1 %c) cold, "
     "!foo !0\n ret void\n}\n!0 = !{}"},
    {"Masked",
     "define <4 x i32> @f(ptr %p, <4 x i1> %m, <4 x ptr> %q) {\n %1 = call <4 "
     "x "
     "i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> "
     "poison)\n %2 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> "
     "align 8 %q, <4 x i1> %m, <4 x i32> %1)\n call void "
     "@llvm.masked.store.v4i32.p0(<4 x i32> %2, ptr align 16 %p, <4 x i1> "
     "%m)\n ret <4 x i32> %2\n}"},
    {"MetadataOperands",
     "define i64 @f(double %x) strictfp {\n %1 = call i64 "
     "@llvm.read_register.i64(metadata !0)\n %2 = call double "
     "@llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata "
     "!\"round.dynamic\", metadata !\"fpexcept.strict\") strictfp\n call void "
     "@llvm.write_register.i64(metadata !0, i64 %1)\n ret i64 %1\n}\n!0 = "
     "!{!\"rsp\"}"},
    {"LocalMetadataOperands",
     "declare void @llvm.dbg.test(metadata)\n"
     "define i1 @f(ptr %p) {\n %1 = call i1 @llvm.type.test(ptr %p, metadata "
     "!\"t\")\n %2 = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, "
     "metadata !0)\n ret i1 %1\n}\n!0 = distinct !{}"},
    {"ScopeDeclarations",
     "define void @f() {\n call void "
     "@llvm.experimental.noalias.scope.decl(metadata !0)\n ret void\n}\n!0 = "
     "!{!1}\n!1 = distinct !{!1, !2, !\"s\"}\n!2 = distinct !{!2}"},
    {"TargetIntrinsics",
     "define i64 @f(<4 x float> %x) {\n %1 = call i64 @llvm.x86.rdtsc()\n %2 = "
     "call i32 @llvm.x86.sse.cvtss2si(<4 x float> %x)\n ret i64 %1\n}"},
    {"Overloads",
     "define void @f(ptr addrspace(1) %p, <vscale x 4 x i32> %v) {\n call void "
     "@llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)\n %1 = call "
     "i32 @llvm.vector.reduce.xor.nxv4i32(<vscale x 4 x i32> %v)\n %2 = call "
     "i64 @llvm.vscale.i64()\n %3 = call <vscale x 4 x i32> "
     "@llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %v, <vscale x 4 x i32> "
     "%v, i32 -1)\n ret void\n}"},
    {"KindsAndConventions",
     "define void @f(ptr %p) {\n tail call void @llvm.trap() cold\n notail "
     "call "
     "void @llvm.assume(i1 true)\n %1 = tail call i32 @llvm.ctpop.i32(i32 3) "
     "nounwind, !range !0\n ret void\n}\n!0 = !{i32 0, i32 33}"},
    {"UnnamedTypesInNames",
     "%0 = type { i32 }\ndefine ptr @f(ptr %p) {\n %1 = call ptr "
     "@llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%0) %p, i32 0, "
     "i32 0)\n ret ptr %1\n}"},
    {"Coroutines",
     "define void @f(ptr %m) presplitcoroutine {\n %id = call token "
     "@llvm.coro.id(i32 0, ptr null, ptr null, ptr null)\n %h = call ptr "
     "@llvm.coro.begin(token %id, ptr %m)\n %s = call i8 "
     "@llvm.coro.suspend(token none, i1 false)\n ret void\n}"},
    {"Declarations", "declare void @llvm.trap()\ndeclare i32 "
                     "@llvm.ctpop.i32(i32)\ndeclare void @f()"},
    {"VectorPredication",
     "define <4 x i32> @f(<4 x i32> %x, <4 x i1> %m, i32 %n) {\n %1 = call <4 "
     "x "
     "i32> @llvm.vp.add.v4i32(<4 x i32> %x, <4 x i32> %x, <4 x i1> %m, i32 "
     "%n)\n ret <4 x i32> %1\n}"},
    {"StackAndFrames",
     "define void @f() {\n %1 = call ptr @llvm.stacksave.p0()\n call void "
     "@llvm.stackrestore.p0(ptr %1)\n %2 = call ptr @llvm.returnaddress(i32 "
     "0)\n %3 = call ptr @llvm.frameaddress.p0(i32 1)\n ret void\n}"},
    {"VariadicStart",
     "define void @f(...) {\n %l = alloca ptr\n call void "
     "@llvm.va_start.p0(ptr %l)\n %1 = va_arg ptr %l, i32\n call void "
     "@llvm.va_end.p0(ptr %l)\n ret void\n}"},
};
ROUND_TRIP_CASES(Intrinsics, intrinsicsCases);

TEST(Intrinsics, HaveOpsOfTheirOwn) {
  std::string text = importedText(
      "define float @f(float %0) {\n %2 = call float @llvm.sqrt.f32(float "
      "%0)\n ret float %2\n}");
  EXPECT_NE(text.find("llvm.intr.sqrt"), std::string::npos) << text;
  EXPECT_TRUE(carriesNothing(text));
}

TEST(Intrinsics, WithoutAnOpGoThroughCallIntrinsic) {
  std::string text = importedText("define i64 @f() {\n %1 = call i64 "
                                  "@llvm.x86.rdtsc()\n ret i64 %1\n}");
  EXPECT_NE(text.find("llvm.call_intrinsic \"llvm.x86.rdtsc\""),
            std::string::npos)
      << text;
}

TEST(Intrinsics, CallIntrinsicHasRoomForAttributesOfParameters) {
  std::string text = roundTrip(
      "declare noundef ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 "
      "immarg, i32 immarg)\n"
      "define ptr @f(ptr %0) {\n"
      " %2 = call noundef ptr @llvm.preserve.array.access.index.p0.p0(ptr "
      "noalias elementtype(i32) swiftself %0, i32 0, i32 1) nounwind\n"
      " ret ptr %2\n}");
  EXPECT_NE(text.find("(!llvm.ptr {llvm.elementtype = i32, llvm.noalias, "
                      "llvmx.attributes = [\"swiftself\"]}, i32, i32) -> "
                      "(!llvm.ptr {llvm.noundef})"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("llvmx.arg_attrs"), std::string::npos) << text;
  EXPECT_EQ(text.find("llvmx.res_attrs"), std::string::npos) << text;
}

TEST(Intrinsics, CallIntrinsicWithMetadataCarriesAttributesOfParameters) {
  std::string text = roundTrip(
      "define i64 @f() {\n %1 = call noundef i64 @llvm.read_register.i64("
      "metadata !0)\n ret i64 %1\n}\n"
      "declare i64 @llvm.read_register.i64(metadata)\n!0 = !{!\"sp\"}\n");
  EXPECT_NE(text.find("llvmx.res_attrs"), std::string::npos) << text;
}
