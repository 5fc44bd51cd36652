// Tests of the registration of extensions: before or after the dialect is
// loaded, repeatedly, and by several providers.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;
using namespace mlir;

namespace {
/// Exports any op as a return.
class ReturnExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  LogicalResult convertOperation(Operation *, llvm::IRBuilderBase &builder,
                                 ExportTranslation &) const override {
    builder.CreateRetVoid();
    return success();
  }
};

class OtherExport : public ReturnExport {
public:
  using ReturnExport::ReturnExport;
};

class SomeImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;
};
} // namespace

static constexpr llvm::StringLiteral source = R"(
llvm.func @f() {
  "ours.return"() : () -> ()
})";

static const ExportInterface *loadedExport(MLIRContext &context) {
  return context.getOrLoadDialect("ours")
      ->getRegisteredInterface<ExportInterface>();
}

TEST(Registry, NeedsNoDialectToBeLoaded) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "ours", "test");
  State state(registry);
  EXPECT_EQ(state.context.getLoadedDialect("ours"), nullptr);
  EXPECT_EQ(exportText(source, state), "\ndefine void @f() {\n  ret void\n}\n");
}

TEST(Registry, NeedsNoDialectToBeKnown) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "nobody.knows", "test");
  registerImport<SomeImport>(registry, "nobody.knows", "test");
  exportText("llvm.func @f()", registry);
}

TEST(Registry, TakesWhatComesAfterTheDialectWasLoaded) {
  State state(basicRegistry());
  state.context.getOrLoadDialect("ours");
  DialectRegistry later;
  registerExport<ReturnExport>(later, "ours", "test");
  state.context.appendDialectRegistry(later);
  EXPECT_NE(exportText(source, state), "");
}

TEST(Registry, CountsTheSameInterfaceOnce) {
  DialectRegistry registry = basicRegistry(), other;
  registerExport<ReturnExport>(registry, "ours", "test");
  registerExport<ReturnExport>(registry, "ours", "test");
  registerExport<ReturnExport>(other, "ours", "test");
  State state(registry);
  state.context.appendDialectRegistry(registry);
  state.context.appendDialectRegistry(other);
  EXPECT_EQ(loadedExport(state.context)->providers,
            std::vector<std::string>{"test"});
  EXPECT_NE(exportText(source, state), "");
}

TEST(Registry, TakesOneInterfaceForTwoDialects) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "ours", "test");
  registerExport<ReturnExport>(registry, "theirs", "test");
  EXPECT_NE(exportText(source, registry), "");
  EXPECT_NE(
      exportText(R"(llvm.func @f() { "theirs.x"() : () -> () })", registry),
      "");
}

TEST(Registry, NamesBothProvidersOfADialect) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "ours", "one library");
  registerExport<OtherExport>(registry, "ours", "another");
  State state(registry);
  EXPECT_EQ(exportText(source, state), "");
  EXPECT_EQ(state.errors,
            std::vector<std::string>{
                "0:0: dialect 'ours' has several extensions for the export, by "
                "one library and by another; register one of them"});
}

TEST(Registry, MindsNoConflictInDialectsThatAreNotUsed) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "ours", "one library");
  registerExport<OtherExport>(registry, "ours", "another");
  EXPECT_NE(exportText("llvm.func @f()", registry), "");
}

TEST(Registry, TellsExportFromImport) {
  DialectRegistry registry = basicRegistry();
  registerExport<ReturnExport>(registry, "ours", "one library");
  registerImport<SomeImport>(registry, "ours", "another");
  State state(registry);
  EXPECT_NE(exportText(source, state), "");
  auto *import = state.context.getOrLoadDialect("ours")
                     ->getRegisteredInterface<ImportInterface>();
  ASSERT_TRUE(import);
  EXPECT_EQ(import->providers, std::vector<std::string>{"another"});
}
