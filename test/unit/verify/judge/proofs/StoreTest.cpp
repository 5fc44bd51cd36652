// The file of proofs: limits, other processes, damage.

#include "verify/judge/proofs/Store.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome::proofs;

namespace {
class Store : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("proofs", folder));
    path = (folder + "/sub/proofs.sqlite").str();
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  static Digest key(unsigned number) {
    return digestOf(llvm::StringRef(std::to_string(number)));
  }
  void write(const std::string &bytes) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << bytes;
    ASSERT_FALSE(error);
  }
  /// Runs SQL on the file, as another program.
  void execute(const std::string &sql) {
    sqlite3 *database = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr),
              SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
  }

  llvm::SmallString<64> folder;
  std::string path;
};
} // namespace

static std::string messageOf(llvm::Error error) {
  return llvm::toString(std::move(error));
}

TEST_F(Store, FindsWhatAnotherRunKept) {
  {
    ProofStore store(path);
    EXPECT_EQ(store.find(key(1), {}), std::nullopt);
    store.keep(key(1), "one", {});
    EXPECT_EQ(store.find(key(1), {}), "one");
    EXPECT_EQ(store.trouble(), "");
  }
  ProofStore store(path);
  EXPECT_EQ(store.find(key(1), {}), "one");
  EXPECT_EQ(store.find(key(2), {}), std::nullopt);
}

TEST_F(Store, AResultHoldsForNoLargerLimits) {
  ProofStore store(path);
  store.keep(key(1), "at 5", {5, 1000});
  EXPECT_EQ(store.find(key(1), {5, 1000}), "at 5");
  EXPECT_EQ(store.find(key(1), {2, 10}), "at 5");
  EXPECT_EQ(store.find(key(1), {6, 1000}), std::nullopt);
  EXPECT_EQ(store.find(key(1), {5, 1001}), std::nullopt);
  EXPECT_EQ(store.find(key(1), {}), std::nullopt);
  store.keep(key(1), "at 2", {2, 1000});
  EXPECT_EQ(store.find(key(1), {2, 1000}), "at 5");
  store.keep(key(1), "at 7", {7, 1000});
  EXPECT_EQ(store.find(key(1), {6, 1000}), "at 7");
  store.keep(key(1), "for sure", {});
  EXPECT_EQ(store.find(key(1), {}), "for sure");
  store.keep(key(1), "at 9", {9, 1000});
  EXPECT_EQ(store.find(key(1), {9, 1000}), "for sure");
}

TEST_F(Store, ProcessesShareTheFile) {
  constexpr unsigned processes = 4, results = 200;
  std::vector<pid_t> children;
  for (unsigned child = 0; child != processes; ++child) {
    pid_t pid = fork();
    ASSERT_GE(pid, 0);
    if (pid == 0) {
      ProofStore store(path);
      for (unsigned i = 0; i != results; ++i)
        store.keep(key(i * processes + child), std::to_string(i), {});
      _exit(store.trouble().empty() ? 0 : 1);
    }
    children.push_back(pid);
  }
  for (pid_t pid : children) {
    int status = 0;
    ASSERT_EQ(waitpid(pid, &status, 0), pid);
    EXPECT_EQ(status, 0);
  }
  ProofStore store(path);
  for (unsigned i = 0; i != processes * results; ++i)
    EXPECT_EQ(store.find(key(i), {}), std::to_string(i / processes));
}

TEST_F(Store, AWriterThatIsKilledLeavesAGoodFile) {
  for (unsigned round = 0; round != 5; ++round) {
    pid_t pid = fork();
    ASSERT_GE(pid, 0);
    if (pid == 0) {
      ProofStore store(path);
      for (unsigned i = 0;; ++i)
        store.keep(key(i), std::string(3000, 'x'), {});
    }
    // Until it has written something, which is soon.
    for (uint64_t size = 0; size < 20000 * (round + 1); usleep(1000))
      if (llvm::sys::fs::file_size(path + "-wal", size))
        size = 0;
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
    ProofStore store(path);
    EXPECT_EQ(store.find(key(0), {}), std::string(3000, 'x'));
    EXPECT_EQ(store.trouble(), "");
    store.keep(key(0), "y", {});
    EXPECT_EQ(store.find(key(0), {}), "y");
    store.keep(key(0), std::string(3000, 'x'), {});
  }
}

TEST_F(Store, AForkedProcessDoesWithoutAnOpenFile) {
  ProofStore store(path);
  store.keep(key(1), "one", {});
  pid_t pid = fork();
  ASSERT_GE(pid, 0);
  if (pid == 0) {
    bool isFound = store.find(key(1), {}).has_value();
    store.keep(key(2), "two", {});
    store.close();
    _exit(isFound ? 1 : 0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(pid, &status, 0), pid);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(store.find(key(1), {}), "one");
  EXPECT_EQ(store.find(key(2), {}), std::nullopt);
}

TEST_F(Store, RejectsOtherFiles) {
  messageOf(ProofStore(path).open()); // Makes the folder.
  write("This is a letter, not a database, and nobody may lose it. " +
        std::string(2000, '.'));
  EXPECT_EQ(messageOf(ProofStore(path).open()),
            "this is not a file of proofs; delete it, or name another file");
  EXPECT_TRUE(llvm::sys::fs::exists(path));
  ASSERT_FALSE(llvm::sys::fs::remove(path));
  execute("CREATE TABLE letters (text TEXT)");
  EXPECT_EQ(messageOf(ProofStore(path).open()),
            "this is not a file of proofs; delete it, or name another file");
  execute("SELECT text FROM letters");
}

TEST_F(Store, AnotherFormIsRejectedOrReplaced) {
  ProofStore(path).keep(key(1), "one", {});
  execute("PRAGMA user_version = 99");
  EXPECT_EQ(messageOf(ProofStore(path).open()),
            "the file of proofs is of another version of Palindrome; delete "
            "it, or name another file");
  ProofStore store(path, ProofStore::Unfit::Replace);
  EXPECT_EQ(messageOf(store.open()), "");
  EXPECT_EQ(store.notice(), "the file of proofs is of another version of "
                            "Palindrome; a new one replaces it");
  EXPECT_EQ(store.find(key(1), {}), std::nullopt);
  store.keep(key(1), "new", {});
  EXPECT_EQ(ProofStore(path).find(key(1), {}), "new");
}

TEST_F(Store, DamageIsNoticed) {
  {
    ProofStore store(path);
    for (unsigned i = 0; i != 100; ++i)
      store.keep(key(i), "result of " + std::to_string(i), {});
  }
  auto flip = [&](llvm::StringRef from, llvm::StringRef to) {
    std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
    size_t at = bytes.find(from.str());
    ASSERT_NE(at, std::string::npos);
    write(bytes.replace(at, from.size(), to.str()));
  };
  flip("result of 17", "resulT of 17");
  {
    ProofStore store(path);
    EXPECT_EQ(store.find(key(16), {}), "result of 16");
    EXPECT_EQ(store.find(key(17), {}), std::nullopt);
    EXPECT_EQ(store.trouble(),
              "the file of proofs is damaged; delete it, or name another file");
    EXPECT_EQ(store.find(key(16), {}), std::nullopt);
  }
  // What is left of the file is overwritten.
  std::string bytes = (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  write(bytes.substr(0, 4096) + std::string(bytes.size() - 4096, '\x5a'));
  ProofStore rejecting(path);
  EXPECT_EQ(rejecting.find(key(16), {}), std::nullopt);
  EXPECT_EQ(rejecting.trouble(),
            "the file of proofs is damaged; delete it, or name another file");
  ProofStore store(path, ProofStore::Unfit::Replace);
  EXPECT_EQ(store.find(key(16), {}), std::nullopt);
  EXPECT_EQ(store.notice(),
            "the file of proofs is damaged; a new one replaces it");
  store.keep(key(16), "again", {});
  EXPECT_EQ(store.find(key(16), {}), "again");
}

TEST_F(Store, AFileThatCannotBeMadeIsTrouble) {
  ProofStore store("/proc/nowhere/proofs.sqlite", ProofStore::Unfit::Replace);
  EXPECT_EQ(store.find(key(1), {}), std::nullopt);
  store.keep(key(1), "one", {});
  EXPECT_NE(store.trouble(), "");
  EXPECT_EQ(store.notice(), "");
}

TEST_F(Store, AFileThatCannotBeWrittenIsTrouble) {
  if (geteuid() == 0)
    GTEST_SKIP() << "root may write any file";
  ProofStore(path).keep(key(1), "one", {});
  ASSERT_FALSE(llvm::sys::fs::setPermissions(path, llvm::sys::fs::owner_read));
  EXPECT_EQ(messageOf(ProofStore(path).open()),
            "the file of proofs cannot be written");
}

TEST_F(Store, TheOldestResultsMakeRoom) {
  constexpr uint64_t most = 1 << 20;
  {
    ProofStore store(path, ProofStore::Unfit::Reject, most);
    for (unsigned i = 0; i != 4000; ++i)
      store.keep(key(i), std::string(1000, 'x'), {});
    EXPECT_EQ(store.trouble(), "");
    EXPECT_EQ(store.find(key(3999), {}), std::string(1000, 'x'));
    EXPECT_EQ(store.find(key(0), {}), std::nullopt);
  }
  uint64_t size = 0;
  ASSERT_FALSE(llvm::sys::fs::file_size(path, size));
  EXPECT_LT(size, 3 * most);
}

TEST_F(Store, WithAKeyUsesNothingThatOthersKept) {
  ProofStore other(path), keyed(path), otherwiseKeyed(path);
  keyed.useKey("a secret of 16 B");
  otherwiseKeyed.useKey("another of them.");
  other.keep(key(1), "forged", {});
  EXPECT_EQ(keyed.find(key(1), {}), std::nullopt);
  // What was forged under no limits does not stay in the place of this.
  keyed.keep(key(1), "proved", {5, 1000});
  EXPECT_EQ(keyed.find(key(1), {5, 1000}), "proved");
  EXPECT_EQ(other.find(key(1), {5, 1000}), std::nullopt);
  // A row that was kept for another key of the file.
  keyed.keep(key(2), "wrong", {});
  execute("UPDATE proofs SET (seconds, bytes, digest) = (SELECT seconds, "
          "bytes, digest FROM proofs WHERE result = x'70726f766564') WHERE "
          "result <> x'70726f766564'");
  EXPECT_EQ(keyed.find(key(2), {5, 1000}), std::nullopt);
  // Limits are not larger than the row was kept with.
  execute("UPDATE proofs SET seconds = 1e9");
  EXPECT_EQ(keyed.find(key(1), {5, 1000}), std::nullopt);
  keyed.keep(key(1), "proved", {5, 1000});
  EXPECT_EQ(keyed.find(key(1), {5, 1000}), "proved");
  EXPECT_EQ(otherwiseKeyed.find(key(1), {5, 1000}), std::nullopt);
  for (const ProofStore *store : {&other, &keyed, &otherwiseKeyed})
    EXPECT_EQ(store->trouble(), "");
}

TEST(Digests, AKeyedDigestIsAnHMAC) {
  // RFC 4231, test cases 2, 4 and 6.
  auto hex = [](const Digest &digest) {
    return llvm::toHex(digest, /*LowerCase=*/true);
  };
  EXPECT_EQ(hex(hmac("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  std::string counting;
  for (char c = 1; c <= 25; ++c)
    counting += c;
  EXPECT_EQ(hex(hmac(counting, std::string(50, '\xcd'))),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(hex(hmac(std::string(131, '\xaa'),
                     "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}
