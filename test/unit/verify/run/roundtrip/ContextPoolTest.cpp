// Tests which contexts are used again, and that it cannot be seen in results.

#include "verify/run/roundtrip/ContextPool.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "palindrome/Engine.h"
#include "palindrome/Verify.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace {
/// A pool whose contexts can be told from new ones by a mark.
class Pool : public ::testing::Test {
protected:
  Pool() {
    nativeEngine().registerDialects(registry);
    registry.insert<mlir::func::FuncDialect>();
  }
  static void mark(mlir::MLIRContext &context) {
    context.allowUnregisteredDialects();
  }
  static bool isMarked(mlir::MLIRContext &context) {
    return context.allowsUnregisteredDialects();
  }

  mlir::DialectRegistry registry;
  ContextPool pool{nativeEngine(), registry};
};
} // namespace

TEST_F(Pool, HandsOutWhatWasGivenBack) {
  auto context = pool.take();
  EXPECT_FALSE(isMarked(*context));
  EXPECT_TRUE(context->getLoadedDialect("llvm"));
  EXPECT_FALSE(context->isMultithreadingEnabled());
  mark(*context);
  pool.giveBack(std::move(context));
  auto first = pool.take(), second = pool.take();
  EXPECT_TRUE(isMarked(*first));
  EXPECT_FALSE(isMarked(*second));
}

TEST_F(Pool, FreesContextsWithOtherDialects) {
  auto context = pool.take();
  mark(*context);
  context->loadDialect<mlir::func::FuncDialect>();
  pool.giveBack(std::move(context));
  EXPECT_FALSE(isMarked(*pool.take()));
}

TEST_F(Pool, FreesContextsThatServedForLong) {
  unsigned service = 0;
  for (; service < 1000; ++service) {
    auto context = pool.take();
    if (service != 0 && !isMarked(*context))
      break;
    mark(*context);
    pool.giveBack(std::move(context));
  }
  EXPECT_GT(service, 10u);
  EXPECT_LT(service, 1000u);
}

TEST_F(Pool, KeepsStructsOfOneNameApart) {
  auto context = pool.take(ContextPool::StructNames{"s"});
  mark(*context);
  pool.giveBack(std::move(context), {"s"});
  // Another module with a struct of that name, and one of which the names are
  // not known.
  EXPECT_FALSE(isMarked(*pool.take(ContextPool::StructNames{"t", "s"})));
  EXPECT_FALSE(isMarked(*pool.take()));
  context = pool.take(ContextPool::StructNames{"t"});
  EXPECT_TRUE(isMarked(*context));
  // The names of all modules before count.
  pool.giveBack(std::move(context), {"t"});
  EXPECT_FALSE(isMarked(*pool.take(ContextPool::StructNames{"s"})));
  EXPECT_FALSE(isMarked(*pool.take(ContextPool::StructNames{"t"})));
  EXPECT_TRUE(isMarked(*pool.take(ContextPool::StructNames{})));
}

TEST(StructNames, AreKnownOfSmallModulesWithoutNamelessStructs) {
  using Names = std::optional<ContextPool::StructNames>;
  auto namesIn = [](llvm::StringRef text, size_t size) {
    llvm::LLVMContext context;
    Diagnostic error;
    auto module = parseLLVM({text, "a.ll"}, context, error);
    return ContextPool::namesIn(*module, size);
  };
  const ContextPool::StructNames none, s{"s"};
  EXPECT_EQ(namesIn("@a = global { i8, i32 } zeroinitializer", 10),
            Names(none));
  EXPECT_EQ(namesIn("@a = global { i8, i32 } zeroinitializer", 1e6), Names());
  EXPECT_EQ(namesIn("%s = type { i8 }\n@a = external global %s", 10), Names(s));
  EXPECT_EQ(namesIn("%0 = type { i8 }\n@a = external global %0", 10), Names());
  // Types that no value has.
  EXPECT_EQ(namesIn("%s = type { i8 }\ndeclare void @f(ptr byval(%s))", 10),
            Names(s));
  EXPECT_EQ(namesIn("%s = type { i8 }\n"
                    "define ptr @f(ptr %p) {\n"
                    "  %q = getelementptr %s, ptr %p, i64 1\n"
                    "  ret ptr %q\n"
                    "}",
                    10),
            Names(s));
}

/// What `judge` imports from `text`, as MLIR.
static std::string importBy(llvm::StringRef text,
                            llvm::ArrayRef<llvm::StringRef> before) {
  std::string imported;
  JudgeOptions options;
  options.onImported = [&](mlir::ModuleOp module) {
    imported.clear();
    llvm::raw_string_ostream stream(imported);
    printMLIR(module, stream);
  };
  Judge judge(nativeEngine(), options);
  for (llvm::StringRef other : before)
    EXPECT_EQ(judge.judgeBuffer({other, "a.ll"}).verdict, Verdict::Identical);
  FileResult result = judge.judgeBuffer({text, "a.ll"});
  EXPECT_EQ(result.verdict, Verdict::Identical) << result.message;
  return imported;
}

TEST(ContextPool, ResultsDoNotDependOnModulesBefore) {
  const llvm::StringRef modules[] = {
      "%s = type { i8 }\n@a = global %s zeroinitializer\n",
      "%s = type { i16 }\n@a = global %s zeroinitializer\n",
      "%t = type { %s }\n%s = type { i32 }\n@a = external global %t\n",
      "%0 = type { i16 }\n@a = global %0 zeroinitializer\n",
      "%unnamed = type { i32 }\n@a = global %unnamed zeroinitializer\n",
      "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n",
      "define i32 @f(i32 %x) !dbg !3 {\n"
      "  %y = add i32 %x, 1, !dbg !4\n"
      "  ret i32 %y\n"
      "}\n"
      "!llvm.dbg.cu = !{!0}\n"
      "!llvm.module.flags = !{!2}\n"
      "!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n"
      "!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
      "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
      "!3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, unit: !0, "
      "spFlags: DISPFlagDefinition)\n"
      "!4 = !DILocation(line: 1, column: 1, scope: !3)\n",
  };
  for (llvm::StringRef module : modules) {
    std::string alone = importBy(module, {});
    EXPECT_EQ(alone, importBy(module, modules));
    EXPECT_EQ(alone, importBy(module, {module, module, module}));
  }
}
