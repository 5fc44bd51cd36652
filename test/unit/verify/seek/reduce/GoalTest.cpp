// What is kept: goals, answers and classes of messages.

#include "verify/seek/reduce/Goal.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::reduce;

TEST(GoalTest, IsParsed) {
  std::optional<Goal> goal = Goal::parse("different:inst-flags");
  ASSERT_TRUE(goal);
  EXPECT_EQ(goal->verdict, Verdict::Different);
  EXPECT_EQ(goal->className, "inst-flags");
  EXPECT_EQ(goal->str(), "different:inst-flags");
  goal = Goal::parse("crash");
  ASSERT_TRUE(goal);
  EXPECT_EQ(goal->verdict, Verdict::Crash);
  EXPECT_EQ(goal->str(), "crash");
  EXPECT_FALSE(Goal::parse("explosion"));
  EXPECT_FALSE(Goal::parse(""));
}

TEST(GoalTest, IsShownByItsVerdictAndClass) {
  Answer answer{Verdict::Different, {"inst-flags", "metadata:tbaa"}, ""};
  EXPECT_TRUE((Goal{Verdict::Different, ""}.isShownBy(answer)));
  EXPECT_TRUE((Goal{Verdict::Different, "metadata:tbaa"}.isShownBy(answer)));
  EXPECT_FALSE((Goal{Verdict::Different, "inst-opcode"}.isShownBy(answer)));
  EXPECT_FALSE((Goal{Verdict::Crash, ""}.isShownBy(answer)));
}

TEST(GoalTest, TheClassMayBeAWholeMessage) {
  Answer answer{Verdict::Invalid,
                {messageClass("3:4: 'llvm.add' op operand #1 is of i32")},
                ""};
  EXPECT_TRUE((Goal{Verdict::Invalid, "9:1: 'llvm.add' op operand #0 is of i32"}
                   .isShownBy(answer)));
  EXPECT_FALSE(
      (Goal{Verdict::Invalid, "9:1: 'llvm.sub' op operand #0 is of i32"}
           .isShownBy(answer)));
}

TEST(GoalTest, AnswersSurviveTheWayToTheParent) {
  Answer answer{Verdict::Invalid, {"a \"class\"", "another"}, "a\tmessage"};
  std::optional<Answer> parsed = parseAnswer(formatAnswer(answer));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->verdict, answer.verdict);
  EXPECT_EQ(parsed->classes, answer.classes);
  EXPECT_EQ(parsed->message, answer.message);
  EXPECT_FALSE(parseAnswer("{}"));
  EXPECT_FALSE(parseAnswer("not JSON"));
}

TEST(GoalTest, ADeathIsAnAnswer) {
  Answer answer = answerOf({JobOutcome::Kind::Crashed, "SIGSEGV in import"});
  EXPECT_EQ(answer.verdict, Verdict::Crash);
  EXPECT_EQ(answer.message, "SIGSEGV in import");
  EXPECT_EQ(answer.classes.size(), 1u);
  EXPECT_EQ(answerOf({JobOutcome::Kind::OutOfMemory, "out of memory"}).verdict,
            Verdict::Crash);
  EXPECT_EQ(answerOf({JobOutcome::Kind::TimedOut, "no result"}).verdict,
            Verdict::Timeout);
}

TEST(GoalTest, KeepsTheCauseOfAFinding) {
  auto str = [](llvm::StringRef cause) {
    std::optional<Goal> goal = Goal::ofCause(cause);
    return goal ? goal->str() : "none";
  };
  EXPECT_EQ(str("different: metadata:tbaa"), "different:metadata:tbaa");
  EXPECT_EQ(str("mlir different: attr"), "different:mlir attr");
  EXPECT_EQ(str("crash: SIGSEGV in import at f < g"),
            "crash:SIGSEGV in import at f < g");
  EXPECT_EQ(str("memory: out of memory in import"),
            "crash:memory: out of memory in import");
  EXPECT_EQ(str("not refined: @f: the results differ"), "different");
  EXPECT_EQ(str("nothing of the kind"), "none");
  // It is what a worker's death is taken for.
  JobOutcome outcome{JobOutcome::Kind::OutOfMemory, "out of memory in import"};
  EXPECT_TRUE(Goal::ofCause("memory: out of memory in import")
                  ->isShownBy(answerOf(outcome)));
}
