// Lowerings with calls of functions that the module does not define, and with
// vectors that are scalable or moved about.

#include "Judging.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(JudgeCalls, ResultsOfOtherFunctions) {
  EXPECT_EQ(judge(R"(func.func @f(%x: f64) -> f64 {
      %y = math.erfc %x : f64
      return %y : f64
    })",
                  R"(declare double @erfc(double) memory(none)
    define double @f(double %x) {
      %y = call double @erfc(double %x)
      ret double %y
    })"),
            "tested");
}

TEST(JudgeCalls, FunctionsThatNobodyKnows) {
  EXPECT_EQ(judge(R"(
    func.func @f(%x: f32) -> f32 {
      %r = math.copysign %x, %x : f32
      return %r : f32
    })",
                  R"(
    declare float @unknown(float) memory(none)
    define float @f(float %x) {
      %r = call float @unknown(float %x)
      ret float %r
    })"),
            "unknown: the lowered function calls @unknown, which is not known");
}

TEST(JudgeCalls, MemRefsThatArePrinted) {
  constexpr llvm::StringLiteral print = R"(
    func.func private @printMemrefI32(memref<*xi32>)
        attributes {llvm.emit_c_interface}
    func.func @f(%m: memref<2xi32>) {
      %u = memref.cast %m : memref<2xi32> to memref<*xi32>
      call @printMemrefI32(%u) : (memref<*xi32>) -> ()
      return
    })";
  auto printing = [](const char *size) {
    return (llvm::Twine(R"(
    %d = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
    declare void @_mlir_ciface_printMemrefI32(ptr)
    define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %u = alloca { i64, ptr }
      %p = alloca %d
      %d1 = insertvalue %d { ptr poison, ptr poison, i64 0, [1 x i64] [i64 )") +
            size + R"(], [1 x i64] [i64 1] }, ptr %b, 0
      %d2 = insertvalue %d %d1, ptr %m, 1
      store %d %d2, ptr %p
      store i64 1, ptr %u
      %q = getelementptr { i64, ptr }, ptr %u, i32 0, i32 1
      store ptr %p, ptr %q
      call void @_mlir_ciface_printMemrefI32(ptr %u)
      ret void
    })")
        .str();
  };
  EXPECT_EQ(judge(print, printing("2")), "tested");
  EXPECT_EQ(judge(print, printing("1")), "different: the output differs");
}

TEST(JudgeCalls, TextThatIsPrinted) {
  auto judgeWith = [](const std::string &text) {
    return judge(R"(func.func @f() { vector.print str "ab" return })",
                 "@s = constant [3 x i8] c\"" + text + R"("
      declare void @printString(ptr)
      define void @f() {
        call void @printString(ptr @s)
        ret void
      })");
  };
  EXPECT_EQ(judgeWith("ab\\00"), "tested");
  EXPECT_EQ(judgeWith("a\\00b"), "different: the output differs");
}

TEST(JudgeCalls, FunctionsThatNobodyDefines) {
  constexpr llvm::StringLiteral calls = R"(
    func.func private @g(i32, memref<1xi8>) -> i32
    func.func @f(%x: i32, %m: memref<1xi8>) -> i32 {
      %a = call @g(%x, %m) : (i32, memref<1xi8>) -> i32
      %b = call @g(%a, %m) : (i32, memref<1xi8>) -> i32
      %r = arith.subi %a, %b : i32
      return %r : i32
    })";
  auto calling = [](const char *first, const char *second,
                    const char *memory = "%m") {
    return (llvm::Twine(R"(
    declare i32 @g(i32, ptr, ptr, i64, i64, i64)
    define i32 @f(i32 %x, ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %a = call i32 @g(i32 )") +
            first + ", ptr %b, ptr " + memory + R"(, i64 %o, i64 %n, i64 %s)
      %c = call i32 @g(i32 )" +
            second + R"(, ptr %b, ptr %m, i64 %o, i64 %n, i64 %s)
      %r = sub i32 %a, %c
      ret i32 %r
    })")
        .str();
  };
  EXPECT_EQ(judge(calls, calling("%x", "%a")), "tested");
  EXPECT_EQ(judge(calls, calling("%x", "%x")), "different: the output differs");
  EXPECT_EQ(judge(calls, calling("1", "%a")), "different: the output differs");
}

TEST(JudgeCalls, ScalableVectors) {
  constexpr llvm::StringLiteral sum = R"(
    func.func @f(%v: vector<[2]xi8>) -> (i8, index) {
      %ones = arith.constant dense<1> : vector<[2]xi8>
      %w = arith.addi %v, %ones : vector<[2]xi8>
      %s = vector.reduction <add>, %w : vector<[2]xi8> into i8
      %n = vector.vscale
      return %s, %n : i8, index
    })";
  auto adding = [](const char *constant) {
    return (llvm::Twine(R"(
    define { i8, i64 } @f(<vscale x 2 x i8> %v) {
      %w = add <vscale x 2 x i8> %v, splat (i8 )") +
            constant + R"()
      %s = call i8 @llvm.vector.reduce.add.nxv2i8(<vscale x 2 x i8> %w)
      %n = call i64 @llvm.vscale.i64()
      %r = insertvalue { i8, i64 } poison, i8 %s, 0
      %q = insertvalue { i8, i64 } %r, i64 %n, 1
      ret { i8, i64 } %q
    })")
        .str();
  };
  EXPECT_EQ(judge(sum, adding("1")), "tested");
  EXPECT_EQ(judge(sum, adding("2")), "different: result 1: the result differs");
  // A part that is scalable begins at a multiple of vscale.
  constexpr llvm::StringLiteral part = R"(
    func.func @f(%v: vector<[4]xi8>, %x: i8) -> vector<[2]xi8> {
      %w = vector.broadcast %x : i8 to vector<[4]xi8>
      %p = vector.scalable.extract %v[2] : vector<[2]xi8> from vector<[4]xi8>
      return %p : vector<[2]xi8>
    })";
  auto extracting = [](const char *position) {
    return (llvm::Twine(R"(
    define <vscale x 2 x i8> @f(<vscale x 4 x i8> %v, i8 %x) {
      %i = insertelement <vscale x 4 x i8> poison, i8 %x, i32 0
      %w = shufflevector <vscale x 4 x i8> %i, <vscale x 4 x i8> poison,
                         <vscale x 4 x i32> zeroinitializer
      %p = call <vscale x 2 x i8> @llvm.vector.extract.nxv2i8.nxv4i8(
               <vscale x 4 x i8> %v, i64 )") +
            position + R"()
      ret <vscale x 2 x i8> %p
    })")
        .str();
  };
  EXPECT_EQ(judge(part, extracting("2")), "tested");
  EXPECT_EQ(judge(part, extracting("0")), "different: the result differs");
}

TEST(JudgeCalls, IntrinsicsThatMoveElements) {
  struct Case {
    std::string op, type, lowered, wrong;
  };
  // Each of %v: vector<4xi8>, %w: vector<4xi8>, %m: vector<4xi1> and
  // %p: memref<4xi8>.
  const Case cases[] = {
      {"vector.interleave %v, %w : vector<4xi8> -> vector<8xi8>", "8 x i8",
       "@llvm.vector.interleave2.v8i8(<4 x i8> %v, <4 x i8> %w)",
       "@llvm.vector.interleave2.v8i8(<4 x i8> %w, <4 x i8> %v)"},
      {"vector.step : vector<4xindex>", "4 x i64", "@llvm.stepvector.v4i64()",
       "@llvm.vector.reverse.v4i64(<4 x i64> <i64 0, i64 1, i64 2, i64 3>)"},
      {"vector.constant_mask [2] : vector<4xi1>", "4 x i1",
       "@llvm.get.active.lane.mask.v4i1.i64(i64 0, i64 2)",
       "@llvm.get.active.lane.mask.v4i1.i64(i64 1, i64 2)"},
      {"vector.insert_strided_slice %w, %v {offsets = [0], strides = [1]} : "
       "vector<4xi8> into vector<4xi8>",
       "4 x i8",
       "@llvm.vector.insert.v4i8.v4i8(<4 x i8> %v, <4 x i8> %w, i64 0)",
       "@llvm.vector.insert.v4i8.v4i8(<4 x i8> %w, <4 x i8> %v, i64 0)"},
      {"vector.expandload %p[%c0], %m, %v : memref<4xi8>, vector<4xi1>, "
       "vector<4xi8> into vector<4xi8>",
       "4 x i8",
       "@llvm.masked.expandload.v4i8(ptr %p, <4 x i1> %m, <4 x i8> %v)",
       "@llvm.masked.load.v4i8.p0(ptr %p, <4 x i1> %m, <4 x i8> %v)"},
  };
  for (const Case &each : cases) {
    std::string type = each.op.substr(each.op.rfind("vector<"));
    std::string before = R"(func.func @f(%v: vector<4xi8>, %w: vector<4xi8>,
        %m: vector<4xi1>, %p: memref<4xi8>) -> )" +
                         type +
                         "{\n%c0 = arith.constant 0 : index\n%r = " + each.op +
                         "\nreturn %r : " + type + "\n}";
    auto calling = [&](const std::string &call) {
      return "define <" + each.type + R"(> @f(<4 x i8> %v, <4 x i8> %w,
          <4 x i1> %m, ptr %b, ptr %p, i64 %o, i64 %s, i64 %t) {
        %r = call <)" +
             each.type + "> " + call + "\nret <" + each.type + "> %r\n}";
    };
    EXPECT_EQ(judge(before, calling(each.lowered)), "tested") << each.op;
    EXPECT_EQ(judge(before, calling(each.wrong)),
              "different: the result differs")
        << each.op;
  }
}

TEST(JudgeCalls, DefinitionsThatOthersMayReplace) {
  EXPECT_EQ(judge(R"(func.func @f(%x: i8) -> i8 { return %x : i8 })", R"(
    define linkonce_odr i8 @g(i8 %x) {
      ret i8 %x
    }
    define i8 @f(i8 %x) {
      %r = call i8 @g(i8 %x)
      ret i8 %r
    })"),
            "tested");
}
