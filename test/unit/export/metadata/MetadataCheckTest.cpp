// export/metadata/MetadataCheck: no entry of the carried metadata table,
// however damaged, becomes a node that LLVM cannot read.

#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "test/unit/translate/Support.h"
#include "translate/MetadataNodes.h"

using namespace palindrome;
using namespace palindrome::test;

/// Exports and prints a table of a string, a tuple, a constant and a node of
/// `kind` with `fields`, which named metadata refers to.
static void exportNode(llvm::StringRef kind, llvm::ArrayRef<int64_t> fields,
                       bool isDistinct) {
  MLIRState state;
  mlir::Builder builder(&state.context);
  llvm::SmallVector<mlir::Attribute> node{builder.getStringAttr(kind),
                                          builder.getDenseI64ArrayAttr(fields)};
  if (isDistinct)
    node.push_back(builder.getUnitAttr());
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      R"(module attributes {llvmx.named_metadata = [["list", array<i32: 3>]]} {})",
      &state.context);
  ASSERT_TRUE(module);
  (*module)->setAttr(
      "llvmx.metadata",
      builder.getArrayAttr(
          {builder.getStringAttr("text"), builder.getDenseI32ArrayAttr({0}),
           builder.getArrayAttr(
               {builder.getStringAttr("value"), builder.getI64IntegerAttr(8)}),
           builder.getArrayAttr(node)}));
  // LLVM's verifier may reject the node, but it must be able to read it, and so
  // must the printer.
  llvm::LLVMContext context;
  if (auto exported = exportVerifiedModule(*module, context))
    print(*exported);
  else
    EXPECT_EQ(state.errors.size(), 1u) << kind.str();
}

TEST(MetadataCheck, DamagedEntriesMakeNothingUnreadable) {
  auto damage = [](llvm::StringRef kind, unsigned numPlaces) {
    // A null, the string, the tuple, the constant, the node, no entry, and what
    // is neither a number of an entry nor an enumerator.
    for (int64_t value : {int64_t(-1), int64_t(0), int64_t(1), int64_t(2),
                          int64_t(3), int64_t(4), INT64_MIN, INT64_MAX})
      for (unsigned size : {0u, 1u, numPlaces - 1, numPlaces, numPlaces + 1})
        for (bool isDistinct : {false, true})
          exportNode(kind, llvm::SmallVector<int64_t>(size, value), isDistinct);
  };
#define NODE(CLASS, FIELDS) damage(#CLASS, CLASS##Field::NumPlaces);
#include "translate/MetadataNodes.def"
  for (llvm::StringRef kind :
       {"tuple", "GenericDINode", "DIExpression", "DIAssignID", "DIUnheard"})
    damage(kind, 2);
}

// LLVM reads the header of a GenericDINode by an unchecked cast.
TEST(MetadataCheck, HeaderMustBeAString) {
  for (bool isDistinct : {false, true}) {
    MLIRState state;
    std::string text =
        R"(module attributes {llvmx.named_metadata = [["list", array<i32: 1>]],
            llvmx.metadata = [array<i32>,
                              ["GenericDINode", array<i64: 4, 0>)";
    text += isDistinct ? ", unit]]} {}" : "]]} {}";
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
    ASSERT_TRUE(module);
    EXPECT_EQ(exportedText(*module).find("GenericDINode"), std::string::npos);
    ASSERT_FALSE(state.warnings.empty());
    EXPECT_EQ(
        state.warnings[0],
        "'builtin.module' op: llvmx.metadata[1] is dropped: its operand 0 "
        "is no node that may stand there");
  }
}
