// Calls and inline asm.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case callsCases[] = {
    {"Direct", "declare i32 @f(i32, ptr)\ndefine i32 @g(ptr %p) {\n %r = call "
               "i32 @f(i32 1, ptr %p)\n ret i32 %r\n}"},
    {"Indirect",
     "define i32 @g(ptr %p) {\n %r = call i32 %p(i32 1, ptr null)\n "
     "call void %p()\n ret i32 %r\n}"},
    {"Variadic",
     "declare i32 @f(ptr, ...)\ndefine void @g(ptr %p) {\n %r = "
     "call i32 (ptr, ...) @f(ptr %p, i32 1, double 2.0)\n call void "
     "(...) %p()\n call void (i32, ...) %p(i32 2)\n ret void\n}"},
    {"IllTyped", "declare void @f(i32)\ndefine void @g() {\n call i32 @f(ptr "
                 "null)\n call void (...) @f(i32 1)\n call void @f()\n ret "
                 "void\n}"},
    {"Kinds", "declare void @f()\ndefine void @g() {\n tail call void @f()\n "
              "notail call void @f()\n musttail call void @f()\n ret void\n}"},
    {"FastMath", "declare float @f(float)\ndefine float @g(float %x) {\n %1 = "
                 "call fast float @f(float %x)\n %2 = call nnan nsz contract "
                 "float @f(float %1)\n %3 = call reassoc arcp afn ninf float "
                 "@f(float %2)\n ret float %3\n}"},
    {"Bundles",
     "declare void @f()\ndefine void @g(ptr %p, i32 %x) {\n call "
     "void @f() [ \"deopt\"(i32 %x, ptr %p), \"foo\"() ]\n call void "
     "@f() [ \"bar\"(<2 x i32> <i32 1, i32 2>, float 0.0) ]\n ret "
     "void\n}"},
    {"AliasCallee",
     "declare void @h()\ndefine void @f() {\n ret void\n}\n"
     "@a = alias void (), ptr @f\ndefine void @g() {\n call void "
     "@a()\n call void null()\n call void undef()\n ret void\n}"},
    {"AddressSpaces",
     "target datalayout = \"P1\"\ndeclare void @f() addrspace(1)\n"
     "declare void @h() addrspace(0)\ndefine void @g() addrspace(1) {\n call "
     "addrspace(1) void @f()\n call addrspace(0) void @h()\n ret void\n}"},
    {"Metadata", "declare void @f()\ndefine void @g() {\n call void @f(), !foo "
                 "!0, !srcloc !1, !callees !2\n ret void\n}\n!0 = !{}\n!1 = "
                 "!{i64 5}\n!2 = !{ptr @f}"},
    {"InlineAsm",
     "define i32 @f(i32 %x, ptr %p) {\n call void asm \"nop\", \"\"()\n call "
     "void asm sideeffect \"a\\0Ab\", \"~{memory}\"() nounwind\n %1 = call i32 "
     "asm alignstack inteldialect \"mov $0, $1\", \"=r,r\"(i32 %x)\n call void "
     "asm \"x $0\", \"*m\"(ptr elementtype(i64) %p)\n %2 = tail call { i32, "
     "i32 "
     "} asm sideeffect \"q\", \"=r,=r\"() #0, !srcloc !0\n call void asm "
     "sideeffect unwind \"u\", \"\"()\n ret i32 %1\n}\n"
     "attributes #0 = { convergent memory(none) \"k\" }\n!0 = !{i64 1}"},
    {"SwiftError",
     "declare swiftcc void @f(ptr swifterror)\ndefine void @g() {\n %e = "
     "alloca "
     "swifterror ptr\n call swiftcc void @f(ptr swifterror %e)\n ret void\n}"},
    {"Recursion",
     "define i32 @f(i32 %x) {\n %r = call i32 @f(i32 %x)\n ret i32 "
     "%r\n}"},
    {"StructResults",
     "declare { i32, { ptr, i8 } } @f()\ndefine void @g() {\n %r = call { i32, "
     "{ ptr, i8 } } @f()\n %x = extractvalue { i32, { ptr, i8 } } %r, 1, 1\n "
     "ret void\n}"},
};
ROUND_TRIP_CASES(Calls, callsCases);

/// Every calling convention by number, on functions, calls and invokes.
TEST(Calls, CallingConventions) {
  for (int convention = 0; convention <= 120; ++convention) {
    std::string cc = "cc " + std::to_string(convention);
    std::string text = "declare i32 @p(...)\ndeclare " + cc +
                       " void @f()\ndefine void @g(ptr %q) personality ptr @p "
                       "{\n call " +
                       cc + " void @f()\n call " + cc + " void %q()\n invoke " +
                       cc +
                       " void @f() to label %n unwind label %u\nn:\n ret "
                       "void\nu:\n %l = landingpad { ptr, i32 } cleanup\n ret "
                       "void\n}\ndefine " +
                       cc + " void @h() {\n ret void\n}";
    // LLVM rejects some conventions on this function.
    if (LLVMSource(text).module)
      roundTrip(text);
  }
  roundTrip("declare cc 1023 void @f()\ndefine void @g() {\n call cc 1023 void "
            "@f()\n ret void\n}");
}

TEST(Calls, APlainCallCarriesNothing) {
  std::string text = importedText("declare void @f(i32)\ndefine void @g(i32 "
                                  "%0) {\n tail call fastcc void @f(i32 %0)\n "
                                  "ret void\n}");
  EXPECT_TRUE(carriesNothing(text));
  EXPECT_NE(text.find("llvm.call fastcc tail @f"), std::string::npos) << text;
}
