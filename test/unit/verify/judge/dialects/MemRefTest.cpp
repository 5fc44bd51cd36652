// Memory of memrefs, and atomic updates.

#include "Cases.h"

using namespace palindrome::dialects;

TEST(MemRefRules, MemoryIsPoisonUntilItIsWritten) {
  checkBodies({
      {"(%n: index) -> memref<?xi8>",
       "%r = memref.alloc(%n) : memref<?xi8>",
       {"2"},
       "[poison, poison]"},
      {"(%n: index) -> memref<?x2xi8>",
       "%r = memref.alloc(%n) : memref<?x2xi8>",
       {"0"},
       "[]"},
      {"(%n: index) -> memref<?xi8>",
       "%r = memref.alloc(%n) : memref<?xi8>",
       {"-1"},
       "undefined: a size is negative: -1"},
      {"(%n: index) -> memref<?x?xi8>",
       "%r = memref.alloc(%n, %n) : memref<?x?xi8>",
       {"8589934592"},
       "exhausted: the program takes more than 4294967296 bytes of memory"},
      {"(%x: i4) -> i4",
       "%m = memref.alloca() : memref<i4>\n"
       "memref.store %x, %m[] : memref<i4>\n"
       "%r = memref.load %m[] : memref<i4>",
       {"-3"},
       "-3"},
      {"(%x: vector<2xi4>, %i: index) -> i4",
       "%m = memref.alloc() : memref<vector<2xi4>>\n"
       "memref.store %x, %m[] : memref<vector<2xi4>>\n"
       "%p = memref.extract_aligned_pointer_as_index %m : "
       "memref<vector<2xi4>> -> index\n"
       "%v = memref.load %m[] : memref<vector<2xi4>>\n"
       "%q = builtin.unrealized_conversion_cast %v : vector<2xi4> to "
       "vector<2xi4>\n"
       "%n = memref.alloc() : memref<2xi4>\n"
       "affine.vector_store %q, %n[0] : memref<2xi4>, vector<2xi4>\n"
       "%r = memref.load %n[%i] : memref<2xi4>",
       {"[5, -6]", "1"},
       "-6"},
  });
}

TEST(MemRefRules, AccessesOutOfBoundsAreUndefined) {
  llvm::StringRef load = "%r = memref.load %m[%i] : memref<?xi8>";
  llvm::StringRef signature = "(%m: memref<?xi8>, %i: index) -> i8";
  EXPECT_EQ(runBody(signature, load, {"[1, 2]", "1"}), "2");
  for (const char *index : {"2", "-1", "9223372036854775807"})
    EXPECT_EQ(runBody(signature, load, {"[1, 2]", index}),
              std::string("undefined: index ") + index +
                  " of dimension 0 is out of bounds, which is 2 long");
  checkBodies({
      // The place is in memory, and no element of the memref.
      {"(%m: memref<2x2xi8>, %i: index) -> i8",
       "%r = memref.load %m[%i, %i] {alignment = 1} : memref<2x2xi8>",
       {"[[1, 2], [3, 4]]", "2"},
       "undefined: index 2 of dimension 0 is out of bounds, which is 2 long"},
      {"(%m: memref<4xi8>, %i: index) -> i8",
       "%r = memref.load %m[%i] {alignment = 2} : memref<4xi8>",
       {"[1, 2, 3, 4]", "1"},
       "undefined: the access is not aligned to 2 bytes"},
      {"(%m: memref<2xi8>) -> i8",
       "%p = ub.poison : index\n"
       "%r = memref.load %m[%p] : memref<2xi8>",
       {"[1, 2]"},
       "undefined: a number that the op needs is poison"},
      {"(%m: memref<2xi8>, %d: index) -> index",
       "%r = memref.dim %m, %d : memref<2xi8>",
       {"[1, 2]", "1"},
       "undefined: there is no dimension 1"},
      {"(%m: memref<*xi8>, %d: index) -> index",
       "%r = memref.dim %m, %d : memref<*xi8>",
       {"[[1, 2, 3]]", "1"},
       "3"},
      {"(%m: memref<*xi8>) -> index",
       "%r = memref.rank %m : memref<*xi8>",
       {"[[1, 2, 3]]"},
       "2"},
  });
}

TEST(MemRefRules, MemoryEndsWithItsScope) {
  checkBodies({
      {"(%x: i8) -> i8",
       "%m = memref.alloc() : memref<i8>\n"
       "memref.dealloc %m : memref<i8>\n"
       "%r = memref.load %m[] : memref<i8>",
       {"1"},
       "undefined: the memory has been freed"},
      {"(%x: i8) -> i8",
       "%m = memref.alloc() : memref<i8>\n"
       "%c = memref.cast %m : memref<i8> to memref<*xi8>\n"
       "memref.dealloc %c : memref<*xi8>\n"
       "memref.dealloc %m : memref<i8>\n"
       "%r = arith.constant 1 : i8",
       {"1"},
       "undefined: the memory has been freed before"},
      {"(%x: i8) -> i8",
       "%m = memref.alloca() : memref<i8>\n"
       "memref.dealloc %m : memref<i8>\n"
       "%r = arith.constant 1 : i8",
       {"1"},
       "undefined: the memory is not the start of an allocation"},
      {"(%x: i8) -> i8",
       "%m = memref.alloca_scope -> memref<i8> {\n"
       "  %a = memref.alloca() : memref<i8>\n"
       "  memref.alloca_scope.return %a : memref<i8>\n"
       "}\n"
       "%r = memref.load %m[] : memref<i8>",
       {"1"},
       "undefined: the memory has been freed"},
      {"(%x: i8) -> i8",
       "%r = memref.alloca_scope -> i8 {\n"
       "  memref.alloca_scope.return %x : i8\n"
       "}",
       {"5"},
       "5"},
      // The address is aligned, and not a large number.
      {"(%low: index, %high: index) -> index",
       "%m = memref.alloc() {alignment = 64} : memref<i8>\n"
       "%p = memref.extract_aligned_pointer_as_index %m : memref<i8> -> index\n"
       "%a = index.remu %p, %low\n"
       "%b = index.shru %p, %high\n"
       "%r = index.or %a, %b",
       {"64", "62"},
       "0"},
      {"(%m: memref<2xi8>, %n: index) -> memref<?xi8>",
       "%r = memref.realloc %m(%n) : memref<2xi8> to memref<?xi8>",
       {"[1, 2]", "3"},
       "[1, 2, poison]"},
      {"(%m: memref<2xi8>) -> memref<1xi8>",
       "%r = memref.realloc %m {alignment = 64} : memref<2xi8> to "
       "memref<1xi8>",
       {"[1, 2]"},
       "[1]"},
      {"(%m: memref<2xi8>, %i: index) -> i8",
       "%n = memref.realloc %m : memref<2xi8> to memref<2xi8>\n"
       "%r = memref.load %m[%i] : memref<2xi8>",
       {"[1, 2]", "0"},
       "undefined: the memory has been freed"},
  });
}

TEST(MemRefRules, LayoutsSayWhereElementsAre) {
  // Column-major, tiled and shifted layouts, and what memory they take.
  for (llvm::StringRef layout :
       {"affine_map<(i, j) -> (j, i)>", "affine_map<(i, j) -> (i * 8 + j * 2)>",
        "affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>",
        "affine_map<(i, j) -> (i, (j + 2) floordiv 2, (j + 2) mod 2)>",
        "strided<[1, 3], offset: 2>"}) {
    auto copyBetween = [&](llvm::StringRef from, llvm::StringRef to) {
      return run(("#layout = " + layout +
                  "\n!plain = memref<2x3xi8>\n"
                  "!laid = memref<2x3xi8, #layout>\n"
                  "func.func @f(%m: " +
                  from + ") -> " + to + " {\n%r = memref.alloc() : " + to +
                  "\nmemref.copy %m, %r : " + from + " to " + to +
                  "\nreturn %r : " + to + "\n}")
                     .str(),
                 {"[[1, 2, 3], [4, 5, 6]]"});
    };
    EXPECT_EQ(copyBetween("!plain", "!laid"), "[[1, 2, 3], [4, 5, 6]]");
    EXPECT_EQ(copyBetween("!laid", "!plain"), "[[1, 2, 3], [4, 5, 6]]");
  }
  checkBodies({
      {"(%n: index, %s: index, %x: i8) -> i8",
       "%m = memref.alloc(%n)[%s] : memref<?x2xi8, affine_map<(i, j)[s] -> "
       "(i floordiv s, i mod s, j)>>\n"
       "%c2 = arith.constant 2 : index\n"
       "%c1 = arith.constant 1 : index\n"
       "memref.store %x, %m[%c2, %c1] : memref<?x2xi8, affine_map<(i, j)[s] "
       "-> (i floordiv s, i mod s, j)>>\n"
       "%r = memref.load %m[%c2, %c1] : memref<?x2xi8, affine_map<(i, j)[s] "
       "-> (i floordiv s, i mod s, j)>>",
       {"3", "2", "7"},
       "7"},
      {"(%n: index, %s: index) -> index",
       "%m = memref.alloc(%n)[%s] : memref<?xi8, affine_map<(i)[s] -> "
       "(i floordiv s, i mod s)>>\n"
       "%r = memref.rank %m : memref<?xi8, affine_map<(i)[s] -> (i floordiv "
       "s, i mod s)>>",
       {"3", "0"},
       "undefined: a divisor of indices is not positive: 0"},
      {"(%s: index, %o: index) -> index",
       "%m = memref.alloc()[%o, %s] : memref<2xi8, strided<[?], offset: ?>>\n"
       "%b, %off, %size, %r = memref.extract_strided_metadata %m : "
       "memref<2xi8, strided<[?], offset: ?>> -> memref<i8>, index, index, "
       "index",
       {"5", "3"},
       "5"},
  });
}

TEST(MemRefRules, CopiesReadBeforeTheyWrite) {
  checkBodies({
      {"(%m: memref<4xi8>) -> memref<4xi8>",
       "%a = memref.subview %m[0] [3] [1] : memref<4xi8> to memref<3xi8>\n"
       "%b = memref.subview %m[1] [3] [1] : memref<4xi8> to memref<3xi8, "
       "strided<[1], offset: 1>>\n"
       "memref.copy %a, %b : memref<3xi8> to memref<3xi8, strided<[1], "
       "offset: 1>>\n"
       "%r = memref.cast %m : memref<4xi8> to memref<4xi8>",
       {"[1, 2, 3, 4]"},
       "[1, 1, 2, 3]"},
      {"(%m: memref<?xi8>, %n: memref<?xi8>) -> memref<?xi8>",
       "memref.copy %m, %n : memref<?xi8> to memref<?xi8>\n"
       "%r = memref.cast %n : memref<?xi8> to memref<?xi8>",
       {"[1, 2]", "[3]"},
       "undefined: the source and the target of the copy have different "
       "sizes"},
      {"(%m: memref<*xcomplex<f32>>) -> memref<2xcomplex<f32>>",
       "%r = memref.alloc() : memref<2xcomplex<f32>>\n"
       "%u = memref.cast %r : memref<2xcomplex<f32>> to "
       "memref<*xcomplex<f32>>\n"
       "memref.copy %m, %u : memref<*xcomplex<f32>> to "
       "memref<*xcomplex<f32>>",
       {"[{1, 2}, {3, -0}]"},
       "[{1, 2}, {3, -0}]"},
  });
}

TEST(MemRefRules, BytesAreNumbersOfAnyType) {
  checkBodies({
      {"(%m: memref<8xi8>, %o: index) -> memref<1xi32>",
       "%r = memref.view %m[%o][] : memref<8xi8> to memref<1xi32>",
       {"[1, 2, 3, 4, 5, 6, 7, -1]", "4"},
       "[-16316923]"},
      {"(%m: memref<8xi8>, %o: index) -> memref<1xi32>",
       "%r = memref.view %m[%o][] : memref<8xi8> to memref<1xi32>",
       {"[1, 2, 3, 4, 5, 6, 7, -1]", "5"},
       "undefined: the access is at byte 5 of memory of 8 bytes"},
      {"(%x: f32, %n: index) -> memref<4xi8>",
       "%r = memref.alloc() : memref<4xi8>\n"
       "%c0 = arith.constant 0 : index\n"
       "%v = memref.view %r[%c0][%n] : memref<4xi8> to memref<?xf32>\n"
       "memref.store %x, %v[%c0] : memref<?xf32>",
       {"-2.0", "1"},
       "[0, 0, 0, -64]"},
      // i4 takes a byte; the bits beyond are 0, and poison if they are not.
      {"(%m: memref<2xi8>, %o: index) -> memref<2xi4>",
       "%r = memref.view %m[%o][] : memref<2xi8> to memref<2xi4>",
       {"[15, 16]", "0"},
       "[-1, poison]"},
      {"(%x: i1) -> memref<1xi8>",
       "%r = memref.alloc() : memref<1xi8>\n"
       "%c0 = arith.constant 0 : index\n"
       "%v = memref.view %r[%c0][] : memref<1xi8> to memref<i1>\n"
       "memref.store %x, %v[] : memref<i1>",
       {"true"},
       "[1]"},
  });
}

TEST(MemRefRules, Globals) {
  auto runGlobal = [](llvm::StringRef global, llvm::StringRef body) {
    return run(("memref.global \"private\" " + global +
                "\nfunc.func @f() -> memref<2xi8> {\n"
                "%r = memref.get_global @g : memref<2xi8>\n"
                "%c0 = arith.constant 0 : index\n"
                "%c7 = arith.constant 7 : i8\n" +
                body + "\nreturn %r : memref<2xi8>\n}")
                   .str());
  };
  llvm::StringRef store = "memref.store %c7, %r[%c0] : memref<2xi8>\n"
                          "%s = memref.get_global @g : memref<2xi8>";
  EXPECT_EQ(runGlobal("@g : memref<2xi8> = dense<[1, 2]>", ""), "[1, 2]");
  EXPECT_EQ(runGlobal("@g : memref<2xi8> = dense<[1, 2]>", store), "[7, 2]");
  EXPECT_EQ(runGlobal("constant @g : memref<2xi8> = dense<3>", ""), "[3, 3]");
  EXPECT_EQ(runGlobal("constant @g : memref<2xi8> = dense<3>", store),
            "undefined: the memory is constant");
  EXPECT_EQ(runGlobal("@g : memref<2xi8> = uninitialized", store),
            "[7, poison]");
  struct Sparse {
    const char *type, *value, *expected;
  };
  for (const Sparse &sparse : std::initializer_list<Sparse>{
           {"index", "-1", "[0, -1]"},
           {"f16", "1.0", "[0, 1]"},
           {"complex<f32>", "(1.0, 2.0)", "[{0, 0}, {1, 2}]"},
           {"complex<i8>", "(1, 2)", "[{0, 0}, {1, 2}]"}}) {
    std::string type = std::string("memref<2x") + sparse.type + ">";
    EXPECT_EQ(run("memref.global @g : " + type + " = sparse<[[1]], [" +
                  sparse.value + "]>\nfunc.func @f() -> " + type +
                  " {\n%r = memref.get_global @g : " + type +
                  "\nreturn %r : " + type + "\n}"),
              sparse.expected);
  }
  EXPECT_EQ(runGlobal("@g : memref<2xi8>", ""),
            "unsupported: @g is declared and not defined");
}

TEST(MemRefRules, AtomicUpdates) {
  struct Update {
    const char *kind, *type, *old, *operand, *changed;
  };
  for (const Update &update : std::initializer_list<Update>{
           {"addi", "i8", "127", "1", "-128"},
           {"muli", "i4", "3", "-3", "7"},
           {"andi", "i8", "12", "10", "8"},
           {"ori", "i8", "12", "10", "14"},
           {"xori", "i1", "true", "true", "false"},
           {"assign", "i24", "12", "10", "10"},
           {"assign", "f16", "1", "nan", "nan"},
           {"maxs", "i8", "-1", "1", "1"},
           {"maxu", "i8", "-1", "1", "-1"},
           {"mins", "i8", "-1", "1", "-1"},
           {"minu", "i8", "-1", "1", "1"},
           {"addf", "f32", "16777216", "1", "16777216"},
           {"mulf", "f16", "256", "256", "inf"},
           {"maximumf", "f64", "-0", "0", "0"},
           {"maximumf", "bf16", "nan", "0", "nan"},
           {"minimumf", "f32", "0", "-0", "-0"},
           {"maxnumf", "f32", "nan", "-inf", "-inf"},
           {"maxnumf", "f32", "1", "2", "2"},
           {"minnumf", "f32", "-1", "nan", "-1"},
       }) {
    std::string type = update.type;
    EXPECT_EQ(run("func.func @f(%m: memref<1x" + type + ">, %x: " + type +
                      ") -> (" + type + ", memref<1x" + type +
                      ">) {\n"
                      "%i = arith.constant 0 : index\n"
                      "%r = memref.atomic_rmw " +
                      update.kind + " %x, %m[%i] : (" + type + ", memref<1x" +
                      type + ">) -> " + type + "\nreturn %r, %m : " + type +
                      ", memref<1x" + type + ">\n}",
                  {"[" + std::string(update.old) + "]", update.operand}),
              "{" + std::string(update.old) + ", [" + update.changed + "]}")
        << update.kind;
  }
  EXPECT_EQ(run(R"(
    func.func @f(%m: memref<2xi8>, %i: index) -> (i8, memref<2xi8>) {
      %r = memref.generic_atomic_rmw %m[%i] : memref<2xi8> {
      ^bb0(%old: i8):
        %new = arith.addi %old, %old : i8
        memref.atomic_yield %new : i8
      }
      memref.prefetch %m[%i], write, locality<0>, data : memref<2xi8>
      return %r, %m : i8, memref<2xi8>
    })",
                {"[1, 2]", "1"}),
            "{2, [1, 4]}");
}

TEST(MemRefRules, AssumptionsThatFailArePoison) {
  checkBodies({
      {"(%m: memref<4xi8>) -> memref<4xi8>",
       "%r = memref.assume_alignment %m, 1 : memref<4xi8>",
       {"[1, 2, 3, 4]"},
       "[1, 2, 3, 4]"},
      {"(%m: memref<4xi8>, %i: index) -> i8",
       "%v = memref.view %m[%i][] : memref<4xi8> to memref<1xi8>\n"
       "%a = memref.assume_alignment %v, 2 : memref<1xi8>\n"
       "%c = memref.cast %a : memref<1xi8> to memref<?xi8>\n"
       "%c0 = arith.constant 0 : index\n"
       "%r = memref.load %c[%c0] : memref<?xi8>",
       {"[1, 2, 3, 4]", "1"},
       "undefined: the memref is poison"},
      {"(%m: memref<2xi8>, %n: memref<2xi8>, %i: index) -> i8",
       "%a, %b = memref.distinct_objects %m, %n : memref<2xi8>, "
       "memref<2xi8>\n"
       "%r = memref.load %b[%i] : memref<2xi8>",
       {"[1, 2]", "[3, 4]", "0"},
       "3"},
      // Every second element of the same memory.
      {"(%m: memref<4xi8>, %i: index) -> i8",
       "%v = memref.subview %m[0] [2] [2] : memref<4xi8> to memref<2xi8, "
       "strided<[2]>>\n"
       "%w = memref.subview %m[1] [2] [2] : memref<4xi8> to memref<2xi8, "
       "strided<[2], offset: 1>>\n"
       "%a, %b = memref.distinct_objects %v, %w : memref<2xi8, strided<[2]>>, "
       "memref<2xi8, strided<[2], offset: 1>>\n"
       "%c, %d = memref.distinct_objects %a, %m : memref<2xi8, strided<[2]>>, "
       "memref<4xi8>\n"
       "%r = memref.load %b[%i] : memref<2xi8, strided<[2], offset: 1>>",
       {"[1, 2, 3, 4]", "0"},
       "2"},
      {"(%m: memref<2xi8>, %i: index) -> i8",
       "%a, %b = memref.distinct_objects %m, %m : memref<2xi8>, "
       "memref<2xi8>\n"
       "%r = memref.load %b[%i] : memref<2xi8>",
       {"[1, 2]", "0"},
       "undefined: the memref is poison"},
  });
}

TEST(MemRefRules, Transfers) {
  constexpr const char *signature = "(%m: memref<2x3xi8>, %n: index) -> "
                                    "memref<6xi8, 1>";
  constexpr const char *body = R"(
    %r = memref.alloc() : memref<6xi8, 1>
    %tag = memref.alloc() : memref<1xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    memref.dma_start %m[%c0, %c1], %r[%c1], %n, %tag[%c0] : memref<2x3xi8>, memref<6xi8, 1>, memref<1xi32>
    memref.dma_wait %tag[%c0], %n : memref<1xi32>)";
  constexpr const char *strided = R"(
    %r = memref.alloc() : memref<6xi8, 1>
    %tag = memref.alloc() : memref<1xi32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    memref.dma_start %m[%c0, %c0], %r[%c0], %n, %tag[%c0], %c3, %c2 : memref<2x3xi8>, memref<6xi8, 1>, memref<1xi32>)";
  constexpr const char *list = "[[1, 2, 3], [4, 5, 6]]";
  checkBodies({
      {signature, body, {list, "3"}, "[poison, 2, 3, 4, poison, poison]"},
      {signature,
       body,
       {list, "6"},
       "undefined: the access is at byte 6 of memory of 6 bytes"},
      {signature, strided, {list, "4"}, "[1, 2, 4, 5, poison, poison]"},
  });
}
