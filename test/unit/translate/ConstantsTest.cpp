// Constants of each form: as operands, in initializers, and as codes in
// metadata and beside functions.

#include "Support.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case constantsCases[] = {
    {"Integers", "@a = global i1 true\n@b = global i128 -1\n"
                 "@c = global i65 18446744073709551616\n@d = global i7 -64"},
    {"Floats", "@a = global half 0xH3C00\n@b = global bfloat 0xR7FC0\n"
               "@c = global float 0x7FF0000020000000\n@d = global double -0.0\n"
               "@e = global double 0x7FF8000000000001\n"
               "@f = global x86_fp80 0xK3FFF8000000000000001\n"
               "@g = global fp128 0xL00000000000000013FFF000000000000\n"
               "@h = global ppc_fp128 0xM40000000000000003C00000000000001\n"
               "@i = global float 0x36A0000000000000"},
    {"FloatOperands",
     "define void @f(ptr %p) {\n"
     " store x86_fp80 0xK3FFF8000000000000001, ptr %p\n"
     " store fp128 0xL00000000000000013FFF000000000000, ptr %p\n"
     " store ppc_fp128 0xM40000000000000003C00000000000001, ptr %p\n"
     " store half 0xH7E01, ptr %p\n store float -0.0, ptr %p\n"
     " store <2 x x86_fp80> <x86_fp80 0xK3FFF8000000000000001, x86_fp80 "
     "0xK00000000000000000000>, ptr %p\n"
     " store <2 x fp128> splat (fp128 0xL00000000000000013FFF000000000000), "
     "ptr %p\n ret void\n}"},
    {"Strings", "@a = constant [3 x i8] c\"a\\00b\"\n"
                "@b = constant [0 x i8] zeroinitializer\n"
                "@c = constant [2 x i8] c\"\\FF\\22\"\n"
                "@d = constant [4 x i16] [i16 1, i16 2, i16 3, i16 -4]\n"
                "@e = constant <3 x i24> <i24 1, i24 2, i24 3>\n"
                "@f = constant [2 x i24] [i24 1, i24 2]"},
    {"Data", "@a = constant [2 x float] [float 1.0, float 0x7FF8000000000000]\n"
             "@b = constant <2 x double> <double 1.0, double -0.0>\n"
             "@c = constant [2 x half] [half 0xH3C00, half 0xHFE01]\n"
             "@d = constant <4 x i1> <i1 true, i1 false, i1 true, i1 true>\n"
             "@e = constant [3 x i64] [i64 -1, i64 0, i64 1]\n"
             "@f = constant <2 x bfloat> <bfloat 0xR3F80, bfloat 0xR7FC1>"},
    {"Splats", "define void @f(ptr %p) {\n"
               " store <4 x i32> splat (i32 7), ptr %p\n"
               " store <vscale x 4 x i32> splat (i32 7), ptr %p\n"
               " store <vscale x 2 x double> splat (double 1.5), ptr %p\n"
               " store <vscale x 2 x ptr> zeroinitializer, ptr %p\n"
               " store <2 x i1> splat (i1 true), ptr %p\n ret void\n}"},
    {"ZeroUndefPoison",
     "@a = global { i32, ptr } zeroinitializer\n@b = global i32 undef\n"
     "@c = global [2 x i8] poison\n@d = global ptr null\n"
     "@e = global { i32, i8 } { i32 undef, i8 poison }\n"
     "@f = global <2 x i32> <i32 undef, i32 1>\n"
     "@g = global [2 x { ptr, i32 }] [{ ptr, i32 } undef, { ptr, i32 } "
     "zeroinitializer]\n"
     "@h = global target(\"spirv.DeviceEvent\") zeroinitializer"},
    {"ZeroOperands",
     "define void @f(ptr %p) {\n store { i32, ptr } zeroinitializer, ptr %p\n"
     " store <2 x ptr> zeroinitializer, ptr %p\n store i8 0, ptr null\n"
     " store { i8, [2 x i16] } { i8 1, [2 x i16] undef }, ptr %p\n"
     " store [2 x i32] [i32 1, i32 2], ptr %p\n"
     " store <2 x ptr> <ptr @f, ptr poison>, ptr %p\n ret void\n}"},
    {"Expressions",
     "@x = global [4 x i32] zeroinitializer\n@y = global i8 0\n"
     "@a = global ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 2)\n"
     "@b = global ptr getelementptr inbounds nuw (i8, ptr @x, i64 5)\n"
     "@c = global i64 ptrtoint (ptr @x to i64)\n"
     "@d = global i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 "
     "ptrtoint (ptr @y to i64)) to i32)\n"
     "@e = global ptr inttoptr (i64 add nuw nsw (i64 ptrtoint (ptr @x to i64), "
     "i64 4) to ptr)\n"
     "@f = global ptr addrspace(1) addrspacecast (ptr @x to ptr "
     "addrspace(1))\n"
     "@g = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 -1)\n"
     "@h = global <2 x i32> bitcast (i64 ptrtoint (ptr @x to i64) to <2 x "
     "i32>)\n"
     "@i = global ptr getelementptr inbounds inrange(-8, 24) ([4 x i32], ptr "
     "@x, i32 0, i64 1)\n"
     "@j = global i64 ptrtoaddr (ptr @x to i64)\n"
     "@k = global ptr getelementptr nusw (i8, ptr @x, i32 2)"},
    {"ExpressionOperands",
     "@x = global [4 x i32] zeroinitializer\n"
     "define i64 @f(ptr %p) {\n"
     " store ptr getelementptr inrange(0, 16) ([4 x i32], ptr @x, i64 0, i64 "
     "2), ptr %p\n"
     " store i64 sub nuw (i64 ptrtoint (ptr @x to i64), i64 3), ptr %p\n"
     " store <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @x, ptr @x>, <2 x "
     "i64> <i64 1, i64 2>), ptr %p\n"
     " store double bitcast (i64 ptrtoint (ptr @x to i64) to double), ptr %p\n"
     " ret i64 ptrtoint (ptr @x to i64)\n}"},
    {"VectorExpressions",
     "@x = global i8 0\n"
     "@a = global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr @x "
     "to i64) to <2 x i32>), i32 1)\n"
     "@b = global <2 x i32> insertelement (<2 x i32> poison, i32 trunc (i64 "
     "ptrtoint (ptr @x to i64) to i32), i32 0)\n"
     "@c = global <4 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint "
     "(ptr @x to i64) to <2 x i32>), <2 x i32> poison, <4 x i32> <i32 1, i32 "
     "poison, i32 0, i32 1>)"},
    {"Codes",
     "@x = global i8 0\n"
     "@a = global i8 0, !k !0\n"
     "!0 = !{i32 7, i128 -1, double 1.5, float 0x7FF8000020000000, fp128 "
     "0xL00000000000000013FFF000000000000, ptr @x, ptr null, i32 undef, i8 "
     "poison, <2 x i32> <i32 1, i32 2>, [2 x i8] c\"ab\", { i8, ptr } { i8 1, "
     "ptr @x }, [1 x ptr] [ptr @x], <2 x ptr> <ptr @x, ptr null>, <4 x i32> "
     "splat (i32 9), <2 x double> splat (double 2.0), <vscale x 2 x i32> splat "
     "(i32 3), ptr getelementptr inrange(0, 1) (i8, ptr @x, i64 1), i64 "
     "ptrtoint (ptr @x to i64), i32 trunc (i64 ptrtoint (ptr @x to i64) to "
     "i32), <2 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (ptr @x "
     "to i64) to <2 x i32>), <2 x i32> poison, <2 x i32> <i32 1, i32 0>), i32 "
     "extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr @x to i64) to <2 x "
     "i32>), i32 1), <2 x i32> insertelement (<2 x i32> poison, i32 trunc (i64 "
     "ptrtoint (ptr @x to i64) to i32), i32 0), ptr addrspace(1) addrspacecast "
     "(ptr @x to ptr addrspace(1)), i64 xor (i64 ptrtoint (ptr @x to i64), i64 "
     "1), ptr inttoptr (i64 5 to ptr), ptr getelementptr nuw (i8, ptr @x, i64 "
     "2)}"},
    {"PointerAuthentication",
     "@x = global i8 0\n@d = global i64 0\n"
     "@a = global ptr ptrauth (ptr @x, i32 2, i64 1234)\n"
     "@b = global ptr ptrauth (ptr @x, i32 0, i64 0, ptr @d)\n"
     "define ptr @f() {\n ret ptr ptrauth (ptr @f, i32 1)\n}"},
    {"NoCfiAndEquivalent",
     "declare void @f()\n@a = global ptr no_cfi @f\n"
     "@b = global ptr dso_local_equivalent @f\n"
     "define ptr @g() {\n %c = icmp eq ptr no_cfi @f, dso_local_equivalent @f\n"
     " ret ptr dso_local_equivalent @f\n}"},
    {"BlockAddresses",
     "@a = global [2 x ptr] [ptr blockaddress(@f, %x), ptr blockaddress(@f, "
     "%y)]\n"
     "define ptr @f(i1 %c) {\n br i1 %c, label %x, label %y\nx:\n ret ptr "
     "blockaddress(@f, %y)\ny:\n ret ptr blockaddress(@g, %1)\n}\n"
     "define void @g() {\n br label %1\n1:\n ret void\n}"},
    {"FunctionConstants",
     "@x = global i8 0\ndeclare i32 @p(...)\n"
     "define void @f() prefix { i32, ptr } { i32 1, ptr @x } prologue <2 x i8> "
     "<i8 -112, i8 -112> personality ptr getelementptr (i8, ptr @p, i64 0) {\n"
     " ret void\n}\n"
     "define void @g() prefix i32 7 personality ptr null {\n ret void\n}\n"
     "define void @h() prologue i8 poison personality ptr @p {\n ret void\n}"},
    {"SelfReference", "@a = global { ptr, ptr } { ptr @a, ptr getelementptr "
                      "({ ptr, ptr }, ptr @a, i32 0, i32 1) }"},
    {"SharedConstants",
     "@a = global { i32, i32, i32 } { i32 1, i32 1, i32 1 }\n"
     "@b = global [3 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @a }, { i8, ptr } "
     "{ i8 1, ptr @a }, { i8, ptr } { i8 2, ptr null }]"},
    {"TokenNone",
     "declare token @llvm.coro.id(i32, ptr, ptr, ptr)\n"
     "declare void @llvm.coro.end(ptr, i1, token)\n"
     "define void @f() {\n call void @llvm.coro.end(ptr null, i1 false, "
     "token none)\n ret void\n}"},
};
ROUND_TRIP_CASES(Constants, constantsCases);

TEST(Constants, PlainNumbersAreTheDialectsOwn) {
  std::string text = importedText("@a = global i32 7\n@b = constant [2 x i8] "
                                  "c\"ab\"");
  EXPECT_TRUE(carriesNothing(text));
  EXPECT_NE(text.find("7 : i32"), std::string::npos) << text;
  EXPECT_NE(text.find("\"ab\""), std::string::npos) << text;
}

/// A table of pointers costs the same for each entry, whatever its length.
TEST(Constants, APointerTableHasLinearlyManyOps) {
  auto count = [](size_t length) {
    std::string text = "@x = global i8 0\n@t = global [" +
                       std::to_string(length) + " x ptr] [";
    for (size_t i = 0; i < length; ++i)
      text += std::string(i ? ", " : "") + "ptr " + (i % 2 ? "@x" : "null");
    text += "]";
    MLIRState state;
    auto module = importText(text, state);
    size_t ops = 0;
    if (module)
      (*module)->walk([&](mlir::Operation *) { ++ops; });
    EXPECT_FALSE(!module || exportedText(*module).empty());
    return ops;
  };
  size_t small = count(1000), large = count(10000);
  EXPECT_LE(large, 10 * small);
}

/// A struct as long as those of programs is made of the dialect's own ops, so
/// that stock mlir-opt reads the module; a longer one is one op.
TEST(Constants, AStructHasOpsUnlessItsTextWouldBeLong) {
  auto import = [](size_t length) {
    std::string fields, values;
    for (size_t i = 0; i < length; ++i) {
      fields += i ? ", ptr" : "ptr";
      values += i ? ", ptr @x" : "ptr @x";
    }
    return roundTrip("@x = global i8 0\n@t = global {" + fields + "} {" +
                     values + "}");
  };
  std::string ofSQLite = import(266), longer = import(513);
  EXPECT_EQ(ofSQLite.find("\"llvmx.constant\""), std::string::npos);
  EXPECT_NE(longer.find("\"llvmx.constant\""), std::string::npos);
}
