// Pointers, and casts that carry memrefs over.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

/// Runs `body` with the pointer %p, of type !p, to the memory of a memref of
/// i32 that holds 1 to 4; `result` is the type of %r.
static std::string runOnPointer(llvm::StringRef result, llvm::StringRef body,
                                llvm::StringRef index = "0") {
  return run(("!p = !ptr.ptr<#ptr.generic_space>\n"
              "!m = memref<4xi32, #ptr.generic_space>\n"
              "func.func @f(%m: !m, %i: i64) -> " +
              result + " {\n%p = ptr.to_ptr %m : !m -> !p\n" + body +
              "\nreturn %r : " + result + "\n}")
                 .str(),
             {"[1, 2, 3, 4]", index.str()});
}

TEST(PtrRules, PointersAreBytes) {
  llvm::StringRef load = "%q = ptr.ptr_add %p, %i : !p, i64\n"
                         "%r = ptr.load %q : !p -> i32";
  EXPECT_EQ(runOnPointer("i32", load, "4"), "2");
  EXPECT_EQ(runOnPointer("i32", load, "16"),
            "undefined: the access is at byte 16 of memory of 16 bytes");
  EXPECT_EQ(runOnPointer("i32", load, "2"),
            "undefined: the pointer is not aligned to 4 bytes");
  EXPECT_EQ(runOnPointer("i32",
                         "%q = ptr.ptr_add %p, %i : !p, i64\n"
                         "%r = ptr.load %q alignment = 1 : !p -> i32",
                         "3"),
            "512");
  EXPECT_EQ(runOnPointer("i32", "%n = ptr.constant #ptr.null : !p\n"
                                "%r = ptr.load %n : !p -> i32"),
            "undefined: the access is through a pointer to no memory");
  EXPECT_EQ(runOnPointer("!m", R"(
    %o = ptr.type_offset i32 : i8
    %q = ptr.ptr_add inbounds %p, %o : !p, i8
    %f = arith.constant -2.0 : f32
    ptr.store volatile %f, %q alignment = 4 : f32, !p
    %md = ptr.get_metadata %m : !m
    %r = ptr.from_ptr %p metadata %md : !p -> !m)"),
            "[1, -1073741824, 3, 4]");
  EXPECT_EQ(runOnPointer("memref<2xi32, #ptr.generic_space>", R"(
    %q = ptr.ptr_add %p, %i : !p, i64
    %r = ptr.from_ptr %q : !p -> memref<2xi32, #ptr.generic_space>)",
                         "8"),
            "[3, 4]");
}

TEST(PtrRules, FlagsMakePoison) {
  llvm::StringRef add = "%q = ptr.ptr_add inbounds %p, %i : !p, i64\n"
                        "%r = ptr.ptr_diff %q, %p : !p -> i64";
  EXPECT_EQ(runOnPointer("i64", add, "16"), "16");
  EXPECT_EQ(runOnPointer("i64", add, "17"), "poison");
  EXPECT_EQ(runOnPointer("i64", add, "-1"), "poison");
  // Memory that was freed has bounds still.
  EXPECT_EQ(runOnPointer("i64", "memref.dealloc %m : !m\n" + add.str(), "16"),
            "16");
  EXPECT_EQ(runOnPointer("i32", R"(
    %n = arith.constant -4 : i64
    %q = ptr.ptr_add inbounds %p, %n : !p, i64
    %r = ptr.load %q : !p -> i32)"),
            "undefined: the pointer is poison");
  auto addWith = [](llvm::StringRef flag, llvm::StringRef index) {
    return runOnPointer("i64",
                        ("%q = ptr.ptr_add " + flag +
                         " %p, %i : !p, i64\n"
                         "%r = ptr.ptr_diff %q, %p : !p -> i64")
                            .str(),
                        index);
  };
  EXPECT_EQ(addWith("nuw", "-1"), "poison");
  EXPECT_EQ(addWith("nusw", "-1"), "-1");
  EXPECT_EQ(addWith("nusw", "-9223372036854775808"), "poison");
  auto subtractWith = [](llvm::StringRef flag, llvm::StringRef type) {
    return runOnPointer(type,
                        ("%q = ptr.ptr_add %p, %i : !p, i64\n"
                         "%r = ptr.ptr_diff " +
                         flag + " %p, %q : !p -> " + type)
                            .str(),
                        "8");
  };
  EXPECT_EQ(subtractWith("", "i64"), "-8");
  EXPECT_EQ(subtractWith("", "i3"), "0");
  EXPECT_EQ(subtractWith("", "index"), "-8");
  EXPECT_EQ(subtractWith("nsw", "i128"), "-8");
  EXPECT_EQ(subtractWith("nuw", "i64"), "poison");
}

TEST(PtrRules, MasksChooseWhatIsAccessed) {
  EXPECT_EQ(runOnPointer("vector<6xi32>", R"(
    %mask = arith.constant dense<[true, false, true, false, false, false]> : vector<6xi1>
    %other = arith.constant dense<9> : vector<6xi32>
    %r = ptr.masked_load %p, %mask, %other alignment = 4 : !p -> vector<6xi32>)"),
            "[1, 9, 3, 9, 9, 9]");
  EXPECT_EQ(runOnPointer("tensor<2xi32>", R"(
    %mask = arith.constant dense<true> : tensor<2xi1>
    %other = arith.constant dense<9> : tensor<2xi32>
    %r = ptr.masked_load %p, %mask, %other : !p -> tensor<2xi32>)"),
            "[1, 2]");
  EXPECT_EQ(runOnPointer("vector<2xi32>", R"(
    %offsets = arith.constant dense<[12, 400]> : vector<2xi16>
    %ps = ptr.ptr_add %p, %offsets : !p, vector<2xi16>
    %mask = arith.constant dense<[true, false]> : vector<2xi1>
    %other = arith.constant dense<9> : vector<2xi32>
    %r = ptr.gather %ps, %mask, %other : vector<2x!p> -> vector<2xi32>)"),
            "[4, 9]");
  EXPECT_EQ(runOnPointer("vector<2xi32>", R"(
    %other = arith.constant dense<9> : vector<2xi32>
    %poison = ub.poison : vector<2xi1>
    %r = ptr.masked_load %p, %poison, %other : !p -> vector<2xi32>)"),
            "undefined: the condition is poison");
  // The last one of those that write to a place stays.
  EXPECT_EQ(runOnPointer("!m", R"(
    %offsets = arith.constant dense<[8, 8]> : vector<2xi64>
    %ps = ptr.ptr_add %p, %offsets : !p, vector<2xi64>
    %mask = arith.constant dense<true> : vector<2xi1>
    %x = arith.constant dense<[7, 8]> : vector<2xi32>
    ptr.scatter %x, %ps, %mask : vector<2xi32>, vector<2x!p>
    %some = arith.constant dense<[false, true]> : vector<2xi1>
    ptr.masked_store %x, %p, %some : vector<2xi32>, !p
    %others = arith.constant dense<[0, 12]> : vector<2xi64>
    %qs = ptr.ptr_add %p, %others : !p, vector<2xi64>
    ptr.scatter %x, %qs, %some : vector<2xi32>, vector<2x!p>
    %r = memref.cast %m : !m to !m)"),
            "[1, 8, 8, 8]");
}

TEST(BuiltinRules, CastsOfOneMeaning) {
  auto cast = [](llvm::StringRef from, llvm::StringRef to,
                 const std::string &value) {
    return runBody(
        ("(%x: " + from + ") -> " + to).str(),
        ("%r = builtin.unrealized_conversion_cast %x : " + from + " to " + to)
            .str(),
        {value});
  };
  EXPECT_EQ(cast("index", "i64", "-5"), "-5");
  EXPECT_EQ(cast("i64", "index", "-5"), "-5");
  EXPECT_EQ(cast("vector<2xindex>", "vector<2xi64>", "[1, 2]"), "[1, 2]");
  EXPECT_EQ(cast("memref<?xi8>", "memref<2xi8>", "[1, 2]"), "[1, 2]");
  EXPECT_EQ(cast("tensor<?xi8>", "tensor<2xi8>", "[1, 2]"), "[1, 2]");
  llvm::StringRef refused = "unsupported: the cast is of types whose values "
                            "are not the same, and has no meaning by itself";
  EXPECT_EQ(cast("index", "i32", "-5"), refused);
  EXPECT_EQ(cast("f32", "i32", "1.0"), refused);
  EXPECT_EQ(cast("memref<?xi8>", "memref<3xi8>", "[1, 2]"), refused);
}
