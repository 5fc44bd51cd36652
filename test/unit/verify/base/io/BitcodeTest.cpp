// Tests where bitcode files, and the modules in them, begin and end.

#include "verify/base/io/Bitcode.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Endian.h"
#include "gtest/gtest.h"

using namespace palindrome;

/// A bitcode file with `count` modules.
static std::string bitcodeOf(unsigned count) {
  llvm::LLVMContext context;
  llvm::SmallVector<char, 0> bytes;
  llvm::BitcodeWriter writer(bytes);
  std::vector<std::unique_ptr<llvm::Module>> modules; // Until the table is out.
  for (unsigned i = 0; i != count; ++i)
    writer.writeModule(*modules.emplace_back(
        std::make_unique<llvm::Module>("m" + std::to_string(i), context)));
  writer.writeSymtab();
  writer.writeStrtab();
  return std::string(bytes.begin(), bytes.end());
}

/// `bitcode` behind the header that some systems put there, and `gap` bytes.
static std::string wrap(const std::string &bitcode, unsigned gap) {
  char header[20];
  uint32_t fields[5] = {0x0B17C0DE, 0, 20 + gap, uint32_t(bitcode.size()), 7};
  for (unsigned i = 0; i != 5; ++i)
    llvm::support::endian::write32le(header + 4 * i, fields[i]);
  return std::string(header, sizeof(header)) + std::string(gap, 'x') + bitcode;
}

static std::vector<unsigned> modulesOf(const std::string &bytes) {
  llvm::Expected<std::vector<BitcodeFile>> files = divideBitcode(bytes);
  std::vector<unsigned> counts;
  if (!files) {
    ADD_FAILURE() << llvm::toString(files.takeError());
    return counts;
  }
  for (const BitcodeFile &file : *files) {
    EXPECT_TRUE(file.bytes.starts_with("BC\xc0\xde"));
    counts.push_back(file.modules);
  }
  return counts;
}

static std::string errorOf(const std::string &bytes) {
  llvm::Expected<std::vector<BitcodeFile>> files = divideBitcode(bytes);
  return files ? "none" : llvm::toString(files.takeError());
}

TEST(Bitcode, OneFile) {
  EXPECT_EQ(modulesOf(bitcodeOf(1)), std::vector<unsigned>{1});
  EXPECT_EQ(modulesOf(bitcodeOf(3)), std::vector<unsigned>{3});
  EXPECT_EQ(countModules(bitcodeOf(3)), 3u);
}

TEST(Bitcode, FilesOneAfterAnother) {
  std::string one = bitcodeOf(1), two = bitcodeOf(2);
  std::vector<unsigned> both = {1, 2};
  EXPECT_EQ(modulesOf(one + two), both);
  EXPECT_EQ(modulesOf(one + std::string(12, '\0') + two + '\0'), both);
  EXPECT_EQ(modulesOf(one + wrap(two, 8)), both);
  EXPECT_EQ(modulesOf(wrap(one, 0) + two), both);
  EXPECT_EQ(countModules(one + two), 3u);
}

TEST(Bitcode, TheBytesOfAFileAreThoseOfTheFile) {
  std::string one = bitcodeOf(1), two = bitcodeOf(2);
  std::string joined = one + two;
  llvm::Expected<std::vector<BitcodeFile>> files = divideBitcode(joined);
  ASSERT_TRUE(bool(files));
  EXPECT_EQ((*files)[0].bytes, one);
  EXPECT_EQ((*files)[1].bytes, two);
}

TEST(Bitcode, Broken) {
  std::string one = bitcodeOf(1);
  EXPECT_EQ(errorOf("text that is no bitcode"),
            "the bitcode is malformed: expected the magic number of bitcode");
  EXPECT_EQ(
      errorOf(wrap(one, 4).substr(0, 200)),
      "the bitcode is malformed: the header names a place beyond the end");
  EXPECT_EQ(errorOf(wrap(one, 4).substr(0, 12)),
            "the bitcode is malformed: the header is cut");
  EXPECT_EQ(errorOf("BC\xc0\xde" + std::string(64, 'x')),
            "the bitcode is malformed: expected a block");
  // Wherever it is cut, there is an error or fewer modules, and no crash.
  std::string two = bitcodeOf(2);
  for (size_t size = 0; size < two.size(); size += 3)
    EXPECT_LE(countModules(two.substr(0, size)), 2u);
  EXPECT_EQ(countModules("declare void @f()"), 0u);
}
