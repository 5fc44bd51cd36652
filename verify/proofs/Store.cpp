// Reads and writes the file of proofs. It is in SQLite's WAL mode, in which
// readers do not wait for writers. Each result is a transaction of its own, so
// that a process that is killed leaves a good file.

#include "verify/proofs/Store.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <ctime>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

using namespace palindrome::proofs;

/// Marks a file of proofs, and the version of its form.
static constexpr int64_t applicationId = 0x50616c50, formVersion = 1;
/// The milliseconds that other processes may keep the file locked.
static constexpr int patience = 10'000;
/// The seconds after which the use of a result is noted again.
static constexpr int64_t day = 24 * 60 * 60;
/// How many results are kept between two looks at the size of the file.
static constexpr unsigned keptPerCheck = 500;

/// A prepared statement.
class ProofStore::Statement {
public:
  Statement(const ProofStore &store, const char *sql) {
    sqlite3_prepare_v2(store.database, sql, -1, &handle, nullptr);
  }
  ~Statement() { sqlite3_finalize(handle); }
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;

  // SQLITE_STATIC: all that is bound outlives the statement.
  void bind(int place, const Digest &digest) {
    sqlite3_bind_blob(handle, place, digest.data(), int(digest.size()),
                      nullptr);
  }
  void bind(int place, llvm::StringRef text) {
    sqlite3_bind_blob(handle, place, text.data(), int(text.size()), nullptr);
  }
  void bind(int place, double number) {
    sqlite3_bind_double(handle, place, number);
  }
  void bind(int place, int64_t number) {
    sqlite3_bind_int64(handle, place, number);
  }

  /// Runs the statement until its next row. Returns whether there is one.
  bool step() { return (status = sqlite3_step(handle)) == SQLITE_ROW; }
  /// Whether all went well until here.
  bool isFine() const { return status == SQLITE_ROW || status == SQLITE_DONE; }

  /// Ends the statement early, as the connection may be closed after that.
  void end() {
    sqlite3_finalize(handle);
    handle = nullptr;
  }

  double real(int column) const {
    return sqlite3_column_double(handle, column);
  }
  int64_t number(int column) const {
    return sqlite3_column_int64(handle, column);
  }
  llvm::StringRef bytes(int column) const {
    const void *data = sqlite3_column_blob(handle, column);
    return {static_cast<const char *>(data),
            size_t(sqlite3_column_bytes(handle, column))};
  }

private:
  sqlite3_stmt *handle = nullptr;
  int status = SQLITE_ERROR;
};

//===-- Opening -----------------------------------------------------------===//

ProofStore::ProofStore(std::string path, Unfit unfit, uint64_t maxBytes)
    : path(std::move(path)), unfit(unfit), maxBytes(maxBytes) {}

ProofStore::~ProofStore() { close(); }

void ProofStore::close() {
  // A forked process must not even close the connection of its parent.
  if (database && owner == getpid())
    sqlite3_close(database);
  database = nullptr;
  owner = -1;
}

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(text);
}

/// The error of a file that has other contents than it should.
llvm::Error ProofStore::reject(llvm::StringRef what) {
  isUnfit = true;
  return makeError(what + "; delete it, or name another file");
}

/// The error of the call of SQLite that failed last.
llvm::Error ProofStore::failure(llvm::StringRef doing) {
  int code = sqlite3_errcode(database) & 0xff;
  if (code == SQLITE_CORRUPT)
    return reject("the file of proofs is damaged");
  if (code == SQLITE_NOTADB)
    return reject("this is not a file of proofs");
  return makeError("cannot " + doing +
                   " the file of proofs: " + sqlite3_errmsg(database));
}

bool ProofStore::execute(const char *sql) {
  return sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// The number that a query returns; -1 if it fails.
int64_t ProofStore::number(const char *sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : -1;
}

llvm::Error ProofStore::makeTables() {
  // The process that is first makes them; another one finds them.
  if (!execute("BEGIN IMMEDIATE"))
    return failure("write to");
  bool isNew = number("PRAGMA user_version") == 0 &&
               number("SELECT count(*) FROM sqlite_master") == 0;
  std::string sql = "PRAGMA application_id = " + std::to_string(applicationId) +
                    ";PRAGMA user_version = " + std::to_string(formVersion) +
                    // The seconds and bytes are the limits of the result, and
                    // `check` is a digest of the row.
                    ";CREATE TABLE proofs (key BLOB PRIMARY KEY,"
                    " seconds REAL NOT NULL, bytes INTEGER NOT NULL,"
                    " used INTEGER NOT NULL, digest BLOB NOT NULL,"
                    " result BLOB NOT NULL)";
  if ((isNew && !execute(sql.c_str())) || !execute("COMMIT")) {
    llvm::Error error = failure("write to");
    execute("ROLLBACK");
    return error;
  }
  return llvm::Error::success();
}

/// Sets the connection up, and makes the tables of a new file.
llvm::Error ProofStore::prepare() {
  sqlite3_busy_timeout(database, patience);
  // Nobody waits for the disk: after a loss of power, results may be missing,
  // and a row that is damaged is not used.
  if (!execute("PRAGMA synchronous = OFF"))
    return failure("read");
  int64_t version = number("PRAGMA user_version");
  if (version < 0)
    return failure("read");
  if (sqlite3_db_readonly(database, "main") == 1)
    return makeError("the file of proofs cannot be written");
  if (version == 0) {
    // SQLite does not wait for the lock that this needs.
    auto end =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
    while (!execute("PRAGMA journal_mode = WAL")) {
      if ((sqlite3_errcode(database) & 0xff) != SQLITE_BUSY ||
          std::chrono::steady_clock::now() > end)
        return failure("write to");
      usleep(1000);
    }
    if (llvm::Error error = makeTables())
      return error;
    version = number("PRAGMA user_version");
  }
  if (number("PRAGMA application_id") != applicationId)
    return reject("this is not a file of proofs");
  if (version != formVersion)
    return reject("the file of proofs is of another version of Palindrome");
  return llvm::Error::success();
}

llvm::Error ProofStore::openFile() {
  isUnfit = false;
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (std::error_code error = llvm::sys::fs::create_directories(folder);
      error && !folder.empty())
    return makeError("the folder of the file of proofs cannot be made: " +
                     error.message());
  owner = getpid();
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  llvm::Error error =
      sqlite3_open_v2(path.c_str(), &database, flags, nullptr) == SQLITE_OK
          ? prepare()
          : failure("open");
  if (error)
    close();
  return error;
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
    return database ? llvm::Error::success() : openFile();
  };
  llvm::Error error = reopen();
  ::close(lock); // The lock ends with it.
  return error;
}

/// Opens the file; one that is unfit is replaced if the store may do so.
llvm::Error ProofStore::openOrReplace() {
  llvm::Error error = openFile();
  if (!error || !isUnfit || unfit != Unfit::Replace)
    return error;
  return replaceFile(llvm::toString(std::move(error)), [&] {
    llvm::Error again = openFile();
    bool isStill = bool(again) && isUnfit;
    llvm::consumeError(std::move(again));
    return isStill;
  });
}

/// Notes what went wrong, and does without the file from then on.
void ProofStore::giveUp(llvm::Error error) {
  std::string text = llvm::toString(std::move(error));
  if (firstTrouble.empty())
    firstTrouble = std::move(text);
  close();
}

/// Goes on after the error of an access, with a new file where that helps.
void ProofStore::handle(llvm::Error error) {
  bool canReplace = isUnfit && unfit == Unfit::Replace && replacement.empty();
  close();
  if (canReplace)
    error = replaceFile(llvm::toString(std::move(error)), [] { return true; });
  if (error)
    giveUp(std::move(error));
}

llvm::Error ProofStore::open() {
  if (firstTrouble.empty() && !database)
    if (llvm::Error error = openOrReplace())
      giveUp(std::move(error));
  return firstTrouble.empty() ? llvm::Error::success()
                              : makeError(firstTrouble);
}

/// Whether the file is open in this process, or can be opened.
bool ProofStore::isReady() {
  if (database)
    return owner == getpid();
  if (llvm::Error error = open()) {
    llvm::consumeError(std::move(error));
    return false;
  }
  return true;
}

//===-- Results -----------------------------------------------------------===//

/// A digest of a row, by which damage to it is noticed.
static Digest digestOfRow(const Digest &key, llvm::StringRef result,
                          const Limits &limits) {
  return digestOf({llvm::toStringRef(key), result,
                   std::to_string(limits.seconds),
                   std::to_string(limits.bytes)});
}

static int64_t now() { return int64_t(time(nullptr)); }

std::optional<std::string> ProofStore::find(const Digest &key,
                                            const Limits &asked) {
  if (!isReady())
    return std::nullopt;
  std::string result;
  int64_t used = 0;
  {
    Statement select(*this, "SELECT seconds, bytes, used, digest, result "
                            "FROM proofs "
                            "WHERE key = ? AND seconds >= ? AND bytes >= ?");
    select.bind(1, key);
    select.bind(2, asked.seconds);
    select.bind(3, asked.bytes);
    bool isFound = select.step();
    if (!select.isFine()) {
      llvm::Error error = failure("read");
      select.end();
      handle(std::move(error));
    }
    if (!isFound)
      return std::nullopt;
    Limits limits{select.real(0), select.number(1)};
    used = select.number(2);
    result = select.bytes(4).str();
    if (select.bytes(3) !=
        llvm::toStringRef(digestOfRow(key, result, limits))) {
      select.end();
      handle(reject("the file of proofs is damaged"));
      return std::nullopt;
    }
  }
  if (now() - used >= day) {
    Statement update(*this, "UPDATE proofs SET used = ? WHERE key = ?");
    update.bind(1, now());
    update.bind(2, key);
    update.step(); // If this fails, the result is dropped early, at worst.
  }
  return result;
}

void ProofStore::keep(const Digest &key, llvm::StringRef result,
                      const Limits &limits) {
  if (!isReady())
    return;
  Digest digest = digestOfRow(key, result, limits);
  {
    Statement insert(*this,
                     "INSERT INTO proofs VALUES (?, ?, ?, ?, ?, ?) "
                     "ON CONFLICT (key) DO UPDATE SET "
                     "seconds = excluded.seconds, bytes = excluded.bytes, "
                     "used = excluded.used, digest = excluded.digest, "
                     "result = excluded.result "
                     "WHERE excluded.seconds >= seconds "
                     "AND excluded.bytes >= bytes");
    insert.bind(1, key);
    insert.bind(2, limits.seconds);
    insert.bind(3, limits.bytes);
    insert.bind(4, now());
    insert.bind(5, llvm::toStringRef(digest));
    insert.bind(6, result);
    insert.step();
    if (!insert.isFine()) {
      llvm::Error error = failure("write to");
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
  int64_t pages = number("PRAGMA page_count") - number("PRAGMA freelist_count");
  if (pages * number("PRAGMA page_size") <= int64_t(maxBytes))
    return;
  if (!execute("DELETE FROM proofs WHERE rowid IN (SELECT rowid FROM proofs "
               "ORDER BY used LIMIT (SELECT count(*) / 4 + 1 FROM proofs))"))
    handle(failure("write to"));
}
