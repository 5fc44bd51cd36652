// Writes and reads the JSON of how a result stands to a baseline.

#include "verify/roundtrip/BaselineJSON.h"
#include "verify/io/Record.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
namespace json = llvm::json;

static void addMembers(JSONObject &object, const BaselineMatch &match) {
  object.text("standing", standingName(match.standing));
  if (match.was)
    object.text("was", verdictName(*match.was));
  object.objects("news", match.news,
                 [](JSONObject &element, const BaselineMatch::News &news) {
                   element.text("name", news.name);
                   element.text("now", news.now);
                   element.text("was", news.was);
                 });
}

void palindrome::addBaselineMatch(JSONObject &object,
                                  const BaselineMatch &match) {
  object.object("baseline",
                [&](JSONObject &members) { addMembers(members, match); });
}

std::string palindrome::formatBaselineMatch(const BaselineMatch &match) {
  std::string text;
  llvm::raw_string_ostream os(text);
  json::OStream out(os);
  out.object([&] {
    JSONObject object(out);
    addMembers(object, match);
  });
  return text;
}

bool palindrome::parseBaselineMatch(const json::Value &value,
                                    BaselineMatch &match) {
  const json::Object *object = value.getAsObject();
  const json::Array *news = object ? object->getArray("news") : nullptr;
  if (!news)
    return false;
  std::optional<Standing> standing =
      findStanding(object->getString("standing").value_or(""));
  if (!standing)
    return false;
  match.standing = *standing;
  if (std::optional<llvm::StringRef> was = object->getString("was")) {
    match.was = findVerdict(*was);
    if (!match.was)
      return false;
  }
  for (const json::Value &element : *news) {
    json::Path::Root root;
    json::ObjectMapper map(element, root);
    BaselineMatch::News &parsed = match.news.emplace_back();
    if (!map || !map.map("name", parsed.name) || !map.map("now", parsed.now) ||
        !map.map("was", parsed.was))
      return false;
  }
  return true;
}

std::optional<BaselineMatch>
palindrome::parseBaselineMatch(llvm::StringRef text) {
  BaselineMatch match;
  llvm::Expected<json::Value> value = parseRecord(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  if (!parseBaselineMatch(*value, match))
    return std::nullopt;
  return match;
}
