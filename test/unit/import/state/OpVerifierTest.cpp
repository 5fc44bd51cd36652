// import/state/OpVerifier: what the importer makes of instructions whose ops
// the dialect's verifier rejects, and that an answer is remembered for what it
// depends on and no more.

#include "import/state/OpVerifier.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

namespace {

class OpVerifierTest : public testing::Test {
protected:
  OpVerifierTest() {
    context.loadDialect<LLVMDialect>();
    ppc = LLVMPPCFP128Type::get(&context);
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
  }

  Value undef(Type type) { return UndefOp::create(builder, loc, type); }
  Type vectorOf(Type element) { return VectorType::get({4}, element); }

  MLIRContext context;
  Location loc = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> module;
  OpBuilder builder{&context};
  Type i32 = builder.getI32Type();
  Type ppc;
  OpVerifier verifier{context};
};

} // namespace

// The types of operands decide.
TEST_F(OpVerifierTest, AsksForEachType) {
  Value integer = undef(vectorOf(i32)), wide = undef(vectorOf(ppc));
  for (int repeat = 0; repeat < 2; ++repeat) {
    EXPECT_TRUE(
        verifier.accepts(AddOp::create(builder, loc, integer, integer)));
    EXPECT_FALSE(verifier.accepts(FAddOp::create(builder, loc, wide, wide)));
    EXPECT_FALSE(verifier.accepts(AddOp::create(builder, loc, wide, wide)));
  }
}

// Operands and results are told apart.
TEST_F(OpVerifierTest, AsksForEachResult) {
  Type narrowType = vectorOf(builder.getIntegerType(8)),
       wideType = vectorOf(i32);
  Value narrow = undef(narrowType), wide = undef(wideType);
  EXPECT_TRUE(verifier.accepts(ZExtOp::create(builder, loc, wideType, narrow)));
  EXPECT_FALSE(
      verifier.accepts(ZExtOp::create(builder, loc, narrowType, wide)));
}

// Properties decide too, and those of an op that changed later do not matter.
TEST_F(OpVerifierTest, AsksForEachSetOfProperties) {
  Value pointer = undef(LLVMPointerType::get(&context));
  auto load = [&](AtomicOrdering ordering) {
    return LoadOp::create(builder, loc, i32, pointer, /*alignment=*/4,
                          /*isVolatile=*/false, /*isNonTemporal=*/false,
                          /*isInvariant=*/false, /*isInvariantGroup=*/false,
                          ordering);
  };
  LoadOp plain = load(AtomicOrdering::not_atomic);
  EXPECT_TRUE(verifier.accepts(plain));
  // Only a store may release.
  plain.setOrdering(AtomicOrdering::release);
  EXPECT_FALSE(verifier.accepts(plain));
  EXPECT_FALSE(verifier.accepts(load(AtomicOrdering::release)));
  EXPECT_TRUE(verifier.accepts(load(AtomicOrdering::not_atomic)));
  EXPECT_TRUE(verifier.accepts(load(AtomicOrdering::acquire)));
}

// The kind of a constant's value and its type decide, not the value.
TEST_F(OpVerifierTest, AsksForEachKindOfConstant) {
  auto constant = [&](Type type, Attribute value) {
    return ConstantOp::create(builder, loc, type, value);
  };
  EXPECT_TRUE(verifier.accepts(constant(i32, builder.getI32IntegerAttr(1))));
  EXPECT_TRUE(verifier.accepts(constant(i32, builder.getI32IntegerAttr(2))));
  EXPECT_FALSE(verifier.accepts(
      constant(builder.getF32Type(), builder.getI32IntegerAttr(1))));
  EXPECT_FALSE(verifier.accepts(constant(i32, builder.getStringAttr("a"))));
}

// An invoke is asked each time, since it looks at its successor.
TEST_F(OpVerifierTest, AsksForEachPlace) {
  auto function = LLVMFuncOp::create(
      builder, loc, "f",
      LLVMFunctionType::get(LLVMVoidType::get(&context), {}));
  function.setPersonalityAttr(FlatSymbolRefAttr::get(&context, "f"));
  Block *entry = function.addEntryBlock(builder);
  Block *pad = builder.createBlock(&function.getBody());
  builder.setInsertionPointToEnd(entry);
  auto invoke = InvokeOp::create(
      builder, loc, TypeRange(), FlatSymbolRefAttr::get(&context, "f"),
      ValueRange(), pad, ValueRange(), pad, ValueRange());
  EXPECT_FALSE(verifier.accepts(invoke));
  builder.setInsertionPointToEnd(pad);
  auto landing =
      LandingpadOp::create(builder, loc, i32, /*cleanup=*/true, ValueRange());
  EXPECT_TRUE(verifier.accepts(landing));
  EXPECT_TRUE(verifier.accepts(invoke));
  landing.setCleanup(false);
  EXPECT_FALSE(verifier.accepts(landing));
}

// Memory of scalars needs no question, other memory does.
TEST_F(OpVerifierTest, AsksForMemoryOfOtherTypes) {
  Type pointer = LLVMPointerType::get(&context);
  Type opaque = LLVMTargetExtType::get(&context, "of.no.target", {}, {});
  Value base = undef(pointer), one = undef(i32);
  auto structure = [&](Type second) -> Type {
    return LLVMStructType::getLiteral(
        &context, {LLVMArrayType::get(vectorOf(i32), 2), second});
  };
  auto gep = [&](Type type, ArrayRef<GEPArg> indices) -> Operation * {
    return GEPOp::create(builder, loc, pointer, type, base, indices);
  };
  for (int repeat = 0; repeat < 2; ++repeat) {
    EXPECT_TRUE(verifier.accepts(gep(structure(i32), {one, 0, one, one})));
    EXPECT_TRUE(verifier.accepts(gep(structure(opaque), {one, 0, one, one})));
    EXPECT_FALSE(verifier.accepts(gep(structure(opaque), {one, 1, one})));
    EXPECT_FALSE(verifier.accepts(gep(structure(ppc), {one, 1, one})));
    EXPECT_TRUE(verifier.accepts(
        AllocaOp::create(builder, loc, pointer, structure(i32), one)));
    EXPECT_FALSE(
        verifier.accepts(AllocaOp::create(builder, loc, pointer, opaque, one)));
  }
}

// An attribute of a parameter is asked for in each place.
TEST_F(OpVerifierTest, AsksForEachPlaceOfAnAttribute) {
  NamedAttribute nonNull = builder.getNamedAttr(
                     LLVMDialect::getNonNullAttrName(), builder.getUnitAttr()),
                 nest = builder.getNamedAttr(LLVMDialect::getNestAttrName(),
                                             builder.getUnitAttr());
  Type pointer = LLVMPointerType::get(&context);
  for (int repeat = 0; repeat < 2; ++repeat) {
    EXPECT_TRUE(verifier.accepts(nonNull, {pointer, false}));
    EXPECT_TRUE(verifier.accepts(nonNull, {pointer, true}));
    EXPECT_FALSE(verifier.accepts(nonNull, {i32, false}));
    EXPECT_FALSE(verifier.accepts(nonNull, {i32, true}));
    EXPECT_TRUE(verifier.accepts(nest, {pointer, false}));
    EXPECT_FALSE(verifier.accepts(nest, {pointer, true}));
  }
}

// The rejected ops say nothing.
TEST_F(OpVerifierTest, IsSilent) {
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    ADD_FAILURE() << diagnostic.str();
    return success();
  });
  // The handler that was registered last sees a diagnostic first.
  OpVerifier silent{context};
  Value wide = undef(vectorOf(ppc));
  EXPECT_FALSE(silent.accepts(FAddOp::create(builder, loc, wide, wide)));
}
