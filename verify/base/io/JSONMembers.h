// One description of a struct serves writing it as JSON and reading it:
//
//   static void describe(JSONMembers &members, Point &point) {
//     members.member("x", point.x);
//     members.memberIfAny("name", point.name);
//   }
//
//   formatMembers(Point{1, ""}) is {"x":1}, of which parseMembers<Point> makes
//   the point again.
//
// A member is a text, a flag, a number, a value of an enum with names (see
// EnumNames), a struct that has a description in its own namespace, or one of
// these as an optional, a vector, or a map from texts.

#ifndef PALINDROME_VERIFY_BASE_IO_JSONMEMBERS_H
#define PALINDROME_VERIFY_BASE_IO_JSONMEMBERS_H

#include "verify/base/io/JSONLine.h"
#include <map>
#include <optional>
#include <type_traits>
#include <vector>

namespace palindrome {

/// The names of an enum's values, which are those from 0 to `last`.
template <typename Enum> struct EnumNames {
  llvm::StringRef (*nameOf)(Enum);
  Enum last;
};
/// To be specialized for each enum that is a member.
template <typename Enum> constexpr EnumNames<Enum> namesOf;

/// The members of an object that is being written, in the order of the calls,
/// or read. Members that no call names are passed over.
class JSONMembers {
public:
  explicit JSONMembers(llvm::json::OStream &out) : out(&out) {}
  explicit JSONMembers(const llvm::json::Object &in) : in(&in) {}

  bool isReading() const { return in; }
  /// Whether the object that is read has the member `key`.
  bool has(llvm::StringRef key) const { return in && in->get(key); }
  /// Notes that what was read is none of this form.
  void fail() { whole = false; }
  /// Whether all that was read has its form.
  bool isWhole() const { return whole; }

  /// A member that each object has. An optional without a value is null.
  template <typename T> void member(llvm::StringRef key, T &value) {
    if (out)
      return derived(key, value);
    const llvm::json::Value *found = in->get(key);
    if (!found || !read(*found, value))
      fail();
  }

  /// A member that is written if `isThere`.
  template <typename T>
  void memberIf(bool isThere, llvm::StringRef key, T &value) {
    if (in ? has(key) : isThere)
      member(key, value);
  }

  /// A member that is left out where it is empty, 0, or false.
  template <typename T> void memberIfAny(llvm::StringRef key, T &value) {
    memberIf(!isEmpty(value), key, value);
  }

  /// A member that follows from others: it is written alone.
  template <typename T> void derived(llvm::StringRef key, const T &value) {
    if (!out)
      return;
    out->attributeBegin(llvm::json::fixUTF8(key));
    write(*out, value);
    out->attributeEnd();
  }

  /// A flag as one of two texts.
  void choice(llvm::StringRef key, bool &flag, llvm::StringRef ifFalse,
              llvm::StringRef ifTrue);
  /// A number of 64 bits as a text, since many readers of JSON know fewer.
  void digits(llvm::StringRef key, uint64_t &number);
  /// An object with the members that `describeMembers` describes.
  void object(llvm::StringRef key,
              llvm::function_ref<void(JSONMembers &)> describeMembers);

private:
  static void write(llvm::json::OStream &out, const std::string &text);
  static void write(llvm::json::OStream &out, double number);

  template <typename T>
  static void write(llvm::json::OStream &out, const T &value) {
    if constexpr (std::is_enum_v<T>) {
      out.value(namesOf<T>.nameOf(value));
    } else if constexpr (std::is_arithmetic_v<T>) {
      out.value(value);
    } else {
      JSONMembers members(out);
      // A description changes the value only if it reads.
      out.object([&] { describe(members, const_cast<T &>(value)); });
    }
  }
  template <typename T>
  static void write(llvm::json::OStream &out, const std::optional<T> &value) {
    if (value)
      write(out, *value);
    else
      out.value(nullptr);
  }
  template <typename T>
  static void write(llvm::json::OStream &out, const std::vector<T> &values) {
    out.array([&] {
      for (const T &value : values)
        write(out, value);
    });
  }
  template <typename T>
  static void write(llvm::json::OStream &out,
                    const std::map<std::string, T> &values) {
    JSONMembers members(out);
    out.object([&] {
      for (const auto &[key, value] : values)
        members.derived(key, value);
    });
  }

  static bool read(const llvm::json::Value &from, std::string &text);
  static bool read(const llvm::json::Value &from, bool &flag);
  static bool read(const llvm::json::Value &from, double &number);

  template <typename T>
  static bool read(const llvm::json::Value &from, T &value) {
    if constexpr (std::is_enum_v<T>) {
      std::optional<llvm::StringRef> name = from.getAsString();
      for (unsigned i = 0; name && i <= unsigned(namesOf<T>.last); ++i)
        if (namesOf<T>.nameOf(T(i)) == *name) {
          value = T(i);
          return true;
        }
      return false;
    } else if constexpr (std::is_arithmetic_v<T>) {
      static_assert(std::is_unsigned_v<T>, "no member is negative");
      std::optional<uint64_t> number = from.getAsUINT64();
      value = T(number.value_or(0));
      return number && value == *number;
    } else {
      const llvm::json::Object *object = from.getAsObject();
      if (!object)
        return false;
      JSONMembers members(*object);
      describe(members, value);
      return members.isWhole();
    }
  }
  template <typename T>
  static bool read(const llvm::json::Value &from, std::optional<T> &value) {
    value.reset();
    return from.getAsNull() || read(from, value.emplace());
  }
  template <typename T>
  static bool read(const llvm::json::Value &from, std::vector<T> &values) {
    const llvm::json::Array *array = from.getAsArray();
    return array && llvm::all_of(*array, [&](const llvm::json::Value &each) {
             return read(each, values.emplace_back());
           });
  }
  template <typename T>
  static bool read(const llvm::json::Value &from,
                   std::map<std::string, T> &values) {
    const llvm::json::Object *object = from.getAsObject();
    return object && llvm::all_of(*object, [&](const auto &each) {
             return read(each.second, values[each.first.str()]);
           });
  }

  template <typename T> static bool isEmpty(const T &value) {
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
      return value == T();
    else
      return value.empty();
  }
  template <typename T> static bool isEmpty(const std::optional<T> &value) {
    return !value;
  }

  // One of them is set.
  llvm::json::OStream *out = nullptr;
  const llvm::json::Object *in = nullptr;
  bool whole = true;
};

/// The text of a value of JSON: `parseRecord`, without the error.
std::optional<llvm::json::Value> parseJSON(llvm::StringRef text);

/// `value` as a line, without its end. If `kind` is not empty, it is the first
/// member.
template <typename T>
std::string formatMembers(const T &value, llvm::StringRef kind = "") {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream out(stream);
  JSONMembers members(out);
  out.object([&] {
    if (!kind.empty())
      members.derived("kind", kind.str());
    describe(members, const_cast<T &>(value));
  });
  return text;
}

/// The value of an object of that kind; nothing if `from` has another form.
template <typename T>
std::optional<T> readMembers(const llvm::json::Value &from,
                             llvm::StringRef kind = "") {
  const llvm::json::Object *object = from.getAsObject();
  if (!object || (!kind.empty() && object->getString("kind") != kind))
    return std::nullopt;
  T value;
  JSONMembers members(*object);
  describe(members, value);
  if (!members.isWhole())
    return std::nullopt;
  return value;
}

/// The structure that the JSON object in `text` describes, or nothing.
template <typename T>
std::optional<T> parseMembers(llvm::StringRef text, llvm::StringRef kind = "") {
  std::optional<llvm::json::Value> value = parseJSON(text);
  return value ? readMembers<T>(*value, kind) : std::nullopt;
}

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_JSONMEMBERS_H
