// Tests the comparison of modules of two contexts: struct types with the same
// name, and that the modules remain unchanged.

#include "test/unit/verify/judge/mlir/Support.h"

using namespace llvm;

namespace palindrome::test {
namespace {

std::string allocate(StringRef type) {
  return ("llvm.func @f(%n: i32) {\n  %0 = llvm.alloca %n x " + type +
          " : (i32) -> !llvm.ptr\n  llvm.return\n}")
      .str();
}

TEST(MLIRContexts, NamedStructsAreKnownByTheirNames) {
  std::string text = allocate("!llvm.struct<\"s\", (i32, ptr)>");
  EXPECT_EQ(diffText(text, text).likeness, Likeness::Identical);
}

TEST(MLIRContexts, NamedStructsWithAnotherBodyDiffer) {
  for (StringRef other :
       {"!llvm.struct<\"s\", (i32, i32)>", "!llvm.struct<\"s\", opaque>",
        "!llvm.struct<\"s\", packed (i32, ptr)>"}) {
    std::string text = ("llvm.mlir.global external @v() : !llvm.ptr\n"
                        "llvm.func @g(!llvm.struct<(array<2 x " +
                        other.drop_front(6) + ">)>)")
                           .str();
    if (other.contains("opaque"))
      text = ("llvm.func @g(!llvm.ptr {llvm.mark = " + other + "})").str();
    std::string base = text;
    base.replace(base.find(other.drop_front(6).str()),
                 other.drop_front(6).size(), "struct<\"s\", (i32, ptr)>");
    DiffResult result = diffText(base, text);
    EXPECT_EQ(result.likeness, Likeness::Different) << text;
  }
}

TEST(MLIRContexts, TheComparedModulesStayAsTheyAre) {
  Parsed a(allocate("!llvm.struct<\"s\", (i32)>"));
  Parsed b(allocate("!llvm.struct<\"s\", (i64)>"));
  auto print = [](mlir::ModuleOp module) {
    std::string text;
    raw_string_ostream(text) << module;
    return text;
  };
  std::string textA = print(*a.module), textB = print(*b.module);
  Expected<DiffResult> result = diffModules(*a.module, *b.module);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->likeness, Likeness::Different);
  EXPECT_EQ(print(*a.module), textA);
  EXPECT_EQ(print(*b.module), textB);
}

TEST(MLIRContexts, OneContextWillDo) {
  Parsed a(allocate("!llvm.struct<\"s\", (i32)>"));
  mlir::OwningOpRef<mlir::ModuleOp> copy = a.module->clone();
  Expected<DiffResult> result = diffModules(*a.module, *copy);
  ASSERT_TRUE(bool(result));
  EXPECT_EQ(result->likeness, Likeness::Identical);
}

TEST(MLIRContexts, LongChainsOfInsertionsAreLinear) {
  std::string text = "llvm.mlir.global external @x() : !llvm.array<4000 x ptr> "
                     "{\n%0 = llvm.mlir.undef : !llvm.array<4000 x ptr>\n"
                     "%p = llvm.mlir.addressof @x : !llvm.ptr\n";
  for (unsigned i = 0; i < 4000; ++i)
    text += ("%" + Twine(i + 1) + " = llvm.insertvalue %p, %" + Twine(i) + "[" +
             Twine(i) + "] : !llvm.array<4000 x ptr>\n")
                .str();
  text += "llvm.return %4000 : !llvm.array<4000 x ptr>\n}";
  EXPECT_EQ(diffText(text, text).likeness, Likeness::Identical);
}

/// A load with a TBAA tag whose types have two members of the next type each,
/// so that the text of the tag has 2^depth parts, at `offset`.
std::string sharedTypes(unsigned depth, unsigned offset) {
  std::string text = "#root = #llvm.tbaa_root<id = \"root\">\n"
                     "#t0 = #llvm.tbaa_type_desc<id = \"t0\", "
                     "members = {<#root, 0>}>\n";
  for (unsigned i = 1; i <= depth; ++i) {
    std::string last = "<#t" + std::to_string(i - 1) + ", ";
    text += "#t" + std::to_string(i) + " = #llvm.tbaa_type_desc<id = \"t" +
            std::to_string(i) + "\", members = {" + last + "0>, " + last +
            "8>}>\n";
  }
  std::string type = "#t" + std::to_string(depth);
  return text +
         "llvm.func @f(%p: !llvm.ptr) -> i32 {\n"
         "  %0 = llvm.load %p {tbaa = [#llvm.tbaa_tag<base_type = " +
         type + ", access_type = #t0, offset = " + std::to_string(offset) +
         ">]} : !llvm.ptr -> i32\n  llvm.return %0 : i32\n}\n";
}

TEST(MLIRContexts, AttributesThatSharePartsAreCompared) {
  constexpr unsigned depth = 40;
  EXPECT_EQ(diffText(sharedTypes(depth, 0), sharedTypes(depth, 0)).likeness,
            Likeness::Identical);
  EXPECT_EQ(diffText(sharedTypes(depth, 0), sharedTypes(depth, 8)).likeness,
            Likeness::Different);
}

} // namespace
} // namespace palindrome::test
