// LLVM's passes as the subject of a reduction.

#include "verify/seek/reduce/Subject.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::reduce;

/// The verdict on what `passes` make of the module `text`.
static Verdict judge(const std::string &passes, llvm::StringRef text) {
  llvm::SmallString<128> path;
  int file = -1;
  EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("passes", "ll", file, path));
  llvm::FileRemover remover(path);
  llvm::raw_fd_ostream(file, /*shouldClose=*/true) << text;
  SubjectOptions options;
  options.semantic = true;
  llvm::Expected<std::unique_ptr<Subject>> subject =
      createLLVMPasses(passes, options);
  if (!subject) {
    ADD_FAILURE() << llvm::toString(subject.takeError());
    return Verdict::Unknown;
  }
  return (*subject)->judge(path).verdict;
}

// What instcombine does to @f refines it, and is not equivalent. With optnone
// the pass does not run, as with opt: nothing differs.
TEST(LLVMPassesTest, LeaveOptNoneAlone) {
  std::string body = "{\n  %x = freeze i32 poison\n  ret i32 %x\n}\n";
  EXPECT_EQ(judge("instcombine", "define i32 @f() " + body), Verdict::Refined);
  EXPECT_EQ(judge("instcombine", "define i32 @f() noinline optnone " + body),
            Verdict::Equivalent);
}

TEST(LLVMPassesTest, HaveToParse) {
  llvm::Expected<std::unique_ptr<Subject>> subject =
      createLLVMPasses("no-such-pass", {});
  ASSERT_FALSE(subject);
  EXPECT_EQ(llvm::toString(subject.takeError()),
            "unknown pass name 'no-such-pass'");
}
