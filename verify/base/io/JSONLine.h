// The one form of the JSON that commands print: an object on a line of its own,
// whose first member, `kind`, names its shape. docs/json.schema.json defines
// every shape.

#ifndef PALINDROME_VERIFY_BASE_IO_JSONLINE_H
#define PALINDROME_VERIFY_BASE_IO_JSONLINE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <cstdint>
#include <string>

namespace palindrome {

/// An object that is being written. Members appear in the order of the calls;
/// no key may be added twice. Keys and texts may hold any bytes: what is not
/// UTF-8 is replaced by U+FFFD.
class JSONObject {
public:
  explicit JSONObject(llvm::json::OStream &out) : out(out) {}

  void text(llvm::StringRef key, llvm::StringRef value);
  void number(llvm::StringRef key, int64_t value);
  /// A number that may be beyond those of 63 bits.
  void count(llvm::StringRef key, uint64_t value);
  void flag(llvm::StringRef key, bool value);
  void null(llvm::StringRef key);
  /// Seconds or a ratio, always with so many decimals.
  void decimal(llvm::StringRef key, double value, unsigned decimals = 6);
  /// A value that is JSON already.
  void verbatim(llvm::StringRef key, llvm::StringRef value);
  void object(llvm::StringRef key,
              llvm::function_ref<void(JSONObject &)> addMembers);

  /// An array with a string for each of `values`.
  template <typename Range>
  void texts(llvm::StringRef key, const Range &values) {
    array(key, [&] {
      for (llvm::StringRef value : values)
        out.value(llvm::json::fixUTF8(value));
    });
  }

  /// An array with an object for each of `values`; `addMembers(object, value)`
  /// fills it in.
  template <typename Range, typename AddMembers>
  void objects(llvm::StringRef key, const Range &values,
               AddMembers addMembers) {
    array(key, [&] {
      for (const auto &value : values)
        out.object([&] { addMembers(*this, value); });
    });
  }

private:
  void array(llvm::StringRef key, llvm::function_ref<void()> addElements);

  llvm::json::OStream &out;
};

/// One object without line breaks; `addMembers` adds what follows its `kind`.
std::string formatJSONLine(llvm::StringRef kind,
                           llvm::function_ref<void(JSONObject &)> addMembers);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_JSONLINE_H
