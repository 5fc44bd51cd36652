// Attributes of parameters, results, functions, calls and variables.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case attributesCases[] = {
    {"ParameterFlags",
     "declare void @f(i8 zeroext, i8 signext, i32 inreg, ptr noalias, "
     "ptr nocapture nonnull, ptr readonly, ptr readnone, ptr writeonly, "
     "ptr nofree, ptr nest, i32 noundef, ptr noext, ptr dead_on_unwind "
     "writable)"},
    {"NoExtension", "declare noext i32 @f(i32 noext)"},
    {"ParameterIntegers",
     "declare void @f(ptr align 4294967296, ptr dereferenceable(8), "
     "ptr dereferenceable_or_null(18446744073709551615), ptr alignstack(16))"},
    {"ParameterTypes",
     "%s = type { i32 }\ndeclare void @f(ptr sret(%s), ptr byval({ i8, %s }))\n"
     "declare void @g(ptr byref([3 x i8]))\n"
     "declare void @h(ptr inalloca(i32))\n"
     "declare void @i(ptr preallocated(i32))"},
    {"ParameterRanges",
     "declare range(i32 -5, 10) i32 @f(i128 range(i128 0, "
     "170141183460469231731687303715884105727), i8 range(i8 5, 2), "
     "<4 x i32> range(i32 0, 3), i16 range(i16 0, 0))"},
    {"ParameterInitializes",
     "declare void @f(ptr initializes((0, 4), (8, 16)), ptr "
     "initializes((-16, -8)))"},
    {"ParameterCaptures",
     "declare void @f(ptr captures(none), ptr captures(address), "
     "ptr captures(address_is_null, read_provenance), ptr captures(ret: "
     "address, provenance), ptr captures(address, provenance, ret: none))"},
    {"ParameterFPClass",
     "declare nofpclass(nan) float @f(float nofpclass(inf zero), <2 x double> "
     "nofpclass(all))"},
    {"ParameterSwift",
     "declare swiftcc void @f(ptr swiftself, ptr swifterror)\n"
     "declare swifttailcc void @g(ptr swiftasync)"},
    {"ParameterImmArg", "declare void @llvm.memcpy.p0.p0.i64(ptr noalias "
                        "writeonly captures(none), "
                        "ptr noalias readonly captures(none), i64, i1 immarg)"},
    {"ParameterAllocation",
     "declare ptr @f(i64 allocalign, i64) allockind(\"alloc,aligned\") "
     "allocsize(1)\n"
     "declare ptr @g(ptr allocptr, i64, i64) "
     "allockind(\"realloc,zeroed\") allocsize(1, 2) \"alloc-family\"=\"x\""},
    {"ParameterReturned", "declare ptr @f(ptr returned)\n"
                          "declare i32 @g(i32 returned)"},
    {"ParameterStrings",
     "declare \"r\"=\"1\" i32 @f(i32 \"a\", i32 \"b\"=\"c\", ptr "
     "\"quote\"=\"\\22\\0A\")"},
    {"ParameterOnUnusualTypes",
     "declare void @f(<2 x ptr> noundef, <2 x i32> noundef, { ptr, i32 } "
     "noundef, <2 x ptr> align 8, <4 x i8> noundef)"},
    {"StringKeysLikeKinds",
     "define void @f() \"noinline\" \"align\"=\"4\" \"memory\"=\"none\" "
     "\"nounwind\"=\"no\" {\n ret void\n}\n"
     "declare void @g(ptr \"align\"=\"3\" align 8)"},
    {"FunctionFlags",
     "declare void @f() alwaysinline cold convergent hot inlinehint "
     "minsize mustprogress naked nobuiltin nocallback "
     "nocf_check noduplicate nofree noimplicitfloat nomerge nonlazybind "
     "noprofile norecurse noredzone noreturn nosanitize_bounds "
     "nosanitize_coverage nosync nounwind null_pointer_is_valid "
     "optforfuzzing optsize presplitcoroutine returns_twice safestack "
     "sanitize_address sanitize_memory sanitize_thread shadowcallstack "
     "skipprofile speculatable speculative_load_hardening strictfp "
     "willreturn disable_sanitizer_instrumentation "
     "sanitize_hwaddress sanitize_memtag sanitize_numerical_stability "
     "sanitize_realtime hybrid_patchable coro_only_destroy_when_complete "
     "coro_elide_safe\n"
     "declare void @g() noinline optnone\n"
     "declare void @h() optdebug\n"
     "declare void @i() sspreq\ndeclare void @j() ssp\n"
     "declare void @k() sspstrong\ndeclare void @l() nodivergencesource\n"},
    {"FunctionIntegers",
     "declare void @f() alignstack(16) uwtable vscale_range(1,16)\n"
     "declare void @g() uwtable(sync) vscale_range(2,0)\n"
     "declare ptr @h(i32) allocsize(0)"},
    {"FunctionMemory",
     "declare void @a() memory(none)\ndeclare void @b() memory(read)\n"
     "declare void @c() memory(write, argmem: readwrite)\n"
     "declare void @d() memory(inaccessiblemem: write)\n"
     "declare void @e() memory(errnomem: write)\n"
     "declare void @f() memory(readwrite, argmem: none)\n"
     "declare void @g() memory(readwrite)\n"
     "declare void @h() memory(target_mem0: read, target_mem1: write)"},
    {"FunctionStrings",
     "declare void @f() \"target-cpu\"=\"x86-64\" \"target-features\"=\"+sse,"
     "-avx\" \"tune-cpu\"=\"\" \"frame-pointer\"=\"all\" \"no-infs-fp-math\"="
     "\"true\" \"custom\" \"k\"=\"v\""},
    {"Groups", "define void @f() #0 {\n call void @f() #1\n ret void\n}\n"
               "attributes #0 = { nounwind \"k\"=\"v\" }\n"
               "attributes #1 = { cold \"x\" }"},
    {"Calls",
     "declare ptr @f(ptr, i32)\n"
     "define void @g(ptr %p) {\n"
     " %a = call noalias align 8 dereferenceable(16) ptr @f(ptr nonnull align "
     "4 "
     "%p, i32 signext range(i32 0, 9) 1) memory(read) cold noinline "
     "\"k\"=\"v\"\n"
     " %b = call ptr @f(ptr captures(none) null, i32 noundef 2) convergent "
     "nounwind willreturn inlinehint nobuiltin allocsize(1)\n"
     " %c = call ptr @f(ptr byval({ i8, i16 }) %p, i32 3) alwaysinline\n"
     " ret void\n}"},
    {"Variables", "@x = global i32 0 #0\n@y = global i32 0 #1\n"
                  "attributes #0 = { \"bss-section\"=\"b\" }\n"
                  "attributes #1 = { \"data-section\"=\"d\" \"k\" }"},
    {"ResultOfVoid", "define \"x\"=\"y\" void @g() {\n ret void\n}"},
    {"ManyParameters",
     "declare void @f(i32, i32, i32 inreg, i32, i32, i32, i32, ptr nonnull, "
     "...)\ndefine void @g(ptr %p) {\n call void (i32, i32, i32, i32, i32, "
     "i32, i32, ptr, ...) @f(i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, "
     "ptr %p, i32 zeroext 9, ptr byval(i64) %p)\n ret void\n}"},
    {"InvokeAttributes",
     "declare i32 @f(i32)\ndeclare i32 @p(...)\n"
     "define void @g() personality ptr @p {\n"
     " %a = invoke zeroext i32 @f(i32 inreg 1) cold memory(none) to label %n "
     "unwind label %u\nn:\n ret void\nu:\n %l = landingpad { ptr, i32 } "
     "cleanup\n ret void\n}"},
};
ROUND_TRIP_CASES(Attributes, attributesCases);

/// Attributes that the dialect leaves out of the text of a call.
static const Case attributesGaps[] = {
    {"CallResultOfVoid", "declare void @f()\ndefine void @g() {\n call \"z\" "
                         "void @f()\n ret void\n}"},
};
ROUND_TRIP_CASES(AttributeCorners, attributesGaps);

TEST(Attributes, WhatTheDialectHasIsNotCarried) {
  std::string text = importedText(
      "define i32 @f(ptr noalias nonnull align 8 %0, i32 signext %1) noinline "
      "nounwind memory(read) \"custom\"=\"x\" {\n ret i32 %1\n}");
  EXPECT_TRUE(carriesNothing(text));
  EXPECT_NE(text.find("llvm.noalias"), std::string::npos) << text;
  EXPECT_NE(text.find("no_unwind"), std::string::npos) << text;
}

TEST(Attributes, WhatTheDialectHasNotIsCarried) {
  std::string text = importedText("declare void @f(ptr initializes((0, 4)))");
  EXPECT_NE(text.find("llvmx.attributes = [[\"ranges\", \"initializes\", "
                      "0, 4]]"),
            std::string::npos)
      << text;
}
