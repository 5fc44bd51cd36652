// Inputs whose language their content or their name identifies.

#include "verify/base/io/Language.h"
#include "llvm/ADT/StringRef.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(Language, TextOfLLVM) {
  for (const char *text : {"define void @f() {",
                           "declare void @f()",
                           "target triple = \"a\"",
                           "source_filename = \"a\"",
                           "module asm \"nop\"",
                           "module  asm \"nop\"",
                           "attributes #0 = { cold }",
                           "@g = global i32 0",
                           "$c = comdat any",
                           "%T = type { i32 }",
                           "%T = type opaque",
                           "%0 = type i32",
                           "%\"a.b\" = type { i32 }",
                           "!0 = !{}",
                           "!llvm.ident = !{!0}",
                           "!0 = distinct !DICompileUnit(language: 1)",
                           "!llvm.dbg.cu = distinct !{!0}",
                           "!named = !{}",
                           "!1 = !DIExpression()",
                           "^0 = module: (path: \"\")",
                           "uselistorder ptr @f, { 1, 0 }",
                           "; a comment\n\n  ; another\ndefine void @f() {"})
    EXPECT_EQ(detectText(text), Language::LLVM) << text;
}

TEST(Language, TextOfMLIR) {
  for (const char *text : {"module {",
                           "module @asm {",
                           "module attributes {a = 1} {",
                           "module{}",
                           "builtin.module {",
                           "func.func @f()",
                           "llvm.func @f()",
                           "\"builtin.module\"() ({",
                           "// define void @f() {",
                           "#map = affine_map<",
                           "#loc = loc(unknown)",
                           "!alias = i32",
                           "!alias = !llvm.ptr",
                           "!s = !llvm.struct<(i32)>",
                           "!alias = !other",
                           "!f = (i32) -> i32",
                           "%0 = llvm.mlir.constant(1 : i32) : i32",
                           "%type = arith.constant 1",
                           "%0:2 = \"a.b\"() : () -> (i32, i32)",
                           "{-# dialect_resources: {} #-}",
                           "\n\n  toy.func @main() {"})
    EXPECT_EQ(detectText(text), Language::MLIR) << text;
}

TEST(Language, TextOfNeither) {
  for (const char *text : {"", " \n", "; define\n", ";", "int main() {}", "{"})
    EXPECT_EQ(detectText(text), std::nullopt) << text;
}

TEST(Language, NameComesBeforeText) {
  auto detect = [](llvm::StringRef text, llvm::StringRef name) {
    return detectLanguage({text, name});
  };
  EXPECT_EQ(detect("define", "a.mlir"), Language::MLIR);
  EXPECT_EQ(detect("define", "a.mlirbc"), Language::MLIR);
  EXPECT_EQ(detect("module {", "a.ll"), Language::LLVM);
  EXPECT_EQ(detect("module {", "a.bc"), Language::LLVM);
  EXPECT_EQ(detect("module {", "a.txt"), Language::MLIR);
  EXPECT_EQ(detect("module {", "<stdin>"), Language::MLIR);
  EXPECT_EQ(detect("define", "<stdin>"), Language::LLVM);
  EXPECT_EQ(detect("", "<stdin>"), Language::LLVM);
}

TEST(Language, BinaryComesBeforeName) {
  EXPECT_EQ(detectLanguage({"ML\xefR...", "a.ll"}), Language::MLIR);
  EXPECT_EQ(detectLanguage({"BC\xc0\xde...", "a.mlir"}), Language::LLVM);
  EXPECT_EQ(detectLanguage({"!<arch>\n...", "a.a"}), Language::LLVM);
  EXPECT_EQ(detectBinary({"define", "a.ll"}), std::nullopt);
}
