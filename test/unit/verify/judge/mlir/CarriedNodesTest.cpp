// Tests that the metadata table completes attributes that cannot represent all
// fields of their nodes (docs/mlir-normal-form.md, "Debug info"), and no
// others.

#include "test/unit/verify/judge/mlir/Support.h"

using namespace llvm;

namespace palindrome::test {
namespace {

constexpr StringLiteral unit =
    "#file = #llvm.di_file<\"a.c\" in \"/\">\n"
    "#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", "
    "sizeInBits = 32>\n"
    "#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
    "DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>\n"
    "#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = "
    "#file, name = \"f\", file = #file, subprogramFlags = Definition>\n";

/// A module with a variable of type `type`, and with `table` unless that is
/// empty.
std::string variable(const Twine &attributes, StringRef table,
                     StringRef scope = "#file", StringRef type = "#int") {
  return (unit + attributes + "\nmodule attributes {" +
          (table.empty() ? "" : "llvmx.metadata = " + table.str()) +
          "} {\n  llvm.mlir.global external @v() {dbg_exprs = "
          "[#llvm.di_global_variable_expression<var = <scope = " +
          scope + ", name = \"v\", file = #file, line = 1, type = " + type +
          ">, expr = <>>]} : i32\n}")
      .str();
}

std::string typed(const Twine &attributes, StringRef table = "") {
  return variable(attributes, table, "#file", "#type");
}

/// Expects that `back`, which carries more, equals `original`.
void expectCompleted(StringRef original, StringRef back) {
  DiffResult result = diffText(original, back);
  EXPECT_EQ(classesOf(result), std::vector<std::string>());
}

//===-- Recursion ---------------------------------------------------------===//

/// The node type of a linked list, as a recursive type of the dialect.
std::string list(StringRef name, StringRef tag = "DW_TAG_pointer_type") {
  return ("#self = #llvm.di_composite_type<recId = distinct[9]<>, isRecSelf = "
          "true>\n"
          "#next = #llvm.di_derived_type<tag = " +
          tag +
          ", baseType = #self, sizeInBits = 64>\n"
          "#type = #llvm.di_composite_type<recId = distinct[9]<>, tag = "
          "DW_TAG_structure_type, name = \"" +
          name + "\", elements = #next>")
      .str();
}

/// The same type with a cycle that the metadata table closes.
constexpr StringLiteral openList =
    "#type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "
    "\"list\">\n"
    "#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = "
    "#type, sizeInBits = 64>";
constexpr StringLiteral listTable =
    "[[#type, array<i64: 6, -1, 10, 1>], array<i32: 2>, #next]";

TEST(CarriedNodes, CloseCycles) {
  expectCompleted(typed(list("list")), typed(openList, listTable));
  expectDifferent(typed(list("another")), typed(openList, listTable));
  expectDifferent(typed(list("list", "DW_TAG_reference_type")),
                  typed(openList, listTable));
  expectDifferent(typed(list("list")), typed(openList));
  expectDifferent(
      typed(list("list")),
      typed(openList, "[[#type, array<i64: 10, 1>], array<i32: 2, 2>, #next]"));
}

TEST(CarriedNodes, AreCycles) {
  auto table = [](StringRef name) {
    return ("[[#next, array<i64: 5, 1>], [\"DICompositeType\", array<i64: 19, "
            "2, -1, 0, -1, -1, -1, 0, -1, 0, 3, 0, 0, 0, -1, -1, -1, -1, -1, "
            "-1, -1, -1, -1, -1, 0, -1>, unit], \"" +
            name + "\", array<i32: 0>]")
        .str();
  };
  StringRef next = "#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, "
                   "sizeInBits = 64>\n"
                   "#type = #next";
  std::string whole =
      list("list") +
      "\n#head = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = "
      "#type, sizeInBits = 64>";
  std::string headed = variable(whole, "", "#file", "#head");
  expectCompleted(headed, typed(next, table("list")));
  expectDifferent(headed, typed(next, table("another")));
}

TEST(CarriedNodes, ANumberThatIsOpenIsTheOuterType) {
  // Within a type, a type with the same `recId` refers to the outer one.
  StringRef inner =
      "#inner = #llvm.di_composite_type<recId = distinct[9]<>, tag = "
      "DW_TAG_structure_type, name = \"inner\">\n"
      "#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = "
      "#inner, sizeInBits = 64>\n"
      "#type = #llvm.di_composite_type<recId = distinct[9]<>, tag = "
      "DW_TAG_structure_type, name = \"list\", elements = #next>";
  expectSame(typed(inner), typed(list("list")));
  // After the end of the outer type it is a type of its own.
  StringRef both = "\n#types = #llvm.di_subroutine_type<types = #type, #inner>";
  StringRef twice = "\n#types = #llvm.di_subroutine_type<types = #type, #type>";
  expectDifferent(variable(inner + both, "", "#file", "#types"),
                  variable(inner + twice, "", "#file", "#types"));
}

TEST(CarriedNodes, DoNotSayWhatAnAttributeCan) {
  StringRef modelled = "#type = #llvm.di_composite_type<tag = "
                       "DW_TAG_structure_type, name = \"s\", elements = #int>";
  StringRef open = "#type = #llvm.di_composite_type<tag = "
                   "DW_TAG_structure_type, name = \"s\">";
  expectDifferent(
      typed(modelled),
      typed(open, "[[#type, array<i64: 10, 1>], array<i32: 2>, #int]"));
}

//===-- What bytecode loses -----------------------------------------------===//

TEST(CarriedNodes, HaveTheIdentitiesThatTextHasNot) {
  StringRef modelled = "#module = #llvm.di_module<scope = #cu, name = \"m\">";
  StringRef open = "#module = #llvm.di_module<name = \"m\">";
  auto used = [](const Twine &module, StringRef table) {
    return variable(module, table, "#module");
  };
  expectCompleted(used(modelled, ""),
                  used(open, "[[#module, array<i64: 1, 1>], #cu]"));
  expectDifferent(used(modelled, ""), used(open, ""));
  expectDifferent(used(modelled, ""),
                  used(open, "[[#module, array<i64: 1, 1>], #sp]"));
  // A file has no identity, so a `#llvm.di_module` can have it.
  expectDifferent(
      used("#module = #llvm.di_module<scope = #file, name = \"m\">", ""),
      used(open, "[[#module, array<i64: 1, 1>], #file]"));
}

TEST(CarriedNodes, AreScopesThemselves) {
  StringRef modelled =
      "#block = #llvm.di_common_block<scope = #sp, name = \"b\", "
      "file = #file, line = 3>";
  std::string block =
      "[[#var, array<i64: 0, 1>], [\"DICommonBlock\", array<i64: 2, -1, 3, 4, "
      "3>], #sp, \"b\", #file]";
  auto spelled = [&](StringRef attributes, StringRef scope, StringRef table) {
    return (unit + attributes + "\n#var = #llvm.di_global_variable<" + scope +
            "name = \"v\", file = #file, line = 1, type = #int>\n"
            "module attributes {" +
            (table.empty() ? "" : "llvmx.metadata = " + table.str()) +
            "} {\n  llvm.mlir.global external @v() {dbg_exprs = "
            "[#llvm.di_global_variable_expression<var = #var, expr = <>>]} : "
            "i32\n}")
        .str();
  };
  std::string other = block;
  other.replace(other.find("\"b\""), 3, "\"c\"");
  std::string whole = spelled(modelled, "scope = #block, ", "");
  expectCompleted(whole, spelled("", "", block));
  expectDifferent(whole, spelled("", "", other));
}

TEST(CarriedNodes, HaveTheStringsThatBytecodeLoses) {
  auto split = [](StringRef name, StringRef table) {
    return ("#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
            "DW_LANG_C, file = #file, isOptimized = false, emissionKind = "
            "Full" +
            name +
            ">\n"
            "#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, "
            "scope = #file, name = \"f\", file = #file, subprogramFlags = "
            "Definition>\n"
            "module attributes {" +
            (table.empty() ? "" : "llvmx.metadata = " + table.str()) +
            "} {\n  llvm.func @f() {\n    llvm.return\n  } "
            "loc(fused<#sp>[\"a.c\":1:1])\n}")
        .str();
  };
  StringRef name = ", splitDebugFilename = \"a.dwo\"";
  StringRef table = "[[#cu, array<i64: 8, 1>], \"a.dwo\"]";
  expectCompleted(split(name, ""), split("", table));
  expectCompleted(split(name, ""), split(name, table));
  expectDifferent(split(name, ""), split("", ""));
  expectDifferent(split(name, ""),
                  split("", "[[#cu, array<i64: 8, 1>], \"b.dwo\"]"));
}

TEST(CarriedNodes, EmptyStringsAreNone) {
  auto module = [](StringRef name) {
    return variable("#module = #llvm.di_module<scope = #cu" + name + ">", "",
                    "#module");
  };
  expectSame(module(", name = \"\""), module(""));
  expectDifferent(module(", name = \"m\""), module(""));
}

TEST(CarriedNodes, TellWhichScopesShareADomain) {
  auto loads = [](StringRef second, StringRef lists) {
    return ("#a = #llvm.alias_scope_domain<id = distinct[0]<>>\n"
            "#b = #llvm.alias_scope_domain<id = distinct[1]<>>\n"
            "#x = #llvm.alias_scope<id = distinct[2]<>, domain = #a>\n"
            "#y = #llvm.alias_scope<id = distinct[3]<>, domain = " +
            second + ">\nmodule attributes {" +
            (lists.empty() ? "" : "llvmx.alias_domains = " + lists.str()) +
            "} {\n  llvm.func @f(%p: !llvm.ptr) {\n"
            "    %0 = llvm.load %p {alias_scopes = [#x]} : !llvm.ptr -> i32\n"
            "    %1 = llvm.load %p {alias_scopes = [#y]} : !llvm.ptr -> i32\n"
            "    llvm.return\n  }\n}")
        .str();
  };
  std::string shared = loads("#a", ""), apart = loads("#b", "");
  expectCompleted(shared, loads("#a", "[[#x, #y]]"));
  expectCompleted(shared, loads("#b", "[[#x, #y]]"));
  EXPECT_EQ(diffText(apart, loads("#b", "[[#x, #y]]")).likeness,
            Likeness::Different);
  expectDifferent(shared, apart);
}

} // namespace
} // namespace palindrome::test
