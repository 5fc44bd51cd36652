// Tests which files globs leave out.

#include "verify/run/roundtrip/Exclusion.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

static Exclusion make(std::vector<std::string> globs) {
  return llvm::cantFail(Exclusion::create(globs));
}

TEST(Exclusion, NamesPathsAndFolders) {
  Exclusion name = make({"a*.ll"});
  EXPECT_TRUE(name.hasBelow("ab.ll"));
  EXPECT_TRUE(name.hasBelow("deep/er/ab.ll"));
  EXPECT_FALSE(name.hasBelow("deep/b.ll"));

  Exclusion path = make({"deep/b.ll"});
  EXPECT_TRUE(path.hasBelow("deep/b.ll"));
  EXPECT_FALSE(path.hasBelow("other/deep/b.ll"));
  EXPECT_FALSE(path.hasBelow("b.ll"));

  for (const char *glob : {"deep", "deep/", "./deep", "d[a-f]ep", "{x,deep}"}) {
    Exclusion folder = make({glob});
    EXPECT_TRUE(folder.hasBelow("deep/b.ll")) << glob;
    EXPECT_TRUE(folder.hasBelow("very/deep/sub/b.ll")) << glob;
    EXPECT_FALSE(folder.hasBelow("deeper/b.ll")) << glob;
  }
  EXPECT_TRUE(make({"deep"}).hasBelow("sub/deep"));
  EXPECT_FALSE(make({"deep/"}).hasBelow("sub/deep"));
}

TEST(Exclusion, AnyNumberOfFolders) {
  Exclusion exclusion = make({"test/**/x/**/b.ll"});
  EXPECT_TRUE(exclusion.hasBelow("test/x/b.ll"));
  EXPECT_TRUE(exclusion.hasBelow("test/1/x/b.ll"));
  EXPECT_TRUE(exclusion.hasBelow("test/x/2/b.ll"));
  EXPECT_TRUE(exclusion.hasBelow("test/1/2/x/3/b.ll"));
  EXPECT_FALSE(exclusion.hasBelow("test/b.ll"));
  EXPECT_FALSE(exclusion.hasBelow("testx/b.ll"));
  EXPECT_TRUE(make({"**/b.ll"}).hasBelow("b.ll"));
}

TEST(Exclusion, OfANamedFileItsFoldersDoNotCount) {
  Exclusion exclusion = make({"build", "*.bc"});
  EXPECT_FALSE(exclusion.hasNamed("/home/build/a.ll"));
  EXPECT_TRUE(exclusion.hasNamed("/home/build/a.bc"));
  EXPECT_TRUE(exclusion.hasNamed("./build"));
}

TEST(Exclusion, Errors) {
  for (const char *glob : {"[", "", "/", "./"}) {
    llvm::Expected<Exclusion> made = Exclusion::create({glob});
    ASSERT_FALSE(bool(made)) << glob;
    EXPECT_EQ(llvm::toString(made.takeError())
                  .rfind(std::string("--exclude='") + glob + "'", 0),
              0u);
  }
  EXPECT_TRUE(make({}).isEmpty());
  EXPECT_FALSE(make({}).hasBelow("a.ll"));
}
