// The folder of a reduction, and the best file in it.

#include "verify/seek/reduce/Session.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace palindrome::reduce;

static std::string write(const Session &session, llvm::StringRef name,
                         llvm::StringRef text) {
  std::string path = session.path(name);
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
  EXPECT_FALSE(error);
  return path;
}

static std::string read(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

TEST(SessionTest, KeepsTheSmallestInterestingFile) {
  llvm::Expected<std::unique_ptr<Session>> session = Session::create();
  ASSERT_TRUE(bool(session));
  const Session &s = **session;
  s.note(true, write(s, "a", "four"));
  EXPECT_EQ(read(s.path("best")), "four");
  s.note(false, write(s, "b", "x"));
  EXPECT_EQ(read(s.path("best")), "four");
  s.note(true, write(s, "c", "two"));
  EXPECT_EQ(read(s.path("best")), "two");
  s.note(true, write(s, "d", "larger"));
  EXPECT_EQ(read(s.path("best")), "two");
  EXPECT_EQ(s.record().questions, 4u);
  EXPECT_EQ(s.record().interesting, 3u);
  EXPECT_EQ(s.record().bestBytes, 3u);
}

TEST(SessionTest, RemovesItsFolder) {
  std::string folder;
  {
    llvm::Expected<std::unique_ptr<Session>> session = Session::create();
    ASSERT_TRUE(bool(session));
    folder = (*session)->path("");
    write(**session, "file", "text");
    EXPECT_TRUE(llvm::sys::fs::is_directory(folder));
  }
  EXPECT_FALSE(llvm::sys::fs::exists(folder));
}

TEST(SessionTest, RemembersAnswers) {
  llvm::Expected<std::unique_ptr<Session>> session = Session::create();
  ASSERT_TRUE(bool(session));
  const Session &s = **session;
  EXPECT_EQ(s.recall("a file"), std::nullopt);
  s.remember("a file", true);
  s.remember("another", false);
  EXPECT_EQ(s.recall("a file"), true);
  EXPECT_EQ(s.recall("another"), false);
  EXPECT_EQ(s.recall(""), std::nullopt);
}
