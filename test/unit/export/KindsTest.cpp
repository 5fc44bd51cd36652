// Attributes of another kind than their names promise. What MLIR drops of them
// is an error of the export, where the op cannot do without.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "test/unit/translate/Support.h"
#include "translate/LostAttributes.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;
using mlir::Attribute;

static std::vector<std::string> bundledModules(llvm::StringRef folder,
                                               llvm::StringRef suffix) {
  std::vector<std::string> paths;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator
           it((PALINDROME_SOURCE_DIR "/corpus/modules/" + folder).str(), error),
       end;
       it != end && !error; it.increment(error))
    if (llvm::StringRef(it->path()).ends_with(suffix))
      paths.push_back(it->path());
  llvm::sort(paths);
  return paths;
}

/// Attributes of many kinds.
static std::vector<Attribute> kindsOfAttributes(mlir::MLIRContext *context) {
  mlir::Builder builder(context);
  return {builder.getUnitAttr(),
          builder.getStringAttr("nonsense"),
          builder.getF32FloatAttr(1.0f),
          builder.getI64IntegerAttr(-1),
          mlir::IntegerAttr::get(builder.getIntegerType(128), 5),
          builder.getArrayAttr({}),
          builder.getArrayAttr({builder.getUnitAttr()}),
          builder.getDictionaryAttr({}),
          builder.getDenseI32ArrayAttr({1}),
          mlir::TypeAttr::get(builder.getIndexType()),
          mlir::FlatSymbolRefAttr::get(context, "none")};
}

/// Whether `other` is of another kind than `own`, or a list of other kinds.
static bool isOther(Attribute own, Attribute other) {
  return !own || own.getTypeID() != other.getTypeID() ||
         (llvm::isa<mlir::ArrayAttr>(own) && own != other);
}

/// The attributes that an op has or may have, those of its dialect alone.
static llvm::SmallVector<mlir::StringAttr> namesFor(mlir::Operation *op) {
  llvm::SmallVector<mlir::StringAttr> names;
  for (mlir::NamedAttribute attribute : op->getAttrs())
    names.push_back(attribute.getName());
  for (mlir::StringAttr name : op->getName().getAttributeNames())
    if (!op->hasAttr(name))
      names.push_back(name);
  return names;
}

namespace {
/// Replaces attributes of ops by those of other kinds, each attribute of each
/// kind of op once.
class KindsTest : public testing::Test {
protected:
  void tryAll(mlir::ModuleOp module);
  void replace(mlir::ModuleOp module, mlir::Operation *op,
               mlir::StringAttr name, Attribute other);

  llvm::StringSet<> tried;
  unsigned replaced = 0, lost = 0;
};
} // namespace

void KindsTest::replace(mlir::ModuleOp module, mlir::Operation *op,
                        mlir::StringAttr name, Attribute other) {
  std::vector<std::string> errors;
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
          errors.push_back(diagnostic.str());
      });
  ++replaced;
  Attribute before = op->getAttr(name);
  op->setAttr(name, other);
  auto what = [&] {
    std::string text = op->getName().getStringRef().str() + ", " + name.str();
    llvm::raw_string_ostream(text) << " = " << other;
    return text;
  };
  SCOPED_TRACE(what());
  if (mlir::failed(checkLostAttributes(module))) {
    ++lost;
    // The export says the same, and says so before it looks at anything.
    std::vector<std::string> said = std::exchange(errors, {});
    ASSERT_EQ(said.size(), 1u);
    EXPECT_NE(said[0].find("'" + op->getName().getStringRef().str() + "'"),
              std::string::npos);
    EXPECT_NE(said[0].find("'" + name.str() + "'"), std::string::npos);
    llvm::LLVMContext context;
    EXPECT_FALSE(exportModule(module, context));
    EXPECT_EQ(errors, said);
  } else if (mlir::succeeded(mlir::verify(module))) {
    // Without the attribute, or with one that is not read.
    llvm::LLVMContext context;
    auto exported = exportVerifiedModule(module, context);
    EXPECT_EQ(exported == nullptr, !errors.empty());
  }
  if (before)
    op->setAttr(name, before);
  else
    op->removeAttr(name);
}

void KindsTest::tryAll(mlir::ModuleOp module) {
  std::vector<Attribute> others = kindsOfAttributes(module.getContext());
  module->walk([&](mlir::Operation *op) {
    for (mlir::StringAttr name : namesFor(op)) {
      if (!tried
               .insert(
                   (op->getName().getStringRef() + " " + name.getValue()).str())
               .second)
        continue;
      Attribute own = op->getAttr(name);
      for (Attribute other : others)
        if (isOther(own, other))
          replace(module, op, name, other);
    }
  });
}

TEST_F(KindsTest, OfBundledModules) {
  for (const char *folder :
       {"mlir", "dialects/amx", "dialects/arm_neon", "dialects/arm_sme",
        "dialects/arm_sve", "dialects/casts", "dialects/nvvm", "dialects/rocdl",
        "dialects/vcix", "dialects/x86vector"})
    for (const std::string &path : bundledModules(folder, ".mlir")) {
      MLIRState state;
      auto module = mlir::parseSourceFile<mlir::ModuleOp>(path, &state.context);
      ASSERT_TRUE(module) << path;
      tryAll(*module);
    }
  for (const std::string &path : bundledModules("ll", ".ll")) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic error;
    auto source = llvm::parseIRFile(path, error, context);
    ASSERT_TRUE(source) << path;
    MLIRState state;
    if (auto module = importModule(*source, state.context))
      tryAll(*module);
  }
  EXPECT_GT(replaced, 8000u);
  EXPECT_GT(lost, 200u);
}

TEST(Kinds, EveryOpThatMLIRGivesAttributes) {
  // Also those that no bundled module has: an op is made as MLIR makes it, and
  // loses one attribute after the other.
  MLIRState state;
  mlir::Location location = mlir::UnknownLoc::get(&state.context);
  auto others = kindsOfAttributes(&state.context);
  unsigned ops = 0, lost = 0;
  for (mlir::RegisteredOperationName name :
       state.context.getRegisteredOperationsByDialect("llvm")) {
    ++ops;
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(location);
    mlir::OperationState made(location, name);
    mlir::Operation *op = mlir::Operation::create(made);
    module->push_back(op);
    EXPECT_TRUE(mlir::succeeded(checkLostAttributes(*module)))
        << name.getStringRef().str();
    for (mlir::StringAttr attribute : name.getAttributeNames()) {
      std::optional<Attribute> before = op->getInherentAttr(attribute);
      if (!before || !*before)
        continue;
      for (Attribute other : others) {
        op->setInherentAttr(attribute, other);
        bool isLost = !*op->getInherentAttr(attribute);
        lost += isLost;
        state.errors.clear();
        EXPECT_EQ(mlir::failed(checkLostAttributes(*module)), isLost)
            << name.getStringRef().str() << " " << attribute.str();
        EXPECT_EQ(state.errors.size(), size_t(isLost));
        op->setInherentAttr(attribute, *before);
      }
    }
    op->erase();
  }
  EXPECT_GT(ops, 200u);
  EXPECT_GT(lost, 500u);
}
