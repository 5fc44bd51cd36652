// Statements of SQL.

#include "verify/base/database/Statement.h"
#include <sqlite3.h>

using namespace palindrome::database;

Statement::Statement(const Database &database, const char *sql)
    : status(SQLITE_ERROR) {
  sqlite3_prepare_v2(database.connection, sql, -1, &handle, nullptr);
}

// With a null destructor (SQLITE_STATIC), SQLite makes no copy of the bytes.
void Statement::bind(int place, llvm::ArrayRef<uint8_t> bytes) {
  sqlite3_bind_blob(handle, place, bytes.data(), int(bytes.size()), nullptr);
}
void Statement::bind(int place, llvm::StringRef text) {
  sqlite3_bind_text(handle, place, text.data() ? text.data() : "",
                    int(text.size()), nullptr);
}
void Statement::bind(int place, double number) {
  sqlite3_bind_double(handle, place, number);
}
void Statement::bind(int place, int64_t number) {
  sqlite3_bind_int64(handle, place, number);
}

bool Statement::step() { return (status = sqlite3_step(handle)) == SQLITE_ROW; }

bool Statement::run() {
  step();
  bool wasFine = isFine();
  // The reason of a failure stays with the connection.
  if (wasFine)
    sqlite3_reset(handle);
  return wasFine;
}

bool Statement::isFine() const {
  return status == SQLITE_ROW || status == SQLITE_DONE;
}

void Statement::end() {
  sqlite3_finalize(handle);
  handle = nullptr;
}

double Statement::real(int column) const {
  return sqlite3_column_double(handle, column);
}
int64_t Statement::number(int column) const {
  return sqlite3_column_int64(handle, column);
}
llvm::StringRef Statement::bytes(int column) const {
  const void *data = sqlite3_column_blob(handle, column);
  return {static_cast<const char *>(data),
          size_t(sqlite3_column_bytes(handle, column))};
}
