// Stores made smaller.

#include "corpus/store/Minimize.h"
#include "Stores.h"
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::corpus;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

namespace {
class CorpusMinimize : public StoreTest {
protected:
  static std::vector<std::string> contents(Store &store,
                                           llvm::ArrayRef<Entry> entries) {
    std::vector<std::string> all;
    for (const Entry &entry : entries)
      all.push_back(llvm::cantFail(store.get(entry)));
    return all;
  }
};
} // namespace

TEST_F(CorpusMinimize, KeepsTheFeatures) {
  Store store(path());
  check(store.open());
  add(store, "large     ", {}, described({"a:1", "b:1"}));
  add(store, "small", {}, described({"a:1", "b:1"}));
  add(store, "other", {}, described({"b:1", "c:1"}));
  add(store, "nothing", {}, described());
  llvm::Expected<Minimized> result = minimize(store);
  check(result.takeError());
  EXPECT_EQ(result->features, 3u);
  EXPECT_EQ(result->edges, 0u);
  EXPECT_THAT(contents(store, result->kept),
              UnorderedElementsAre("small", "other"));
  EXPECT_THAT(contents(store, result->others),
              UnorderedElementsAre("large     ", "nothing"));
  EXPECT_EQ(entries(store).size(), 4u);
  check(store.remove(result->others));
  EXPECT_EQ(llvm::cantFail(store.features()).size(), 3u);
  llvm::Expected<Minimized> again = minimize(store);
  check(again.takeError());
  EXPECT_TRUE(again->others.empty());
}

TEST_F(CorpusMinimize, EdgesAreFeatures) {
  Store store(path());
  check(store.open());
  Description one = described({"a:1"}), two = one, three = one;
  one.edges = {3, 4};
  two.edges = {4, 5};
  three.edges = {4};
  add(store, "1", {}, one);
  add(store, "2", {}, two);
  add(store, "3", {}, three);
  llvm::Expected<Minimized> result = minimize(store);
  check(result.takeError());
  EXPECT_EQ(result->edges, 3u);
  EXPECT_THAT(contents(store, result->kept), UnorderedElementsAre("1", "2"));
}

TEST_F(CorpusMinimize, EntriesAreCopiedWithAllThatIsKnown) {
  Store store(path()), other(path("other"));
  check(store.open());
  check(other.open());
  Description description = described({"a:1"}, "mlir");
  description.target = "t";
  description.edges = {1, 2};
  add(store, "1", {"a.mlir", "", "", "-O1"}, description);
  add(store, "1", {"b.mlir", "m", "C", ""}, description);
  check(copyEntry(store, entries(store).front(), other));
  Entry entry = entries(other).front();
  EXPECT_EQ(llvm::cantFail(other.get(entry)), "1");
  EXPECT_EQ(entry.target, "t");
  ASSERT_EQ(entry.origins.size(), 2u);
  EXPECT_EQ(entry.origins[0].flags, "-O1");
  EXPECT_EQ(entry.origins[1].member, "m");
  llvm::Expected<Description> known = other.describe(entry);
  check(known.takeError());
  EXPECT_THAT(known->features, ElementsAre("a:1"));
  EXPECT_THAT(known->edges, ElementsAre(1, 2));
  EXPECT_TRUE(other.hasDescribed(entry.digest, description.version));
}
