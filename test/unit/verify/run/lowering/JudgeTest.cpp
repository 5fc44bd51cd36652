// Lowerings that are right, and such that are wrong in one place, each beside
// its right neighbour.

#include "Judging.h"
#include <gtest/gtest.h>

using namespace palindrome;

TEST(JudgeLowering, Scalars) {
  constexpr llvm::StringLiteral sum = R"(
    func.func @f(%x: i32, %y: i32) -> i32 {
      %s = arith.addi %x, %y overflow<nsw> : i32
      return %s : i32
    })";
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add nsw i32 %x, %y
      ret i32 %s
    })"),
            "tested");
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add i32 %y, %x
      ret i32 %s
    })"),
            "tested");
  // The promise is not there.
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add nuw i32 %x, %y
      ret i32 %s
    })"),
            "different: the result differs");
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = sub i32 %x, %y
      ret i32 %s
    })"),
            "different: the result differs");
}

TEST(JudgeLowering, SwitchOfAllBits) {
  constexpr llvm::StringLiteral choice = R"(
    func.func @f(%x: index, %a: i8, %b: i8) -> i8 {
      %r = scf.index_switch %x -> i8
      case 7 { scf.yield %a : i8 }
      default { scf.yield %b : i8 }
      return %r : i8
    })";
  EXPECT_EQ(judge(choice, R"(define i8 @f(i64 %x, i8 %a, i8 %b) {
      %c = icmp eq i64 %x, 7
      %r = select i1 %c, i8 %a, i8 %b
      ret i8 %r
    })"),
            "tested");
  EXPECT_EQ(judge(choice, R"(define i8 @f(i64 %x, i8 %a, i8 %b) {
      %t = trunc i64 %x to i32
      %c = icmp eq i32 %t, 7
      %r = select i1 %c, i8 %a, i8 %b
      ret i8 %r
    })"),
            "different: the result differs");
}

TEST(JudgeLowering, TrapsWhereTheOriginalReturns) {
  constexpr llvm::StringLiteral same = R"(
    func.func @f(%x: i32) -> i32 {
      return %x : i32
    })";
  std::string verdict = judge(same, R"(define i32 @f(i32 %x) {
      %d = sdiv i32 %x, %x
      ret i32 %x
    })");
  EXPECT_TRUE(llvm::StringRef(verdict).starts_with(
      "different: the lowered function has undefined behavior"))
      << verdict;
}

TEST(JudgeLowering, UnknownOps) {
  EXPECT_EQ(judge(R"(
    func.func @f() {
      %c = llvm.mlir.constant(1 : i32) : i32
      return
    })",
                  "define void @f() { ret void }"),
            "unknown: there is no rule for 'llvm.mlir.constant'");
}

TEST(JudgeLowering, MemoryOfOddWidths) {
  constexpr llvm::StringLiteral copy = R"(
    func.func @f(%m: memref<2xi4>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %m[%c0] : memref<2xi4>
      memref.store %x, %m[%c1] : memref<2xi4>
      return
    })";
  EXPECT_EQ(judge(copy,
                  R"(define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %x = load i4, ptr %m
      %p = getelementptr i4, ptr %m, i64 1
      store i4 %x, ptr %p
      ret void
    })"),
            "tested");
  // Both elements are in one byte.
  EXPECT_EQ(judge(copy,
                  R"(define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %v = load <2 x i4>, ptr %m
      %w = shufflevector <2 x i4> %v, <2 x i4> poison, <2 x i32> zeroinitializer
      store <2 x i4> %w, ptr %m
      ret void
    })"),
            "different: the memory of an argument differs at element 1");
}

TEST(JudgeLowering, LayoutOfWideIntegers) {
  constexpr llvm::StringLiteral load = R"(
    func.func @f(%m: memref<3xi65>) -> i65 {
      %two = arith.constant 2 : index
      %x = memref.load %m[%two] : memref<3xi65>
      return %x : i65
    })";
  // By default, i65 has 12 bytes, and 16 if it is aligned to 16.
  constexpr llvm::StringLiteral after = R"(
    define i65 @f(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
      %q = getelementptr i65, ptr %p, i64 2
      %x = load i65, ptr %q
      ret i65 %x
    })";
  EXPECT_EQ(judge(load, after), "tested");
  EXPECT_EQ(judge(load, "target datalayout = \"e-i128:128\"" + after.str()),
            "tested");
}

TEST(JudgeLowering, LatitudeOfWhatDecidesOnAccesses) {
  // The sign of a NaN is open, so that each element may be the one.
  constexpr llvm::StringLiteral load = R"(
    func.func @f(%m: memref<1xi8>) -> i8 {
      %zero = arith.constant 0.0 : f32
      %nan = arith.divf %zero, %zero : f32
      %bits = arith.bitcast %nan : f32 to i32
      %c31 = arith.constant 31 : i32
      %sign = arith.shrui %bits, %c31 : i32
      %i = arith.index_cast %sign : i32 to index
      %x = memref.load %m[%i] : memref<1xi8>
      return %x : i8
    })";
  EXPECT_EQ(judge(load, R"(define i8 @f(ptr %b, ptr %m, i64, i64, i64) {
      %p = getelementptr i8, ptr %m, i64 1
      %x = load i8, ptr %p
      ret i8 %x
    })"),
            "unknown: the documents allow several results");
}

TEST(JudgeLowering, SchedulesThatTrustTheirAuthor) {
  auto judgeWith = [](const std::string &schedule) {
    std::string module = R"(
      module attributes {transform.with_named_sequence} {
        func.func @f(%x: i8) -> i8 { return %x : i8 }
        transform.named_sequence @__transform_main(%m: !transform.any_op) {
          )" + schedule + R"(
          transform.yield
        }
      })";
    return judge(module, "define i8 @f(i8 %x) {\n"
                         "  %y = xor i8 %x, 1\n"
                         "  ret i8 %y\n"
                         "}");
  };
  EXPECT_EQ(judgeWith("transform.structured.vectorize %m : !transform.any_op"),
            "different: the result differs");
  EXPECT_EQ(judgeWith("transform.structured.vectorize %m vector_sizes [4] : "
                      "!transform.any_op"),
            "unknown: the result differs, and 'transform.structured.vectorize' "
            "of the schedule takes its author's word for what it needs");
  constexpr llvm::StringLiteral promote =
      "%r = transform.structured.promote %m {use_full_tile_buffers = [";
  constexpr llvm::StringLiteral type =
      "]} : (!transform.any_op) -> !transform.any_op";
  EXPECT_EQ(judgeWith((promote + type).str()), "different: the result differs");
  EXPECT_EQ(judgeWith((promote + "true" + type).str()),
            "unknown: the result differs, and 'transform.structured.promote' "
            "of the schedule takes its author's word for what it needs");
}

TEST(JudgeLowering, VariablesStartAsTheyAreInitialized) {
  constexpr llvm::StringLiteral load = R"(
    memref.global @g : memref<1xi8> = dense<7>
    func.func @f() -> i8 {
      %c0 = arith.constant 0 : index
      %m = memref.get_global @g : memref<1xi8>
      %x = memref.load %m[%c0] : memref<1xi8>
      return %x : i8
    })";
  auto judgeWith = [&](const std::string &value) {
    return judge(load, "@g = global i8 " + value + R"(
      define i8 @f() {
        %x = load i8, ptr @g
        ret i8 %x
      })");
  };
  EXPECT_EQ(judgeWith("7"), "tested");
  EXPECT_EQ(judgeWith("0"), "different: the result differs");
}

TEST(JudgeLowering, VariablesAfterTheCall) {
  constexpr llvm::StringLiteral store = R"(
    memref.global @g : memref<2xi8> = dense<7>
    func.func @f(%x: i8) {
      %c1 = arith.constant 1 : index
      %m = memref.get_global @g : memref<2xi8>
      memref.store %x, %m[%c1] : memref<2xi8>
      return
    })";
  auto judgeWith = [&](const std::string &body) {
    return judge(store, "@g = global [2 x i8] c\"\\07\\07\"\n"
                        "define void @f(i8 %x) {\n" +
                            body + "ret void }");
  };
  auto storing = [](const std::string &at) {
    return "%p = getelementptr i8, ptr @g, i64 " + at +
           "\nstore i8 %x, ptr %p\n";
  };
  EXPECT_EQ(judgeWith(storing("1")), "tested");
  EXPECT_EQ(judgeWith(storing("0")), "different: @g differs at element 0");
  // It no longer refers to the variable.
  EXPECT_EQ(judgeWith(""), "different: @g differs at element 1");
}

TEST(JudgeLowering, StepsThatTakeLong) {
  EXPECT_EQ(judge("func.func @f(%x: i8) -> i8 { return %x : i8 }", R"(
    define i8 @f(i8 %x) {
      br label %loop
    loop:
      %i = phi i32 [ 0, %0 ], [ %n, %loop ]
      %v = phi <4096 x i8> [ zeroinitializer, %0 ], [ %w, %loop ]
      %w = insertelement <4096 x i8> %v, i8 %x, i32 %i
      %n = add i32 %i, 1
      %c = icmp eq i32 %n, 1000000
      br i1 %c, label %end, label %loop
    end:
      ret i8 %x
    })",
                  /*steps=*/100000),
            "unknown: LLVM IR: does not end within the limit of steps");
}

TEST(JudgeLowering, PoisonThatSpreads) {
  constexpr llvm::StringLiteral lanes =
      "func.func @f(%v: vector<2xi8>) -> vector<2xi8> {\n"
      "return %v : vector<2xi8> }";
  auto body = [](const std::string &result) {
    return "define <2 x i8> @f(<2 x i8> %v) {\n"
           "%a = extractelement <2 x i8> %v, i32 0\n"
           "%b = and i8 %a, 0\n"
           "%w = insertelement <2 x i8> zeroinitializer, i8 %b, i32 1\n"
           "%s = or <2 x i8> %v, %w\n"
           "ret <2 x i8> " +
           result + "}";
  };
  EXPECT_EQ(judge(lanes, body("%v")), "tested");
  EXPECT_EQ(judge(lanes, body("%s")), "different: the result differs");

  auto memory = [](const std::string &type) {
    return "func.func @f(%m: memref<2xi8> " + type +
           ") -> i8 {\n%z = arith.constant 0 : index\n"
           "%x = memref.load %m[%z] : memref<2xi8>\nreturn %x : i8 }";
  };
  constexpr llvm::StringLiteral both =
      "define i8 @f(ptr, ptr %m, i64, i64, i64) {\n"
      "%w = load i16, ptr %m\n%x = trunc i16 %w to i8\nret i8 %x }";
  EXPECT_EQ(judge(memory(""), both), "different: the result differs");
  EXPECT_EQ(judge(memory("{llvm.noundef}"), both), "tested");
}

TEST(JudgeLowering, ReallocationsThatMove) {
  constexpr llvm::StringLiteral module = R"(
    func.func @f(%m: memref<2xi8>) -> i8 {
      %c0 = arith.constant 0 : index
      %r = memref.realloc %m : memref<2xi8> to memref<1xi8>
      %x = memref.load %r[%c0] : memref<1xi8>
      return %x : i8
    })";
  auto judgeWith = [&](const std::string &after) {
    return judge(module, "declare void @free(ptr)\n"
                         "define i8 @f(ptr %b, ptr %m, i64, i64, i64) {\n"
                         "%x = load i8, ptr %m\n" +
                             after + "}");
  };
  EXPECT_EQ(judgeWith("ret i8 %x"), "tested");
  EXPECT_EQ(judgeWith("call void @free(ptr %b)\n ret i8 %x"), "tested");
  EXPECT_EQ(judgeWith("ret i8 0"), "different: the result differs");
}

TEST(JudgeLowering, AlignmentByAddresses) {
  constexpr llvm::StringLiteral make = R"(
    func.func @f(%x: f32) -> memref<1xf32> {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() {alignment = 32} : memref<1xf32>
      memref.store %x, %m[%c0] : memref<1xf32>
      return %m : memref<1xf32>
    })";
  auto alignedBy = [](const char *bytes) {
    return (llvm::Twine(R"(
    %d = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
    declare ptr @malloc(i64)
    define %d @f(float %x) {
      %p = call ptr @malloc(i64 34)
      %a = ptrtoint ptr %p to i64
      %b = add i64 %a, )") +
            bytes + R"(
      %m = urem i64 %b, 32
      %c = sub i64 %b, %m
      %q = inttoptr i64 %c to ptr
      store float %x, ptr %q, align 32
      %d1 = insertvalue %d { ptr poison, ptr poison, i64 0, [1 x i64] [i64 1],
                             [1 x i64] [i64 1] }, ptr %p, 0
      %d2 = insertvalue %d %d1, ptr %q, 1
      ret %d %d2
    })")
        .str();
  };
  EXPECT_EQ(judge(make, alignedBy("31")), "tested");
  EXPECT_EQ(judge(make, alignedBy("63")),
            "different: the lowered function has undefined behavior: access "
            "out of bounds");
}

TEST(JudgeLowering, UnrankedMemRefs) {
  constexpr llvm::StringLiteral cast = R"(
    func.func @f(%m: memref<*xi8>, %x: i8) -> memref<*xi8> {
      %c1 = arith.constant 1 : index
      %r = memref.cast %m : memref<*xi8> to memref<2xi8>
      memref.store %x, %r[%c1] : memref<2xi8>
      return %m : memref<*xi8>
    })";
  auto storing = [](const char *at, const char *rank) {
    return (llvm::Twine(R"(
    %d = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
    declare ptr @malloc(i64)
    define { i64, ptr } @f(i64 %rank, ptr %m, i8 %x) {
      %d = load %d, ptr %m
      %p = extractvalue %d %d, 1
      %q = getelementptr i8, ptr %p, i64 )") +
            at + R"(
      store i8 %x, ptr %q
      %copy = call ptr @malloc(i64 40)
      call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %m, i64 40, i1 false)
      %r1 = insertvalue { i64, ptr } poison, i64 )" +
            rank + R"(, 0
      %r2 = insertvalue { i64, ptr } %r1, ptr %copy, 1
      ret { i64, ptr } %r2
    })")
        .str();
  };
  EXPECT_EQ(judge(cast, storing("1", "%rank")), "tested");
  EXPECT_EQ(judge(cast, storing("1", "2")), "different: the ranks differ");
  EXPECT_EQ(judge(cast, storing("0", "%rank")),
            "different: element [0] differs");
}

TEST(JudgeLowering, VectorsInMemory) {
  constexpr llvm::StringLiteral store = R"(
    func.func @f(%m: memref<2xvector<2xi16>>, %x: vector<2xi16>) {
      %c1 = arith.constant 1 : index
      memref.store %x, %m[%c1] : memref<2xvector<2xi16>>
      return
    })";
  auto storing = [](const char *type) {
    return (llvm::Twine(R"(define void @f(ptr %b, ptr %m, i64 %o, i64 %n,
                                          i64 %s, <2 x i16> %x) {
      %p = getelementptr )") +
            type + R"(, ptr %m, i64 1
      store <2 x i16> %x, ptr %p, align 2
      ret void
    })")
        .str();
  };
  EXPECT_EQ(judge(store, storing("<2 x i16>")), "tested");
  EXPECT_EQ(judge(store, storing("i16")),
            "different: the memory of an argument differs at element 1");
  // LLVM has a gap behind each one.
  EXPECT_EQ(judge("func.func @f(%m: memref<2xvector<3xi16>>) { return }",
                  "define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) "
                  "{ ret void }"),
            "unknown: an argument of memref<2xvector<3xi16>> is not compared");
}

TEST(JudgeLowering, FunctionsWithoutAPrecision) {
  constexpr llvm::StringLiteral exp = R"(
    func.func @f(%x: f32) -> f32 {
      %r = math.exp %x : f32
      return %r : f32
    })";
  auto by = [](const char *name) {
    return (llvm::Twine("define float @f(float %x) { %r = call float @llvm.") +
            name + ".f32(float %x) ret float %r }")
        .str();
  };
  EXPECT_EQ(judge(exp, by("exp")), "tested");
  // Only what no rounding explains counts: exp(-inf) is 0.
  EXPECT_EQ(judge(exp, by("sin")), "different: the result differs");
  EXPECT_EQ(judge("func.func @f(%x: f32) -> f32 { %c = arith.constant 1.5 : "
                  "f32 %r = math.exp %c : f32 return %r : f32 }",
                  "define float @f(float %x) { %r = call float "
                  "@llvm.exp2.f32(float 1.5) ret float %r }"),
            "unknown: the documents allow several results");
}

TEST(JudgeLowering, CopiesByTheRunnerLibrary) {
  constexpr llvm::StringLiteral copy = R"(
    func.func @f(%a: memref<2xi8, strided<[2]>>, %b: memref<2xi8>) {
      memref.copy %a, %b : memref<2xi8, strided<[2]>> to memref<2xi8>
      return
    })";
  auto copying = [](const char *stride) {
    return (llvm::Twine(R"(
    %d = type { ptr, ptr, i64, i64, i64 }
    %u = type { i64, ptr }
    declare void @memrefCopy(i64, ptr, ptr)
    define void @f(ptr %a0, ptr %a, i64 %ao, i64 %an, i64 %as,
                   ptr %b0, ptr %b, i64 %bo, i64 %bn, i64 %bs) {
      %x = alloca %d
      %y = alloca %d
      %x1 = insertvalue %d { ptr poison, ptr poison, i64 0, i64 2, i64 )") +
            stride + R"( }, ptr %a, 1
      %y1 = insertvalue %d { ptr poison, ptr poison, i64 0, i64 2, i64 1 },
                        ptr %b, 1
      store %d %x1, ptr %x
      store %d %y1, ptr %y
      %p = alloca %u
      %q = alloca %u
      %p1 = insertvalue %u { i64 1, ptr poison }, ptr %x, 1
      %q1 = insertvalue %u { i64 1, ptr poison }, ptr %y, 1
      store %u %p1, ptr %p
      store %u %q1, ptr %q
      call void @memrefCopy(i64 1, ptr %p, ptr %q)
      ret void
    })")
        .str();
  };
  EXPECT_EQ(judge(copy, copying("2")), "tested");
  EXPECT_EQ(judge(copy, copying("1")),
            "different: the memory of an argument differs at element 1");
  EXPECT_EQ(judge(copy, copying("4")),
            "different: the lowered function has undefined behavior: access "
            "out of bounds");
}

TEST(JudgeLowering, WithoutADefinedRun) {
  EXPECT_EQ(judge(R"(
    func.func @f() -> i8 {
      %c0 = arith.constant 0 : i8
      %r = arith.divui %c0, %c0 : i8
      return %r : i8
    })",
                  "define i8 @f() { ret i8 0 }"),
            "unknown: the only run is undefined: the divisor is 0");
  EXPECT_EQ(judge("func.func private @g() func.func @f() { return }",
                  "declare void @g() define void @f() { call void @g() "
                  "ret void }"),
            "different: the output differs");
  EXPECT_EQ(judge("func.func @f() { return }",
                  "declare void @g() define void @f() { call void @g() "
                  "ret void }"),
            "unknown: the lowered function calls @g, which is not known");
}

// All positions have to be small at once.
TEST(JudgeLowering, PositionsWithinStaticSizes) {
  EXPECT_EQ(judge(R"(
    func.func @f(%m: memref<2x1x2x1xi8>, %a: index, %b: index, %c: index,
                 %d: index) -> i8 {
      %r = memref.load %m[%a, %b, %c, %d] : memref<2x1x2x1xi8>
      return %r : i8
    })",
                  R"(
    define i8 @f(ptr %p, ptr %m, i64 %o, i64, i64, i64, i64, i64, i64, i64,
                 i64, i64 %a, i64 %b, i64 %c, i64 %d) {
      %x = shl i64 %a, 1
      %y = add i64 %x, %c
      %q = getelementptr i8, ptr %m, i64 %y
      %r = load i8, ptr %q
      ret i8 %r
    })"),
            "tested");
}

TEST(JudgeLowering, ResultsThatNobodyMayReadOrThatWereArguments) {
  // The view has more elements than the memory.
  EXPECT_EQ(judge(R"(
    func.func @f(%m: memref<1xi8>) -> memref<2xi8> {
      %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]
          : memref<1xi8> to memref<2xi8>
      return %r : memref<2xi8>
    })",
                  R"(
    %d = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
    define %d @f(ptr %p, ptr %m, i64 %o, i64 %n, i64 %s) {
      %d1 = insertvalue %d { ptr poison, ptr poison, i64 0, [1 x i64] [i64 2],
                             [1 x i64] [i64 1] }, ptr %p, 0
      %d2 = insertvalue %d %d1, ptr %m, 1
      ret %d %d2
    })"),
            "unknown: a result has elements outside of its memory");
  EXPECT_EQ(judge(R"(
    func.func @f(%m: memref<2xi8>) -> memref<1xi8> {
      %r = memref.realloc %m : memref<2xi8> to memref<1xi8>
      return %r : memref<1xi8>
    })",
                  R"(
    %d = type { ptr, ptr, i64, [1 x i64], [1 x i64] }
    define %d @f(ptr %p, ptr %m, i64 %o, i64 %n, i64 %s) {
      %d1 = insertvalue %d { ptr poison, ptr poison, i64 0, [1 x i64] [i64 1],
                             [1 x i64] [i64 1] }, ptr %p, 0
      %d2 = insertvalue %d %d1, ptr %m, 1
      ret %d %d2
    })"),
            "tested");
}

TEST(JudgeLowering, OtherResultsThanTheConventionHas) {
  EXPECT_EQ(
      judge("func.func @f(%x: i8) -> i8 { return %x : i8 }",
            "define { i8, i8 } @f(i8 %x) { ret { i8, i8 } zeroinitializer "
            "}"),
      "unknown: the lowered function has other results than are known");
}

TEST(JudgeLowering, AddressesAreOfEitherSide) {
  EXPECT_EQ(judge(R"(
    func.func @f(%m: memref<1xi8>) -> index {
      %r = memref.extract_aligned_pointer_as_index %m : memref<1xi8> -> index
      return %r : index
    })",
                  R"(define i64 @f(ptr %p, ptr %m, i64 %o, i64 %n, i64 %s) {
      %r = ptrtoint ptr %m to i64
      ret i64 %r
    })"),
            "unknown: the documents allow several results");
}
