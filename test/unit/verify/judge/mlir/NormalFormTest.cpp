// Tests each entry of docs/mlir-normal-form.md: two spellings of the same
// module of LLVM IR are equal, in both directions; similar modules that the
// entry does not cover are different.

#include "test/unit/verify/judge/mlir/Support.h"

using namespace llvm;

namespace palindrome::test {
namespace {

std::string inFunction(StringRef body) {
  return ("llvm.func @f(%a: i32, %b: i32, %c: i1, %p: !llvm.ptr) {\n" + body +
          "\n  llvm.return\n}\nllvm.mlir.global external @v() : i32\n"
          "llvm.func @g(i32) -> i32")
      .str();
}

std::string global(StringRef type, StringRef body) {
  return ("llvm.mlir.global external @v() : i32\n"
          "llvm.mlir.global external @x() : " +
          type + " {\n" + body + "\n}")
      .str();
}

//===-- Constants ---------------------------------------------------------===//

TEST(NormalForm, ConstantsStandAnywhere) {
  expectSame(inFunction("%0 = llvm.mlir.constant(1 : i32) : i32\n"
                        "%1 = llvm.add %a, %0 : i32\n"
                        "%2 = llvm.add %1, %0 : i32"),
             inFunction("%0 = llvm.mlir.constant(1 : i32) : i32\n"
                        "%1 = llvm.add %a, %0 : i32\n"
                        "%3 = llvm.mlir.constant(1 : i32) : i32\n"
                        "%2 = llvm.add %1, %3 : i32"));
}

TEST(NormalForm, DeadConstantsAreNone) {
  expectSame(inFunction("%0 = llvm.mlir.constant(1 : i32) : i32\n"
                        "%1 = llvm.mlir.addressof @v : !llvm.ptr"),
             inFunction(""));
}

TEST(NormalForm, OfOneConstantThereAreManySpellings) {
  auto stored = [](StringRef op, StringRef type) {
    return inFunction(("%0 = " + op + " : " + type +
                       "\nllvm.store %0, %p : " + type + ", !llvm.ptr")
                          .str());
  };
  expectSame(stored("llvm.mlir.constant(0 : i32)", "i32"),
             stored("llvm.mlir.zero", "i32"));
  expectSame(stored("llvm.mlir.constant(1 : index)", "i64"),
             stored("llvm.mlir.constant(1 : i64)", "i64"));
  expectSame(stored("llvm.mlir.constant(dense<0> : tensor<2xi32>)",
                    "!llvm.array<2 x i32>"),
             stored("llvm.mlir.zero", "!llvm.array<2 x i32>"));
  expectSame(stored("llvm.mlir.constant(dense<5> : tensor<2xi8>)",
                    "!llvm.array<2 x i8>"),
             stored("llvm.mlir.constant(\"\\05\\05\")", "!llvm.array<2 x i8>"));
  expectSame(stored("llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>)",
                    "!llvm.array<2 x i32>"),
             stored("llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>)",
                    "!llvm.array<2 x i32>"));
  expectDifferent(stored("llvm.mlir.undef", "i32"),
                  stored("llvm.mlir.poison", "i32"));
  expectDifferent(stored("llvm.mlir.constant(0.0 : f32)", "f32"),
                  stored("llvm.mlir.constant(-0.0 : f32)", "f32"));
  expectDifferent(
      stored("llvm.mlir.constant(dense<5> : tensor<2xi8>)",
             "!llvm.array<2 x i8>"),
      stored("llvm.mlir.constant(\"\\05\\06\")", "!llvm.array<2 x i8>"));
}

TEST(NormalForm, InitializersAreValues) {
  expectSame("llvm.mlir.global external @x(1 : i32) : i32",
             "llvm.mlir.global external @x() : i32 {\n"
             "%0 = llvm.mlir.constant(1 : i32) : i32\nllvm.return %0 : i32\n}");
  auto pair = [](StringRef start, StringRef second) {
    return global(
        "!llvm.struct<(i32, ptr)>",
        ("%0 = " + start +
         " : !llvm.struct<(i32, ptr)>\n"
         "%1 = llvm.mlir.constant(1 : i32) : i32\n"
         "%2 = " +
         second +
         " : !llvm.ptr\n"
         "%3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>\n"
         "%4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, ptr)>\n"
         "llvm.return %4 : !llvm.struct<(i32, ptr)>")
            .str());
  };
  expectSame(pair("llvm.mlir.undef", "llvm.mlir.addressof @v"),
             pair("llvm.mlir.poison", "llvm.mlir.addressof @v"));
  expectDifferent(pair("llvm.mlir.undef", "llvm.mlir.addressof @v"),
                  pair("llvm.mlir.undef", "llvm.mlir.zero"));
}

TEST(NormalForm, ConstantsHaveNoDiscardableAttributes) {
  auto number = [](StringRef attributes) {
    return global("i64", ("%0 = llvm.mlir.addressof @v : !llvm.ptr\n"
                          "%1 = llvm.ptrtoint %0 " +
                          attributes +
                          " : !llvm.ptr to i64\n"
                          "llvm.return %1 : i64")
                             .str());
  };
  expectSame(number(""), number("{foreign}"));
}

TEST(NormalForm, WithoutAnInitializerItIsUndef) {
  auto variable = [](StringRef linkage, StringRef body) {
    return ("llvm.mlir.global " + linkage + " @x() : i32" + body).str();
  };
  StringRef undef = " {\n%0 = llvm.mlir.undef : i32\nllvm.return %0 : i32\n}";
  StringRef zero = " {\n%0 = llvm.mlir.zero : i32\nllvm.return %0 : i32\n}";
  expectSame(variable("internal", ""), variable("internal", undef));
  expectDifferent(variable("internal", ""), variable("internal", zero));
  expectDifferent(variable("external", ""), variable("external", undef));
}

TEST(NormalForm, ConstantsOutsideOfSymbolsAreDead) {
  expectSame(global("i32", "%0 = llvm.mlir.zero : i32\nllvm.return %0 : i32") +
                 "\n%c = llvm.mlir.addressof @x : !llvm.ptr",
             global("i32", "%0 = llvm.mlir.zero : i32\nllvm.return %0 : i32"));
}

TEST(NormalForm, MarkedConstantsAreNoInstructions) {
  expectSame(global("!llvm.ptr",
                    "%0 = llvm.mlir.addressof @v : !llvm.ptr\n"
                    "%1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, "
                    "i8\nllvm.return %1 : !llvm.ptr"),
             global("!llvm.ptr",
                    "%0 = llvm.mlir.addressof @v : !llvm.ptr\n"
                    "%1 = llvm.getelementptr %0[2] {llvmx.constant} : "
                    "(!llvm.ptr) -> !llvm.ptr, i8\nllvm.return %1 : "
                    "!llvm.ptr"));
  expectDifferent(
      inFunction("%0 = llvm.mlir.addressof @v : !llvm.ptr\n"
                 "%1 = llvm.ptrtoint %0 {llvmx.constant} : !llvm.ptr to i32\n"
                 "llvm.store %1, %p : i32, !llvm.ptr"),
      inFunction("%0 = llvm.mlir.addressof @v : !llvm.ptr\n"
                 "%1 = llvm.ptrtoint %0 : !llvm.ptr to i32\n"
                 "llvm.store %1, %p : i32, !llvm.ptr"));
}

TEST(NormalForm, BlockTagsAreTheirBlocks) {
  auto tagged = [](StringRef one, StringRef two) {
    return ("llvm.func @f() -> !llvm.ptr {\n"
            "  %0 = llvm.blockaddress <function = @f, tag = <id = " +
            one +
            ">> : !llvm.ptr\n  llvm.br ^next\n^next:\n"
            "  llvm.blocktag <id = " +
            two + ">\n  llvm.return %0 : !llvm.ptr\n}")
        .str();
  };
  expectSame(tagged("1", "1"), tagged("7", "7"));
}

//===-- Operations --------------------------------------------------------===//

TEST(NormalForm, AnIndexIsAConstant) {
  expectSame(inFunction("%1 = llvm.getelementptr %p[1, %a] : (!llvm.ptr, i32) "
                        "-> !llvm.ptr, !llvm.array<2 x i8>"),
             inFunction("%0 = llvm.mlir.constant(1 : i32) : i32\n"
                        "%1 = llvm.getelementptr %p[%0, %a] : (!llvm.ptr, i32, "
                        "i32) -> !llvm.ptr, !llvm.array<2 x i8>"));
  expectDifferent(inFunction("%1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> "
                             "!llvm.ptr, i8"),
                  inFunction("%0 = llvm.mlir.constant(1 : i64) : i64\n"
                             "%1 = llvm.getelementptr %p[%0] : (!llvm.ptr, "
                             "i64) -> !llvm.ptr, i8"));
}

TEST(NormalForm, ACalleeIsAnAddress) {
  expectSame(inFunction("%1 = llvm.call @g(%a) : (i32) -> i32"),
             inFunction("%0 = llvm.mlir.addressof @g : !llvm.ptr\n"
                        "%1 = llvm.call %0(%a) : !llvm.ptr, (i32) -> i32"));
}

TEST(NormalForm, AnInvokeNeedNotRepeatAVariadicType) {
  auto invoke = [](StringRef rest) {
    return ("llvm.func @v(i32, ...) -> i32\n"
            "llvm.func @p(...) -> i32\n"
            "llvm.func @f(%a: i32) attributes {personality = @p} {\n"
            "%0 = llvm.invoke @v(%a, %a) to ^bb1 unwind ^bb2 " +
            rest +
            "\n^bb1:\nllvm.return\n^bb2:\n"
            "%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n"
            "llvm.return\n}")
        .str();
  };
  expectSame(invoke(": (i32, i32) -> i32"),
             invoke("vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32"));
  expectDifferent(invoke(": (i32, i32) -> i32"),
                  invoke("vararg(!llvm.func<i32 (...)>) : (i32, i32) -> i32"));
}

TEST(NormalForm, WithoutAPassThroughItIsPoison) {
  auto load = [](StringRef rest) {
    return ("llvm.func @f(%p: !llvm.ptr, %m: vector<2xi1>) {\n"
            "%0 = llvm.mlir.poison : vector<2xi32>\n"
            "%1 = llvm.intr.masked.load %p, %m" +
            rest + " -> vector<2xi32>\nllvm.return\n}")
        .str();
  };
  expectSame(load(" {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>)"),
             load(", %0 {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>, "
                  "vector<2xi32>)"));
}

TEST(NormalForm, AnEdgeMayNeedABlock) {
  auto branch = [](StringRef terminators) {
    return ("llvm.func @f(%a: i32, %b: i32, %c: i1) -> i32 {\n" + terminators +
            "\n^end(%x: i32):\n  llvm.return %x : i32\n}")
        .str();
  };
  std::string direct =
      branch("  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)");
  expectSame(direct, branch("  llvm.cond_br %c, ^end(%a : i32), ^edge\n"
                            "^edge:\n  llvm.br ^end(%b : i32)"));
  expectSame(direct,
             branch("  llvm.cond_br %c, ^end(%a : i32), ^edge(%b : i32)\n"
                    "^edge(%y: i32):\n  llvm.br ^end(%y : i32)"));
  expectDifferent(direct, branch("  llvm.cond_br %c, ^end(%a : i32), ^edge\n"
                                 "^edge:\n  llvm.br ^end(%a : i32)"));
  // With equal values, a phi needs no block for the edge.
  expectDifferent(branch("  llvm.cond_br %c, ^end(%a : i32), ^end(%a : i32)"),
                  branch("  llvm.cond_br %c, ^end(%a : i32), ^edge\n"
                         "^edge:\n  llvm.br ^end(%a : i32)"));
}

TEST(NormalForm, IntrinsicsAreTheirOps) {
  StringRef op = "%0 = llvm.intr.bitreverse(%a) : (i32) -> i32";
  expectSame(inFunction(op),
             inFunction("%0 = llvm.call_intrinsic \"llvm.bitreverse.i32\"(%a) "
                        ": (i32) -> i32"));
  expectDifferent(inFunction(op),
                  inFunction("%0 = llvm.call_intrinsic \"llvm.bswap.i32\"(%a) "
                             ": (i32) -> i32"));
}

TEST(NormalForm, TheNameOfAnOverloadFollowsFromTheTypes) {
  auto call = [](StringRef name) {
    return inFunction(("%0 = llvm.call_intrinsic \"" + name +
                       "\"(%a, %b) : (i32, i32) -> i32")
                          .str());
  };
  expectSame(call("llvm.smax.i32"), call("llvm.smax"));
  expectSame(call("llvm.smax.i32"), call("llvm.smax.rot"));
  expectDifferent(call("llvm.smax.i32"), call("llvm.smin.i32"));
}

TEST(NormalForm, IntrinsicsAreDeclaredByTheirCalls) {
  expectSame(inFunction("llvm.intr.assume %c : i1"),
             inFunction("llvm.intr.assume %c : i1") +
                 "\nllvm.func @llvm.assume(i1)");
  expectDifferent("", "llvm.func @other(i1)");
}

//===-- Attributes --------------------------------------------------------===//

TEST(NormalForm, DefaultsNeedNotBeSpelled) {
  expectSame("llvm.mlir.global external @v() : i32",
             "llvm.mlir.global external @v() {addr_space = 0 : i32, section = "
             "\"\"} : i32");
  expectDifferent("llvm.mlir.global external @v() : i32",
                  "llvm.mlir.global external @v() {addr_space = 1 : i32} : "
                  "i32");
}

TEST(NormalForm, AccessesHaveTheirTypesAlignment) {
  expectSame(inFunction("%0 = llvm.load %p : !llvm.ptr -> i32"),
             inFunction("%0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr "
                        "-> i32"));
  expectDifferent(inFunction("%0 = llvm.load %p : !llvm.ptr -> i32"),
                  inFunction("%0 = llvm.load %p {alignment = 8 : i64} : "
                             "!llvm.ptr -> i32"));
  // The data layout determines which alignment that is.
  std::string layout =
      "module attributes {llvm.data_layout = \"e-i64:32\"} {\n";
  auto load = [&](StringRef attributes) {
    return layout + ("llvm.func @f(%p: !llvm.ptr) {\n%0 = llvm.load %p " +
                     attributes + " : !llvm.ptr -> i64\nllvm.return\n}\n}")
                        .str();
  };
  expectSame(load(""), load("{alignment = 4 : i64}"));
  expectDifferent(load(""), load("{alignment = 8 : i64}"));
}

TEST(NormalForm, AnAlignmentOfZeroIsNone) {
  auto load = [](StringRef alignment) {
    return inFunction(("%0 = llvm.load %p {alignment = " + alignment +
                       " : i64} : !llvm.ptr -> i32")
                          .str());
  };
  expectSame(load("0"), load("4"));
  expectDifferent(load("0"), load("2"));
}

TEST(NormalForm, LocalSymbolsAreDSOLocal) {
  expectSame("llvm.func internal @f() {\n  llvm.return\n}",
             "llvm.func internal @f() attributes {dso_local} {\n"
             "  llvm.return\n}");
  expectSame("llvm.mlir.global external hidden @v(1 : i32) : i32",
             "llvm.mlir.global external hidden @v(1 : i32) {dso_local} : i32");
  expectDifferent("llvm.func @f()", "llvm.func @f() attributes {dso_local}");
}

TEST(NormalForm, PassthroughSaysFunctionAttributesToo) {
  expectSame("llvm.func @f() attributes {no_inline, target_cpu = \"x\", "
             "frame_pointer = #llvm.framePointerKind<all>, vscale_range = "
             "#llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, "
             "uwtable_kind = #llvm.uwtableKind<async>, target_features = "
             "#llvm.target_features<[\"+a\", \"-b\"]>, no_infs_fp_math = true}",
             "llvm.func @f() attributes {passthrough = [\"noinline\", "
             "[\"target-cpu\", \"x\"], [\"frame-pointer\", \"all\"], "
             "[\"vscale_range\", \"4294967312\"], [\"uwtable\", \"2\"], "
             "[\"target-features\", \"+a,-b\"], "
             "[\"no-infs-fp-math\", \"true\"]]}");
  expectDifferent("llvm.func @f() attributes {target_cpu = \"x\"}",
                  "llvm.func @f() attributes {passthrough = [[\"target-cpu\", "
                  "\"y\"]]}");
}

TEST(NormalForm, MLIRsOwnNamesAreNone) {
  expectSame("module @a {\n  llvm.func @f() attributes {sym_visibility = "
             "\"private\"}\n}",
             "module {\n  llvm.func @f()\n}");
  expectSame("llvm.comdat @a {\n  llvm.comdat_selector @one any\n  "
             "llvm.comdat_selector @unused any\n}\n"
             "llvm.func @f() comdat(@a::@one) {\n  llvm.return\n}",
             "llvm.comdat @b {\n  llvm.comdat_selector @one any\n}\n"
             "llvm.func @f() comdat(@b::@one) {\n  llvm.return\n}");
}

TEST(NormalForm, KindsOfSymbolsHaveListsOfTheirOwn) {
  expectSame("llvm.func @f()\nllvm.mlir.global external @v() : i32",
             "llvm.mlir.global external @v() : i32\nllvm.func @f()");
}

TEST(NormalForm, ForeignDiscardableAttributesAreNone) {
  for (StringRef attribute : {"other.thing = 1 : i32", "thing"}) {
    std::string a =
        inFunction(("%0 = llvm.add %a, %b {" + attribute + "} : i32").str());
    EXPECT_EQ(diffText(a, inFunction("%0 = llvm.add %a, %b : i32")).likeness,
              Likeness::Identical);
    // An attribute that only B has is an addition of the engine.
    EXPECT_EQ(diffText(inFunction("%0 = llvm.add %a, %b : i32"), a).likeness,
              Likeness::Different);
  }
}

TEST(NormalForm, ParameterIntegersAreNumbers) {
  expectSame("llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})",
             "llvm.func @f(!llvm.ptr {llvm.align = 8 : i32})");
  expectDifferent("llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})",
                  "llvm.func @f(!llvm.ptr {llvm.align = 4 : i64})");
}

TEST(NormalForm, CarriedSpellingIsNone) {
  EXPECT_EQ(diffText(inFunction("%0 = llvm.add %a, %b : i32"),
                     inFunction("%0 = llvm.add %a, %b {llvmx.name = \"x\"} : "
                                "i32"))
                .likeness,
            Likeness::Identical);
}

//===-- Debug info --------------------------------------------------------===//

std::string located(StringRef location, StringRef id = "id = distinct[1]<>, ") {
  return ("#file = #llvm.di_file<\"a.c\" in \"/\">\n"
          "#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
          "DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>\n"
          "#sp = #llvm.di_subprogram<" +
          id +
          "compileUnit = #cu, scope = #file, name = \"f\", file = #file, "
          "subprogramFlags = Definition>\n"
          "llvm.func @f() {\n  llvm.return loc(" +
          location + ")\n} loc(fused<#sp>[\"a.c\":1:1])\n")
      .str();
}

TEST(NormalForm, PlacesWithoutAScopeAreNone) {
  expectSame("llvm.func @f() {\n  llvm.return loc(\"a.c\":1:2)\n}",
             "llvm.func @f() {\n  llvm.return loc(unknown)\n}");
  expectDifferent(located("\"a.c\":3:4"), located("unknown"));
}

TEST(NormalForm, OfAPlaceThereIsLineAndColumn) {
  expectSame(located("\"a.c\":3:4"), located("\"other.c\":3:4"));
  expectSame(located("\"a.c\":3:4"), located("\"name\"(\"a.c\":3:4)"));
  expectSame(located("\"a.c\":3:4"), located("fused<#sp>[\"a.c\":3:4]"));
  expectSame(located("\"a.c\":3:4"), located("\"a.c\":3:4 to :9"));
  expectDifferent(located("\"a.c\":3:4"), located("\"a.c\":3:5"));
}

TEST(NormalForm, MergedPlacesAreThere) {
  expectSame(located("fused[\"a.c\":3:4, \"a.c\":5:6]"),
             located("\"a.c\":0:0"));
  expectDifferent(located("fused[\"a.c\":3:4, \"a.c\":5:6]"),
                  located("unknown"));
}

TEST(NormalForm, DefinitionsAreDistinct) {
  expectSame(located("\"a.c\":3:4"), located("\"a.c\":3:4", ""));
}

TEST(NormalForm, RecordsWithoutAPlaceAreNone) {
  auto record = [](StringRef op) {
    return ("#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#var = #llvm.di_local_variable<scope = #file, name = \"x\">\n"
            "llvm.func @f(%a: i32) {\n" +
            op + "\n  llvm.return\n}")
        .str();
  };
  expectSame(record("  llvm.intr.dbg.value #var = %a : i32"), record(""));
}

TEST(NormalForm, AFragmentOfAFragmentIsOne) {
  auto record = [](StringRef operations) {
    return ("#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
            "DW_LANG_C, file = #file, isOptimized = false, emissionKind = "
            "Full>\n"
            "#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, "
            "scope = #file, name = \"f\", file = #file, subprogramFlags = "
            "Definition>\n"
            "#x = #llvm.di_local_variable<scope = #sp, name = \"x\">\n"
            "#at = loc(fused<#sp>[\"a.c\":1:1])\n"
            "llvm.func @f(%a: i32) {\n  llvm.intr.dbg.value #x "
            "#llvm.di_expression<[" +
            operations + "]> = %a : i32 loc(#at)\n  llvm.return\n} loc(#at)")
        .str();
  };
  StringRef two = "DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64)";
  expectSame(record(two), record("DW_OP_LLVM_fragment(64, 32)"));
  expectDifferent(record(two), record("DW_OP_LLVM_fragment(32, 32)"));
}

TEST(NormalForm, DistinctAttributesCorrespond) {
  auto loads = [](StringRef first, StringRef second) {
    return ("#d = #llvm.alias_scope_domain<id = distinct[0]<>>\n"
            "#x = #llvm.alias_scope<id = distinct[1]<>, domain = #d>\n"
            "#y = #llvm.alias_scope<id = distinct[2]<>, domain = #d>\n"
            "llvm.func @f(%p: !llvm.ptr) {\n"
            "  %0 = llvm.load %p {alias_scopes = [" +
            first +
            "]} : !llvm.ptr -> i32\n  %1 = llvm.load %p {alias_scopes = [" +
            second + "]} : !llvm.ptr -> i32\n  llvm.return\n}")
        .str();
  };
  expectSame(loads("#x", "#y"), loads("#y", "#x"));
  expectDifferent(loads("#x", "#y"), loads("#x", "#x"));
}

TEST(NormalForm, VariablesAndLabelsNeedNoName) {
  auto record = [](StringRef what) {
    return ("#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
            "DW_LANG_C, file = #file, isOptimized = false, emissionKind = "
            "Full>\n"
            "#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, "
            "scope = #file, name = \"f\", file = #file, subprogramFlags = "
            "Definition>\n"
            "llvm.func @f(%a: i32) {\n  llvm.intr.dbg." +
            what +
            " loc(\"a.c\":3:4)\n  llvm.return\n} "
            "loc(fused<#sp>[\"a.c\":1:1])\n")
        .str();
  };
  std::string variable =
      record("value #llvm.di_local_variable<scope = #sp, line = 3> = %a : i32");
  expectSame(variable, variable);
  expectDifferent(variable, record("value #llvm.di_local_variable<scope = #sp, "
                                   "line = 4> = %a : i32"));
  std::string label = record("label #llvm.di_label<scope = #sp, line = 3>");
  expectSame(label, label);
  expectDifferent(label, record("label #llvm.di_label<scope = #sp, name = "
                                "\"l\", line = 3>"));
}

TEST(NormalForm, RecursiveTypesUnrollAnywhere) {
  // The type of a linked list, beginning at the struct or at the pointer to it.
  std::string self = "#llvm.di_composite_type<recId = distinct[0]<>, "
                     "isRecSelf = true>";
  auto variable = [](StringRef type) {
    return ("llvm.mlir.global external @v() {dbg_exprs = "
            "[#llvm.di_global_variable_expression<var = <name = \"v\", file = "
            "<\"a.c\" in "
            "\"/\">, line = 1, type = " +
            type + ">>]} : i32")
        .str();
  };
  auto pointer = [](StringRef to) {
    return ("#llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = " +
            to + ">")
        .str();
  };
  auto node = [](StringRef id, StringRef next, StringRef name = "node") {
    return ("#llvm.di_composite_type<" + id +
            "tag = DW_TAG_structure_type, name = \"" + name +
            "\", elements = #llvm.di_derived_type<tag = DW_TAG_member, "
            "baseType = " +
            next + ">>")
        .str();
  };
  std::string once = node("recId = distinct[0]<>, ", pointer(self));
  std::string twice = node("", pointer(once));
  expectSame(variable(once), variable(twice));
  expectDifferent(variable(once), variable(node("", pointer(once), "another")));
}

TEST(NormalForm, DependentLibrariesAreAList) {
  auto libraries = [](StringRef list) {
    return ("module attributes {llvm.dependent_libraries = " + list + "} {}")
        .str();
  };
  expectSame(libraries("[\"m\", \"c\"]"),
             libraries("#llvm.dependent_libraries<\"m\", \"c\">"));
  expectDifferent(libraries("[\"m\", \"c\"]"),
                  libraries("#llvm.dependent_libraries<\"c\", \"m\">"));
}

TEST(NormalForm, FlagsThatTheDialectDoesNotKnowAreCarried) {
  auto declared = [](StringRef attributes) {
    return ("llvm.func @f(!llvm.ptr {" + attributes + "})").str();
  };
  expectSame(declared("llvm.writable, llvm.dead_on_unwind"),
             declared("llvmx.attributes = [\"writable\", \"dead_on_unwind\"]"));
  expectSame(declared("llvm.writable, llvmx.attributes = [[\"key\", \"1\"]]"),
             declared("llvmx.attributes = [\"writable\", [\"key\", \"1\"]]"));
  expectDifferent(declared("llvm.writable"),
                  declared("llvmx.attributes = [\"dead_on_unwind\"]"));
  // The dialect has a form for it.
  expectDifferent(declared("llvm.noalias"),
                  declared("llvmx.attributes = [\"noalias\"]"));
}

TEST(NormalForm, TokensHaveNumbers) {
  auto save = [](StringRef attributes) {
    return ("llvm.func @f(%p: !llvm.ptr) {\n  %0 = llvm.intr.coro.save %p " +
            attributes + " : (!llvm.ptr) -> !llvm.token\n  llvm.return\n}")
        .str();
  };
  EXPECT_EQ(diffText(save(""), save("{llvmx.distinct = 0 : i32}")).likeness,
            Likeness::Identical);
  expectDifferent(save("{llvmx.distinct = 0 : i32}"),
                  save("{llvmx.distinct = 1 : i32}"));
}

TEST(NormalForm, CarriedEntriesHaveAVersion) {
  auto module = [](StringRef attributes) {
    return ("module " + attributes + " {\n  llvm.func @f()\n}").str();
  };
  EXPECT_EQ(diffText(module(""), module("attributes {llvmx.version = 1 : i32}"))
                .likeness,
            Likeness::Identical);
  expectDifferent(module("attributes {llvmx.version = 1 : i32}"),
                  module("attributes {llvmx.version = 2 : i32}"));
}

TEST(NormalForm, ModuleFlagsAreAList) {
  auto flags = [](StringRef list) {
    return ("llvm.module_flags [" + list + "]\n").str();
  };
  auto flag = [](StringRef value) {
    return ("#llvm.mlir.module_flag<error, \"a\", " + value + ">").str();
  };
  std::string one = flag("1 : i32"), two = flag("2 : i32");
  expectSame(flags(one + ", " + two), flags(one) + flags(two));
  expectSame(flags(""), "");
  expectSame(flags(one), flags(flag("1 : i64")));
  expectSame(flags(flag("-1 : i64")), flags(flag("4294967295 : i64")));
  expectDifferent(flags(one), flags(flag("4294967297 : i64")));
  expectDifferent(flags(flag("4294967297 : i64")),
                  flags(flag("4294967297 : i65")));
  expectDifferent(flags(one + ", " + two), flags(two + ", " + one));
  expectDifferent(flags(one), flags(two));
}

TEST(NormalForm, DebugInfoHasAVersion) {
  auto flags = [](StringRef list) {
    return ("llvm.module_flags [" + list + "]").str();
  };
  StringRef version =
      "#llvm.mlir.module_flag<warning, \"Debug Info Version\", 3 : i32>";
  StringRef other = "#llvm.mlir.module_flag<error, \"wchar_size\", 4 : i32>";
  EXPECT_EQ(diffText("", flags(version)).likeness, Likeness::Identical);
  EXPECT_EQ(
      diffText(flags(other), flags((other + ", " + version).str())).likeness,
      Likeness::Identical);
  EXPECT_EQ(diffText(flags(version), "").likeness, Likeness::Different);
  expectDifferent("", flags(other));
}

} // namespace
} // namespace palindrome::test
