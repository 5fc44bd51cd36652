// Right lowerings are proved against what MLIR's documents say, and wrong ones
// are not.

#include "Statements.h"
#include <gmock/gmock.h>

using namespace palindrome;
using testing::HasSubstr;
using testing::StartsWith;

namespace {
/// A function, what it may be lowered to, and what it must not be.
struct LoweringCase {
  llvm::StringRef before, right, wrong;
};
} // namespace

static const LoweringCase lowerings[] = {
    {"func.func @f(%a: i8, %b: i8) -> i8 {"
     "  %r = arith.addi %a, %b overflow<nsw> : i8"
     "  return %r : i8 }",
     "define i8 @f(i8 %a, i8 %b) { %r = add nsw i8 %a, %b\n ret i8 %r }",
     "define i8 @f(i8 %a, i8 %b) { %r = add nuw i8 %a, %b\n ret i8 %r }"},
    {"func.func @f(%a: i8, %b: i8) -> i8 {"
     "  %r = arith.divsi %a, %b : i8"
     "  return %r : i8 }",
     "define i8 @f(i8 %a, i8 %b) { %r = sdiv i8 %a, %b\n ret i8 %r }",
     "define i8 @f(i8 %a, i8 %b) { %r = sdiv exact i8 %a, %b\n ret i8 %r }"},
    {"func.func @f(%a: i8, %b: i8) -> i8 {"
     "  %r = arith.shrui %a, %b : i8"
     "  return %r : i8 }",
     "define i8 @f(i8 %a, i8 %b) { %r = lshr i8 %a, %b\n ret i8 %r }",
     "define i8 @f(i8 %a, i8 %b) { %r = ashr i8 %a, %b\n ret i8 %r }"},
    {"func.func @f(%a: i8) -> i16 {"
     "  %r = arith.extsi %a : i8 to i16"
     "  return %r : i16 }",
     "define i16 @f(i8 %a) { %r = sext i8 %a to i16\n ret i16 %r }",
     "define i16 @f(i8 %a) { %r = zext i8 %a to i16\n ret i16 %r }"},
    {"func.func @f(%a: index, %b: index) -> i1 {"
     "  %r = index.cmp slt(%a, %b)"
     "  return %r : i1 }",
     "define i1 @f(i64 %a, i64 %b) { %r = icmp sgt i64 %b, %a\n ret i1 %r }",
     "define i1 @f(i64 %a, i64 %b) { %r = icmp ult i64 %a, %b\n ret i1 %r }"},
    {"func.func @f(%a: f32, %b: f32) -> f32 {"
     "  %r = arith.subf %a, %b : f32"
     "  return %r : f32 }",
     "define float @f(float %a, float %b) {"
     "  %r = fsub float %a, %b\n ret float %r }",
     "define float @f(float %a, float %b) {"
     "  %r = fsub nnan float %a, %b\n ret float %r }"},
    {"func.func @f(%a: f16, %b: f16) -> f16 {"
     "  %r = arith.maximumf %a, %b : f16"
     "  return %r : f16 }",
     "declare half @llvm.maximum.f16(half, half)\n"
     "define half @f(half %a, half %b) {"
     "  %r = call half @llvm.maximum.f16(half %a, half %b)\n ret half %r }",
     "define half @f(half %a, half %b) { %c = fcmp ogt half %a, %b\n"
     "  %r = select i1 %c, half %a, half %b\n ret half %r }"},
    {"func.func @f(%a: f32, %b: f32) -> i1 {"
     "  %r = arith.cmpf ule, %a, %b : f32"
     "  return %r : i1 }",
     "define i1 @f(float %a, float %b) { %c = fcmp ogt float %a, %b\n"
     "  %r = xor i1 %c, true\n ret i1 %r }",
     "define i1 @f(float %a, float %b) {"
     "  %r = fcmp ole float %a, %b\n ret i1 %r }"},
    {"func.func @f(%c: i1, %a: i8, %b: i8) -> i8 {"
     "  %r = scf.if %c -> i8 { scf.yield %a : i8 } else { scf.yield %b : i8 }"
     "  return %r : i8 }",
     "define i8 @f(i1 %c, i8 %a, i8 %b) {\n"
     "  br i1 %c, label %t, label %e\nt:\n ret i8 %a\ne:\n ret i8 %b }",
     "define i8 @f(i1 %c, i8 %a, i8 %b) {\n"
     "  br i1 %c, label %t, label %e\nt:\n ret i8 %b\ne:\n ret i8 %a }"},
    {"func.func @f(%x: index, %a: i8, %b: i8) -> i8 {"
     "  %r = scf.index_switch %x -> i8 case 7 { scf.yield %a : i8 }"
     "  default { scf.yield %b : i8 }"
     "  return %r : i8 }",
     "define i8 @f(i64 %x, i8 %a, i8 %b) { %c = icmp eq i64 %x, 7\n"
     "  br i1 %c, label %t, label %e\nt:\n ret i8 %a\ne:\n ret i8 %b }",
     "define i8 @f(i64 %x, i8 %a, i8 %b) { %y = trunc i64 %x to i32\n"
     "  %c = icmp eq i32 %y, 7\n"
     "  br i1 %c, label %t, label %e\nt:\n ret i8 %a\ne:\n ret i8 %b }"},
    {"func.func @f(%a: vector<2xi8>) -> vector<2xi8> {"
     "  %r = vector.shuffle %a, %a [1, 0] : vector<2xi8>, vector<2xi8>"
     "  return %r : vector<2xi8> }",
     "define <2 x i8> @f(<2 x i8> %a) {"
     "  %r = shufflevector <2 x i8> %a, <2 x i8> poison, <2 x i32> <i32 1, i32 "
     "0>\n ret <2 x i8> %r }",
     "define <2 x i8> @f(<2 x i8> %a) { ret <2 x i8> %a }"},
    {"func.func @f(%m: memref<4xi8, strided<[2]>>, %i: index) -> i8 {"
     "  %r = memref.load %m[%i] : memref<4xi8, strided<[2]>>"
     "  return %r : i8 }",
     "define i8 @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i) {"
     "  %j = mul nuw nsw i64 %i, 2\n"
     "  %p = getelementptr inbounds nuw i8, ptr %m, i64 %j\n"
     "  %r = load i8, ptr %p\n ret i8 %r }",
     "define i8 @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i) {"
     "  %p = getelementptr inbounds nuw i8, ptr %m, i64 %i\n"
     "  %r = load i8, ptr %p\n ret i8 %r }"},
    {"func.func private @g(i8) -> i8\n"
     "func.func @f(%a: i8) -> i8 {"
     "  %r = call @g(%a) : (i8) -> i8"
     "  return %r : i8 }",
     "declare i8 @g(i8)\n"
     "define i8 @f(i8 %a) { %r = call i8 @g(i8 %a)\n ret i8 %r }",
     "declare i8 @g(i8)\n"
     "define i8 @f(i8 %a) { %r = call i8 @g(i8 0)\n ret i8 %r }"},
    {"func.func @f(%a: f32) -> f32 {"
     "  %r = math.cos %a : f32"
     "  return %r : f32 }",
     "declare float @llvm.cos.f32(float)\n"
     "define float @f(float %a) {"
     "  %r = call float @llvm.cos.f32(float %a)\n ret float %r }",
     "declare float @llvm.sin.f32(float)\n"
     "define float @f(float %a) {"
     "  %r = call float @llvm.sin.f32(float %a)\n ret float %r }"},
    {"func.func @f(%x: i8, %i: index) -> i8 {"
     "  %m = memref.alloca() : memref<2xi8>"
     "  memref.store %x, %m[%i] : memref<2xi8>"
     "  %y = memref.load %m[%i] : memref<2xi8>"
     "  return %y : i8 }",
     "define i8 @f(i8 %x, i64 %i) { ret i8 %x }",
     "define i8 @f(i8 %x, i64 %i) { %m = alloca i8\n"
     "  %p = getelementptr inbounds i8, ptr %m, i64 %i\n"
     "  store i8 %x, ptr %p\n ret i8 %x }"},
    {"func.func @f(%m: memref<?xi8>, %i: index, %p: i8) -> vector<2xi8> {"
     "  %r = vector.transfer_read %m[%i], %p : memref<?xi8>, vector<2xi8>"
     "  return %r : vector<2xi8> }",
     "declare <2 x i8> @llvm.masked.load.v2i8.p0(ptr, <2 x i1>, <2 x i8>)\n"
     "define <2 x i8> @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i, i8 %p)"
     "{ %d = sub i64 %n, %i\n"
     "  %e = insertelement <2 x i64> poison, i64 %d, i32 0\n"
     "  %f = shufflevector <2 x i64> %e, <2 x i64> poison, <2 x i32> "
     "zeroinitializer\n"
     "  %k = icmp sgt <2 x i64> %f, <i64 0, i64 1>\n"
     "  %t = insertelement <2 x i8> poison, i8 %p, i32 0\n"
     "  %v = insertelement <2 x i8> %t, i8 %p, i32 1\n"
     "  %a = getelementptr i8, ptr %m, i64 %i\n"
     "  %r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr %a, <2 x i1> %k, <2 x "
     "i8> %v)\n"
     "  ret <2 x i8> %r }",
     "define <2 x i8> @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i, i8 %p)"
     "{ %a = getelementptr i8, ptr %m, i64 %i\n"
     "  %r = load <2 x i8>, ptr %a, align 1\n"
     "  ret <2 x i8> %r }"},
    {"func.func @f(%m: memref<?xi8>, %i: index, %v: i8) {"
     "  memref.store %v, %m[%i] : memref<?xi8>"
     "  return }",
     "define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i, i8 %v) {"
     "  %p = getelementptr inbounds nuw i8, ptr %m, i64 %i\n"
     "  store i8 %v, ptr %p\n ret void }",
     "define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s, i64 %i, i8 %v) {"
     "  ret void }"},
};

TEST_F(JudgeStatements, RightLoweringsAreProvedAndWrongOnesAreNot) {
  for (const LoweringCase &test : lowerings) {
    EXPECT_EQ(prove(test.before, test.right), "refined") << test.right.str();
    EXPECT_THAT(prove(test.before, test.wrong), StartsWith("unknown: "))
        << test.wrong.str();
  }
}

/// The bound, the step and the body of a loop are each wrong once.
TEST_F(JudgeStatements, Loops) {
  constexpr llvm::StringLiteral before =
      R"(func.func @f(%n: index, %m: memref<?xi8>) -> i8 {
           %zero = arith.constant 0 : index
           %one = arith.constant 1 : index
           %start = arith.constant 0 : i8
           %r = scf.for %i = %zero to %n step %one iter_args(%a = %start) -> i8 {
             %x = memref.load %m[%i] : memref<?xi8>
             %b = arith.muli %a, %x : i8
             memref.store %b, %m[%i] : memref<?xi8>
             scf.yield %b : i8
           }
           return %r : i8
         })";
  auto loop = [](llvm::StringRef predicate, llvm::StringRef step,
                 llvm::StringRef op) {
    return "define i8 @f(i64 %n, ptr %d, ptr %m, i64 %o, i64 %l, i64 %s) {\n"
           "  br label %h\n"
           "h:\n"
           "  %i = phi i64 [ 0, %0 ], [ %j, %b ]\n"
           "  %a = phi i8 [ 0, %0 ], [ %c, %b ]\n"
           "  %t = icmp " +
           predicate.str() +
           " i64 %i, %n\n"
           "  br i1 %t, label %b, label %e\n"
           "b:\n"
           "  %p = getelementptr inbounds nuw i8, ptr %m, i64 %i\n"
           "  %x = load i8, ptr %p\n"
           "  %c = " +
           op.str() +
           " i8 %a, %x\n"
           "  store i8 %c, ptr %p\n"
           "  %j = add i64 %i, " +
           step.str() +
           "\n"
           "  br label %h\n"
           "e:\n"
           "  ret i8 %a\n"
           "}";
  };
  EXPECT_EQ(prove(before, loop("slt", "1", "mul")), "refined");
  for (const std::string &wrong :
       {loop("sle", "1", "mul"), loop("slt", "2", "mul"),
        loop("slt", "1", "add"), loop("ult", "1", "mul")})
    EXPECT_THAT(prove(before, wrong), StartsWith("unknown: ")) << wrong;
}

TEST_F(JudgeStatements, WhatIsNotStated) {
  EXPECT_THAT(prove(R"(func.func @f(%m: memref<1xi8>) {
                         memref.copy %m, %m : memref<1xi8> to memref<1xi8>
                         return
                       })",
                    "define void @f(ptr, ptr, i64, i64, i64) { ret void }"),
              HasSubstr("not proved: the rule for 'memref.copy' needs values "
                        "that are known"));
  EXPECT_THAT(prove(R"(#row = affine_map<(i) -> (i)>
                       #sum = affine_map<(i) -> ()>
                       func.func @f(%v: vector<2xf32>, %a: f32) -> f32 {
                         %r = vector.contract {
                           indexing_maps = [#row, #row, #sum],
                           iterator_types = ["reduction"]
                         } %v, %v, %a : vector<2xf32>, vector<2xf32> into f32
                         return %r : f32
                       })",
                    "define float @f(<2 x float> %v, float %a) {"
                    "  ret float %a }"),
              HasSubstr("not proved: the documents allow several results"));
  EXPECT_THAT(prove("func.func @f(%a: i8) { return }",
                    "define void @f(i16 %a) { ret void }"),
              HasSubstr("not proved: the parameters have other types"));
}
