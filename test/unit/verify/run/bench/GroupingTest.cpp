// Tests which group a file belongs to.

#include "verify/run/bench/Grouping.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::bench;

static std::optional<std::string>
groupOf(llvm::StringRef by, llvm::StringRef path, bool hasDebugInfo = false) {
  llvm::Expected<Grouping> grouping = Grouping::parse(by);
  if (!grouping) {
    ADD_FAILURE() << llvm::toString(grouping.takeError());
    return std::nullopt;
  }
  return grouping->groupOf(path, hasDebugInfo);
}

TEST(Grouping, Folder) {
  EXPECT_EQ(groupOf("folder", "REAL/zlib/O2/adler32.bc"), "O2");
  EXPECT_EQ(groupOf("folder", "adler32.bc"), ".");
  EXPECT_EQ(groupOf("folder", "./adler32.bc"), ".");
}

TEST(Grouping, DebugInfo) {
  EXPECT_EQ(groupOf("debug-info", "a.bc", true), "with debug info");
  EXPECT_EQ(groupOf("debug-info", "a.bc", false), "without debug info");
}

TEST(Grouping, Expression) {
  EXPECT_EQ(groupOf("/(O[0-9]g?)/", "zlib/O2g/a.bc"), "O2g");
  EXPECT_EQ(groupOf("^([^/]*)/(.*)$", "zlib/O2g/a.bc"), "zlib");
  EXPECT_EQ(groupOf("/(O[0-9]g?)/", "zlib/LTO/a.bc"), std::nullopt);
}

TEST(Grouping, Errors) {
  for (const char *by : {"folders", "", "zlib/.*", "(", "a(b"})
    EXPECT_EQ(llvm::toString(Grouping::parse(by).takeError())
                  .find("'" + std::string(by) + "'"),
              0U)
        << by;
}
