// Tests the reading of compile databases.

#include "corpus/harvest/compile/Database.h"
#include "test/unit/verify/run/roundtrip/TemporaryDirectory.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace palindrome;
using namespace palindrome::corpus::harvest;
using testing::ElementsAre;

static CompileDatabase parsed(llvm::StringRef json,
                              llvm::StringRef path = "/b/db.json") {
  llvm::Expected<CompileDatabase> database = parseDatabase(json, path);
  if (database)
    return *database;
  ADD_FAILURE() << llvm::toString(database.takeError());
  return {};
}

static std::string errorOf(llvm::StringRef json) {
  llvm::Expected<CompileDatabase> database = parseDatabase(json, "/b/db.json");
  return database ? "none" : llvm::toString(database.takeError());
}

TEST(CompileDatabase, ReadsBothFormsOfCommands) {
  CompileDatabase database = parsed(R"([
    {"directory": "/b", "file": "../s/a.c",
     "command": "cc -DX=\"\\\"a b\\\"\" -c 'x y.c'"},
    {"directory": "sub", "file": "/s/b.c", "arguments": ["cc", "-c", "a b"],
     "command": "ignored"}])");
  ASSERT_EQ(database.entries.size(), 2u);
  EXPECT_THAT(database.entries[0].arguments,
              ElementsAre("cc", "-DX=\"a b\"", "-c", "x y.c"));
  EXPECT_EQ(database.entries[0].path(), "/s/a.c");
  EXPECT_THAT(database.entries[1].arguments, ElementsAre("cc", "-c", "a b"));
  EXPECT_EQ(database.entries[1].directory, "/b/sub");
  EXPECT_EQ(database.entries[1].path(), "/s/b.c");
}

TEST(CompileDatabase, ReadsResponseFiles) {
  TemporaryDirectory folder;
  folder.write("words.rsp", "-O2 '-DA=b c'");
  std::string json = R"([{"directory": ")" + folder.path("") +
                     R"(", "file": "a.c", "command": "cc @words.rsp a.c"}])";
  CompileDatabase database = parsed(json);
  ASSERT_EQ(database.entries.size(), 1u);
  EXPECT_THAT(database.entries[0].arguments,
              ElementsAre("cc", "-O2", "-DA=b c", "a.c"));
}

TEST(CompileDatabase, ReportsEntriesThatAreNone) {
  CompileDatabase database = parsed(R"([
    {"file": "a.c", "command": "cc"},
    {"directory": "/", "file": "a.c"},
    {"directory": "/", "file": "a.c", "arguments": ["cc", 3]},
    {"directory": "/", "file": "a.c", "command": "  "},
    "text"])");
  EXPECT_TRUE(database.entries.empty());
  EXPECT_THAT(
      database.problems,
      ElementsAre("/b/db.json: error: entry 1 is no command: \"directory\" or "
                  "\"file\" is missing",
                  "/b/db.json: error: entry 2 is no command: it has no "
                  "command: \"arguments\" and \"command\" are missing or empty",
                  "/b/db.json: error: entry 3 is no command: \"arguments\" has "
                  "what is no string",
                  "/b/db.json: error: entry 4 is no command: it has no "
                  "command: \"arguments\" and \"command\" are missing or empty",
                  "/b/db.json: error: entry 5 is no command: it is no object"));
}

TEST(CompileDatabase, RejectsWhatIsNone) {
  EXPECT_EQ(errorOf("{}"), "/b/db.json: error: no compile database: expected "
                           "an array of entries");
  EXPECT_THAT(errorOf("[{"),
              testing::StartsWith("/b/db.json: error: no compile database: "));
}
