// Opens files of SQLite.

#include "verify/base/database/Database.h"
#include "verify/base/database/Statement.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <sqlite3.h>
#include <unistd.h>

using namespace palindrome::database;
namespace fs = llvm::sys::fs;

/// The milliseconds that other processes may keep the file locked.
static constexpr int patience = 10'000;

/// The most bytes that one value may have. The rest of a file is read by pages.
static constexpr int mostOfValue = 256 << 20;

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(text);
}

bool Database::isOwn() const { return connection && owner == getpid(); }

void Database::close() {
  // A forked process must not even close the connection of its parent.
  if (isOwn())
    sqlite3_close(connection);
  connection = nullptr;
  owner = -1;
}

llvm::Error Database::reject(const llvm::Twine &what) {
  hasUnfitContents = true;
  return makeError(what + "; delete it, or name another file");
}

llvm::Error Database::failure(llvm::StringRef doing) {
  int code = sqlite3_errcode(connection) & 0xff;
  if (code == SQLITE_CORRUPT)
    return reject("the " + form.name + " is damaged");
  if (code == SQLITE_NOTADB)
    return reject("this is not a " + form.name);
  return makeError("cannot " + doing + " the " + form.name + ": " +
                   sqlite3_errmsg(connection));
}

bool Database::execute(const char *sql) {
  return sqlite3_exec(connection, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

int64_t Database::number(const char *sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : -1;
}

int64_t Database::lastKey() const {
  return sqlite3_last_insert_rowid(connection);
}

llvm::Error Database::makeTables() {
  // The process that is first makes them; another one finds them.
  if (!execute("BEGIN IMMEDIATE"))
    return failure("write to");
  bool isNew = number("PRAGMA user_version") == 0 &&
               number("SELECT count(*) FROM sqlite_master") == 0;
  std::string sql =
      "PRAGMA application_id = " + std::to_string(form.application) +
      ";PRAGMA user_version = " + std::to_string(form.version) + ";" +
      form.tables.str();
  if ((isNew && !execute(sql.c_str())) || !execute("COMMIT")) {
    llvm::Error error = failure("write to");
    execute("ROLLBACK");
    return error;
  }
  return llvm::Error::success();
}

/// Sets the connection up, and makes the tables of a new file.
llvm::Error Database::prepare() {
  sqlite3_busy_timeout(connection, patience);
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, mostOfValue);
  // Nobody waits for the disk. What a killed process wrote stays; only a loss
  // of power may take the last results.
  if (!execute("PRAGMA synchronous = OFF"))
    return failure("read");
  int64_t version = number("PRAGMA user_version");
  if (version < 0)
    return failure("read");
  if (sqlite3_db_readonly(connection, "main") == 1)
    return makeError("the " + form.name + " cannot be written");
  if (version == 0) {
    // SQLite does not wait for the lock that this needs.
    auto end =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
    while (!execute("PRAGMA journal_mode = WAL")) {
      if ((sqlite3_errcode(connection) & 0xff) != SQLITE_BUSY ||
          std::chrono::steady_clock::now() > end)
        return failure("write to");
      usleep(1000);
    }
    if (llvm::Error error = makeTables())
      return error;
    version = number("PRAGMA user_version");
  }
  if (number("PRAGMA application_id") != form.application)
    return reject("this is not a " + form.name);
  if (version != form.version)
    return reject("the " + form.name + " is of another version of Palindrome");
  return llvm::Error::success();
}

/// The file may come from elsewhere. SQLite would wait for ever for what a pipe
/// holds, and write, even to read, through links in the place of the files that
/// it keeps beside this one.
llvm::Error Database::checkFiles() {
  fs::file_status status;
  if (!fs::status(path, status) && !fs::is_regular_file(status) &&
      !fs::is_directory(status))
    return reject("this is not a " + form.name);
  llvm::SmallString<256> real;
  if (fs::real_path(path, real)) // There is none yet.
    real = path;
  for (const char *suffix : {"-journal", "-wal", "-shm"})
    if (fs::is_symlink_file(real + suffix))
      return makeError("the file beside the " + form.name + " that ends in " +
                       suffix + " is a symbolic link; remove it");
  return llvm::Error::success();
}

llvm::Error Database::connect(int flags) {
  hasUnfitContents = false;
  if (llvm::Error error = checkFiles())
    return error;
  owner = getpid();
  flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  llvm::Error error =
      sqlite3_open_v2(path.c_str(), &connection, flags, nullptr) == SQLITE_OK
          ? prepare()
          : failure("open");
  if (error)
    close();
  return error;
}

llvm::Error Database::open() {
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (std::error_code error = llvm::sys::fs::create_directories(folder);
      error && !folder.empty())
    return makeError("the folder of the " + form.name +
                     " cannot be made: " + error.message());
  return connect(SQLITE_OPEN_CREATE);
}

llvm::Error Database::openExisting() { return connect(0); }
