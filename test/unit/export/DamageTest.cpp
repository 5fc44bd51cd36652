// Damaged and stale carried entries: the export always verifies or reports an
// error, and warns of each entry that it drops.

#include "Damage.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "test/unit/translate/Support.h"
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
      continue; // The importer rejects it.
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
  // Most damage must cost only the entry that was damaged.
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
      // A TBAA type whose name is null, which LLVM's verifier looks at.
      {"module attributes {llvmx.metadata = [#llvm.di_basic_type<tag = "
       "DW_TAG_base_type, name = \"int\", sizeInBits = 32>, "
       "[\"DITemplateTypeParameter\", array<i64: -1, 0, 0>], \"int\", "
       "\"root\", array<i32: 3>, array<i32: 2, 4>, [\"value\", 0 : i64], "
       "array<i32: 1, 5, 6>]} {\n llvm.func @f(%p: !llvm.ptr) {\n %0 = "
       "llvm.load %p {llvmx.md.tbaa = 7 : i32} : !llvm.ptr -> i32\n "
       "llvm.return\n}\n}",
       "llvmx.md.tbaa is dropped: the node is not of its class"},
      {"module attributes {llvmx.metadata = [\"s\", [\"DILocation\", "
       "array<i64: 1, 1, 0, -1, 0, 0, 0>]]} {}",
       "llvmx.metadata[1] is dropped: its operand 0 is no node that may stand "
       "there"},
      {"module attributes {llvmx.metadata = [[\"DINothing\", array<i64>]]} "
       "{}",
       "there is no metadata class 'DINothing'"},
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
      {"module attributes {llvmx.metadata = [[\"value\", 1 : i32], \"CG "
       "Profile\", array<i32: 0, 1, 0>], llvmx.named_metadata = "
       "[[\"llvm.module.flags\", array<i32: 2>]]} {}",
       "!llvm.module.flags cannot list node 2"},
      {"module attributes {llvmx.metadata = [[\"value\", 1 : i32], "
       "\"wchar_size\", array<i32: 0, 1, 1>], llvmx.named_metadata = "
       "[[\"llvm.module.flags\", array<i32: 2>]]} {}",
       "!llvm.module.flags cannot list node 2"},
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
      // A value with this number is nowhere, and the operand stands for none.
      {"#file = #llvm.di_file<\"a.c\" in \"\">\n"
       "#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
       "DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>\n"
       "#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, "
       "scope = #file, name = \"f\", file = #file, subprogramFlags = "
       "Definition>\n"
       "#var = #llvm.di_local_variable<scope = #sub, name = \"v\">\n"
       "#loc = loc(fused<#sub>[\"a.c\":1:2])\n"
       "module attributes {llvmx.metadata = [#var, array<i64>, #loc]} {\n"
       " llvm.func @f(%a: i32) {\n llvm.call_intrinsic "
       "\"llvm.dbg.value\"(%a) {llvmx.debug_record = array<i32: 0, 1, 2, -9>} "
       ": (i32) -> ()\n llvm.return\n} loc(#loc)\n}",
       "llvmx.debug_record is dropped: it does not fit its operands"},
      {"llvm.func @llvm.coro.end(!llvm.ptr, i8, !llvm.token)\n"
       "llvm.func @f(%p: !llvm.ptr) {\n %0 = llvm.mlir.constant(false) : i1\n "
       "%1 = llvm.mlir.none : !llvm.token\n llvm.intr.coro.end %p, %0, %1 : "
       "(!llvm.ptr, i1, !llvm.token) -> !llvm.void\n llvm.return\n}",
       "@llvm.coro.end is dropped: its type is not that of the intrinsic"},
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
      {"llvm.func @f() -> i32 {\n %0 = \"llvmx.constant\"() <{code = "
       "[\"expr\", "
       "\"add\", i32, 0 : i64, 1 : i32, 1 : i64]}> : () -> i32\n llvm.return "
       "%0 : i32\n}",
       "not a constant of the op's type"},
      {"llvm.func @f() -> i32 {\n %0 = \"llvmx.constant\"() <{code = "
       "[\"zero\", "
       "!llvm.void]}> : () -> i32\n llvm.return %0 : i32\n}",
       "not a constant of the op's type"},
      {"llvm.func @f() attributes {llvmx.prefix_data = [\"data\", i32, "
       "\"ab\"]} {\n llvm.return\n}",
       "llvmx.prefix_data is no constant"},
      {"llvm.func @f() {\n llvm.call_intrinsic \"llvm.nonsense\"() : () -> "
       "()\n "
       "llvm.return\n}",
       "could not find LLVM intrinsic: \"llvm.nonsense\""},
      {"llvm.func @g()\nllvm.func @llvm.experimental.gc.statepoint.p0(i64, "
       "i32, !llvm.ptr, i32, i32, ...) -> !llvm.token\n"
       "llvm.func @f() attributes {garbageCollector = "
       "\"statepoint-example\"} {\n %0 = llvm.mlir.constant(0 : i64) : "
       "i64\n %1 = llvm.mlir.constant(0 : i32) : i32\n %2 = "
       "llvm.mlir.addressof @g : !llvm.ptr\n %3 = llvm.call_intrinsic "
       "\"llvm.experimental.gc.statepoint.p0\"(%0, %1, %2, %1, %1, %1, %1) "
       "{llvmx.arg_attrs = [{}, {}, {llvm.elementtype = i8}]} : (i64, i32, "
       "!llvm.ptr, i32, i32, i32, i32) -> !llvm.token\n llvm.return\n}",
       "its argument 2 has no llvm.elementtype that is a function's"},
      // Equal names of symbols, ops without a translation, and ops at a wrong
      // place.
      {"llvm.func @f()\nllvm.func @g() attributes {llvmx.symbol_name = \"f\"}",
       "the name 'f' belongs to another symbol; rename one of them"},
      {"module {\n module @nested {\n}\n}", "has no translation to LLVM IR"},
      {"llvm.func @f(i0)", "cannot export type"},
      {"llvm.func @llvm.coro.end(!llvm.ptr, i8, !llvm.token)\n"
       "llvm.func @f(%p: !llvm.ptr, %n: i8) {\n %0 = llvm.mlir.constant(false) "
       ": i1\n %1 = llvm.mlir.none : !llvm.token\n llvm.intr.coro.end %p, %0, "
       "%1 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void\n llvm.call "
       "@llvm.coro.end(%p, %n, %1) : (!llvm.ptr, i8, !llvm.token) -> ()\n "
       "llvm.return\n}",
       "its type is not that of the intrinsic, which is used"},
      {"llvm.func @f(%a: i32) {\n %0 = builtin.unrealized_conversion_cast %a : "
       "i32 to f32\n llvm.return\n}",
       "is something else in LLVM IR than its operands"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(entry.mlir);
    Exported exported(entry.mlir);
    EXPECT_TRUE(exported.fails(entry.error))
        << testing::PrintToString(exported.state.errors) << exported.ir;
  }
}

/// Bounds that LLVM's verifier rejects, as they are carried.
TEST(Damage, OfRangesIsNamed) {
  struct {
    const char *bounds, *user, *warning;
  } cases[] = {
      {"4 : i8, 8 : i8, 6 : i8, 9 : i8", "range", "its ranges overlap"},
      {"4 : i8, 8 : i8, 8 : i8, 9 : i8", "range", "its ranges are contiguous"},
      {"6 : i8, 9 : i8, 2 : i8, 4 : i8", "range",
       "its ranges are not in order"},
      {"0 : i8, 3 : i8, 5 : i8, 6 : i8, 8 : i8, 1 : i8", "range",
       "its ranges overlap"},
      {"4 : i8, 4 : i8", "range", "a range is empty"},
      {"-1 : i8, -1 : i8", "range", "a range is empty"},
      {"4 : i8", "range", "it lists no pairs of bounds"},
      {"4 : i32, 5 : i32", "range", "its bounds are no integers of the type"},
      {"4 : i32, 6 : i32, 256 : i32, 5 : i32", "noalias.addrspace",
       "its ranges overlap"},
      {"4 : i8, 5 : i8", "noalias.addrspace",
       "its bounds are no integers of the type"},
      {"0 : i64, 0 : i64", "absolute_symbol", "a range is empty"},
      {"4 : i32, 5 : i32", "absolute_symbol",
       "its bounds are no integers of the type"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(std::string(entry.user) + " " + entry.bounds);
    llvm::StringRef user = entry.user;
    std::string values, numbers;
    unsigned count = 0;
    for (llvm::StringRef bound : llvm::split(entry.bounds, ", ")) {
      values += "[\"value\", " + bound.str() + "], ";
      numbers += (count ? ", " : "") + std::to_string(count);
      ++count;
    }
    std::string node = std::to_string(count) + " : i32";
    std::string code = "module attributes {llvmx.metadata = [" + values +
                       "array<i32: " + numbers + ">]} {\n";
    if (user == "absolute_symbol")
      code += "llvm.mlir.global external @x() {llvmx.attachments = [[\"" +
              user.str() + "\", " + node + "]]} : i8\n}";
    else
      code += "llvm.func @f(%p: !llvm.ptr) {\n %0 = llvm.load %p {llvmx.md." +
              user.str() + " = " + node +
              "} : !llvm.ptr -> i8\n llvm.return\n}\n}";
    Exported exported(code.c_str());
    EXPECT_TRUE(exported.warns(entry.warning))
        << testing::PrintToString(exported.state.warnings);
    EXPECT_TRUE(exported.isExported)
        << testing::PrintToString(exported.state.errors);
  }
}

/// Damaged ops of llvmx in a function of a pointer, an integer and a vector,
/// with the errors.
TEST(Damage, OfAnInstructionIsNamed) {
  struct {
    const char *op, *error;
  } cases[] = {
      {R"(() <{opcode = "nonsense", details = {}}> : () -> ())",
       "nonsense: there is no such opcode"},
      {R"((%n) <{opcode = "cleanupret", details = {}}> : (i32) -> ())",
       "it ends a block"},
      {R"((%p) <{opcode = "ptrtoaddr", details = {}}> : (!llvm.ptr) -> f32)",
       "does not cast"},
      {R"((%p, %p) <{opcode = "ptrtoaddr", details = {}}> : (!llvm.ptr, !llvm.ptr) -> i64)",
       "it has 2 operands, not 1"},
      {R"((%p) <{opcode = "ptrtoaddr", details = {}}> : (!llvm.ptr) -> !llvm.void)",
       "nothing gives a result of its type"},
      {R"((%p) <{opcode = "load", details = {ordering = 0 : i64}}> : (!llvm.ptr) -> i32)",
       "it has no 'align'"},
      {R"((%p) <{opcode = "load", details = {align = 3 : i64, ordering = 0 : i64}}> : (!llvm.ptr) -> i32)",
       "'align' is no power of two"},
      {R"((%p) <{opcode = "load", details = {align = "4", ordering = 0 : i64}}> : (!llvm.ptr) -> i32)",
       "'align' is of another form"},
      {R"((%p) <{opcode = "load", details = {align = 4 : i64, ordering = 3 : i64}}> : (!llvm.ptr) -> i32)",
       "'ordering' is no ordering"},
      {R"((%p) <{opcode = "load", details = {align = 4 : i64, ordering = -1 : i64}}> : (!llvm.ptr) -> i32)",
       "'ordering' is not between 0 and 7"},
      {R"((%n) <{opcode = "load", details = {align = 4 : i64, ordering = 0 : i64}}> : (i32) -> i32)",
       "operand 0 is no pointer"},
      {R"((%n, %n) <{opcode = "store", details = {align = 4 : i64, ordering = 0 : i64}}> : (i32, i32) -> ())",
       "operand 1 is no pointer"},
      {R"((%p, %n) <{opcode = "atomicrmw", details = {operation = "pow", align = 4 : i64, ordering = 7 : i64}}> : (!llvm.ptr, i32) -> i32)",
       "no 'operation' 'pow'"},
      {R"((%p, %n) <{opcode = "atomicrmw", details = {operation = "add", align = 4 : i64, ordering = 1 : i64}}> : (!llvm.ptr, i32) -> i32)",
       "'ordering' is too weak"},
      {R"((%p, %n, %n) <{opcode = "cmpxchg", details = {align = 4 : i64, ordering = 7 : i64, failure = 5 : i64}}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>)",
       "its orderings are none of a cmpxchg"},
      {R"((%p, %n, %p) <{opcode = "cmpxchg", details = {align = 4 : i64, ordering = 7 : i64, failure = 7 : i64}}> : (!llvm.ptr, i32, !llvm.ptr) -> !llvm.struct<(i32, i1)>)",
       "operands 1 and 2 are of two types"},
      {R"((%n) <{opcode = "alloca", details = {align = 4 : i64}}> : (i32) -> !llvm.ptr)",
       "'type' is no type of LLVM's"},
      {R"((%p, %p) <{opcode = "getelementptr", details = {type = i8, flags = 0 : i64}}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr)",
       "no indices into its 'type'"},
      {R"((%p, %n) <{opcode = "getelementptr", details = {type = i8, flags = 99 : i64}}> : (!llvm.ptr, i32) -> !llvm.ptr)",
       "'flags' is not between 0 and 7"},
      {R"((%v, %v) <{opcode = "shufflevector", details = {mask = array<i32: 9>}}> : (vector<2xi32>, vector<2xi32>) -> vector<1xi32>)",
       "'mask' does not fit"},
      {R"((%p) <{opcode = "landingpad", details = {}}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>)",
       "a clause is not a constant"},
      {R"((%n) <{opcode = "catchpad", details = {}}> : (i32) -> !llvm.token)",
       "its result is of another type"},
      {R"(() <{opcode = "cleanuppad", details = {}}> : () -> !llvm.token)",
       "it is within nothing"},
      {R"((%p) <{opcode = "call", details = {}}> : (!llvm.ptr) -> ())",
       "'type' is no type of LLVM's"},
      {R"((%n) <{opcode = "call", details = {type = !llvm.func<void ()>}}> : (i32) -> ())",
       "it has no callee"},
      {R"((%n, %p) <{opcode = "call", details = {type = !llvm.func<void (i64)>}}> : (i32, !llvm.ptr) -> ())",
       "argument 0 is of another type"},
      {R"((%p) <{opcode = "call", details = {type = !llvm.func<void (i64)>}}> : (!llvm.ptr) -> ())",
       "it has 0 arguments, its type 1"},
      {R"((%n, %p) <{opcode = "call", details = {type = !llvm.func<void ()>, bundles = [["foo", -1]]}}> : (i32, !llvm.ptr) -> ())",
       "'bundles' do not fit its operands"},
      {R"((%p) <{opcode = "call", details = {type = !llvm.func<void ()>, cc = 5000 : i64}}> : (!llvm.ptr) -> ())",
       "'cc' is not between 0 and 1023"},
      {R"((%p) <{opcode = "call", details = {type = !llvm.func<void ()>, tail = 9 : i64}}> : (!llvm.ptr) -> ())",
       "'tail' is not between 0 and 3"},
      {R"((%n) <{opcode = "call", details = {type = !llvm.func<void (i32)>, asm = "", constraints = "=r"}}> : (i32) -> ())",
       "its asm is wrong"},
      {R"((%n, %p) <{opcode = "call", details = {type = !llvm.func<void (i32)>}}> {llvmx.metadata_args = array<i32: 0, 3>} : (i32, !llvm.ptr) -> ())",
       "its llvmx.metadata_args do not fit its operands"},
      {R"((%n, %p) <{opcode = "call", details = {type = !llvm.func<void (i32)>}}> {llvmx.label_args = "x"} : (i32, !llvm.ptr) -> ())",
       "its llvmx.label_args do not fit its operands"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(entry.op);
    llvm::StringRef op = entry.op;
    bool hasResult = !op.ends_with("-> ()");
    Exported exported((llvm::Twine("llvm.func @f(%p: !llvm.ptr, %n: i32, %v: "
                                   "vector<2xi32>) {\n") +
                       (hasResult ? "%0 = " : "") + "\"llvmx.instruction\"" +
                       op + "\nllvm.return\n}")
                          .str());
    EXPECT_TRUE(exported.fails(entry.error))
        << testing::PrintToString(exported.state.errors) << exported.ir;
  }
}

TEST(Damage, OfATerminatorIsNamed) {
  struct {
    const char *op, *error;
  } cases[] = {
      {R"((%n)[^a] <{opcode = "switch", details = {cases = []}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (i32) -> ())",
       ""},
      {R"((%n)[^a] <{opcode = "switch", details = {}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (i32) -> ())",
       "'cases' are not as many as its successors"},
      {R"((%n)[^a, ^a] <{opcode = "switch", details = {cases = [1 : i64]}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0, 0>}> : (i32) -> ())",
       "no integer of the operand's type"},
      {R"((%p)[^a] <{opcode = "switch", details = {cases = []}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (!llvm.ptr) -> ())",
       "its operand is no integer"},
      {R"((%p)[^a] <{opcode = "invoke", details = {type = !llvm.func<void ()>}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (!llvm.ptr) -> ())",
       "it has not two successors"},
      {R"((%p)[^a] <{opcode = "callbr", details = {type = !llvm.func<void ()>, indirect = 0 : i64}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (!llvm.ptr) -> ())",
       "it calls neither an asm nor an intrinsic"},
      {R"(()[^a] <{opcode = "callbr", details = {type = !llvm.func<void ()>, asm = "", constraints = "", indirect = 2 : i64}, operandSegmentSizes = array<i32: 0, 0>, successor_segments = array<i32: 0>}> : () -> ())",
       "its successors are not as many as 'indirect' says"},
      {R"((%n)[^a] <{opcode = "catchret", details = {}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (i32) -> ())",
       "its pad is none that it may have"},
      {R"((%n) <{opcode = "cleanupret", details = {unwind}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32>}> : (i32) -> ())",
       "its successors are not what 'unwind' says"},
      {R"((%p)[^a] <{opcode = "call", details = {type = !llvm.func<void ()>}, operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> : (!llvm.ptr) -> ())",
       "it ends no block"},
  };
  for (const auto &entry : cases) {
    SCOPED_TRACE(entry.op);
    Exported exported((llvm::Twine("llvm.func @f(%p: !llvm.ptr, %n: i32) {\n"
                                   "\"llvmx.terminator\"") +
                       entry.op + "\n^a:\nllvm.return\n}")
                          .str());
    if (llvm::StringRef(entry.error).empty())
      EXPECT_TRUE(exported.isExported)
          << testing::PrintToString(exported.state.errors);
    else
      EXPECT_TRUE(exported.fails(entry.error))
          << testing::PrintToString(exported.state.errors) << exported.ir;
  }
}

TEST(Damage, EntriesThatNothingReadsAreDropped) {
  Exported exported(
      "llvm.func @f(%p: !llvm.ptr) -> i64 {\n"
      "%0 = \"llvmx.instruction\"(%p) <{opcode = \"ptrtoaddr\", details = "
      "{align = 4 : i64}}> "
      ": (!llvm.ptr) -> i64\nllvm.return %0 : i64\n}");
  EXPECT_TRUE(exported.isExported);
  EXPECT_TRUE(exported.warns("'align' of its details is dropped"))
      << testing::PrintToString(exported.state.warnings);
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
  EXPECT_NE(state.errors[0].find("'foo.bar' op has no translation"),
            std::string::npos)
      << state.errors[0];
}
