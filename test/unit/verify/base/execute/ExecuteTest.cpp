// Functions are compiled and called, and it is known how they end.

#include "verify/base/execute/Execute.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <csignal>

using namespace palindrome::execute;

namespace {
llvm::Expected<Program> compileText(const char *text, const char *name,
                                    unsigned level = 0) {
  llvm::orc::ThreadSafeContext context(std::make_unique<llvm::LLVMContext>());
  auto module = context.withContextDo([&](llvm::LLVMContext *context) {
    llvm::SMDiagnostic error;
    return llvm::parseAssemblyString(text, error, *context);
  });
  EXPECT_NE(module, nullptr);
  if (llvm::Error problem = setHostTarget(*module))
    return problem;
  auto signature = Signature::find(*module, name, nullptr);
  if (!signature)
    return signature.takeError();
  CompileOptions options;
  options.optimizationLevel = level;
  return Program::compile(std::move(module), context, std::move(*signature),
                          options);
}

Ending call(const Program &program, llvm::ArrayRef<std::string> texts,
            const RunOptions &options = {}) {
  return llvm::cantFail(program.run(
      llvm::cantFail(program.signature().readArguments(texts, "program")),
      options));
}

TEST(ExecuteTest, RunsDoNotAffectEachOther) {
  for (unsigned level : {0, 1, 2, 3}) {
    Program program = llvm::cantFail(compileText(R"(
      @count = global i32 0
      define i32 @f(i32 %a) {
        %old = load i32, ptr @count
        %new = add i32 %old, %a
        store i32 %new, ptr @count
        ret i32 %new
      })",
                                                 "f", level));
    for (const char *value : {"5", "-6"}) {
      Ending ending = call(program, {value});
      EXPECT_EQ(ending.kind, Ending::Kind::Returned);
      EXPECT_EQ(ending.text, std::string(value) + "\n");
      EXPECT_EQ(ending.status, 0);
    }
  }
}

// Whether the operand is a constant shows what passes have found out before
// the intrinsic is lowered.
TEST(ExecuteTest, DoesNotOptimizeOptNone) {
  const char *text = R"(
    define i1 @optimized() {
      %p = alloca i32
      store i32 5, ptr %p
      %x = load i32, ptr %p
      %known = call i1 @llvm.is.constant.i32(i32 %x)
      ret i1 %known
    }
    define i1 @kept() noinline optnone {
      %p = alloca i32
      store i32 5, ptr %p
      %x = load i32, ptr %p
      %known = call i1 @llvm.is.constant.i32(i32 %x)
      ret i1 %known
    })";
  for (auto [name, known] :
       {std::pair("optimized", "true\n"), std::pair("kept", "false\n")}) {
    Program program = llvm::cantFail(compileText(text, name, /*level=*/2));
    EXPECT_EQ(call(program, {}).text, known) << name;
  }
}

TEST(ExecuteTest, KnowsHowProgramsEnd) {
  const char *text = R"(
    declare void @exit(i32)
    declare void @abort()
    define void @leave(i32 %a) {
      call void @exit(i32 %a)
      unreachable
    }
    define void @give_up() {
      call void @abort()
      unreachable
    }
    define i32 @load(ptr %p) {
      %v = load volatile i32, ptr %p
      ret i32 %v
    }
    define void @hang() {
      br label %again
    again:
      br label %again
    }
    define i32 @main(i32 %c, ptr %v) {
      ret i32 %c
    })";
  Ending left = call(llvm::cantFail(compileText(text, "leave")), {"300"});
  EXPECT_EQ(left.kind, Ending::Kind::Exited);
  EXPECT_EQ(left.status, 300 & 0xff);

  Ending aborted = call(llvm::cantFail(compileText(text, "give_up")), {});
  EXPECT_EQ(aborted.kind, Ending::Kind::Died);
  EXPECT_EQ(aborted.status, SIGABRT);
  EXPECT_EQ(aborted.text, "SIGABRT (Aborted)");

  Ending crashed = call(llvm::cantFail(compileText(text, "load")), {"0x10"});
  EXPECT_EQ(crashed.kind, Ending::Kind::Died);
  EXPECT_EQ(crashed.status, SIGSEGV);
  EXPECT_EQ(crashed.text, "SIGSEGV (invalid access to address 0x10)");

  RunOptions options;
  options.timeoutSeconds = 0.1;
  Ending hung = call(llvm::cantFail(compileText(text, "hang")), {}, options);
  EXPECT_EQ(hung.kind, Ending::Kind::TimedOut);

  Ending ended = call(llvm::cantFail(compileText(text, "main")), {"a", "b"});
  EXPECT_EQ(ended.kind, Ending::Kind::Returned);
  EXPECT_EQ(ended.status, 3);
  EXPECT_EQ(ended.text, "");
}

TEST(ExecuteTest, NamesUndefinedSymbols) {
  auto program = compileText(R"(
    declare void @palindrome_has_no_such_function()
    define void @f() {
      call void @palindrome_has_no_such_function()
      ret void
    })",
                             "f");
  ASSERT_FALSE(program);
  EXPECT_EQ(llvm::toString(program.takeError()),
            "undefined symbol: palindrome_has_no_such_function; name the "
            "library that defines it with --shared-libs");
}

TEST(ExecuteTest, RefusesOtherMachines) {
  auto program = compileText("target triple = \"bpf-unknown-none\" define void "
                             "@f() { ret void }",
                             "f");
  ASSERT_FALSE(program);
  EXPECT_EQ(llvm::toString(program.takeError())
                .find("the module is for bpf-unknown-none, and this machine "),
            0U);
}
} // namespace
