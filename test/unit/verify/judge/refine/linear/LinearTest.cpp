// Questions that linear arithmetic answers, and those that differ from them by
// little, of which the answer is no.

#include "verify/judge/refine/linear/Linear.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/replay/Glance.h"

namespace palindrome::refine {
namespace {

/// Two functions of integers: what the source branches on, one condition a
/// line, and what the target returns where the source returns true.
std::string question(const std::string &facts, const std::string &claim) {
  std::string source;
  unsigned number = 0;
  std::istringstream lines(facts);
  for (std::string line; std::getline(lines, line);) {
    source += line + "\n";
    size_t name = line.find("%c");
    if (name == std::string::npos)
      continue;
    std::string next = "n" + std::to_string(number++);
    source += "br i1 " + line.substr(name, line.find(' ', name) - name) +
              ", label %" + next + ", label %never\n" + next + ":\n";
  }
  if (number != 0)
    source += "ret i1 true\nnever:\nunreachable\n";
  else
    source += "ret i1 true\n";
  const char *const arguments =
      "(i64 %a, i64 %b, i32 %i, i32 range(i32 0, 100) %r)";
  return "define i1 @src" + std::string(arguments) + "{\n" + source +
         "}\ndefine i1 @tgt" + arguments + "{\n" + claim + "ret i1 %q\n}\n" +
         "declare i32 @llvm.umax.i32(i32, i32)\n"
         "declare i64 @llvm.umax.i64(i64, i64)\n";
}

bool follows(const std::string &facts, const std::string &claim) {
  Two two(question(facts, claim));
  return answerLinearly(two.source(), two.target()).isShown;
}

/// Whether the claim does not follow, and an input says so.
bool isRefuted(const std::string &facts, const std::string &claim) {
  Two two(question(facts, claim));
  LinearAnswer answer = answerLinearly(two.source(), two.target());
  RefineOptions options;
  options.undefInputs = false;
  return !answer.isShown && replay::differsAtAGlance(two.source(), two.target(),
                                                     options, answer.likely);
}

const char *const next = "%j = add nsw i64 %a, 1\n";

TEST(Linear, OrdersImplyOrders) {
  const std::string less = next + std::string("%c = icmp slt i64 %j, %b\n");
  EXPECT_TRUE(follows(less, next + std::string("%q = icmp ne i64 %j, %b\n")));
  EXPECT_TRUE(follows(less, "%q = icmp slt i64 %a, %b\n"));
  EXPECT_TRUE(isRefuted(less, "%q = icmp ult i64 %a, %b\n"));
  EXPECT_TRUE(isRefuted(less, "%k = add i64 %a, 2\n"
                              "%q = icmp slt i64 %k, %b\n"));
  EXPECT_TRUE(
      isRefuted("%c = icmp sle i64 %a, %b\n", "%q = icmp slt i64 %a, %b\n"));
}

// What the source does not use may be poison.
TEST(Linear, OperandsAreDefined) {
  EXPECT_TRUE(isRefuted("", "%q = icmp eq i64 %a, %a\n"));
  EXPECT_TRUE(follows("%c = icmp ne i64 %a, 0\n", "%q = icmp eq i64 %a, %a\n"));
}

TEST(Linear, FlagsHold) {
  const std::string claim = "%k = add nsw i64 %a, 1\n"
                            "%q = icmp sgt i64 %k, %a\n";
  EXPECT_TRUE(follows("%c = icmp slt i64 %a, %b\n", claim));
  EXPECT_TRUE(isRefuted("%c = icmp sle i64 %a, %b\n", claim));
  EXPECT_TRUE(follows("%c = icmp ult i64 %a, %b\n",
                      "%k = add nuw i64 %a, 1\n"
                      "%q = icmp ugt i64 %k, %a\n"));
  EXPECT_TRUE(isRefuted("%c = icmp ult i64 %a, %b\n",
                        "%k = add nuw i64 %a, 2\n"
                        "%q = icmp ugt i64 %k, %a\n"));
}

// A flag of the source holds where the source branches on what has it.
TEST(Linear, FlagsOfTheSourceAreFacts) {
  const std::string claim = "%k = add nsw i64 %a, %b\n"
                            "%q = icmp eq i64 %k, %k\n";
  EXPECT_TRUE(
      follows("%k = add nsw i64 %a, %b\n%c = icmp ne i64 %k, 0\n", claim));
  EXPECT_FALSE(
      follows("%k = add nuw i64 %a, %b\n%c = icmp ne i64 %k, 0\n", claim));
}

TEST(Linear, WidthsAndSigns) {
  const std::string wide = "%w = zext i32 %i to i64\n";
  EXPECT_TRUE(
      follows("%c = icmp ne i32 %i, 0\n", wide + "%q = icmp sgt i64 %w, 0\n"));
  EXPECT_TRUE(isRefuted("%c = icmp ne i32 %i, 1\n",
                        wide + "%q = icmp sgt i64 %w, 0\n"));
  EXPECT_TRUE(follows("%c = icmp sgt i32 %i, 5\n",
                      "%w = sext i32 %i to i64\n"
                      "%q = icmp ugt i64 %w, 5\n"));
  EXPECT_TRUE(isRefuted("%c = icmp ugt i32 %i, 5\n",
                        "%w = sext i32 %i to i64\n"
                        "%q = icmp sgt i64 %w, 5\n"));
  EXPECT_TRUE(follows("%c1 = icmp slt i64 %a, %b\n%c2 = icmp sge i64 %a, 0\n",
                      "%q = icmp ult i64 %a, %b\n"));
}

TEST(Linear, RangesOfArguments) {
  EXPECT_TRUE(
      follows("%c = icmp ne i32 %r, 7\n", "%q = icmp ult i32 %r, 100\n"));
  EXPECT_TRUE(
      isRefuted("%c = icmp ne i32 %r, 7\n", "%q = icmp ult i32 %r, 99\n"));
}

TEST(Linear, EqualFromBothSides) {
  const std::string notLess =
      "%l = icmp slt i64 %a, %b\n%c = xor i1 %l, true\n";
  const std::string notGreater =
      "%g = icmp sgt i64 %a, %b\n%c2 = xor i1 %g, true\n";
  EXPECT_TRUE(follows(notLess + notGreater, "%q = icmp eq i64 %a, %b\n"));
  EXPECT_TRUE(isRefuted(notLess, "%q = icmp eq i64 %a, %b\n"));
}

TEST(Linear, SumsOfTwo) {
  const std::string facts = "%d = sub nsw i64 %a, %b\n"
                            "%c = icmp sgt i64 %d, 0\n";
  EXPECT_TRUE(isRefuted("%d = sub i64 %a, %b\n%c = icmp sgt i64 %d, 0\n",
                        "%q = icmp sgt i64 %a, %b\n"));
  EXPECT_TRUE(isRefuted(facts, "%q = icmp sge i64 %b, 0\n"));
  EXPECT_TRUE(follows(facts, "%d = sub i64 %a, %b\n"
                             "%q = icmp sge i64 %d, 1\n"));
}

TEST(Linear, QuotientsRoundDown) {
  const std::string half = "%h = lshr i32 %r, 1\n";
  const std::string fact = "%c = icmp ne i32 %r, 0\n";
  EXPECT_TRUE(follows(fact, half + "%q = icmp ult i32 %h, 50\n"));
  EXPECT_TRUE(isRefuted(fact, half + "%q = icmp ult i32 %h, 49\n"));
  EXPECT_TRUE(isRefuted(fact, half + "%q = icmp ne i32 %h, 0\n"));
}

TEST(Linear, MostOfTwo) {
  const std::string most = "%m = call i32 @llvm.umax.i32(i32 %i, i32 1)\n";
  EXPECT_TRUE(
      follows("%c = icmp ne i32 %i, 0\n", most + "%q = icmp eq i32 %m, %i\n"));
  EXPECT_TRUE(isRefuted("%c = icmp ne i32 %i, 1\n",
                        most + "%q = icmp eq i32 %m, %i\n"));
  EXPECT_TRUE(follows(most + "%c = icmp ne i32 %m, 1\n",
                      most + "%q = icmp ugt i32 %m, 1\n"));
}

// Where one part of a condition is refuted, the other one holds.
TEST(Linear, PartsOfConditions) {
  const std::string facts = "%l = icmp slt i64 %a, 0\n"
                            "%g = icmp sgt i64 %b, 9\n"
                            "%c1 = or i1 %l, %g\n"
                            "%c2 = icmp sgt i64 %a, 4\n";
  EXPECT_TRUE(follows(facts, "%q = icmp sgt i64 %b, 8\n"));
  EXPECT_TRUE(isRefuted(facts, "%q = icmp sgt i64 %b, 10\n"));
}

// Whether two conditions are the same is asked for each value of one.
TEST(Linear, ConditionsAreCompared) {
  const std::string facts = "%c = icmp sle i64 %a, %b\n";
  EXPECT_TRUE(follows(facts, "%e = icmp eq i64 %a, %b\n"
                             "%g = icmp sge i64 %a, %b\n"
                             "%q = icmp eq i1 %e, %g\n"));
  EXPECT_TRUE(isRefuted(facts, "%e = icmp eq i64 %a, %b\n"
                               "%g = icmp sgt i64 %a, %b\n"
                               "%q = icmp eq i1 %e, %g\n"));
}

TEST(Linear, ContradictionsShowAll) {
  EXPECT_TRUE(follows("%c1 = icmp slt i64 %a, %b\n%c2 = icmp slt i64 %b, %a\n",
                      "%q = icmp eq i32 %i, 3\n"));
}

// `do ... while (++i < n)` is left where %a is n, or 1.
TEST(Linear, KnowsTheGreaterOfTwo) {
  const std::string facts = R"(
%c1 = icmp uge i64 %b, %a
%c2 = icmp sge i64 %b, 1
)";
  const std::string claim = R"(
%m = call i64 @llvm.umax.i64(i64 %a, i64 1)
%q = icmp ule i64 %m, %b
)";
  EXPECT_TRUE(follows(facts, claim));
  EXPECT_FALSE(follows(facts, R"(
%m = call i64 @llvm.umax.i64(i64 %a, i64 2)
%q = icmp ule i64 %m, %b
)"));
  EXPECT_FALSE(follows(facts, R"(
%m = call i64 @llvm.umax.i64(i64 %a, i64 1)
%q = icmp ult i64 %m, %b
)"));
  // With a sign, -1 is less than 1.
  EXPECT_FALSE(follows(R"(
%c1 = icmp sge i64 %b, %a
%c2 = icmp sge i64 %b, 1
)",
                       R"(
%m = call i64 @llvm.umax.i64(i64 %a, i64 1)
%q = icmp sle i64 %m, %b
)"));
}

// The search in lockstep makes a module for each side, and each declares its
// intrinsics.
TEST(Linear, KnowsAnIntrinsicInTwoModules) {
  auto parse = [](const std::string &body, llvm::LLVMContext &context) {
    llvm::SMDiagnostic error;
    auto module = llvm::parseAssemblyString(
        "declare i64 @llvm.umax.i64(i64, i64)\n"
        "define i1 @f(i64 noundef %a, i64 noundef %b) {\n"
        "%m = call i64 @llvm.umax.i64(i64 %a, i64 %b)\n" +
            body + "}\n",
        error, context);
    EXPECT_TRUE(module) << error.getMessage().str();
    return module;
  };
  llvm::LLVMContext context;
  auto source = parse("%c = icmp ult i64 %m, 8\n"
                      "br i1 %c, label %then, label %never\n"
                      "then:\nret i1 true\nnever:\nunreachable\n",
                      context);
  auto isShown = [&](const std::string &claim) {
    auto target = parse(claim + "ret i1 %q\n", context);
    return answerLinearly(*source->getFunction("f"), *target->getFunction("f"))
        .isShown;
  };
  EXPECT_TRUE(isShown("%q = icmp ult i64 %m, 8\n"));
  EXPECT_FALSE(isShown("%q = icmp ult i64 %m, 7\n"));
}

} // namespace
} // namespace palindrome::refine
