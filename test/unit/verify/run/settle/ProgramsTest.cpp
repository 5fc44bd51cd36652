// Programs are executed, original and what came back, and what they print is
// compared.

#include "verify/run/settle/Programs.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;

namespace {
class ProgramsTest : public testing::Test {
protected:
  ProgramsTest() {
    options.runs = {" "};
    options.timeoutSeconds = 5;
  }

  /// Settles the module `original` and `back`.
  FileResult settle(const std::string &original, const std::string &back,
                    FileResult result = {}) {
    llvm::LLVMContext one, other;
    if (!result.settled)
      result.verdict = Verdict::Different;
    result.path = "program.ll";
    settle::settleByPrograms(*parseText(one, original), *parseText(other, back),
                             options, result);
    return result;
  }

  /// A program that prints two lines, and returns its number of arguments.
  static std::string printing(llvm::StringRef first, llvm::StringRef second) {
    auto text = [](llvm::StringRef name, llvm::StringRef line) {
      return ("@" + name + " = constant [" + llvm::Twine(line.size() + 1) +
              " x i8] c\"" + line + "\\00\"\n")
          .str();
    };
    return text("first", first) + text("second", second) +
           "declare i32 @puts(ptr)\n"
           "define i32 @main(i32 %c, ptr %v) {\n"
           "  call i32 @puts(ptr @first)\n"
           "  call i32 @puts(ptr @second)\n"
           "  ret i32 %c\n"
           "}\n";
  }
  static std::string calling(llvm::StringRef body) {
    return ("declare i32 @printf(ptr, ...)\n"
            "declare i32 @getpid()\n"
            "declare void @exit(i32)\n"
            "declare void @abort()\n"
            "@format = constant [4 x i8] c\"%p\\0A\\00\"\n"
            "@number = constant [4 x i8] c\"%d\\0A\\00\"\n"
            "define i32 @main(i32 %c, ptr %v) {\n" +
            body + "}\n")
        .str();
  }

  settle::ProgramOptions options;
};
} // namespace

TEST_F(ProgramsTest, TheSameOutputIsTested) {
  options.runs = {" ", "a 'b c'"};
  FileResult result = settle(printing("one", "two"), printing("one", "two"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
  EXPECT_EQ(result.message, "program: no difference in 2 runs");
  ASSERT_TRUE(result.settled && result.settled->size() == 1);
  EXPECT_EQ(result.settled->front().name, "program");
  EXPECT_EQ(result.settled->front().by, "program");
  EXPECT_EQ(result.settled->front().runs, 2u);
}

TEST_F(ProgramsTest, TheFirstLineThatDiffersIsNamed) {
  FileResult result = settle(printing("one", "two"), printing("one", "tow"));
  EXPECT_EQ(result.verdict, Verdict::Different);
  EXPECT_EQ(result.message,
            "program: line 2 of stdout is \"tow\", and was \"two\"");
  EXPECT_EQ(result.settled->front().runs, 0u);
}

TEST_F(ProgramsTest, EndingsAreCompared) {
  FileResult result =
      settle(calling("  ret i32 3\n"), calling("  ret i32 4\n"));
  EXPECT_EQ(result.verdict, Verdict::Different);
  EXPECT_EQ(result.message, "program: it exits with status 4, and the original "
                            "exits with status 3");
  // How a program passes its status on is its own affair.
  result = settle(calling("  ret i32 3\n"),
                  calling("  call void @exit(i32 3)\n  unreachable\n"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
  result = settle(calling("  ret i32 3\n"),
                  calling("  call void @abort()\n  unreachable\n"));
  EXPECT_EQ(result.verdict, Verdict::Different);
  // That it aborts may be what a program is for.
  result = settle(calling("  call void @abort()\n  unreachable\n"),
                  calling("  call void @abort()\n  unreachable\n"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
}

TEST_F(ProgramsTest, ArgumentsAndInputArePassed) {
  std::string source = "declare i32 @getchar()\n"
                       "define i32 @main(i32 %c, ptr %v) {\n"
                       "  %g = call i32 @getchar()\n"
                       "  %s = add i32 %g, %c\n"
                       "  ret i32 %s\n"
                       "}\n";
  std::string target = source;
  target.replace(target.find("add i32 %g, %c"), 14, "add i32 %g, 3 ");
  options.runs = {"a b"};
  EXPECT_EQ(settle(source, target).verdict, Verdict::Tested);
  options.runs = {"a"};
  EXPECT_EQ(settle(source, target).verdict, Verdict::Different);
  // The end of /dev/null is -1, and of no other file its first byte.
  options.inputPath = "/proc/self/status";
  EXPECT_EQ(settle(source, target).message,
            "program: it exits with status 81, and the original exits with "
            "status 80");
  options.inputPath = "/no/such/file";
  EXPECT_EQ(settle(source, target).verdict, Verdict::Unknown);
}

// A program that prints what changes from run to run shows nothing.
TEST_F(ProgramsTest, WhatIsNotDeterministicIsUnknown) {
  std::string process = calling("  %p = call i32 @getpid()\n"
                                "  call i32 @printf(ptr @number, i32 %p)\n"
                                "  ret i32 0\n");
  FileResult result = settle(process, process);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_TRUE(llvm::StringRef(result.message)
                  .starts_with("program: two runs of the original differ: line "
                               "1 of stdout is "))
      << result.message;
  // Addresses differ as well, of the stack and of functions.
  for (std::string address : {"%a", "@main", "@number"}) {
    std::string source =
        calling("  %a = alloca i32\n  call i32 @printf(ptr @format, ptr " +
                address + ")\n  ret i32 0\n");
    std::string target = calling("  %b = alloca [99 x i32]\n  %a = alloca i32\n"
                                 "  store volatile i32 0, ptr %a\n"
                                 "  call i32 @printf(ptr @format, ptr " +
                                 address + ")\n  ret i32 0\n");
    result = settle(source, target);
    EXPECT_NE(result.verdict, Verdict::Different)
        << address << ": " << result.message;
  }
}

TEST_F(ProgramsTest, WhatDoesNotEndOrFaultsIsUnknown) {
  std::string hang =
      "define i32 @main() {\n  br label %x\nx:\n  br label %x\n}";
  options.timeoutSeconds = 0.3;
  FileResult result = settle(hang, hang);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_EQ(result.message,
            "program: the original does not end within the limit of time");
  options.timeoutSeconds = 5;
  std::string fault =
      calling("  %w = load volatile i32, ptr null\n  ret i32 %w\n");
  result = settle(fault, fault);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_TRUE(llvm::StringRef(result.message)
                  .starts_with("program: the original dies by SIGSEGV"))
      << result.message;
  // A hang of what came back alone is no proof of one.
  options.timeoutSeconds = 0.3;
  result = settle(calling("  ret i32 0\n"), hang);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
}

TEST_F(ProgramsTest, WhatCannotStartIsUnknownUnlessTheOriginalCan) {
  std::string missing =
      "declare void @no_such_function()\n"
      "define i32 @main() {\n  call void @no_such_function()\n  ret i32 0\n}";
  FileResult result = settle(missing, missing);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_TRUE(llvm::StringRef(result.message)
                  .starts_with("program: the original cannot start: undefined "
                               "symbol: no_such_function"))
      << result.message;
  result = settle(calling("  ret i32 0\n"), missing);
  EXPECT_EQ(result.verdict, Verdict::Different);
}

TEST_F(ProgramsTest, AModuleWithoutMainIsNotRun) {
  std::string library = "define i32 @f() {\n  ret i32 0\n}";
  FileResult result = settle(library, library);
  EXPECT_EQ(result.verdict, Verdict::Different);
  EXPECT_FALSE(result.settled);
  std::string other = "define double @main(double %x) {\n  ret double %x\n}";
  EXPECT_FALSE(settle(other, other).settled);
}

TEST_F(ProgramsTest, ProofsAreWorthMore) {
  FileResult proved;
  proved.verdict = Verdict::Refined;
  proved.settled.emplace();
  FileResult result = settle(printing("a", "b"), printing("a", "b"), proved);
  EXPECT_EQ(result.verdict, Verdict::Refined);
  EXPECT_EQ(result.message, "");
  EXPECT_EQ(result.settled->size(), 1u);
  result = settle(printing("a", "b"), printing("a", "c"), proved);
  EXPECT_EQ(result.verdict, Verdict::Different);

  FileResult open;
  open.verdict = Verdict::Unknown;
  open.message = "@f: time";
  open.settled.emplace();
  result = settle(printing("a", "b"), printing("a", "b"), open);
  EXPECT_EQ(result.verdict, Verdict::Tested);
  EXPECT_EQ(result.message, "program: no difference in 1 run; @f: time");

  // What was shown to differ stays so, whatever one run prints.
  open.verdict = Verdict::Different;
  result = settle(printing("a", "b"), printing("a", "b"), open);
  EXPECT_EQ(result.verdict, Verdict::Different);
}

TEST_F(ProgramsTest, CommandsAreGivenTheModules) {
  options.runs.clear();
  options.commands = {"grep -c puts {}"};
  FileResult result = settle(printing("a", "b"), printing("a", "b"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
  result = settle(printing("a", "b"), printing("a", "c"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
  // Both are given by the same name, which may be printed.
  options.commands = {"echo {}; cat", "grep @second < {} | tee {}.copy"};
  result = settle(printing("a", "b"), printing("a", "c"));
  EXPECT_EQ(result.verdict, Verdict::Different);
  EXPECT_EQ(result.message,
            "program: grep @second < {} | tee {}.copy: line 1 of stdout is "
            "\"@second = constant [2 x i8] c\\22c\\\\00\\22\", and was "
            "\"@second = constant [2 x i8] c\\22b\\\\00\\22\"");
  options.commands = {"echo $$; : {}"};
  result = settle(printing("a", "b"), printing("a", "b"));
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  // What a command leaves behind ends with it.
  options.commands = {"sleep 1000 & exit 3; : {}"};
  result = settle(printing("a", "b"), printing("a", "b"));
  EXPECT_EQ(result.verdict, Verdict::Tested);
}
