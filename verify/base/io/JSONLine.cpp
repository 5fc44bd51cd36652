// Writes the JSON of every command's output.

#include "verify/base/io/JSONLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
namespace json = llvm::json;

void JSONObject::text(llvm::StringRef key, llvm::StringRef value) {
  out.attribute(json::fixUTF8(key), json::fixUTF8(value));
}

void JSONObject::number(llvm::StringRef key, int64_t value) {
  out.attribute(json::fixUTF8(key), value);
}

void JSONObject::count(llvm::StringRef key, uint64_t value) {
  out.attribute(json::fixUTF8(key), value);
}

void JSONObject::flag(llvm::StringRef key, bool value) {
  out.attribute(json::fixUTF8(key), value);
}

void JSONObject::null(llvm::StringRef key) {
  out.attribute(json::fixUTF8(key), nullptr);
}

void JSONObject::decimal(llvm::StringRef key, double value, unsigned decimals) {
  std::string digits;
  llvm::raw_string_ostream(digits) << llvm::format("%.*f", decimals, value);
  verbatim(key, digits);
}

void JSONObject::verbatim(llvm::StringRef key, llvm::StringRef value) {
  out.attributeBegin(json::fixUTF8(key));
  out.rawValue(value);
  out.attributeEnd();
}

void JSONObject::object(llvm::StringRef key,
                        llvm::function_ref<void(JSONObject &)> addMembers) {
  out.attributeObject(json::fixUTF8(key), [&] { addMembers(*this); });
}

void JSONObject::array(llvm::StringRef key,
                       llvm::function_ref<void()> addElements) {
  out.attributeArray(json::fixUTF8(key), addElements);
}

std::string
palindrome::formatJSONLine(llvm::StringRef kind,
                           llvm::function_ref<void(JSONObject &)> addMembers) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  json::OStream out(stream);
  JSONObject members(out);
  out.object([&] {
    members.text("kind", kind);
    addMembers(members);
  });
  return text;
}
