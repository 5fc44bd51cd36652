// Tests the evaluator on pairs for which the answer is known.

#include "test/refine/exhaustive/Evaluator.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

/// "yes" or "no": whether @tgt refines @src, then whether @src refines @tgt.
static std::string judge(const std::string &source, const std::string &target,
                         const std::string &declarations = "") {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(
      declarations + "define i4 @src(i4 %x, i4 %y) {" + source +
          "\n}\ndefine i4 @tgt(i4 %x, i4 %y) {" + target + "\n}",
      error, context);
  if (!module)
    return error.getMessage().str();
  auto word = [&](const char *from, const char *to) -> std::string {
    std::optional<bool> truth = palindrome::exhaustive::refines(
        *module->getFunction(from), *module->getFunction(to));
    return !truth ? "too much" : *truth ? "yes" : "no";
  };
  return word("src", "tgt") + " " + word("tgt", "src");
}

TEST(Evaluator, FreezeIsOneValueAndUndefMany) {
  EXPECT_EQ(judge("ret i4 undef", "%f = freeze i4 undef\nret i4 %f"), "yes no");
  EXPECT_EQ(judge("ret i4 %x", "%f = freeze i4 %x\nret i4 %f"), "yes no");
  EXPECT_EQ(judge("ret i4 poison", "ret i4 undef"), "yes no");
}

TEST(Evaluator, EachUseOfUndefSeesAnother) {
  EXPECT_EQ(judge("%r = xor i4 %x, %x\nret i4 %r", "ret i4 0"), "yes no");
  EXPECT_EQ(
      judge("%r = mul i4 %x, 2\nret i4 %r", "%r = add i4 %x, %x\nret i4 %r"),
      "no yes");
  EXPECT_EQ(judge("%f = freeze i4 %x\n%r = mul i4 %f, 2\nret i4 %r",
                  "%f = freeze i4 %x\n%r = add i4 %f, %f\nret i4 %r"),
            "yes yes");
  // The source has no odd results.
  EXPECT_EQ(judge("%r = mul i4 undef, 2\nret i4 %r", "ret i4 undef"), "no yes");
}

TEST(Evaluator, FlagsArePoison) {
  EXPECT_EQ(judge("%r = add nsw i4 %x, %y\nret i4 %r",
                  "%r = add i4 %x, %y\nret i4 %r"),
            "yes no");
  EXPECT_EQ(judge("%r = shl nuw i4 %x, 1\nret i4 %r",
                  "%r = add nuw i4 %x, %x\nret i4 %r"),
            "yes yes"); // Where %x is undef, both may be poison.
  EXPECT_EQ(judge("%r = lshr exact i4 %x, 4\nret i4 %r", "ret i4 poison"),
            "yes yes");
}

TEST(Evaluator, DivisionIsUndefinedBehaviour) {
  EXPECT_EQ(judge("%d = udiv i4 %x, 0\nret i4 %x", "ret i4 7"), "yes no");
  EXPECT_EQ(judge("%d = udiv i4 1, %y\nret i4 %x", "ret i4 %x"), "yes no");
  EXPECT_EQ(judge("%d = sdiv i4 -8, -1\nret i4 %d", "%d = udiv i4 1, poison\n"
                                                    "ret i4 %d"),
            "yes yes");
}

TEST(Evaluator, FreezingRefines) {
  EXPECT_EQ(judge("%d = sdiv i4 %x, -1\nret i4 %d",
                  "%f = freeze i4 %x\n%d = sdiv i4 %f, -1\nret i4 %d"),
            "yes yes"); // Where %x is undef or poison, both are undefined.
}

TEST(Evaluator, SelectSeesOneArm) {
  EXPECT_EQ(judge("%c = icmp eq i4 %x, %x\n"
                  "%r = select i1 %c, i4 1, i4 poison\nret i4 %r",
                  "ret i4 1"),
            "yes no"); // undef == undef is either.
  EXPECT_EQ(judge("%r = select i1 undef, i4 1, i4 2\nret i4 %r", "ret i4 2"),
            "yes no");
  EXPECT_EQ(judge("%c = trunc i4 %x to i1\n"
                  "%r = select i1 %c, i4 %y, i4 %y\nret i4 %r",
                  "ret i4 %y"),
            "yes no"); // The condition may be poison.
}

TEST(Evaluator, Intrinsics) {
  EXPECT_EQ(judge("%c = call {i4, i1} @llvm.sadd.with.overflow.i4(i4 %x, i4 %y)"
                  "%r = extractvalue {i4, i1} %c, 0\nret i4 %r",
                  "%r = add i4 %x, %y\nret i4 %r",
                  "declare {i4, i1} @llvm.sadd.with.overflow.i4(i4, i4)\n"),
            "yes yes");
  EXPECT_EQ(judge("%r = call i4 @llvm.fshl.i4(i4 %x, i4 %y, i4 4)\nret i4 %r",
                  "ret i4 %x", "declare i4 @llvm.fshl.i4(i4, i4, i4)\n"),
            "yes no"); // %y may be poison.
  EXPECT_EQ(judge("%r = call i4 @llvm.ctlz.i4(i4 0, i1 true)\nret i4 %r",
                  "%r = call i4 @llvm.ctlz.i4(i4 0, i1 false)\nret i4 %r",
                  "declare i4 @llvm.ctlz.i4(i4, i1)\n"),
            "yes no");
}
