// Files that record something, under limits.

#include "verify/base/io/Record.h"
#include "llvm/Support/FileSystem.h"
#include <gtest/gtest.h>

using namespace palindrome;

static std::string problemOf(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseRecord(text);
  return value ? "" : llvm::toString(value.takeError());
}

TEST(Records, AreNotNestedTooDeeply) {
  auto nested = [](size_t levels, std::string open, std::string close) {
    std::string text;
    for (size_t i = 0; i != levels; ++i)
      text += open;
    text += "1";
    for (size_t i = 0; i != levels; ++i)
      text += close;
    return text;
  };
  EXPECT_EQ(problemOf(nested(256, "[", "]")), "");
  EXPECT_EQ(problemOf(nested(256, "{\"a\":", "}")), "");
  const std::string tooDeep =
      "arrays and objects are nested in more than 256 levels";
  EXPECT_EQ(problemOf(nested(257, "[", "]")), tooDeep);
  EXPECT_EQ(problemOf(nested(257, "{\"a\":", "}")), tooDeep);
  EXPECT_EQ(problemOf(std::string(1000000, '[')), tooDeep);
  // Brackets that close nothing do not make up for others.
  EXPECT_EQ(problemOf("]]]]" + std::string(257, '[')), tooDeep);
  // Those in strings nest nothing.
  EXPECT_EQ(problemOf("[\"" + std::string(1000, '[') + "\"]"), "");
  EXPECT_EQ(problemOf("[\"\\\"" + std::string(1000, '[') + "\\\\\"]"), "");
  EXPECT_EQ(problemOf("[\"\\\\\"," + std::string(257, '[')), tooDeep);
  EXPECT_NE(problemOf("["), "");
  EXPECT_NE(problemOf("\""), "");
}

TEST(Records, AreReadUpToALimit) {
  llvm::SmallString<64> path;
  int file;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("record", "", file, path));
  ASSERT_FALSE(llvm::sys::fs::resize_file(file, (2 << 20) + 1));
  ASSERT_FALSE(llvm::sys::fs::closeFile(file));
  auto problemOfReading = [](llvm::StringRef path, uint64_t most) {
    auto read = readRecord(path, most);
    return read ? "" : llvm::toString(read.takeError());
  };
  EXPECT_EQ(problemOfReading(path, 3 << 20), "");
  EXPECT_EQ(problemOfReading(path, 2 << 20),
            "cannot read: it has more than 2 MB");
  EXPECT_EQ(problemOfReading("/dev/zero", 1 << 20),
            "a device without an end; expected a file, a folder or a pipe");
  EXPECT_EQ(problemOfReading("/dev/null", 1 << 20), "");
  ASSERT_FALSE(llvm::sys::fs::remove(path));
  EXPECT_EQ(problemOfReading(path, 1),
            "cannot read: No such file or directory");
}
