// A statement of SQL with its parameters, and the rows that it returns.

#ifndef PALINDROME_VERIFY_BASE_DATABASE_STATEMENT_H
#define PALINDROME_VERIFY_BASE_DATABASE_STATEMENT_H

#include "verify/base/database/Database.h"
#include "llvm/ADT/ArrayRef.h"
#include <type_traits>

struct sqlite3_stmt;

namespace palindrome::database {

/// A prepared statement. All that is bound has to outlive its steps.
class Statement {
public:
  Statement(const Database &database, const char *sql);
  ~Statement() { end(); }
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;

  /// Binds the parameter with the number `place`, which counts from 1.
  void bind(int place, llvm::ArrayRef<uint8_t> bytes);
  void bind(int place, llvm::StringRef text);
  void bind(int place, double number);
  void bind(int place, int64_t number);

  /// Binds the parameters in their order.
  template <typename... Values> void bindAll(const Values &...values) {
    int place = 0;
    (bind(++place, toBindable(values)), ...);
  }

  /// Runs the statement until its next row. Returns whether there is one.
  bool step();
  /// Runs a statement that returns no rows, and makes it ready for other
  /// parameters; false if it fails.
  bool run();
  /// Whether all went well until here.
  bool isFine() const;

  /// Ends the statement early, as the connection may be closed after that.
  void end();

  /// The columns of the row, which count from 0. What is not a number is 0.
  double real(int column) const;
  int64_t number(int column) const;
  /// Valid until the next step.
  llvm::StringRef bytes(int column) const;

private:
  template <typename Value> static auto toBindable(const Value &value) {
    if constexpr (std::is_integral_v<Value>)
      return int64_t(value);
    else if constexpr (std::is_convertible_v<const Value &, llvm::StringRef>)
      return llvm::StringRef(value);
    else if constexpr (std::is_floating_point_v<Value>)
      return double(value);
    else
      return llvm::ArrayRef<uint8_t>(value);
  }

  sqlite3_stmt *handle = nullptr;
  int status;
};

} // namespace palindrome::database

#endif // PALINDROME_VERIFY_BASE_DATABASE_STATEMENT_H
