// The cases of the MLIR differ, and their base modules.

#include "test/unit/verify/judge/compare/ClassCase.h"

namespace palindrome::test {

/// The base of most cases.
static constexpr const char *function = R"(
#root = #llvm.tbaa_root<id = "r">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
llvm.func @g(i32 {llvm.noundef}) -> i32
llvm.func @h(i32 {llvm.noundef}) -> i32
llvm.func @f(%a: i32, %b: i32, %c: i1, %p: !llvm.ptr) -> i32
    attributes {section = ".t"} {
  %0 = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.add %a, %0 : i32
  %2 = llvm.load %p {alignment = 8 : i64, tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^left, ^right(%1 : i32)
^left:
  %3 = llvm.call @g(%2) {llvm.mark} : (i32) -> i32
  llvm.br ^right(%3 : i32)
^right(%x: i32):
  llvm.return %x : i32
})";

static constexpr const char *symbols = R"(
llvm.comdat @table {
  llvm.comdat_selector @one any
}
llvm.mlir.global external @v(1 : i32) comdat(@table::@one) : i32
llvm.mlir.global external @w(1 : i32) : i32
llvm.mlir.global external @s() : !llvm.array<2 x i32> {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @f() {
  llvm.return
})";

static constexpr const char *located = R"(
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc("a.c":3:4)
} loc(fused<#sp>["a.c":1:1])
)";

static constexpr const char *carried = R"(
module attributes {llvmx.source_filename = "a"} {
  llvm.func @f(%p: !llvm.ptr) attributes {llvmx.partition = "x"} {
    llvm.return
  }
})";

static const ClassCase cases[] = {
    {"mlir-symbol-missing", function,
     "llvm.func @h(i32 {llvm.noundef}) -> i32\n", ""},
    {"mlir-symbol-added", function, "llvm.func @h(",
     "llvm.func @i()\nllvm.func @h("},
    {"mlir-symbol-order", symbols,
     "@v(1 : i32) comdat(@table::@one) : i32\n"
     "llvm.mlir.global external @w(1 : i32) : i32",
     "@w(1 : i32) : i32\n"
     "llvm.mlir.global external @v(1 : i32) comdat(@table::@one) : i32"},
    {"mlir-module-op", symbols,
     "llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = "
     "[#llvm.zero]",
     ""},
    {"mlir-comdat", symbols, "@one any", "@one largest"},
    {"mlir-initializer", symbols, "@v(1 : i32)", "@v(2 : i32)"},
    {"mlir-initializer", symbols, "dense<[1, 2]>", "dense<[1, 3]>"},
    {"mlir-region", "llvm.func @f() {\n  llvm.return\n}",
     " {\n  llvm.return\n}", ""},
    {"mlir-block-structure", function, "  llvm.br ^right(%3 : i32)",
     "  llvm.br ^more\n^more:\n  llvm.br ^right(%3 : i32)"},
    {"mlir-successor", function, "llvm.cond_br %c, ^left, ^right(%1 : i32)",
     "llvm.cond_br %c, ^right(%1 : i32), ^left"},
    {"mlir-op-missing", function, "  llvm.store %b, %p : i32, !llvm.ptr\n", ""},
    {"mlir-op-added", function, "  llvm.br ^right(%3 : i32)",
     "  llvm.store %3, %p : i32, !llvm.ptr\n  llvm.br ^right(%3 : i32)"},
    {"mlir-op-kind", function, "llvm.add", "llvm.sub"},
    {"mlir-operand", function, "llvm.add %a", "llvm.add %b"},
    {"mlir-operand", function, "^right(%3 : i32)", "^right(%2 : i32)"},
    {"mlir-constant", function, "7 : i32", "8 : i32"},
    {"mlir-constant", function, "llvm.add %a, %0", "llvm.add %a, %b"},
    {"mlir-constant", function, "llvm.call @g", "llvm.call @h"},
    {"mlir-type", symbols, "@w(1 : i32) : i32", "@w(1 : i64) : i64"},
    {"mlir-location", located, "3:4", "3:5"},
    {"mlir-location", located, "name = \"f\"", "name = \"g\""},
    {"mlir-attribute-lost:section", function, "{section = \".t\"}", "{}"},
    {"mlir-attribute-lost:alignment", function, "alignment = 8 : i64, ", ""},
    {"mlir-attribute-lost:tbaa", function, ", tbaa = [#tag]", ""},
    {"mlir-attribute-added:section", symbols, "@w(1 : i32) : i32",
     "@w(1 : i32) {section = \".t\"} : i32"},
    {"mlir-attribute-added:target_cpu", symbols, "@f() {",
     "@f() attributes {target_cpu = \"x\"} {"},
    {"mlir-attribute-changed:section", function, "\".t\"", "\".u\""},
    {"mlir-attribute-changed:linkage", symbols, "external @w", "weak @w"},
    {"mlir-attribute-lost:comdat", symbols, " comdat(@table::@one)", ""},
    {"mlir-attribute-changed:tbaa", function, "offset = 0", "offset = 4"},
    {"mlir-parameter-attribute:llvm.noundef", function,
     "@h(i32 {llvm.noundef})", "@h(i32)"},
    {"mlir-discardable-attribute:llvm.mark", function, " {llvm.mark}", ""},
    {"mlir-modelled-became-carried:tbaa", function, "tbaa = [#tag]",
     "llvmx.md.tbaa = 3 : i32"},
    {"mlir-modelled-became-carried:section", function, "section = \".t\"",
     "llvmx.attributes = [\"nounwind\"]"},
    {"mlir-modelled-became-carried:location", located,
     "llvm.return loc(\"a.c\":3:4)",
     "llvm.return {llvmx.md.dbg = 1 : i32} loc(unknown)"},
    {"mlir-carried-lost:llvmx.partition", carried,
     "attributes {llvmx.partition = \"x\"} ", ""},
    {"mlir-carried-changed:llvmx.partition", carried, "\"x\"", "\"y\""},
    {"mlir-carried-added:llvmx.attributes", carried, "llvm.return",
     "llvm.return {llvmx.attributes = [\"nounwind\"]}"},
};

llvm::ArrayRef<ClassCase> classCases() { return cases; }

} // namespace palindrome::test
