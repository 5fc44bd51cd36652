// Contents that are compressed by zstd.

#include "verify/base/io/Zstd.h"
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

TEST(Zstd, WhatIsTooLargeIsAnError) {
  std::string compressed = compressZstd(std::string(3 << 20, 'x'));
  auto sizeOf = [&](uint64_t most) -> size_t {
    llvm::Expected<std::string> back = decompressZstd(compressed, most);
    if (back)
      return back->size();
    EXPECT_EQ(llvm::toString(back.takeError()),
              "the input has more than 2 MB; PALINDROME_MAX_INPUT=MB in the "
              "environment raises this limit");
    return 0;
  };
  EXPECT_EQ(sizeOf(UINT64_MAX), size_t(3) << 20);
  EXPECT_EQ(sizeOf(3 << 20), size_t(3) << 20);
  EXPECT_EQ(sizeOf(2 << 20), 0u);
}
