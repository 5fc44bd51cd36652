// Tests what is remembered of compilations.

#include "corpus/harvest/Journal.h"
#include "test/unit/verify/run/roundtrip/TemporaryDirectory.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::corpus::harvest;

TEST(Journal, RemembersAndReplaces) {
  TemporaryDirectory folder;
  {
    Journal journal(folder.path(""));
    ASSERT_FALSE(bool(journal.open()));
    EXPECT_FALSE(journal.find("k"));
    ASSERT_FALSE(
        bool(journal.keep("k", {{"/a b.c", "/h.h"}, "s", {"1", "2"}})));
    ASSERT_FALSE(bool(journal.keep("other", {{}, "t", {}})));
  }
  Journal journal(folder.path(""));
  ASSERT_FALSE(bool(journal.open()));
  std::optional<JournalEntry> entry = journal.find("k");
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->inputs, (std::vector<std::string>{"/a b.c", "/h.h"}));
  EXPECT_EQ(entry->state, "s");
  EXPECT_EQ(entry->modules, (std::vector<std::string>{"1", "2"}));
  ASSERT_FALSE(bool(journal.keep("k", {{"/x.c"}, "u", {"3"}})));
  EXPECT_EQ(journal.find("k")->state, "u");
  EXPECT_TRUE(journal.find("other")->inputs.empty());
}

TEST(Journal, ReportsWhatIsNone) {
  TemporaryDirectory folder;
  folder.write("harvest.sqlite", "text that is long enough to be looked at");
  Journal journal(folder.path(""));
  llvm::Error error = journal.open();
  ASSERT_TRUE(bool(error));
  EXPECT_NE(llvm::toString(std::move(error)).find("harvest.sqlite: error: "),
            std::string::npos);
}

TEST(Digests, AreOfContents) {
  TemporaryDirectory folder;
  std::string a = folder.write("a", "one"), b = folder.write("b", "one");
  std::string missing = folder.path("missing");
  EXPECT_EQ(Digests().of({a}), Digests().of({b}));
  EXPECT_NE(Digests().of({a}), Digests().of({a, b}));
  EXPECT_NE(Digests().of({a}), Digests().of({missing}));
  std::string before = Digests().of({a, missing});
  folder.write("a", "two");
  EXPECT_NE(Digests().of({a, missing}), before);
}
