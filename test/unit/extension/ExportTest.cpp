// Tests of the hooks of ExportInterface: their arguments, and their failures.

#include "Support.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::test;
using namespace mlir;

namespace {
/// The calls of hooks that were recorded, in order.
std::vector<std::string> heard;

std::string textOf(const llvm::Value &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return llvm::StringRef(text).trim().str();
}

class HearingExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ExportTranslation &translation) const override;

  LogicalResult amendOperation(Operation *op,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               ExportTranslation &translation) const override {
    std::string line = attribute.getName().str() + " of " +
                       op->getName().getStringRef().str() + ":";
    for (llvm::Instruction *instruction : instructions)
      line += std::string(" ") + instruction->getOpcodeName();
    if (auto name = SymbolTable::getSymbolName(op))
      line += " is " + std::string(translation.lookupSymbol(name)->getName());
    heard.push_back(line);
    return success(attribute.getName() != "ours.fails");
  }

  LogicalResult
  convertParameterAttr(LLVM::LLVMFuncOp function, unsigned index,
                       NamedAttribute attribute,
                       ExportTranslation &translation) const override {
    auto *made = llvm::cast<llvm::Function>(
        translation.lookupSymbol(function.getSymName()));
    heard.push_back(attribute.getName().str() + " of " +
                    textOf(*made->getArg(index)));
    return success(attribute.getName() != "ours.fails");
  }
};
} // namespace

LogicalResult
HearingExport::convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                ExportTranslation &translation) const {
  StringRef name = op->getName().getStringRef();
  heard.push_back(name.str());
  if (name == "ours.sum") { // Three instructions.
    SmallVector<llvm::Value *> operands =
        translation.lookupValues(op->getOperands());
    llvm::Value *sum = builder.CreateAdd(operands[0], operands[1]);
    sum = builder.CreateMul(sum, sum);
    translation.mapValue(op->getResult(0)) =
        builder.CreateSub(sum, operands[0]);
    return success();
  }
  if (name == "ours.call") {
    auto *callee = llvm::cast<llvm::Function>(translation.lookupSymbol(
        op->getAttrOfType<FlatSymbolRefAttr>("callee").getValue()));
    builder.CreateCall(callee);
    return success();
  }
  if (name == "ours.string") { // At the top level of the module.
    EXPECT_EQ(builder.GetInsertBlock(), nullptr);
    auto text = op->getAttrOfType<StringAttr>("text");
    auto *value =
        llvm::ConstantDataArray::getString(translation.getLLVMContext(), text);
    new llvm::GlobalVariable(translation.getLLVMModule(), value->getType(),
                             /*isConstant=*/true,
                             llvm::GlobalValue::PrivateLinkage, value, "text");
    return success();
  }
  if (name == "ours.known") { // An alias of its operand.
    translation.mapValue(op->getResult(0)) =
        translation.lookupValue(op->getOperand(0));
    return success();
  }
  if (name == "ours.reports")
    return op->emitError("is no good");
  return failure();
}

namespace {
class Export : public testing::Test {
protected:
  Export() : registry(basicRegistry()) {
    heard.clear();
    registerExport<HearingExport>(registry, "ours", "test");
  }

  /// The errors of an export that fails.
  std::vector<std::string> errorsOf(llvm::StringRef text) {
    State state(registry);
    state.context.allowUnregisteredDialects();
    EXPECT_EQ(exportText(text, state), "");
    return state.errors;
  }

  using Lines = std::vector<std::string>;
  DialectRegistry registry;
};
} // namespace

TEST_F(Export, GivesOpsTheirOperandsAndUsersTheirResults) {
  EXPECT_NE(exportText(R"(
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = "ours.sum"(%0, %b) : (i32, i32) -> i32
  %2 = "ours.known"(%1) : (i32) -> i32
  llvm.return %2 : i32
})",
                       registry)
                .find("  %3 = add i32 %0, %1\n"
                      "  %4 = add i32 %3, %1\n"
                      "  %5 = mul i32 %4, %4\n"
                      "  %6 = sub i32 %5, %3\n"
                      "  ret i32 %6\n"),
            std::string::npos);
}

TEST_F(Export, DeclaresEverySymbolBefore) {
  EXPECT_NE(exportText(R"(
llvm.func @f() {
  "ours.call"() {callee = @later} : () -> ()
  llvm.return
}
llvm.func @later())",
                       registry)
                .find("call void @later()"),
            std::string::npos);
}

TEST_F(Export, NamesAndLocatesTheLastInstruction) {
  std::string text = exportText(R"(
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
llvm.func @f(%a: i32) -> i32 {
  %0 = "ours.sum"(%a, %a) {llvmx.name = "total"} : (i32, i32) -> i32 loc("a.c":3:5)
  llvm.return %0 : i32 loc("a.c":4:5)
} loc(fused<#function>["a.c":1:1]))",
                                registry);
  EXPECT_NE(text.find("%total = sub i32 "), std::string::npos) << text;
  // All three instructions have the location.
  EXPECT_NE(text.find("!DILocation(line: 3, column: 5"), std::string::npos)
      << text;
}

TEST_F(Export, AmendsOpsOfAnyDialectWithAllThatWasMade) {
  exportText(R"(
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a {ours.one, ours.two = "x"} : i32
  %1 = "ours.sum"(%0, %a) {ours.three} : (i32, i32) -> i32
  llvm.return {ours.four} %1 : i32
})",
             registry);
  EXPECT_EQ(heard,
            (Lines{"ours.one of llvm.add: add", "ours.two of llvm.add: add",
                   "ours.sum", "ours.three of ours.sum: add mul sub",
                   "ours.four of llvm.return: ret"}));
}

TEST_F(Export, AmendsOpsThatBecomeNoInstruction) {
  exportText(R"(
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) {ours.one} : i32
  llvm.return %0 : i32
})",
             registry);
  EXPECT_EQ(heard, (Lines{"ours.one of llvm.mlir.constant:"}));
}

TEST_F(Export, AmendsSymbolsAndTheModule) {
  exportText(R"(
module attributes {ours.all} {
  llvm.mlir.global external @g() {addr_space = 0 : i32, ours.one} : i32
  llvm.func @f() attributes {ours.two}
})",
             registry);
  std::sort(heard.begin(), heard.end());
  EXPECT_EQ(heard, (Lines{"ours.all of builtin.module:",
                          "ours.one of llvm.mlir.global: is g",
                          "ours.two of llvm.func: is f"}));
}

TEST_F(Export, ConvertsParameterAttributes) {
  exportText("llvm.func @f(i32, i64 {ours.one, llvm.noundef}, i8 {ours.two})",
             registry);
  EXPECT_EQ(heard, (Lines{"ours.one of i64 %1", "ours.two of i8 %2"}));
}

TEST_F(Export, ConvertsOpsOfTheModule) {
  EXPECT_NE(
      exportText(R"("ours.string"() {text = "hello"} : () -> ())", registry)
          .find("@text = private constant [6 x i8] c\"hello\\00\""),
      std::string::npos);
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

TEST_F(Export, SaysThatAHookDoesNotTranslate) {
  EXPECT_EQ(errorsOf("llvm.func @f() {\n  \"ours.else\"() : () -> ()\n}"),
            (Lines{"2:3: 'ours.else' op has no translation to LLVM IR: the "
                   "extension of 'ours' does not translate it"}));
}

TEST_F(Export, LeavesAHooksOwnErrorAlone) {
  EXPECT_EQ(errorsOf("llvm.func @f() {\n  \"ours.reports\"() : () -> ()\n}"),
            (Lines{"2:3: is no good"}));
}

TEST_F(Export, SaysThatADialectHasNoExtension) {
  EXPECT_EQ(
      errorsOf("llvm.func @f() {\n  \"theirs.x\"() : () -> ()\n}"),
      (Lines{"2:3: 'theirs.x' op has no translation to LLVM IR: no extension "
             "is registered for the export of dialect 'theirs'; load one "
             "(--load-extension), or lower the op to the llvm dialect first "
             "(--lower)"}));
}

TEST_F(Export, SaysThatADialectIsUnknown) {
  EXPECT_EQ(errorsOf("llvm.func @f() {\n  \"who.x\"() : () -> ()\n}"),
            (Lines{"2:3: 'who.x' op has no translation to LLVM IR: dialect "
                   "'who' is not registered; load it (--load-dialect-plugin) "
                   "and its translation (--load-extension)"}));
}

static constexpr llvm::StringLiteral unknownAttribute =
    "has attribute 'who.x', whose dialect 'who' is not registered; load it "
    "(--load-dialect-plugin), or remove the attribute";

TEST_F(Export, SaysThatAnAttributesDialectIsUnknown) {
  EXPECT_EQ(errorsOf("llvm.func @f() {\n  llvm.return {who.x}\n}"),
            (Lines{"2:3: 'llvm.return' op " + unknownAttribute.str()}));
  EXPECT_EQ(errorsOf("\nllvm.func @f() attributes {who.x}"),
            (Lines{"2:1: 'llvm.func' op " + unknownAttribute.str()}));
  EXPECT_EQ(errorsOf("\nllvm.func @f(i32 {who.x})"),
            (Lines{"2:1: 'llvm.func' op " + unknownAttribute.str()}));
  EXPECT_EQ(errorsOf("\nmodule attributes {who.x} {}"),
            (Lines{"2:1: 'builtin.module' op " + unknownAttribute.str()}));
}
