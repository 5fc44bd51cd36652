// Modules that workers add to a store, also where workers die.

#include "corpus/intake/Intake.h"
#include "store/Stores.h"
#include <cstdlib>
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::corpus;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

namespace {
class CorpusIntake : public StoreTest {
protected:
  /// Takes in what `read` gives for 0 to `count` - 1.
  IntakeCounts take(size_t count, std::function<Supply(size_t)> read) {
    results.clear();
    Sources sources;
    sources.count = count;
    sources.name = [](size_t index) { return std::to_string(index); };
    sources.read = std::move(read);
    IntakeOptions options;
    options.jobs = 2;
    Store store(path());
    check(store.open());
    llvm::Expected<IntakeCounts> counts = takeIn(
        store, sources, options, [&](size_t index, const SourceResult &result) {
          EXPECT_EQ(index, results.size());
          results.push_back(result);
        });
    check(counts.takeError());
    return *counts;
  }

  /// A module that is another one for each number.
  static Incoming module(size_t number) {
    return {"@v = global i32 " + std::to_string(number) + "\n",
            "m.ll",
            {"m" + std::to_string(number)}};
  }

  std::vector<SourceResult> results;
};
} // namespace

TEST_F(CorpusIntake, AddsWhatSourcesGive) {
  auto read = [](size_t index) {
    Supply supply;
    for (size_t i = 0; i != index; ++i)
      supply.modules.push_back(module(i));
    if (index == 2)
      supply.problems.push_back("2: error: half of it");
    return supply;
  };
  IntakeCounts counts = take(4, read);
  EXPECT_EQ(counts.modules, 6u);
  EXPECT_EQ(counts.added, 3u);
  EXPECT_EQ(counts.problems, 1u);
  EXPECT_EQ(counts.bytes, 3 * module(0).contents.size());
  ASSERT_EQ(results.size(), 4u);
  EXPECT_THAT(results[2].problems, ElementsAre("2: error: half of it"));
  EXPECT_EQ(results[3].modules.size(), 3u);
  // Again: all are known.
  counts = take(4, read);
  EXPECT_EQ(counts.modules, 6u);
  EXPECT_EQ(counts.added, 0u);
  EXPECT_EQ(counts.bytes, 0u);
  Store store(path());
  check(store.openExisting());
  EXPECT_EQ(entries(store).size(), 3u);
  EXPECT_EQ(countFiles(store, "incoming"), 0u);
}

TEST_F(CorpusIntake, AWorkerThatDiesLosesItsSource) {
  IntakeCounts counts = take(5, [](size_t index) {
    Supply supply;
    supply.modules.push_back(module(index));
    if (index == 1)
      abort();
    if (index == 3)
      supply.modules.front().contents = "nonsense";
    return supply;
  });
  EXPECT_EQ(counts.modules, 3u);
  EXPECT_EQ(counts.problems, 2u);
  EXPECT_THAT(results[1].problems,
              ElementsAre(StartsWith("1: error: cannot be described: ")));
  EXPECT_THAT(results[1].modules, IsEmpty());
  EXPECT_THAT(results[3].problems,
              ElementsAre("m.ll:1:1: error: expected top-level entity"));
}

TEST_F(CorpusIntake, OriginsAreKeptByteByByte) {
  const std::string odd = "a\xff\"\n\xc3.ll";
  auto read = [&](size_t) {
    Supply supply;
    supply.modules.push_back(module(0));
    supply.modules.back().origin = {odd, "\xfe", "C", "-D\"\xfd\""};
    return supply;
  };
  for (int times = 0; times != 2; ++times) {
    take(1, read);
    Store store(path());
    check(store.openExisting());
    ASSERT_EQ(entries(store).size(), 1u);
    std::vector<Origin> origins = entries(store).front().origins;
    ASSERT_EQ(origins.size(), 1u);
    EXPECT_EQ(origins[0].path, odd);
    EXPECT_EQ(origins[0].member, "\xfe");
    EXPECT_EQ(origins[0].flags, "-D\"\xfd\"");
  }
}

TEST_F(CorpusIntake, NothingIsNoError) {
  EXPECT_EQ(take(0, [](size_t) { return Supply(); }).modules, 0u);
  EXPECT_EQ(take(2, [](size_t) { return Supply(); }).modules, 0u);
}
