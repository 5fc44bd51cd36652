// Tests of guesses at cuts from runs of the interpreter.

#include "verify/refine/simulate/Guess.h"
#include "test/unit/verify/refine/simulate/Support.h"
#include "llvm/ADT/STLExtras.h"

namespace palindrome::refine {
namespace {

/// The block with a name.
const llvm::BasicBlock *blockIn(const llvm::Function &function,
                                llvm::StringRef name) {
  for (const llvm::BasicBlock &block : function)
    if (block.getName() == name)
      return &block;
  return nullptr;
}

/// The guesses at the blocks called "loop", as "x=y" by the values' names.
std::vector<std::string> guesses(Two &two) {
  Cut cut{blockIn(two.source(), "loop"), blockIn(two.target(), "loop")};
  RefineOptions options;
  options.undefInputs = options.poisonInputs = false;
  std::vector<std::string> result;
  for (const auto &pairs :
       guessEqualValues(two.source(), two.target(), cut, options, 5))
    for (const LikelyEqual &pair : pairs)
      result.push_back(
          (pair.source->getName() + "=" + pair.target->getName()).str());
  return result;
}

const char source[] = "define i32 @src(i32 %n, i32 %x) {\n"
                      "entry:\n  br label %loop\n"
                      "loop:\n"
                      "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n"
                      "  %s = phi i32 [ %x, %entry ], [ %t, %loop ]\n"
                      "  %t = add i32 %s, %i\n"
                      "  %j = add i32 %i, 1\n"
                      "  %c = icmp ult i32 %j, 5\n"
                      "  br i1 %c, label %loop, label %exit\n"
                      "exit:\n  ret i32 %t\n}\n";

/// The phis are found whatever their names and their order.
TEST(GuessTest, FindsRenamedPhis) {
  Two two(std::string(source) +
          "define i32 @tgt(i32 %n, i32 %x) {\n"
          "entry:\n  br label %loop\n"
          "loop:\n"
          "  %sum = phi i32 [ %x, %entry ], [ %more, %loop ]\n"
          "  %count = phi i32 [ 0, %entry ], [ %next, %loop ]\n"
          "  %more = add i32 %count, %sum\n"
          "  %next = add i32 %count, 1\n"
          "  %c = icmp ne i32 %next, 5\n"
          "  br i1 %c, label %loop, label %exit\n"
          "exit:\n  ret i32 %more\n}\n");
  std::vector<std::string> found = guesses(two);
  for (const char *expected : {"i=count", "s=sum", "n=n", "x=x"})
    EXPECT_TRUE(llvm::is_contained(found, expected)) << expected;
  for (const char *wrong : {"i=sum", "s=count", "n=x"})
    EXPECT_FALSE(llvm::is_contained(found, wrong)) << wrong;
}

/// A value that differs at one arrival is none.
TEST(GuessTest, LeavesOutWhatDiffers) {
  Two two(std::string(source) + "define i32 @tgt(i32 %n, i32 %x) {\n"
                                "entry:\n  br label %loop\n"
                                "loop:\n"
                                "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n"
                                "  %s = phi i32 [ %x, %entry ], [ %t, %loop ]\n"
                                "  %m = mul i32 %i, 2\n"
                                "  %t = add i32 %s, %m\n"
                                "  %j = add i32 %i, 1\n"
                                "  %c = icmp ult i32 %j, 5\n"
                                "  br i1 %c, label %loop, label %exit\n"
                                "exit:\n  ret i32 %t\n}\n");
  std::vector<std::string> found = guesses(two);
  EXPECT_TRUE(llvm::is_contained(found, "i=i"));
  EXPECT_FALSE(llvm::is_contained(found, "s=s"));
}

} // namespace
} // namespace palindrome::refine
