// Tests which functions of a stack become part of a cause.

#include "verify/seek/fuzz/cause/Stack.h"
#include "verify/base/workers/WorkerPool.h"
#include <csignal>
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::fuzz;

TEST(Stack, PlainNamesOfFunctions) {
  EXPECT_EQ(plainFunctionName("main"), "main");
  EXPECT_EQ(plainFunctionName("llvm::Value::getType() const"),
            "llvm::Value::getType");
  EXPECT_EQ(plainFunctionName("void f<int, g(int)>(h<int>)"), "f");
  EXPECT_EQ(plainFunctionName("a::(anonymous namespace)::B<int>::c(d)"),
            "a::(anonymous)::B::c");
  EXPECT_EQ(plainFunctionName("a::B::operator()(int) const"),
            "a::B::operator()");
  EXPECT_EQ(plainFunctionName("a::B::operator<(int) const"), "a::B::operator<");
}

TEST(Stack, TheInnermostFunctionsOfAFault) {
  EXPECT_EQ(characteristicFrames({"a", "b", "c", "d"}, StackKind::Fault),
            "a < b < c");
  EXPECT_EQ(characteristicFrames({"a"}, StackKind::Fault), "a");
  EXPECT_EQ(characteristicFrames({}, StackKind::Fault), "");
}

TEST(Stack, ARecursionIsTheSameWhereverItEnds) {
  std::string once =
      characteristicFrames({"x", "a", "b", "a", "b", "a"}, StackKind::Overflow);
  EXPECT_EQ(once, "a < b");
  EXPECT_EQ(characteristicFrames({"b", "a", "b", "a"}, StackKind::Overflow),
            once);
}

TEST(Stack, TheOutermostFunctionsOfAHang) {
  EXPECT_EQ(characteristicFrames({"x", "y", "c", "b", "a",
                                  "(anonymous)::NativeEngine::importModule",
                                  "(anonymous)::RoundTrip::run", "main"},
                                 StackKind::Limit),
            "c < b < a");
}

/// Exported, so that it has a name where the program is stripped.
extern "C" __attribute__((noinline)) int palindromeTestDies() {
  return raise(SIGSEGV) + 1;
}

TEST(Stack, NamesAreThoseOfTheFunctionsThatRan) {
  std::vector<std::string> names;
  runInWorkers(
      1, {}, [](size_t) { return std::to_string(palindromeTestDies()); },
      [&](size_t, JobOutcome outcome) {
        names = functionNames(outcome.stack);
      });
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(names[0], "palindromeTestDies");
}
