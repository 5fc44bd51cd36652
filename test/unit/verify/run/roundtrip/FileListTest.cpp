// Lists of files: what is written is read again, whole or a shard of it.

#include "verify/run/roundtrip/FileList.h"
#include "TemporaryDirectory.h"
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::roundtrip;
using testing::ElementsAre;
using testing::ElementsAreArray;

using Paths = std::vector<std::string>;

static std::string written(const Paths &paths) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeFileList(paths, os);
  return text;
}

static Paths read(llvm::StringRef file,
                  const std::optional<Shard> &shard = std::nullopt) {
  llvm::Expected<Paths> paths = readFileList(file, shard);
  return paths ? *paths : Paths{llvm::toString(paths.takeError())};
}

TEST(FileList, IsReadAsItWasWritten) {
  TemporaryDirectory dir;
  Paths paths{dir.write("b.ll", "declare void @b()"),
              dir.write("with a blank\tand a tab.ll", "declare void @a()"),
              dir.write("one\ntwo\\n.ll", "declare void @c()"), "\\:plain\\.ll",
              dir.path("missing.ll")};
  std::string list = dir.write("list", written(paths));
  EXPECT_THAT(read(list), ElementsAreArray(paths));
}

TEST(FileList, EachFileIsInTheShardOfItsContents) {
  TemporaryDirectory dir;
  Paths paths;
  for (int i = 0; i != 40; ++i)
    paths.push_back(dir.write(std::to_string(i) + ".ll",
                              "declare void @f" + std::to_string(i) + "()"));
  std::string list = dir.write("list", written(paths)), bare = list + "-bare";
  std::string names;
  for (const std::string &path : paths)
    names += path + '\n';
  dir.write("list-bare", names);
  for (uint64_t number = 1; number <= 3; ++number) {
    Shard shard{number, 3};
    Paths expected = paths;
    keepShard(expected, shard);
    EXPECT_THAT(read(list, shard), ElementsAreArray(expected));
    EXPECT_THAT(read(bare, shard), ElementsAreArray(expected));
  }
}

TEST(FileList, TheKeyInTheListCountsWhateverBecameOfTheFile) {
  TemporaryDirectory dir;
  std::string path = dir.write("a.ll", "declare void @a()");
  std::string list = dir.write("list", written({path}));
  Shard shard{shardKey(path) % 100 + 1, 100};
  for (char name = 'b'; name <= 'm'; ++name) {
    dir.write("a.ll", std::string("declare void @") + name + "()");
    EXPECT_THAT(read(list, shard), ElementsAre(path));
  }
}

TEST(FileList, EmptyLinesDoNotCountAndALastBreakMayBeMissing) {
  TemporaryDirectory dir;
  EXPECT_THAT(read(dir.write("list", "\na.ll\n\nb.ll")),
              ElementsAre("a.ll", "b.ll"));
  // No key: too short, no digits, no tab.
  EXPECT_THAT(read(dir.write("list", "0123456789abcde\ta.ll\n"
                                     "0123456789abcdeg\ta.ll\n"
                                     "0123456789abcdef a.ll\n")),
              ElementsAre("0123456789abcde\ta.ll", "0123456789abcdeg\ta.ll",
                          "0123456789abcdef a.ll"));
}

TEST(FileList, Errors) {
  TemporaryDirectory dir;
  std::string none = dir.path("none");
  EXPECT_THAT(read(none), ElementsAre(none + ": error: cannot read: No such "
                                             "file or directory"));
  std::string empty = dir.write("empty", "\n");
  EXPECT_THAT(read(empty),
              ElementsAre(empty + ": error: the list has no file"));
  // A shard may be empty.
  std::string list = dir.write("list", "0000000000000001\ta.ll\n");
  EXPECT_THAT(read(list, Shard{1, 2}), ElementsAre());
  EXPECT_THAT(read(list, Shard{2, 2}), ElementsAre("a.ll"));
}
