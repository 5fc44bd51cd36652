// Members of objects whose types have no descriptions.

#include "verify/base/io/JSONMembers.h"
#include "verify/base/io/Record.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
namespace json = llvm::json;

void JSONMembers::choice(llvm::StringRef key, bool &flag,
                         llvm::StringRef ifFalse, llvm::StringRef ifTrue) {
  std::string text = (flag ? ifTrue : ifFalse).str();
  member(key, text);
  if (text != ifTrue && text != ifFalse)
    fail();
  if (isReading())
    flag = text == ifTrue;
}

void JSONMembers::digits(llvm::StringRef key, uint64_t &number) {
  std::string text = std::to_string(number);
  member(key, text);
  if (isReading() && llvm::StringRef(text).getAsInteger(10, number))
    fail();
}

void JSONMembers::object(
    llvm::StringRef key,
    llvm::function_ref<void(JSONMembers &)> describeMembers) {
  if (out) {
    out->attributeObject(json::fixUTF8(key), [&] { describeMembers(*this); });
    return;
  }
  const json::Object *found = in->getObject(key);
  if (!found)
    return fail();
  JSONMembers inner(*found);
  describeMembers(inner);
  whole &= inner.isWhole();
}

void JSONMembers::write(json::OStream &out, const std::string &text) {
  out.value(json::fixUTF8(text));
}

void JSONMembers::write(json::OStream &out, double number) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6f", number);
  out.rawValue(text);
}

bool JSONMembers::read(const json::Value &from, std::string &text) {
  std::optional<llvm::StringRef> found = from.getAsString();
  text = found.value_or("").str();
  return found.has_value();
}

bool JSONMembers::read(const json::Value &from, bool &flag) {
  std::optional<bool> found = from.getAsBoolean();
  flag = found.value_or(false);
  return found.has_value();
}

bool JSONMembers::read(const json::Value &from, double &number) {
  std::optional<double> found = from.getAsNumber();
  number = found.value_or(0);
  return found.has_value();
}

std::optional<json::Value> palindrome::parseJSON(llvm::StringRef text) {
  llvm::Expected<json::Value> value = parseRecord(text);
  if (value)
    return std::move(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}
