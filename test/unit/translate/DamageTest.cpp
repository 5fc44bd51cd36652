// Damaged and stale carried information: whatever is done to it, the export
// verifies or reports an error, and says what it drops.

#include "Damage.h"
#include "Support.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;

/// The bundled modules, written by hand for one feature each.
static std::vector<std::string> bundledModules() {
  std::vector<std::string> paths;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator
           it(PALINDROME_SOURCE_DIR "/corpus/modules/ll", error),
       end;
       it != end && !error; it.increment(error))
    paths.push_back(it->path());
  llvm::sort(paths);
  return paths;
}

TEST(Damage, NeverCrashesNorExportsWhatDoesNotVerify) {
  unsigned damages = 0;
  std::map<Outcome, unsigned> outcomes;
  for (const std::string &path : bundledModules()) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic error;
    auto source = llvm::parseIRFile(path, error, context);
    ASSERT_TRUE(source) << path;
    MLIRState state;
    auto module = importModule(*source, state.context);
    if (!module)
      continue; // A construct that the importer has not yet.
    for (unsigned seed = 0; seed < 25; ++seed) {
      std::mt19937 random(seed);
      mlir::OwningOpRef<mlir::ModuleOp> copy = module->clone();
      std::string what = damage(*copy, random), message;
      Outcome outcome = exportDamaged(*copy, message);
      EXPECT_TRUE(outcome != Outcome::Silent &&
                  outcome != Outcome::DoesNotVerify)
          << path << ", seed " << seed << ": " << what << "\n"
          << message;
      ++damages;
      ++outcomes[outcome];
    }
  }
  // Most damage costs no more than what was damaged.
  EXPECT_GT(damages, 1500u);
  EXPECT_GT(outcomes[Outcome::Exported], damages / 2);
}

/// The export of `text`, MLIR, and what was reported.
namespace {
struct Exported {
  explicit Exported(llvm::StringRef text) {
    module = mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(&state.context, /*verifyAfterParse=*/true));
    EXPECT_TRUE(module) << testing::PrintToString(state.errors);
    if (!module)
      return;
    if (auto result = exportVerifiedModule(*module, context)) {
      isExported = true;
      ir = print(*result);
    }
  }
  bool warns(llvm::StringRef part) const {
    return llvm::any_of(state.warnings, [&](const std::string &warning) {
      return llvm::StringRef(warning).contains(part);
    });
  }
  bool fails(llvm::StringRef part) const {
    return !isExported &&
           llvm::any_of(state.errors, [&](const std::string &error) {
             return llvm::StringRef(error).contains(part);
           });
  }

  MLIRState state;
  llvm::LLVMContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string ir;
  bool isExported = false;
};
} // namespace

TEST(Damage, IsNamed) {
  struct {
    const char *mlir, *warning;
  } cases[] = {
      {"llvm.func @f(!llvm.ptr {llvm.align = 3 : i64})", "llvm.align"},
      {"llvm.func @f(!llvm.ptr {llvmx.attributes = [[\"align\", \"3\"]]})",
       "[\"align\", \"3\"]"},
      {"llvm.func @f(!llvm.ptr {llvmx.attributes = [\"sret\"]})", "\"sret\""},
      {"llvm.func @f(i32 {llvmx.attributes = [[\"range\", \"range\", 1 : i32, "
       "1 "
       ": i32]]})",
       "\"range\""},
      {"llvm.func @f(i32 {llvmx.attributes = [[\"type\", \"byval\", 1 : "
       "i32]]})",
       "byval"},
      {"llvm.func @f(i32 {llvmx.attributes = [\"noalias\"]})",
       "may not stand there"},
      {"llvm.func @f() attributes {llvmx.attributes = [\"nonnull\"]}",
       "may not stand there"},
      {"llvm.func @f() attributes {llvmx.cc = 5000 : i32}", "llvmx.cc"},
      {"llvm.func @f() attributes {llvmx.address_space = -1 : i32}",
       "llvmx.address_space"},
      {"llvm.func @f() attributes {llvmx.attachments = [[\"dbg\", 7 : i32]]}",
       "no such node"},
      {"llvm.mlir.global external @x() {llvmx.code_model = 9 : i32} : i8",
       "llvmx.code_model"},
      {"llvm.func @f() {\n llvm.return {llvmx.md.foo = 3 : i32}\n}",
       "llvmx.md.foo is dropped: the metadata table has no such node"},
      {"module attributes {llvmx.metadata = [\"s\", array<i32: 0>]} {\n"
       " llvm.func @f() {\n llvm.return {llvmx.md.dbg = 1 : i32}\n}\n}",
       "not of its class"},
      {"module attributes {llvmx.metadata = [\"s\", [\"DILocation\", "
       "array<i64: 1, 1, 0, -1, 0, 0, 0>]]} {}",
       "llvmx.metadata[1] is dropped: its operand 0 is no node that may stand "
       "there"},
      {"module attributes {llvmx.metadata = [[\"DINothing\", array<i64>]]} "
       "{}",
       "there is no metadata class 'DINothing'"},
      {"module attributes {llvmx.metadata = [[\"DILexicalBlock\", array<i64: "
       "0, -1, 1, 1>, unit]]} {}",
       "its own scope"},
      {"module attributes {llvmx.metadata = [[\"DILexicalBlock\", array<i64: "
       "-1, -1, 1>, unit]]} {}",
       "its fields are not those of a DILexicalBlock"},
      {"module attributes {llvmx.metadata = [[\"DIEnumerator\", array<i64: "
       "128, 1, 0, -1>]]} {}",
       "its fields are not those of a DIEnumerator"},
      {"module attributes {llvmx.metadata = [[\"tuple\", array<i64: "
       "4294967295>, unit]]} {}",
       "its operand 0 is no node"},
      {"module attributes {llvmx.metadata = [array<i32: 9>]} {}",
       "llvmx.metadata[0]"},
      {"module attributes {llvmx.metadata = [[\"value\", @no.such]]} {}",
       "llvmx.metadata[0]"},
      {"module attributes {llvmx.named_metadata = [[\"a\", array<i32: 3>]]} {}",
       "!a cannot list node 3"},
      {"module attributes {llvmx.metadata = [array<i32: -1>], "
       "llvmx.named_metadata = [[\"llvm.errno.tbaa\", array<i32: 0>]]} {}",
       "!llvm.errno.tbaa cannot list node 0"},
      {"module attributes {llvmx.metadata = [array<i32: -1>]} {\n llvm.func "
       "@f(%p: !llvm.ptr) {\n %0 = llvm.load %p {llvmx.md.range = 0 : i32} : "
       "!llvm.ptr -> i32\n llvm.return\n}\n}",
       "llvmx.md.range is dropped: the node has a null operand"},
      {"llvm.func @f(%a: i1) {\n llvm.cond_br %a, ^b, ^c\n^b:\n llvm.br "
       "^c\n^c:\n llvm.return {llvmx.predecessors = array<i32: 1, 1>}\n}",
       "llvmx.predecessors"},
      {"llvm.func @f(%a: i32) {\n %0 = llvm.add %a, %a {llvmx.id = 1 : i32} : "
       "i32\n %1 = llvm.add %a, %a {llvmx.id = 1 : i32} : i32\n "
       "llvm.return\n}",
       "llvmx.id"},
      {"llvm.func @f(%a: i32) {\n llvm.call_intrinsic "
       "\"llvm.dbg.value\"(%a) {llvmx.debug_record = array<i32: 1>} : (i32) "
       "-> ()\n llvm.return\n}",
       "llvmx.debug_record"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(entry.mlir);
    Exported exported(entry.mlir);
    EXPECT_TRUE(exported.warns(entry.warning))
        << testing::PrintToString(exported.state.warnings);
    EXPECT_TRUE(exported.isExported)
        << testing::PrintToString(exported.state.errors);
  }
}

TEST(Damage, IsAnErrorWhereNothingCanBeLeftOut) {
  struct {
    const char *mlir, *error;
  } cases[] = {
      {"llvm.func @f() -> i32 {\n %0 = llvmx.constant([\"expr\", \"add\", i32, "
       "0 : i64, 1 : i32, 1 : i64]) : i32\n llvm.return %0 : i32\n}",
       "not a constant of the op's type"},
      {"llvm.func @f() -> i32 {\n %0 = llvmx.constant([\"zero\", !llvm.void]) "
       ": "
       "i32\n llvm.return %0 : i32\n}",
       "not a constant of the op's type"},
      {"llvm.func @f() attributes {llvmx.prefix_data = [\"data\", i32, "
       "\"ab\"]} {\n llvm.return\n}",
       "llvmx.prefix_data is no constant"},
      {"llvm.func @f() {\n llvm.call_intrinsic \"llvm.nonsense\"() : () -> "
       "()\n "
       "llvm.return\n}",
       "there is no intrinsic"},
      // What two symbols are called, what has no translation, and what does not
      // belong.
      {"llvm.func @f()\nllvm.func @g() attributes {llvmx.symbol_name = \"f\"}",
       "the name 'f' belongs to another symbol; rename one of them"},
      {"module {\n module @nested {\n}\n}", "cannot be exported at the top"},
      {"llvm.func @f(%a: i32) {\n %0 = builtin.unrealized_conversion_cast %a : "
       "i32 to f32\n llvm.return\n}",
       "cannot be exported to LLVM IR"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(entry.mlir);
    Exported exported(entry.mlir);
    EXPECT_TRUE(exported.fails(entry.error))
        << testing::PrintToString(exported.state.errors) << exported.ir;
  }
}

TEST(Damage, UnregisteredOpsAreErrors) {
  MLIRState state;
  state.context.allowUnregisteredDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "llvm.func @f() {\n \"foo.bar\"() : () -> ()\n llvm.return\n}",
      &state.context);
  ASSERT_TRUE(module);
  llvm::LLVMContext context;
  EXPECT_FALSE(exportModule(*module, context));
  ASSERT_EQ(state.errors.size(), 1u);
  EXPECT_NE(state.errors[0].find("'foo.bar' op cannot be exported"),
            std::string::npos)
      << state.errors[0];
}
