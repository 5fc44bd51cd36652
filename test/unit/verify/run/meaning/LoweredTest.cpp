// What parameters, results and ops of MLIR become in LLVM IR.

#include "Dialects.h"
#include "verify/run/meaning/Names.h"
#include "verify/run/meaning/Terms.h"
#include "verify/run/meaning/Undef.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::meaning;

namespace {

class LoweredTest : public testing::Test {
protected:
  void bring(llvm::StringRef text, const LoweringOptions &options = {}) {
    original = parseWithNames({text, "f.mlir"}, mlirContext, error);
    ASSERT_TRUE(original) << error.str();
    lowered = bringToLLVM(*original, options, llvmContext, error);
  }
  const LoweredFunction &described(llvm::StringRef name) {
    return lowered->functions[lowered->module->getFunction(name)];
  }
  /// The range of the parameter `number` of `f`, as text.
  std::string rangeOf(unsigned number) {
    return lowered->module->getFunction("f")
        ->getParamAttribute(number, llvm::Attribute::Range)
        .getAsString();
  }

  mlir::MLIRContext mlirContext{makeRegistry(),
                                mlir::MLIRContext::Threading::DISABLED};
  llvm::LLVMContext llvmContext;
  mlir::OwningOpRef<mlir::ModuleOp> original;
  Diagnostic error;
  std::optional<LoweredModule> lowered;
};

TEST_F(LoweredTest, DescribesParametersAndResults) {
  bring("func.func @f(%x: i8, %m: memref<?x4xf32>, %u: memref<*xi32>, %1: "
        "index)\n    -> (index, vector<2xi32>) {\n"
        "  %v = arith.constant dense<1> : vector<2xi32>\n"
        "  return %1, %v : index, vector<2xi32>\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_TRUE(lowered->isLowered);
  EXPECT_EQ(lowered->indexBits, 64u);
  const LoweredFunction &f = described("f");
  EXPECT_EQ(f.place, "f.mlir:1:1");
  ASSERT_EQ(f.parameters.size(), 4u);
  struct {
    const char *name, *type;
    Form form;
    unsigned first, count;
  } expected[] = {
      {"%x", "i8", Form::Value, 0, 1},
      {"%m", "memref<?x4xf32>", Form::Descriptor, 1, 7},
      {"%u", "memref<*xi32>", Form::Unranked, 8, 2},
      {"%arg3", "index", Form::Value, 10, 1},
  };
  for (auto [parameter, wanted] : llvm::zip(f.parameters, expected)) {
    EXPECT_EQ(parameter.name, wanted.name);
    EXPECT_EQ(parameter.type, wanted.type);
    EXPECT_EQ(parameter.form, wanted.form);
    EXPECT_EQ(parameter.first, wanted.first);
    EXPECT_EQ(parameter.count, wanted.count);
  }
  EXPECT_EQ(f.results, (std::vector<std::string>{"index", "vector<2xi32>"}));
}

TEST_F(LoweredTest, StatesWhatTypesOfMemrefsState) {
  bring("func.func @f(%m: memref<?x4xf32>) {\n  return\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_EQ(rangeOf(2), "range(i64 0, 1)"); // The offset.
  EXPECT_EQ(rangeOf(3), "range(i64 0, 576460752303423488)");
  EXPECT_EQ(rangeOf(4), "range(i64 4, 5)");
  EXPECT_EQ(rangeOf(5), "range(i64 4, 5)"); // The strides.
  EXPECT_EQ(rangeOf(6), "range(i64 1, 2)");
}

// The first stride is the second size, whatever is passed for it.
TEST_F(LoweredTest, ComputesTheStridesOfTheIdentity) {
  bring("func.func @f(%m: memref<?x?x4xf32>) -> f32 {\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %0 = memref.load %m[%c1, %c1, %c1] : memref<?x?x4xf32>\n"
        "  return %0 : f32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_EQ(described("f").parameters[0].impliedStrides, 1u);
  const llvm::Function *f = lowered->module->getFunction("f");
  EXPECT_TRUE(f->getArg(6)->use_empty());
  EXPECT_FALSE(f->getArg(4)->use_empty());
  bring("func.func @f(%m: memref<?x?xf32, strided<[?, 1]>>) -> f32 {\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %0 = memref.load %m[%c1, %c1] : memref<?x?xf32, strided<[?, 1]>>\n"
        "  return %0 : f32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_FALSE(lowered->module->getFunction("f")->getArg(5)->use_empty());
}

// Objects have at most 2^63 - 1 bytes.
TEST_F(LoweredTest, StatesThatElementsFitIntoMemory) {
  bring("func.func @f(%m: memref<8x?xf32>) {\n  return\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_EQ(rangeOf(4), "range(i64 0, 288230376151711744)");
  // With strides of 0, or no elements, any size will do.
  for (llvm::StringRef type :
       {"memref<8x?xf32, strided<[?, ?]>>", "memref<0x?xf32>"}) {
    bring(("func.func @f(%m: " + type + ") {\n  return\n}\n").str());
    ASSERT_TRUE(lowered) << error.str();
    EXPECT_EQ(rangeOf(4), "range(i64 0, -9223372036854775808)");
  }
}

// No other module refers to them.
TEST_F(LoweredTest, MakesLocalWhatIsNotPublic) {
  bring("func.func private @p() {\n  return\n}\n"
        "func.func nested @n() {\n  return\n}\n"
        "func.func @f() attributes {llvm.emit_c_interface} {\n  return\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  for (auto [name, isLocal] : {std::pair("p", true),
                               {"n", true},
                               {"f", false},
                               {"_mlir_ciface_f", false}})
    EXPECT_EQ(lowered->module->getFunction(name)->hasLocalLinkage(), isLocal)
        << name;
}

TEST_F(LoweredTest, MakesLocalWhatTheLoweringAdds) {
  bring("func.func @f(%t: tensor<?xf32>, %c: i1) -> tensor<?xf32> {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %n = tensor.dim %t, %c0 : tensor<?xf32>\n"
        "  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>\n"
        "  %g = bufferization.alloc_tensor(%n) : tensor<?xf32>\n"
        "  %r = scf.if %c -> tensor<?xf32> {\n"
        "    scf.yield %e : tensor<?xf32>\n"
        "  } else {\n"
        "    scf.yield %g : tensor<?xf32>\n"
        "  }\n"
        "  return %r : tensor<?xf32>\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  for (const llvm::Function &function : *lowered->module)
    if (!function.isDeclaration())
      EXPECT_EQ(function.hasLocalLinkage(), function.getName() != "f")
          << function.getName().str();
}

TEST_F(LoweredTest, PassesBarePointers) {
  LoweringOptions options;
  options.useBarePointers = true;
  options.indexBitwidth = 32;
  bring("func.func @f(%m: memref<4xf32>, %i: index) {\n  return\n}\n", options);
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_EQ(described("f").parameters[0].form, Form::Value);
  EXPECT_EQ(described("f").parameters[1].first, 1u);
  EXPECT_EQ(describeDecisions(*lowered, options),
            "index is 32 bits, memrefs of static shape are passed as pointers, "
            "memory comes from malloc");
}

TEST_F(LoweredTest, KnowsTheOpOfEachInstruction) {
  bring("func.func @f(%x: i32) -> i32 {\n"
        "  %y = arith.muli %x, %x : i32\n"
        "  return %y : i32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  std::vector<std::string> names;
  for (const llvm::Instruction &instruction :
       llvm::instructions(*lowered->module->getFunction("f"))) {
    mlir::Operation *op = lowered->ops.lookup(&instruction);
    names.push_back(op ? op->getName().getStringRef().str() : "");
    EXPECT_FALSE(instruction.getDebugLoc());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"arith.muli", "func.return"}));
  EXPECT_FALSE(lowered->module->getNamedMetadata("llvm.dbg.cu"));
}

// A wrong fold would change both sides alike.
TEST_F(LoweredTest, FoldsNoArithmetic) {
  bring("func.func @f(%x: i32, %i: index, %v: vector<4xi32>)\n"
        "    -> (i32, index, i32, vector<4xi32>) {\n"
        "  %c0 = arith.constant 0 : i32\n"
        "  %c7 = arith.constant 7 : i32\n"
        "  %c2 = arith.constant 2 : i32\n"
        "  %a = arith.addi %x, %c0 : i32\n"
        "  %b = arith.subi %i, %i : index\n"
        "  %c = arith.ceildivsi %c7, %c2 : i32\n"
        "  %d = arith.andi %v, %v : vector<4xi32>\n"
        "  return %a, %b, %c, %d : i32, index, i32, vector<4xi32>\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  unsigned adds = 0, subs = 0, divisions = 0, ands = 0;
  for (const llvm::Instruction &instruction :
       llvm::instructions(*lowered->module->getFunction("f"))) {
    mlir::Operation *op = lowered->ops.lookup(&instruction);
    llvm::StringRef name = op ? op->getName().getStringRef() : "";
    unsigned opcode = instruction.getOpcode();
    adds += name == "arith.addi" && opcode == llvm::Instruction::Add;
    subs += name == "arith.subi" && opcode == llvm::Instruction::Sub;
    divisions += opcode == llvm::Instruction::SDiv;
    ands += name == "arith.andi" && opcode == llvm::Instruction::And;
  }
  EXPECT_EQ(adds, 1u);
  EXPECT_EQ(subs, 1u);
  EXPECT_GE(divisions, 1u);
  EXPECT_EQ(ands, 1u);
}

// An expansion to a comparison would take either zero.
TEST_F(LoweredTest, KeepsMaxima) {
  bring("func.func @f(%x: f32, %y: f32) -> f32 {\n"
        "  %r = arith.maximumf %x, %y : f32\n"
        "  return %r : f32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_TRUE(lowered->module->getFunction("llvm.maximum.f32"));
}

TEST_F(LoweredTest, LeavesTheLLVMDialectAsItIs) {
  bring("llvm.func @f(%x: i32) -> i32 {\n"
        "  %y = llvm.add %x, %x : i32\n"
        "  llvm.return %y : i32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_FALSE(lowered->isLowered);
  EXPECT_EQ(describeDecisions(*lowered, {}), "");
  EXPECT_EQ(described("f").parameters[0].name, "%x");
  EXPECT_EQ(lowered->ops.size(), 2u);
}

TEST_F(LoweredTest, KeepsDebugInfo) {
  bring("#file = #llvm.di_file<\"a.c\" in \"\">\n"
        "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
        "DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>\n"
        "#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, "
        "scope = #file, name = \"g\", file = #file, line = 1, "
        "subprogramFlags = Definition>\n"
        "llvm.func @g() {\n"
        "  llvm.return loc(\"a.c\":2:3)\n"
        "} loc(fused<#sub>[\"a.c\":1:1])\n");
  ASSERT_TRUE(lowered) << error.str();
  const llvm::Function *g = lowered->module->getFunction("g");
  EXPECT_TRUE(g->getSubprogram());
  EXPECT_EQ(g->front().front().getDebugLoc().getLine(), 2u);
  EXPECT_TRUE(lowered->ops.empty());
}

// What the llvm dialect brings into a module of other dialects.
TEST_F(LoweredTest, KnowsWhereUndefMayComeFrom) {
  auto holds = [&](llvm::StringRef op) {
    std::string body = op.starts_with("%") || op.starts_with("llvm.call")
                           ? "  " + op.str() + "\n"
                           : "";
    bring((body.empty() ? op.str() : "") +
          "\nfunc.func @f(%x: i32, %p: !llvm.ptr) {\n" + body +
          "  return\n}\n");
    EXPECT_TRUE(lowered) << error.str();
    return !lowered || lowered->mayHoldUndef;
  };
  EXPECT_FALSE(holds("%y = arith.muli %x, %x : i32"));
  EXPECT_FALSE(holds("%y = ub.poison : i32"));
  EXPECT_FALSE(holds("%m = memref.alloc() : memref<4xi32>"));
  EXPECT_FALSE(holds("%y = llvm.udiv %x, %x : i32"));
  EXPECT_FALSE(holds("%y = llvm.mlir.constant(1 : i32) : i32"));
  EXPECT_FALSE(holds("llvm.func @g()"));
  EXPECT_FALSE(holds("llvm.mlir.global @v(1 : i32) : i32"));
  EXPECT_TRUE(holds("%y = llvm.mlir.undef : i32"));
  EXPECT_TRUE(holds("%y = llvm.load %p : !llvm.ptr -> i32"));
  EXPECT_TRUE(holds("llvm.func @g() {\n  llvm.return\n}"));
  EXPECT_TRUE(holds("llvm.mlir.global @v() : i32"));
  EXPECT_TRUE(holds("llvm.mlir.global @v([#llvm.undef, 1 : i32]) : "
                    "!llvm.struct<(i32, i32)>"));
  EXPECT_TRUE(holds("%y = llvm.mlir.constant([#llvm.undef, 1 : i32]) : "
                    "!llvm.struct<(i32, i32)>"));
}

TEST_F(LoweredTest, LLVMIRMayHaveUndef) {
  bring("func.func @f() {\n  return\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_FALSE(mayReceiveUndef(&*lowered, &*lowered));
  EXPECT_TRUE(mayReceiveUndef(&*lowered, nullptr));
  EXPECT_TRUE(mayReceiveUndef(nullptr, &*lowered));
  bring("llvm.func @f() {\n  llvm.return\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  EXPECT_TRUE(mayReceiveUndef(&*lowered, &*lowered));
}

TEST_F(LoweredTest, ReportsWhatHasNoLowering) {
  bring("func.func @f(%x: !tosa.shape<2>) {\n  return\n}\n");
  EXPECT_FALSE(lowered);
  EXPECT_EQ(error.line, 1u);
  EXPECT_EQ(error.file, "f.mlir");
}

TEST_F(LoweredTest, ReportsWhereTheOpIsThatHasNoExport) {
  mlirContext.allowUnregisteredDialects();
  bring("llvm.func @f(%x: i32) {\n  llvm.return\n}\n"
        "llvm.func @g(%x: i32) -> i32 {\n"
        "  %y = llvm.add %x, %x {other.x} : i32\n"
        "  llvm.return %y : i32\n}\n");
  EXPECT_FALSE(lowered);
  EXPECT_EQ(error.file, "f.mlir");
  EXPECT_EQ(error.line, 5u);
  EXPECT_EQ(error.column, 8u);
}

TEST_F(LoweredTest, PrintsTermsOfMLIR) {
  bring("func.func @f(%x: i32, %m: memref<1xi8>) -> i32 {\n"
        "  %y = arith.muli %x, %x : i32\n"
        "  return %y : i32\n}\n");
  ASSERT_TRUE(lowered) << error.str();
  const llvm::Function *f = lowered->module->getFunction("f");
  refine::FunctionPair pair;
  pair.source = pair.target = f;
  Counterexample shown;
  for (const char *value : {"5", "block 1", "block 1", "0", "1", "1"})
    shown.inputs.push_back({"%x", "i32", value});
  shown.source.outcome = shown.target.outcome = "returns";
  shown.source.parting.emplace().about = &f->front().front();
  shown.source.parting->value = "25";
  shown.target.parting = shown.source.parting;
  Terms(&*lowered, nullptr).restate(pair, shown);
  EXPECT_EQ(textOf(shown),
            "source at f.mlir:1:1\n"
            "target at f.mlir:1:1\n"
            "argument %x: i32 = 5\n"
            "argument %m: memref<1xi8> = base block 1, aligned block 1, offset "
            "0, sizes [1], strides [1]\n"
            "source returns\n"
            "target returns\n"
            "they part at\n"
            "  source f.mlir:2:8: %y = arith.muli %x, %x : i32 = 25\n"
            "  target f.mlir:2:8: %y = arith.muli %x, %x : i32 = 25\n");
}

} // namespace
