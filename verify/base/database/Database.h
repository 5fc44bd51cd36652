// A file of SQLite's: made with its tables, opened, and asked.

#ifndef PALINDROME_VERIFY_BASE_DATABASE_DATABASE_H
#define PALINDROME_VERIFY_BASE_DATABASE_DATABASE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

struct sqlite3;

namespace palindrome::database {

/// What a file holds.
struct Form {
  llvm::StringLiteral name;   ///< For messages, such as "file of proofs".
  int64_t application;        ///< Marks such files: SQLite's application_id.
  int64_t version;            ///< Of the tables; at least 1.
  llvm::StringLiteral tables; ///< The statements that make the tables.
};

/// A connection to one file. The file is in SQLite's WAL mode, in which readers
/// do not wait for writers, and several processes may use it at once. Each
/// statement is a transaction of its own unless one has begun, so that a
/// process that is killed leaves a good file.
///
/// A process that is forked while the connection is open can use it no more, as
/// SQLite demands; it may open a new one.
class Database {
public:
  Database(std::string path, const Form &form)
      : path(std::move(path)), form(form) {}
  ~Database() { close(); }
  Database(const Database &) = delete;
  Database &operator=(const Database &) = delete;

  /// Opens the file, which is made where it is missing, with its folder. An
  /// error is one line, which does not name the path.
  llvm::Error open();
  /// Opens the file, and makes none: it is an error if it is missing.
  llvm::Error openExisting();
  void close();

  /// Whether the file is open, whichever process opened it.
  bool isOpen() const { return connection; }
  /// Whether this process opened the file.
  bool isOwn() const;

  /// Whether the last error was about the contents of the file: it is damaged,
  /// or of another form.
  bool isUnfit() const { return hasUnfitContents; }

  /// Runs statements that return nothing; false if one fails.
  bool execute(const char *sql);
  /// The number that a query returns; -1 if it fails.
  int64_t number(const char *sql);
  /// The key of the row that was inserted last.
  int64_t lastKey() const;

  /// The error of the call that failed last; `doing` is what was to be done
  /// with the file, such as "read".
  llvm::Error failure(llvm::StringRef doing);
  /// The error of a file that has other contents than it should.
  llvm::Error reject(const llvm::Twine &what);

  const std::string path;

private:
  friend class Statement;

  llvm::Error checkFiles();
  llvm::Error connect(int flags);
  llvm::Error prepare();
  llvm::Error makeTables();

  const Form &form;
  sqlite3 *connection = nullptr;
  int owner = -1; ///< The process that opened the file.
  bool hasUnfitContents = false;
};

} // namespace palindrome::database

#endif // PALINDROME_VERIFY_BASE_DATABASE_DATABASE_H
