// Shards: their names, the environment of cluster jobs, and which files belong
// to which.

#include "verify/run/roundtrip/Shard.h"
#include "TemporaryDirectory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"
#include <cstdlib>
#include <map>
#include <sys/stat.h>

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace {
/// Sets variables of the environment until the end of the test.
class Shards : public testing::Test {
protected:
  void SetUp() override {
    // A test may itself be a task of a job.
    for (const char *name : {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN",
                             "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_STEP",
                             "JOB_COMPLETION_INDEX"})
      set(name, nullptr);
  }
  void TearDown() override {
    for (const auto &[name, value] : former)
      assign(name.c_str(), value ? value->c_str() : nullptr);
  }
  void set(const char *name, const char *value) {
    const char *old = getenv(name);
    former.try_emplace(name,
                       old ? std::optional<std::string>(old) : std::nullopt);
    assign(name, value);
  }

private:
  static void assign(const char *name, const char *value) {
    if (value)
      setenv(name, value, /*overwrite=*/1);
    else
      unsetenv(name);
  }
  std::map<std::string, std::optional<std::string>> former;
};
} // namespace

static std::string nameOf(llvm::StringRef value) {
  llvm::Expected<Shard> shard = findShard(value);
  return shard ? shard->name() : llvm::toString(shard.takeError());
}

TEST_F(Shards, HaveANumberUpToTheirCount) {
  EXPECT_EQ(nameOf("1/1"), "1/1");
  EXPECT_EQ(nameOf("3/10"), "3/10");
  for (llvm::StringRef wrong :
       {"0/3", "4/3", "1/0", "2", "a/b", "1/2/3", "-1/3", "", "auto/", "other"})
    EXPECT_EQ(nameOf(wrong),
              "--shard must be K/N with 1 <= K <= N, auto, or auto/N")
        << wrong.str();
}

TEST_F(Shards, OfAnArrayJobOfSlurm) {
  set("SLURM_ARRAY_TASK_ID", "14");
  EXPECT_EQ(nameOf("auto"),
            "--shard=auto needs SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_MIN and "
            "SLURM_ARRAY_TASK_COUNT in the environment");
  set("SLURM_ARRAY_TASK_MIN", "10");
  set("SLURM_ARRAY_TASK_COUNT", "20");
  EXPECT_EQ(nameOf("auto"), "5/20");
  set("SLURM_ARRAY_TASK_STEP", "2");
  EXPECT_EQ(nameOf("auto"), "3/20");
  // Where some tasks are repeated, the count is theirs, and N is given.
  set("SLURM_ARRAY_TASK_COUNT", "2");
  EXPECT_EQ(nameOf("auto/20"), "14/20");
  EXPECT_EQ(nameOf("auto/10"),
            "--shard=auto/N stands for 14/10 here, which is no shard");
}

TEST_F(Shards, OfAnIndexedJobOfKubernetes) {
  EXPECT_EQ(nameOf("auto/20"),
            "--shard=auto/N needs SLURM_ARRAY_TASK_ID, from 1 to N, or "
            "JOB_COMPLETION_INDEX in the environment");
  set("JOB_COMPLETION_INDEX", "0");
  EXPECT_EQ(nameOf("auto/20"), "1/20");
  set("JOB_COMPLETION_INDEX", "19");
  EXPECT_EQ(nameOf("auto/20"), "20/20");
}

/// Those of `paths` in the shard.
static std::vector<std::string> kept(std::vector<std::string> paths,
                                     const Shard &shard) {
  keepShard(paths, shard);
  return paths;
}

TEST_F(Shards, EachFileIsInOneWhateverTheOrder) {
  TemporaryDirectory dir;
  std::vector<std::string> paths;
  for (int i = 0; i != 40; ++i)
    paths.push_back(dir.write(std::to_string(i) + ".ll",
                              "declare void @f" + std::to_string(i) + "()"));
  std::vector<std::string> reversed(paths.rbegin(), paths.rend());
  size_t all = 0;
  for (uint64_t number = 1; number <= 3; ++number) {
    std::vector<std::string> names = kept(paths, {number, 3});
    all += names.size();
    EXPECT_FALSE(names.empty());
    std::vector<std::string> others = kept(reversed, {number, 3});
    std::reverse(others.begin(), others.end());
    EXPECT_EQ(names, others);
  }
  EXPECT_EQ(all, paths.size());
}

TEST_F(Shards, FollowFromContentsAlone) {
  TemporaryDirectory one, two;
  EXPECT_EQ(shardKey(one.write("a.ll", "declare void @f()")),
            shardKey(two.write("other.ll", "declare void @f()")));
  EXPECT_NE(shardKey(one.path("a.ll")),
            shardKey(one.write("b.ll", "declare void @g()")));
  EXPECT_NE(shardKey(one.write("none.ll", "")), shardKey(one.path("a.ll")));
}

TEST_F(Shards, AreTheSameOnEveryMachineAndInEveryVersion) {
  TemporaryDirectory dir;
  EXPECT_EQ(shardKey(dir.write("a.ll", "declare void @f()")),
            9860269044635604763u);
  EXPECT_EQ(shardKey(dir.write("b.ll", std::string(100'000, 'b'))),
            2601403667626157141u);
}

TEST_F(Shards, FollowFromTheSizeAndTheEndsOfALargeFile) {
  TemporaryDirectory dir;
  std::string text(100'000, ' '), begin = text, middle = text, end = text,
                                  longer = text + ' ';
  begin[4095] = middle[50'000] = end[100'000 - 4096] = ';';
  uint64_t key = shardKey(dir.write("a.ll", text));
  EXPECT_NE(key, shardKey(dir.write("begin.ll", begin)));
  EXPECT_NE(key, shardKey(dir.write("end.ll", end)));
  EXPECT_NE(key, shardKey(dir.write("longer.ll", longer)));
  // What is between is not read.
  EXPECT_EQ(key, shardKey(dir.write("middle.ll", middle)));
  // Of a file of twice 4 KB, that is nothing.
  std::string twice(8192, ' ');
  uint64_t other = shardKey(dir.write("twice.ll", twice));
  for (size_t at : {0, 4095, 4096, 8191}) {
    std::string changed = twice;
    changed[at] = ';';
    EXPECT_NE(other, shardKey(dir.write("changed.ll", changed))) << at;
  }
}

TEST_F(Shards, OfWhatCannotBeReadFollowFromTheName) {
  TemporaryDirectory dir;
  EXPECT_NE(shardKey(dir.path("one.ll")), shardKey(dir.path("other.ll")));
  EXPECT_EQ(shardKey(dir.path("one.ll")), shardKey(dir.path("one.ll")));
  // A pipe that nobody writes to would not let the reader go on.
  std::string pipe = dir.path("pipe.ll");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(shardKey(pipe), llvm::xxh3_64bits(llvm::StringRef(pipe)));
}
