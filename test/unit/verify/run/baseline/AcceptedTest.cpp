// The file that lists accepted changes.

#include "verify/run/baseline/Accepted.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <gmock/gmock.h>

using namespace palindrome::baseline;
using testing::HasSubstr;

namespace {

const std::string content(32, 'a');
const std::string header = "{\"kind\":\"accepted-changes\",\"version\":1}\n";
const std::string line =
    R"({"kind":"accepted","symbol":"@f","change":"different","content":")" +
    content + "\"}\n";

class AcceptedFile : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("accepted", "", path));
  }
  void TearDown() override { EXPECT_FALSE(llvm::sys::fs::remove(path)); }

  void write(llvm::StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    ASSERT_FALSE(error);
  }
  /// The error without the path of the file; empty if there is none.
  std::string errorOf(llvm::StringRef text) {
    write(text);
    auto read = readAccepted(path.str().str(), /*mayBeMissing=*/false);
    if (read)
      return "";
    std::string error = llvm::toString(read.takeError());
    llvm::StringRef rest = error;
    EXPECT_TRUE(rest.consume_front(path)) << error;
    return rest.str();
  }

  llvm::SmallString<128> path;
};

TEST_F(AcceptedFile, ComesBack) {
  AcceptedChanges changes{{"@f", "different", content},
                          {"@f", "removed", content},
                          {"\"@ä\"", "unknown", content}};
  write(formatAccepted(changes));
  auto read = readAccepted(path.str().str(), /*mayBeMissing=*/false);
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  EXPECT_EQ(formatAccepted(*read), formatAccepted(changes));
  EXPECT_TRUE(read->count({"@f", "removed", content}));
  EXPECT_FALSE(read->count({"@f", "removed", std::string(32, 'b')}));
  EXPECT_FALSE(read->count({"@f", "unknown", content}));
}

TEST_F(AcceptedFile, MayBeMissing) {
  std::string missing = path.str().str() + ".missing";
  auto none = readAccepted(missing, /*mayBeMissing=*/true);
  ASSERT_TRUE(bool(none)) << llvm::toString(none.takeError());
  EXPECT_TRUE(none->empty());
  auto error = readAccepted(missing, /*mayBeMissing=*/false);
  ASSERT_FALSE(bool(error));
  EXPECT_THAT(llvm::toString(error.takeError()),
              HasSubstr("; --update-baseline makes it"));
}

TEST_F(AcceptedFile, RejectsWhatItIsNot) {
  EXPECT_EQ(errorOf(header + line), "");
  EXPECT_THAT(errorOf(""), HasSubstr(":1: error: this is no baseline"));
  EXPECT_THAT(errorOf("{\"kind\":\"baseline\",\"version\":1}\n"),
              HasSubstr(":1: error: this is no baseline"));
  EXPECT_THAT(errorOf("{\"kind\":\"accepted-changes\",\"version\":2}\n"),
              HasSubstr(":1: error: this baseline is of another version"));
  EXPECT_THAT(errorOf(header + "<<<<<<<\n"),
              HasSubstr(":2: error: this is no line of a baseline"));
  EXPECT_THAT(errorOf(header + "{\"kind\":\"accepted\",\"symbol\":\"@f\","
                               "\"change\":\"different\",\"content\":\"\"}\n"),
              HasSubstr(":2: error: this is no line of a baseline"));
  EXPECT_THAT(errorOf(header + line + line),
              HasSubstr(":3: error: @f is there twice"));
}

} // namespace
