// Pointers with types, for the releases that have no others.

#include "palindrome/Downgrade.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::releases {
namespace {

Downgrade typed(const std::string &text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module ? downgrade(*module, releaseOfPlainPointers - 1) : Downgrade();
}

/// Whether the text of `text` has all of `lines`.
void expectLines(const std::string &text,
                 std::initializer_list<const char *> lines) {
  Downgrade result = typed(text);
  ASSERT_TRUE(result.refusals.empty());
  for (const char *line : lines)
    EXPECT_NE(result.text.find(line), std::string::npos) << line << " in\n"
                                                         << result.text;
}

TEST(TypedPointers, AnAccessIsThroughACast) {
  expectLines("define i32 @f(ptr %p, i32 %x) {\n%v = load i32, ptr %p\n"
              "store i32 %x, ptr %p\nret i32 %v\n}",
              {"define i32 @f(i8* %p, i32 %x) {\n  %1 = bitcast i8* %p to i32*",
               "%v = load i32, i32* %1", "store i32 %x, i32* %2"});
  // A byte needs none.
  expectLines("define i8 @f(ptr %p) {\n%v = load i8, ptr %p\nret i8 %v\n}",
              {"{\n  %v = load i8, i8* %p"});
}

TEST(TypedPointers, AnObjectHasItsTypeAndItsUsersACast) {
  expectLines(
      "define ptr @f(i64 %i) {\n%a = alloca { i32, [4 x i64] }\n"
      "%g = getelementptr { i32, [4 x i64] }, ptr %a, i32 0, i32 1, "
      "i64 %i\nret ptr %g\n}",
      {"%1 = alloca { i32, [4 x i64] }, align 8\n",
       "getelementptr { i32, [4 x i64] }, { i32, [4 x i64] }* %1, i32 0",
       "%g = bitcast i64* %2 to i8*\n  ret i8* %g"});
}

TEST(TypedPointers, SymbolsHaveTheirTypes) {
  expectLines("@g = addrspace(1) global [2 x i32] zeroinitializer\n"
              "@p = global ptr addrspace(1) getelementptr (i32, ptr "
              "addrspace(1) @g, i64 1)\n"
              "@a = alias [2 x i32], ptr addrspace(1) @g\n"
              "define ptr @f() {\ncall void @h(ptr @f)\nret ptr @h\n}\n"
              "declare void @h(ptr)",
              {"@g = addrspace(1) global [2 x i32] zeroinitializer",
               "@p = global i8 addrspace(1)* getelementptr (i8, i8 ",
               "bitcast ([2 x i32] addrspace(1)* @g to i8 addrspace(1)*), i64",
               "@a = alias [2 x i32], [2 x i32] addrspace(1)* @g",
               "call void @h(i8* bitcast (i8* ()* @f to i8*))",
               "ret i8* bitcast (void (i8*)* @h to i8*)",
               "declare void @h(i8*)\n"});
}

TEST(TypedPointers, CastsBetweenAddressSpacesStay) {
  expectLines("define i32 @f(ptr addrspace(3) %p) {\n"
              "%q = addrspacecast ptr addrspace(3) %p to ptr\n"
              "%v = load i32, ptr %q\nret i32 %v\n}",
              {"%q = addrspacecast i8 addrspace(3)* %p to i8*",
               "= bitcast i8* %q to i32*"});
}

TEST(TypedPointers, ACalleeHasTheTypeOfItsCall) {
  expectLines("define i32 @f(ptr %p) {\n%r = call i32 %p(ptr %p, i32 1)\n"
              "%s = call i32 @g(i32 1)\nret i32 %r\n}\n"
              "declare void @g(ptr)",
              {"bitcast i8* %p to i32 (i8*, i32)*",
               "call i32 bitcast (void (i8*)* @g to i32 (i32)*)(i32 1)"});
}

TEST(TypedPointers, AttributesStateTypes) {
  expectLines("define void @f(ptr byval({ i32, i32 }) %p) {\n"
              "%v = load i32, ptr %p\n"
              "call void @f(ptr byval({ i32, i32 }) %p)\nret void\n}",
              {"define void @f({ i32, i32 }* byval({ i32, i32 }) %p) {",
               "call void @f({ i32, i32 }* byval({ i32, i32 }) %p)"});
  expectLines("define void @f(ptr %p) {\n"
              "call void asm \"\", \"=*m\"(ptr elementtype(i32) %p)\n"
              "ret void\n}",
              {"asm \"\", \"=*m\"(i32* elementtype(i32) %1)"});
}

TEST(TypedPointers, IntrinsicsHaveTheTypesInTheirNames) {
  expectLines("define <2 x i32> @f(ptr %p, ptr %q, <2 x i1> %m) {\n"
              "%v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 8 %p, "
              "<2 x i1> %m, <2 x i32> poison)\n"
              "call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)\n"
              "%i = call ptr @llvm.invariant.start.p0(i64 8, ptr %p)\n"
              "call void @llvm.invariant.end.p0(ptr %i, i64 8, ptr %p)\n"
              "ret <2 x i32> %v\n}\n"
              "declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, "
              "<2 x i32>)\n"
              "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
              "declare ptr @llvm.invariant.start.p0(i64, ptr)\n"
              "declare void @llvm.invariant.end.p0(ptr, i64, ptr)",
              {"@llvm.masked.load.v2i32.p0v2i32(<2 x i32>* ",
               "@llvm.memset.p0i8.i64(i8* ",
               "call {}* @llvm.invariant.start.p0i8(i64 8, i8* %p)",
               "call void @llvm.invariant.end.p0i8({}* "});
}

TEST(TypedPointers, ConstructorsAreFunctions) {
  expectLines("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
              "[{ i32, ptr, ptr } { i32 1, ptr @c, ptr null }]\n"
              "declare void @c()",
              {"[1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32",
               "void ()* @c, i8* null }]"});
  expectLines("@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] "
              "zeroinitializer",
              {"[0 x { i32, void ()*, i8* }] zeroinitializer"});
}

TEST(TypedPointers, ATypeWithoutANameGetsOne) {
  expectLines("%0 = type { ptr, i32 }\n"
              "define void @f(ptr %p) {\nstore %0 zeroinitializer, ptr %p\n"
              "ret void\n}",
              {"%unnamed = type { i8*, i32 }", "bitcast i8* %p to %unnamed*"});
}

TEST(TypedPointers, WhatHasNoFormIsRefused) {
  Downgrade result = typed("define void @f(ptr swifterror %p) {\nret void\n}");
  ASSERT_EQ(result.refusals.size(), 1u);
  EXPECT_EQ(result.refusals[0].place, "@f");
  EXPECT_TRUE(result.text.empty());
}

} // namespace
} // namespace palindrome::releases
