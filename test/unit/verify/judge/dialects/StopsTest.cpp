// Runs that end before their function returns.

#include "Runs.h"
#include <gtest/gtest.h>

using namespace palindrome::dialects;

TEST(Stops, SayWhy) {
  EXPECT_EQ(run(R"(
    func.func @f(%c: i1) {
      cf.assert %c, "it is so"
      return
    })",
                {"0"}),
            "aborted: the assertion failed: it is so");
  EXPECT_EQ(run(R"(
    func.func private @unknown()
    func.func @f() {
      call @unknown() : () -> ()
      return
    })"),
            "unsupported: @unknown is declared and not defined, and no "
            "function of MLIR's runner libraries");
  EXPECT_EQ(run(R"(
    func.func @f() {
      call @f() : () -> ()
      return
    })"),
            "exhausted: more than 10000 calls are within each other");
  EXPECT_EQ(run(R"(
    func.func @f() {
      cf.br ^a
    ^a:
      cf.br ^a
    })"),
            "exhausted: the program did not end within 10000000 steps");
  EXPECT_EQ(run("func.func @f(%x: i8) { return }", {"256"}),
            "error: argument 1: '256' is no i8");
}
