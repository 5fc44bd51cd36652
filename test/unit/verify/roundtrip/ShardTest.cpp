// Shards: their names, the environment of cluster jobs, and which files belong
// to which.

#include "verify/roundtrip/Shard.h"
#include "TemporaryDirectory.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdlib>
#include <map>

using namespace palindrome;

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

/// The paths of `inputs` in the shard, as names of files.
static std::vector<std::string> kept(std::vector<VerifyInput> inputs,
                                     const Shard &shard) {
  keepShard(inputs, shard);
  std::vector<std::string> names;
  for (const VerifyInput &input : inputs)
    names.push_back(input.name());
  return names;
}

TEST_F(Shards, EachFileIsInOneWhateverTheOrder) {
  TemporaryDirectory dir;
  std::vector<VerifyInput> inputs;
  for (int i = 0; i != 40; ++i)
    inputs.push_back(dir.write(std::to_string(i) + ".ll",
                               "declare void @f" + std::to_string(i) + "()"));
  std::vector<VerifyInput> reversed(inputs.rbegin(), inputs.rend());
  size_t all = 0;
  for (uint64_t number = 1; number <= 3; ++number) {
    std::vector<std::string> names = kept(inputs, {number, 3});
    all += names.size();
    EXPECT_FALSE(names.empty());
    std::vector<std::string> others = kept(reversed, {number, 3});
    std::reverse(others.begin(), others.end());
    EXPECT_EQ(names, others);
  }
  EXPECT_EQ(all, inputs.size());
}

TEST_F(Shards, FollowFromContentsAlone) {
  TemporaryDirectory one, two;
  std::vector<VerifyInput> here{one.write("a.ll", "declare void @f()")},
      there{two.write("other.ll", "declare void @f()")};
  for (uint64_t number = 1; number <= 7; ++number)
    EXPECT_EQ(kept(here, {number, 7}).size(), kept(there, {number, 7}).size());
}

TEST_F(Shards, PartsOfAFileMayBeInSeveral) {
  TemporaryDirectory dir;
  std::string text;
  for (int i = 0; i != 40; ++i)
    text += "llvm.func @f" + std::to_string(i) + "()\n// -----\n";
  std::vector<std::string> paths{dir.write("a.mlir", text)};
  std::vector<VerifyInput> inputs = splitInputs(paths);
  ASSERT_EQ(inputs.size(), 41u);
  size_t first = kept(inputs, {1, 2}).size();
  EXPECT_GT(first, 0u);
  EXPECT_LT(first, inputs.size());
  EXPECT_EQ(first + kept(inputs, {2, 2}).size(), inputs.size());
}
