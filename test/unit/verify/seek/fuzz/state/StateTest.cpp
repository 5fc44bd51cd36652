// Tests that a state folder survives whatever moment its process ends at.

#include "verify/seek/fuzz/state/State.h"
#include "../../../run/roundtrip/TemporaryDirectory.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::fuzz;
namespace json = llvm::json;

namespace {
class StateTest : public ::testing::Test {
protected:
  /// The error of opening the folder; the lines of its log are in `lines`.
  std::string open(State &state, llvm::StringRef kind = "llvm") {
    std::string error = llvm::toString(
        state.open(dir.path("state"), json::Object{{"mutant_kind", kind}}));
    lines = state.takeLines();
    return error;
  }
  std::string contents(llvm::StringRef name) {
    auto buffer = llvm::MemoryBuffer::getFile(dir.path(name));
    return buffer ? (*buffer)->getBuffer().str() : "";
  }

  TemporaryDirectory dir;
  std::vector<json::Value> lines;
};
} // namespace

static std::string lineOf(int64_t run) {
  return "{\"run\":" + std::to_string(run) + "}";
}

TEST_F(StateTest, LinesComeBackInOrder) {
  for (int64_t run = 0; run != 3; ++run) {
    State state;
    EXPECT_EQ(open(state), "");
    ASSERT_EQ(lines.size(), size_t(run));
    for (int64_t i = 0; i != run; ++i)
      EXPECT_EQ(lines[i].getAsObject()->getInteger("run"), i);
    EXPECT_FALSE(state.append(lineOf(run)));
  }
}

TEST_F(StateTest, ALineWithoutItsEndIsDropped) {
  {
    State state;
    EXPECT_EQ(open(state), "");
    EXPECT_FALSE(state.append(lineOf(1)));
  }
  dir.write("state/log.jsonl", contents("state/log.jsonl") + "{\"run\":2");
  for (int64_t next : {3, 4}) {
    State state;
    EXPECT_EQ(open(state), "");
    EXPECT_EQ(lines.size(), size_t(next - 2));
    EXPECT_FALSE(state.append(lineOf(next)));
  }
}

TEST_F(StateTest, ADamagedLineIsAnError) {
  dir.write("state/log.jsonl", "{}\nrot\n");
  State state;
  EXPECT_EQ(open(state).find(dir.path("state/log.jsonl") + ":2:1: error: "),
            0u);
}

TEST_F(StateTest, AnotherCampaignIsAnError) {
  {
    State state;
    EXPECT_EQ(open(state), "");
  }
  State state;
  EXPECT_NE(open(state, "mlir").find("error: the folder is another campaign's"),
            std::string::npos);
}

TEST_F(StateTest, OneCampaignAtATime) {
  State first, second;
  EXPECT_EQ(open(first), "");
  EXPECT_EQ(open(second),
            dir.path("state") + ": error: another campaign uses this folder");
}

TEST_F(StateTest, AFolderThatWasBeingReplacedIsRestored) {
  {
    State state;
    EXPECT_EQ(open(state), "");
  }
  // Killed between the two renamings; killed before the old one was removed;
  // killed while a folder and a file were written.
  dir.write("state/findings/a.old/finding.json", "old");
  dir.write("state/findings/b/finding.json", "new");
  dir.write("state/findings/b.old/finding.json", "old");
  dir.write("state/findings/c.tmp/seed.ll", "half");
  dir.write("state/corpus/1-1.ll.0a1b2c3d.tmp", "half");
  State state;
  EXPECT_EQ(open(state), "");
  EXPECT_EQ(contents("state/findings/a/finding.json"), "old");
  EXPECT_EQ(contents("state/findings/b/finding.json"), "new");
  for (llvm::StringRef gone :
       {"state/findings/a.old", "state/findings/b.old", "state/findings/c.tmp",
        "state/corpus/1-1.ll.0a1b2c3d.tmp"})
    EXPECT_FALSE(llvm::sys::fs::exists(dir.path(gone))) << gone.str();
}

TEST_F(StateTest, ReplacingAFolder) {
  dir.write("made/x", "1");
  EXPECT_FALSE(replaceFolder(dir.path("made"), dir.path("folder")));
  EXPECT_EQ(contents("folder/x"), "1");
  dir.write("made/y", "2");
  EXPECT_FALSE(replaceFolder(dir.path("made"), dir.path("folder")));
  EXPECT_EQ(contents("folder/x"), "");
  EXPECT_EQ(contents("folder/y"), "2");
}
