// Contents that are compressed by zstd.

#include "verify/io/Zstd.h"
#include <gtest/gtest.h>

using namespace palindrome;

static std::string roundTrip(const std::string &contents) {
  llvm::Expected<std::string> back = decompressZstd(compressZstd(contents));
  return back ? *back : llvm::toString(back.takeError());
}

TEST(Zstd, GivesBackWhatItGot) {
  for (size_t size : {0, 1, 1000, 131072, 1 << 20}) {
    std::string contents(size, '\0');
    for (size_t i = 0; i != size; ++i)
      contents[i] = char(i * i >> 3);
    EXPECT_EQ(roundTrip(contents), contents);
  }
  EXPECT_TRUE(isZstd(compressZstd("")));
  EXPECT_FALSE(isZstd(""));
  EXPECT_FALSE(isZstd("; ModuleID"));
}

TEST(Zstd, AFileMayHaveSeveralFrames) {
  llvm::Expected<std::string> back =
      decompressZstd(compressZstd("one ") + compressZstd("two"));
  ASSERT_TRUE(bool(back));
  EXPECT_EQ(*back, "one two");
}

TEST(Zstd, DamageIsAnError) {
  std::string compressed = compressZstd("; a module of some length\n");
  auto errorOf = [](const std::string &bytes) {
    llvm::Expected<std::string> back = decompressZstd(bytes);
    return back ? "" : llvm::toString(back.takeError());
  };
  EXPECT_EQ(errorOf(compressed), "");
  for (size_t size = 0; size != compressed.size(); ++size)
    EXPECT_NE(errorOf(compressed.substr(0, size)), "") << size;
  std::string flipped = compressed;
  flipped[compressed.size() / 2] ^= 4;
  EXPECT_NE(errorOf(flipped), "");
  EXPECT_NE(errorOf(compressed + "rest"), "");
}
