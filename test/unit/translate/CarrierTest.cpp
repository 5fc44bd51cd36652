// translate/Carrier.def against the document that describes it, and against
// what the importer writes.

#include "translate/Carrier.h"
#include "Support.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;
using llvm::StringRef;

namespace {
struct Row {
  StringRef entry, form, loss;
};
} // namespace

static constexpr Row rows[] = {
#define CARRIED(NAME, ENTRY, FORM, WITHOUT, LOSS) {ENTRY, FORM, LOSS},
#include "translate/Carrier.def"
};

// Documented in docs/carried.md are entries of the table, in its order, and
// among them all of which the table does not say what they represent.
TEST(Carrier, IsAsDocumented) {
  auto file =
      llvm::MemoryBuffer::getFile(PALINDROME_SOURCE_DIR "/docs/carried.md");
  ASSERT_TRUE(file);
  llvm::SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  const Row *next = std::begin(rows);
  for (StringRef line : lines) {
    if (!line.consume_front("| `llvmx."))
      continue;
    std::string entry =
        "llvmx." + line.take_until([](char c) { return c == '`'; }).str();
    for (; next != std::end(rows) && next->entry != entry; ++next)
      EXPECT_NE(next->loss, "") << next->entry.str() << " is not documented";
    ASSERT_NE(next, std::end(rows)) << entry << " is no entry, or not in order";
    ++next;
  }
  EXPECT_NE(next, std::begin(rows));
  for (; next != std::end(rows); ++next)
    EXPECT_NE(next->loss, "") << next->entry.str() << " is not documented";
}

TEST(Carrier, HasEachNameOnce) {
  llvm::StringSet<> names;
  for (const Row &row : rows) {
    EXPECT_TRUE(row.entry.starts_with(carrier::prefix)) << row.entry.str();
    EXPECT_TRUE(names.insert(row.entry).second) << row.entry.str();
  }
}

/// Whether `value` has `form`, as far as the class of the attribute shows.
static bool hasForm(StringRef form, mlir::Attribute value) {
  if (form == "string")
    return llvm::isa<mlir::StringAttr>(value);
  if (form == "unit")
    return llvm::isa<mlir::UnitAttr>(value);
  if (form == "type")
    return llvm::isa<mlir::TypeAttr>(value);
  if (form == "i32" || form == "node") {
    auto number = llvm::dyn_cast<mlir::IntegerAttr>(value);
    return number && number.getType().isSignlessInteger(32);
  }
  if (form == "code")
    return llvm::isa<mlir::IntegerAttr, mlir::SymbolRefAttr, mlir::ArrayAttr>(
        value);
  if (form.starts_with("array<i32: "))
    return llvm::isa<mlir::DenseI32ArrayAttr>(value);
  if (form.starts_with("array<i64: "))
    return llvm::isa<mlir::DenseI64ArrayAttr>(value);
  if (form.starts_with("{"))
    return llvm::isa<mlir::DictionaryAttr>(value);
  return form.starts_with("[") && llvm::isa<mlir::ArrayAttr>(value);
}

TEST(Carrier, FormsAreThoseThatTheImporterWrites) {
  // The files have every entry that there was when they were written, a bundled
  // module those after that. They are MLIR, because LLVM IR as text has no
  // orders of predecessors.
  MLIRState state;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  for (const char *file : {"carried-1.mlir", "carried-1-tables.mlir"}) {
    std::string path = PALINDROME_SOURCE_DIR "/test/export/Inputs/";
    auto stored =
        mlir::parseSourceFile<mlir::ModuleOp>(path + file, &state.context);
    ASSERT_TRUE(stored) << file;
    llvm::LLVMContext context;
    auto source = exportModule(*stored, context);
    ASSERT_TRUE(source) << file;
    modules.push_back(importModule(*source, state.context));
    ASSERT_TRUE(modules.back()) << file;
  }
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto bundled = llvm::parseIRFile(PALINDROME_SOURCE_DIR
                                   "/corpus/modules/ll/debug_records.ll",
                                   error, context);
  ASSERT_TRUE(bundled);
  // No text of a module says more of it than the module, but for its name.
  ImportOptions options;
  options.moduleID = "name";
  modules.push_back(importModule(*bundled, state.context, options));
  ASSERT_TRUE(modules.back());

  llvm::StringMap<StringRef> forms;
  for (const Row &row : rows)
    forms[row.entry] = row.form;
  llvm::StringSet<> seen;
  auto check = [&](mlir::DictionaryAttr entries) {
    for (mlir::NamedAttribute entry : entries) {
      StringRef name = entry.getName();
      if (!name.starts_with(carrier::prefix))
        continue;
      if (name.starts_with(carrier::metadataPrefix))
        name = carrier::metadataPrefix;
      seen.insert(name);
      auto form = forms.find(name);
      ASSERT_NE(form, forms.end()) << name.str();
      EXPECT_TRUE(hasForm(form->second, entry.getValue())) << name.str();
    }
  };
  auto checkLocation = [&](mlir::Location loc) {
    loc->walk([&](mlir::Location nested) {
      if (auto fused =
              llvm::dyn_cast<mlir::FusedLocWith<mlir::DictionaryAttr>>(nested))
        check(fused.getMetadata());
      return mlir::WalkResult::advance();
    });
  };
  auto checkOp = [&](mlir::Operation *op) {
    check(op->getDiscardableAttrDictionary());
    checkLocation(op->getLoc());
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          checkLocation(argument.getLoc());
  };
  for (auto &module : modules)
    module->walk(checkOp);
  for (const Row &row : rows)
    EXPECT_TRUE(seen.contains(row.entry))
        << row.entry.str() << " is in no file";
}
