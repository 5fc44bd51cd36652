// What functions take from a command line, and print.

#include "verify/base/execute/Signature.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <cstring>

using namespace palindrome::execute;

namespace {
class SignatureTest : public testing::Test {
protected:
  /// The signature of @f of `text`.
  llvm::Expected<Signature> find(const char *text,
                                 const DeclaredTypes *declared = nullptr,
                                 const char *name = "f") {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(text, error, context);
    EXPECT_NE(module, nullptr) << error.getMessage().str();
    return Signature::find(*module, name, declared);
  }
  std::string problemOf(const char *text, const char *name = "f") {
    llvm::Expected<Signature> signature = find(text, nullptr, name);
    return signature ? "" : llvm::toString(signature.takeError());
  }
  bool isProgram(const char *text) {
    llvm::Expected<Signature> signature = find(text, nullptr, "main");
    return llvm::cantFail(std::move(signature)).isProgram();
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  llvm::Type *i64 = llvm::Type::getInt64Ty(context);
  llvm::Type *f32 = llvm::Type::getFloatTy(context);
};

TEST_F(SignatureTest, ShowsTypes) {
  auto textOf = [&](const char *text) {
    return llvm::cantFail(find(text)).str();
  };
  EXPECT_EQ(textOf("define void @f() { ret void }"), "@f()");
  EXPECT_EQ(textOf("define float @f(i32 %a, { i8 } %b) { ret float 0.0 }"),
            "@f(i32, { i8 }) -> float");
  EXPECT_EQ(textOf("define void @f(ptr sret({ i8, i8 }) %r, ptr byval(i64) %a) "
                   "{ ret void }"),
            "@f(i64) -> { i8, i8 }");
}

TEST_F(SignatureTest, KnowsPrograms) {
  EXPECT_TRUE(isProgram("define i32 @main() { ret i32 0 }"));
  EXPECT_TRUE(isProgram("define void @main() { ret void }"));
  EXPECT_TRUE(isProgram("define i32 @main(i32 %c, ptr %v) { ret i32 0 }"));
  EXPECT_TRUE(
      isProgram("define i32 @main(i32 %c, ptr %v, ptr %e) { ret i32 0 }"));
  EXPECT_FALSE(isProgram("define i64 @main() { ret i64 0 }"));
  EXPECT_FALSE(isProgram("define i32 @main(i32 %c) { ret i32 0 }"));
  EXPECT_FALSE(isProgram("define i32 @main(ptr %v, i32 %c) { ret i32 0 }"));
  EXPECT_FALSE(isProgram("define i32 @main(...) { ret i32 0 }"));
}

TEST_F(SignatureTest, NamesWhatCannotBeCalled) {
  EXPECT_EQ(problemOf("declare void @f()"),
            "there is no definition of @f: the module defines no function "
            "(--entry names the function to call)");
  EXPECT_EQ(problemOf("define void @g() { ret void } define void @h() { ret "
                      "void } @f = global i8 0"),
            "there is no definition of @f: the module defines @g, @h (--entry "
            "names the function to call)");
  EXPECT_EQ(problemOf("define void @f(ptr inalloca(i8) %a) { ret void }"),
            "@f cannot be called: a parameter is inalloca");
  EXPECT_EQ(problemOf("define <vscale x 2 x i8> @f() { ret <vscale x 2 x i8> "
                      "zeroinitializer }"),
            "@f cannot be called: values of <vscale x 2 x i8> have no text");
  EXPECT_EQ(
      problemOf("@g = alias void (), ptr @f define void @f() { ret void }",
                "g"),
      "");
}

TEST_F(SignatureTest, PassesProgramArguments) {
  Signature signature = llvm::cantFail(
      find("define i32 @main(i32 %c, ptr %v) { ret i32 0 }", nullptr, "main"));
  Arguments arguments =
      llvm::cantFail(signature.readArguments({"a", "b"}, "name"));
  struct {
    int32_t count;
    char **values;
  } passed;
  memcpy(&passed, arguments.memory.get(), sizeof(passed));
  EXPECT_EQ(passed.count, 3);
  EXPECT_STREQ(passed.values[0], "name");
  EXPECT_STREQ(passed.values[2], "b");
  EXPECT_EQ(passed.values[3], nullptr);
}

/// A memref of rank 2 with an offset and strides, as a parameter and a result.
TEST_F(SignatureTest, ListsMemRefs) {
  MemRefType type;
  type.element = f32;
  type.sizes = {MemRefType::dynamic, 2};
  type.strides = {4, MemRefType::dynamic};
  type.offset = 3;
  DeclaredType memref{"memref", type};
  DeclaredTypes declared{{memref, {"i64"}}, {memref, {"index"}}};
  Signature signature = llvm::cantFail(find(
      R"(define { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 }
         @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
           ret { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 } poison })",
      &declared));
  EXPECT_EQ(signature.str(), "@f(memref, i64) -> (memref, index)");

  Arguments arguments =
      llvm::cantFail(signature.readArguments({"[[1, 2], [3, 4]]", "-9"}, ""));
  // The argument has the layout of the result.
  int64_t passed[8];
  memcpy(passed, arguments.memory.get(), sizeof(passed));
  EXPECT_EQ(passed[0], passed[1]);
  EXPECT_EQ(passed[2], 3);
  EXPECT_EQ(passed[3], 2);
  EXPECT_EQ(passed[4], 2);
  EXPECT_EQ(passed[5], 4);
  EXPECT_EQ(passed[6], 1);
  const auto *data = reinterpret_cast<const float *>(passed[1]);
  EXPECT_EQ(data[3], 1);
  EXPECT_EQ(data[4], 2);
  EXPECT_EQ(data[7], 3);
  EXPECT_EQ(data[8], 4);
  std::string text;
  llvm::raw_string_ostream stream(text);
  signature.printResult(stream, reinterpret_cast<char *>(passed));
  EXPECT_EQ(text, "{[[1, 2], [3, 4]], -9}");
  text.clear();
  signature.printMemRefs(stream, arguments);
  EXPECT_EQ(text, "argument 1: [[1, 2], [3, 4]]\n");
}

TEST_F(SignatureTest, ListsMemRefsOfOtherForms) {
  auto again = [&](const char *body, MemRefType type, const char *value) {
    DeclaredTypes declared{{{"m", type}}, {{"m", type}}};
    Signature signature = llvm::cantFail(find(body, &declared));
    auto arguments = signature.readArguments({value}, "");
    if (!arguments)
      return llvm::toString(arguments.takeError());
    std::string text;
    llvm::raw_string_ostream stream(text);
    signature.printResult(stream, arguments->memory.get());
    return text;
  };
  MemRefType unranked;
  unranked.element = i64;
  unranked.isRanked = false;
  const char *pair = "define { i64, ptr } @f(i64 %r, ptr %d) { ret { i64, ptr "
                     "} poison }";
  EXPECT_EQ(again(pair, unranked, "[[[1], [2]]]"), "[[[1], [2]]]");
  EXPECT_EQ(again(pair, unranked, "5"), "5");
  const char *narrow =
      "define { i32, ptr } @f(i32 %r, ptr %d) { ret { i32, ptr "
      "} poison }";
  EXPECT_EQ(again(narrow, unranked, "[[1, 2]]"), "[[1, 2]]");

  MemRefType bare;
  bare.element = f32;
  bare.isBare = true;
  bare.sizes = {2, 1};
  bare.strides = {1, 1};
  const char *pointer = "define ptr @f(ptr %p) { ret ptr %p }";
  EXPECT_EQ(again(pointer, bare, "[[1.5], [2]]"), "[[1.5], [2]]");

  MemRefType scalar;
  scalar.element = f32;
  const char *zero =
      "define { ptr, ptr, i64 } @f(ptr %0, ptr %1, i64 %2) { ret "
      "{ ptr, ptr, i64 } poison }";
  EXPECT_EQ(again(zero, scalar, "7"), "7");
  EXPECT_EQ(again(zero, scalar, "[7]"),
            "argument 1 of @f(m) -> m: '[7]' is no float");

  MemRefType empty;
  empty.element = f32;
  empty.sizes = {MemRefType::dynamic, 3};
  empty.strides = {3, 1};
  const char *ranked = "define { ptr, ptr, i64, [2 x i64], [2 x i64] } @f(ptr "
                       "%0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) { "
                       "ret { ptr, ptr, i64, [2 x i64], [2 x i64] } poison }";
  EXPECT_EQ(again(ranked, empty, "[]"), "[]");
  EXPECT_EQ(again(ranked, empty, "[[1, 2]]"),
            "argument 1 of @f(m) -> m: '[[1, 2]]' has the size 2, not 3, in "
            "dimension 1");
}

/// With a negative stride, the first element is the last one in memory.
TEST(PlacementTest, ElementsOfNegativeStrides) {
  constexpr int64_t open = MemRefType::dynamic;
  auto placed = [](llvm::ArrayRef<int64_t> sizes,
                   llvm::ArrayRef<int64_t> strides, int64_t offset) {
    Placement placement = llvm::cantFail(placeElements(sizes, strides, offset));
    return std::tuple(placement.strides, placement.offset, placement.count);
  };
  using Strides = std::vector<int64_t>;
  EXPECT_EQ(placed({4}, {-1}, 3), std::tuple(Strides{-1}, 3, 4));
  EXPECT_EQ(placed({4}, {-2}, open), std::tuple(Strides{-2}, 6, 7));
  EXPECT_EQ(placed({2, 3}, {open, open}, open),
            std::tuple(Strides{3, 1}, 0, 6));
  EXPECT_EQ(placed({2, 3}, {-3, 1}, open), std::tuple(Strides{-3, 1}, 3, 6));
  EXPECT_EQ(placed({0, 3}, {open, 1}, 5), std::tuple(Strides{3, 1}, 5, 0));
  llvm::Expected<Placement> wrong = placeElements({4}, {-1}, 2);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(llvm::toString(wrong.takeError()),
            "elements before its memory: the offset 2 is less than 3");
}

/// What is declared counts only if it fits the function.
TEST_F(SignatureTest, FallsBackToLLVMTypes) {
  DeclaredTypes declared{{{"tensor"}, {"tensor"}}, {}};
  EXPECT_EQ(llvm::cantFail(find("define i8 @f(i8 %a) { ret i8 %a }", &declared))
                .str(),
            "@f(i8) -> i8");
}
} // namespace
