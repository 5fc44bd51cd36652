// The edits of MLIR: what each kind makes of a module when all of it is made.

#include "verify/seek/reduce/ops/Edits.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace palindrome::reduce;
using testing::HasSubstr;
using testing::Not;

namespace {
class EditsTest : public testing::Test {
protected:
  EditsTest() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::LLVM::LLVMDialect, mlir::func::FuncDialect,
                        mlir::arith::ArithDialect, mlir::scf::SCFDialect,
                        mlir::cf::ControlFlowDialect>();
    context.allowUnregisteredDialects();
  }

  /// The text of `source` after all edits that `find` finds, which must verify.
  std::string edited(Edits (*find)(mlir::ModuleOp), llvm::StringRef source,
                     bool withLocations = false) {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(source, &context);
    EXPECT_TRUE(module);
    for (const auto &edit : find(*module))
      edit();
    EXPECT_TRUE(mlir::succeeded(mlir::verify(*module)));
    std::string text;
    llvm::raw_string_ostream stream(text);
    mlir::OpPrintingFlags flags;
    flags.enableDebugInfo(withLocations);
    module->print(stream, flags);
    return text;
  }

  mlir::MLIRContext context;
};
} // namespace

TEST_F(EditsTest, RemovesDebugInfo) {
  std::string text = edited(findDebugInfo, R"(
#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#global = #llvm.di_global_variable<scope = #unit, name = "g", file = #file, line = 1, type = #type>
#expression = #llvm.di_global_variable_expression<var = #global, expr = <>>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file>
#variable = #llvm.di_local_variable<scope = #program, name = "x", file = #file, type = #type>
module attributes {llvm.ident = "kept", some.units = [#unit]} {
  llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#expression], alignment = 4 : i64} : i32
  llvm.func @f(%x: i32) -> i32 attributes {dso_local} {
    llvm.intr.dbg.value #variable = %x : i32
    llvm.return {some.other = 1 : i32, some.file = #file} %x : i32
  }
})");
  EXPECT_THAT(text, Not(HasSubstr("di_")));
  EXPECT_THAT(text, Not(HasSubstr("dbg")));
  for (const char *kept :
       {"llvm.ident", "alignment", "dso_local", "some.other", "%arg0 : i32"})
    EXPECT_THAT(text, HasSubstr(kept));
}

static constexpr llvm::StringLiteral branches = R"(
llvm.func @f(%a: i32, %b: i32) -> i32 attributes {dso_local} {
  %sum = llvm.add %a, %b : i32
  %c = llvm.icmp "eq" %sum, %b : i32
  llvm.cond_br %c, ^one, ^two(%a : i32)
^one:
  llvm.br ^two(%b : i32)
^two(%p: i32):
  %d = llvm.sdiv %p, %b : i32
  llvm.return %d : i32
}
llvm.mlir.global internal @g(1 : i32) : i32
)";

TEST_F(EditsTest, SymbolsGo) {
  EXPECT_EQ(edited(findSymbols, branches), "module {\n}\n");
}

TEST_F(EditsTest, BodiesGo) {
  std::string text = edited(findBodies, branches);
  EXPECT_THAT(text, HasSubstr("llvm.func @f(i32, i32) -> i32"));
  EXPECT_THAT(text, Not(HasSubstr("llvm.return")));
  EXPECT_THAT(edited(findBodies, "func.func @f() { return }"),
              HasSubstr("func.func private @f()"));
}

TEST_F(EditsTest, BranchesGoToTheFirstSuccessor) {
  std::string text = edited(findBranches, branches);
  EXPECT_THAT(text, Not(HasSubstr("cond_br")));
  EXPECT_THAT(text, HasSubstr("llvm.br ^bb1\n"));
  EXPECT_THAT(edited(findBranches, R"(
func.func @f(%c: i1) -> i1 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %c : i1
^bb2:
  return %c : i1
})"),
              HasSubstr("cf.br"));
}

TEST_F(EditsTest, EndingsBecomeUnreachable) {
  std::string text = edited(findEndings, branches);
  EXPECT_THAT(text, HasSubstr("llvm.unreachable"));
  EXPECT_THAT(text, Not(HasSubstr("llvm.return")));
  EXPECT_THAT(text, Not(HasSubstr("llvm.cond_br")));
}

TEST_F(EditsTest, UnreachableBlocksGo) {
  std::string text = edited(findUnreachable, R"(
llvm.func @f() {
  llvm.return
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.br ^bb1
})");
  EXPECT_THAT(text, Not(HasSubstr("^bb")));
  EXPECT_THAT(edited(findUnreachable, branches), HasSubstr("^bb2"));
}

TEST_F(EditsTest, BlocksWithoutPredecessorsGo) {
  std::string text = edited(findEntries, R"(
llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
^bb1:
  %b = llvm.add %a, %a : i32
  llvm.br ^bb3(%b : i32)
^bb2:
  %c = llvm.mul %a, %a : i32
  llvm.br ^bb3(%a : i32)
^bb3(%d: i32):
  %e = llvm.add %c, %d : i32
  llvm.return %e : i32
})");
  EXPECT_THAT(text, Not(HasSubstr("llvm.add %arg0, %arg0")));
  // Its value is used elsewhere.
  EXPECT_THAT(text, HasSubstr("llvm.mul"));
}

TEST_F(EditsTest, BlocksJoin) {
  std::string text = edited(findStraight, R"(
llvm.func @f(%a: i32) -> i32 {
  llvm.br ^bb1(%a : i32)
^bb1(%b: i32):
  llvm.br ^bb2
^bb2:
  llvm.return %b : i32
})");
  EXPECT_THAT(text, Not(HasSubstr("llvm.br")));
  EXPECT_THAT(text, HasSubstr("llvm.return %arg0"));
}

TEST_F(EditsTest, OpsGoAndTheirUsesBecomeZero) {
  std::string text = edited(findOps, branches);
  EXPECT_THAT(text, Not(HasSubstr("llvm.add")));
  EXPECT_THAT(text, Not(HasSubstr("llvm.sdiv")));
  EXPECT_THAT(text, HasSubstr("llvm.mlir.zero : i32"));
  // An op whose results have no zero stays.
  EXPECT_THAT(
      edited(findOps, R"(
func.func @f(%m: memref<2xi32>) -> memref<?xi32> {
  %x = arith.constant 1 : i32
  %y = arith.addi %x, %x : i32
  %c = "test.cast"(%m, %y) : (memref<2xi32>, i32) -> memref<?xi32>
  return %c : memref<?xi32>
})"),
      testing::AllOf(HasSubstr("test.cast"), Not(HasSubstr("arith.addi"))));
}

TEST_F(EditsTest, RegionsReplaceTheirOp) {
  std::string text = edited(findRegions, R"(
func.func @f(%lb: index, %ub: index) {
  scf.for %i = %lb to %ub step %lb {
    %y = arith.addi %i, %i : index
  }
  return
})");
  EXPECT_THAT(text, Not(HasSubstr("scf.for")));
  EXPECT_THAT(text, HasSubstr("arith.addi"));
}

TEST_F(EditsTest, OperandsBecomeZero) {
  std::string text = edited(findOperands, branches);
  EXPECT_THAT(text, Not(HasSubstr("llvm.add %arg0")));
}

TEST_F(EditsTest, UnusedArgumentsGo) {
  std::string text = edited(findArguments, R"(
llvm.func @f(%a: i32, %b: i64, %c: i8) -> i64 {
  llvm.return %b : i64
}
llvm.func @called(%a: i32) {
  llvm.return
}
llvm.func @caller(%a: i32) {
  llvm.call @called(%a) : (i32) -> ()
  llvm.return
})");
  EXPECT_THAT(text, HasSubstr("@f(%arg0: i64)"));
  EXPECT_THAT(text, HasSubstr("@called(%arg0: i32)"));
}

TEST_F(EditsTest, ResultsGo) {
  std::string text = edited(findResults, branches);
  EXPECT_THAT(text,
              HasSubstr("llvm.func @f(%arg0: i32, %arg1: i32) attributes"));
  EXPECT_THAT(text, HasSubstr("llvm.return\n"));
}

TEST_F(EditsTest, AttributesGo) {
  std::string text = edited(findAttributes, R"(
llvm.func internal @f(%a: i32 {llvm.noundef}) attributes {dso_local, my.own = 1 : i32} {
  %x = llvm.add %a, %a overflow<nsw> : i32
  llvm.return
})");
  EXPECT_THAT(text, Not(HasSubstr("dso_local")));
  EXPECT_THAT(text, Not(HasSubstr("my.own")));
  EXPECT_THAT(text, Not(HasSubstr("noundef")));
  EXPECT_THAT(text, Not(HasSubstr("internal")));
}

TEST_F(EditsTest, ElementsOfAttributesGo) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      R"(module attributes {test.a = [1, {b = 2, c = [3]}]} {})", &context);
  ASSERT_TRUE(module);
  auto after = [&](std::vector<unsigned> chosen) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = module->clone();
    Edits edits = findElements(*copy);
    for (unsigned i : chosen)
      edits[i]();
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (mlir::Attribute attribute = copy->getOperation()->getAttr("test.a"))
      attribute.print(stream);
    return text;
  };
  // The elements: 1, the dictionary, its b, its c, and 3 in that.
  ASSERT_EQ(findElements(*module).size(), 5u);
  EXPECT_EQ(after({0}), "[{b = 2 : i64, c = [3]}]");
  EXPECT_EQ(after({2, 4}), "[1, {c = []}]");
  EXPECT_EQ(after({1, 2}), "[1]");
  EXPECT_EQ(after({0, 1, 2, 3, 4}), "[]");
}

TEST_F(EditsTest, LocationsBecomeUnknown) {
  std::string text = edited(
      findLocations,
      "llvm.func @f(%a: i32 loc(\"x\")) { llvm.return loc(\"y\") } loc(\"z\")",
      /*withLocations=*/true);
  EXPECT_THAT(text, Not(HasSubstr("\"x\"")));
  EXPECT_THAT(text, Not(HasSubstr("\"y\"")));
  EXPECT_THAT(text, Not(HasSubstr("\"z\"")));
}
