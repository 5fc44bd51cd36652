// Tests which modules below a path are found, and in what order.

#include "TemporaryDirectory.h"
#include "palindrome/Verify.h"

using namespace palindrome;

static std::string findingErrorOf(std::vector<std::string> paths) {
  auto found = findModules(paths);
  return found ? "none" : llvm::toString(found.takeError());
}

TEST(FindModules, SortedAndByEnding) {
  TemporaryDirectory dir;
  for (const char *name : {"b.ll", "a.bc", "sub/deep/d.mlir", "sub/c.mlirbc",
                           "x.txt", "y.ll.bak", "ll", "sub/z.c"})
    dir.write(name, "");
  dir.write("dir.ll/e.ll", "");
  auto found = findModules({dir.path("")});
  ASSERT_TRUE(bool(found));
  std::vector<std::string> expected;
  for (const char *name :
       {"a.bc", "b.ll", "dir.ll/e.ll", "sub/c.mlirbc", "sub/deep/d.mlir"})
    expected.push_back(dir.path(name));
  EXPECT_EQ(*found, expected);
}

TEST(FindModules, FilesStayInTheOrderGiven) {
  TemporaryDirectory dir;
  std::string b = dir.write("b.ll", ""), a = dir.write("a.ll", "");
  std::string odd = dir.write("named-otherwise", "");
  std::vector<std::string> given = {b, odd, a, "-"};
  auto found = findModules(given);
  ASSERT_TRUE(bool(found));
  EXPECT_EQ(*found, given);

  // By whatever name.
  auto repeated = findModules({b, odd, b, a, dir.path("./b.ll"), "-", "-"});
  ASSERT_TRUE(bool(repeated));
  EXPECT_EQ(*repeated, given);
}

TEST(FindModules, Errors) {
  TemporaryDirectory dir;
  dir.write("a.txt", "");
  EXPECT_EQ(findingErrorOf({dir.path("none")}),
            dir.path("none") +
                ": error: cannot read: No such file or directory");
  EXPECT_EQ(findingErrorOf({dir.path("")}),
            dir.path("") + ": error: no .ll, .bc, .mlir or .mlirbc file below");
}
