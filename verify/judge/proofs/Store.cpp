// Reads and writes the file of proofs. Each result is a transaction of its own,
// and a row that is damaged is not used.

#include "verify/judge/proofs/Store.h"
#include "verify/base/database/Statement.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

using namespace palindrome::proofs;
using palindrome::database::Form;
using palindrome::database::Statement;

/// The seconds and bytes are the limits of the result, and `digest` is one of
/// the row.
static constexpr Form form{
    "file of proofs", 0x50616c50, 1,
    "CREATE TABLE proofs (key BLOB PRIMARY KEY, seconds REAL NOT NULL,"
    " bytes INTEGER NOT NULL, used INTEGER NOT NULL, digest BLOB NOT NULL,"
    " result BLOB NOT NULL)"};
/// The seconds after which the use of a result is noted again.
static constexpr int64_t day = 24 * 60 * 60;
/// How many results are kept between two looks at the size of the file.
static constexpr unsigned keptPerCheck = 500;

//===-- Opening -----------------------------------------------------------===//

ProofStore::ProofStore(std::string path, Unfit unfit, uint64_t maxBytes)
    : path(path), unfit(unfit), maxBytes(maxBytes),
      database(std::move(path), form) {}

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(text);
}

/// Replaces the file, unless `isStillUnfit` is false by the time that no other
/// process does so.
llvm::Error ProofStore::replaceFile(llvm::StringRef why,
                                    llvm::function_ref<bool()> isStillUnfit) {
  int lock =
      ::open((path + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666);
  if (lock < 0 || llvm::sys::fs::lockFile(lock)) {
    if (lock >= 0)
      ::close(lock);
    return makeError(why);
  }
  std::error_code removal;
  if (isStillUnfit()) {
    for (const char *suffix : {"", "-wal", "-shm"})
      if (!removal)
        removal = llvm::sys::fs::remove(path + suffix);
    replacement = why.split(';').first.str() + "; a new one replaces it";
  }
  auto reopen = [&]() -> llvm::Error {
    if (removal)
      return makeError(why);
    return database.isOpen() ? llvm::Error::success() : database.open();
  };
  llvm::Error error = reopen();
  ::close(lock); // The lock ends with it.
  return error;
}

/// Opens the file; one that is unfit is replaced if the store may do so.
llvm::Error ProofStore::openOrReplace() {
  llvm::Error error = database.open();
  if (!error || !database.isUnfit() || unfit != Unfit::Replace)
    return error;
  return replaceFile(llvm::toString(std::move(error)), [&] {
    llvm::Error again = database.open();
    bool isStill = bool(again) && database.isUnfit();
    llvm::consumeError(std::move(again));
    return isStill;
  });
}

/// Notes what went wrong, and does without the file from then on.
void ProofStore::giveUp(llvm::Error error) {
  std::string text = llvm::toString(std::move(error));
  if (firstTrouble.empty())
    firstTrouble = std::move(text);
  database.close();
}

/// Goes on after the error of an access, with a new file where that helps.
void ProofStore::handle(llvm::Error error) {
  bool canReplace =
      database.isUnfit() && unfit == Unfit::Replace && replacement.empty();
  database.close();
  if (canReplace)
    error = replaceFile(llvm::toString(std::move(error)), [] { return true; });
  if (error)
    giveUp(std::move(error));
}

llvm::Error ProofStore::open() {
  if (firstTrouble.empty() && !database.isOpen())
    if (llvm::Error error = openOrReplace())
      giveUp(std::move(error));
  return firstTrouble.empty() ? llvm::Error::success()
                              : makeError(firstTrouble);
}

/// Whether the file is open in this process, or can be opened.
bool ProofStore::isReady() {
  if (database.isOpen())
    return database.isOwn();
  if (llvm::Error error = open()) {
    llvm::consumeError(std::move(error));
    return false;
  }
  return true;
}

//===-- Results -----------------------------------------------------------===//

/// Precedes the digests that were made with a key.
static constexpr llvm::StringLiteral keyedMark = "HMAC";

/// A digest of a row, by which damage to it is noticed, and with a key, that
/// somebody else has written it.
std::string ProofStore::digestOfRow(const Digest &of, llvm::StringRef result,
                                    const Limits &limits) const {
  Digest digest =
      digestOf({llvm::toStringRef(of), result, std::to_string(limits.seconds),
                std::to_string(limits.bytes)});
  if (key.empty())
    return llvm::toStringRef(digest).str();
  return keyedMark.str() +
         llvm::toStringRef(hmac(key, llvm::toStringRef(digest))).str();
}

static int64_t now() { return int64_t(time(nullptr)); }

std::optional<std::string> ProofStore::find(const Digest &of,
                                            const Limits &asked) {
  if (!isReady())
    return std::nullopt;
  std::string result;
  int64_t used = 0;
  {
    Statement select(database, "SELECT seconds, bytes, used, digest, result "
                               "FROM proofs "
                               "WHERE key = ? AND seconds >= ? AND bytes >= ?");
    select.bind(1, of);
    select.bind(2, asked.seconds);
    select.bind(3, asked.bytes);
    bool isFound = select.step();
    if (!select.isFine()) {
      llvm::Error error = database.failure("read");
      select.end();
      handle(std::move(error));
    }
    if (!isFound)
      return std::nullopt;
    Limits limits{select.real(0), select.number(1)};
    used = select.number(2);
    result = select.bytes(4).str();
    std::string digest = select.bytes(3).str();
    if (digest != digestOfRow(of, result, limits)) {
      select.end();
      if (!key.empty())
        drop(of, digest);
      else if (!llvm::StringRef(digest).starts_with(keyedMark) ||
               digest.size() != keyedMark.size() + of.size())
        handle(database.reject("the file of proofs is damaged"));
      return std::nullopt;
    }
  }
  if (now() - used >= day) {
    Statement update(database, "UPDATE proofs SET used = ? WHERE key = ?");
    update.bind(1, now());
    update.bind(2, of);
    update.step(); // If this fails, the result is dropped early, at worst.
  }
  return result;
}

/// Removes a row that was kept without the key, which would stay in the place
/// of one with it.
void ProofStore::drop(const Digest &of, llvm::StringRef digest) {
  Statement remove(database, "DELETE FROM proofs WHERE key = ? AND digest = ?");
  remove.bind(1, of);
  remove.bind(2, llvm::arrayRefFromStringRef(digest));
  if (!remove.run())
    handle(database.failure("write to"));
}

void ProofStore::keep(const Digest &of, llvm::StringRef result,
                      const Limits &limits) {
  if (!isReady())
    return;
  std::string digest = digestOfRow(of, result, limits);
  {
    Statement insert(database,
                     "INSERT INTO proofs VALUES (?, ?, ?, ?, ?, ?) "
                     "ON CONFLICT (key) DO UPDATE SET "
                     "seconds = excluded.seconds, bytes = excluded.bytes, "
                     "used = excluded.used, digest = excluded.digest, "
                     "result = excluded.result "
                     "WHERE excluded.seconds >= seconds "
                     "AND excluded.bytes >= bytes");
    insert.bind(1, of);
    insert.bind(2, limits.seconds);
    insert.bind(3, limits.bytes);
    insert.bind(4, now());
    insert.bind(5, llvm::arrayRefFromStringRef(digest));
    insert.bind(6, llvm::arrayRefFromStringRef(result));
    insert.step();
    if (!insert.isFine()) {
      llvm::Error error = database.failure("write to");
      insert.end();
      handle(std::move(error));
      return;
    }
  }
  if (keptSinceCheck++ % keptPerCheck == 0)
    dropOldest();
}

/// Drops a quarter of the results if the file is larger than it shall be.
void ProofStore::dropOldest() {
  int64_t pages = database.number("PRAGMA page_count") -
                  database.number("PRAGMA freelist_count");
  if (pages * database.number("PRAGMA page_size") <= int64_t(maxBytes))
    return;
  if (!database.execute(
          "DELETE FROM proofs WHERE rowid IN (SELECT rowid FROM proofs "
          "ORDER BY used LIMIT (SELECT count(*) / 4 + 1 FROM proofs))"))
    handle(database.failure("write to"));
}
