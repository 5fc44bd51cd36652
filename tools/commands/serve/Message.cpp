// Reads and writes the messages of JSON-RPC 2.0.

#include "tools/commands/serve/Message.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::tools;
namespace json = llvm::json;

/// LLVM's parser calls itself for each level, so that deeper text would
/// overflow the stack.
static constexpr unsigned mostLevels = 128;

/// Whether `line` nests arrays and objects too deeply to be parsed.
static bool isTooDeep(llvm::StringRef line) {
  unsigned levels = 0;
  bool isInString = false;
  for (size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    if (isInString) {
      if (c == '\\')
        ++i;
      isInString = c != '"';
    } else if (c == '"') {
      isInString = true;
    } else if (c == '[' || c == '{') {
      if (++levels > mostLevels)
        return true;
    } else if ((c == ']' || c == '}') && levels) {
      --levels;
    }
  }
  return false;
}

static bool isId(const json::Value &value) {
  return value.kind() == json::Value::String ||
         value.kind() == json::Value::Number;
}

std::variant<Request, BadRequest>
palindrome::tools::parseRequest(llvm::StringRef line) {
  auto bad = [](ErrorCode code, std::string what, json::Value id = nullptr) {
    return BadRequest{std::move(id), {code, std::move(what)}};
  };
  if (isTooDeep(line))
    return bad(ErrorCode::Parse, "the message nests deeper than " +
                                     std::to_string(mostLevels) + " levels");
  llvm::Expected<json::Value> value = json::parse(line);
  if (!value)
    return bad(ErrorCode::Parse,
               "the line is no JSON: " + llvm::toString(value.takeError()));
  if (value->kind() == json::Value::Array)
    return bad(ErrorCode::InvalidRequest,
               "batches are not supported; send each request as a line of its "
               "own");
  json::Object *object = value->getAsObject();
  if (!object)
    return bad(ErrorCode::InvalidRequest, "the message is no object");
  Request request;
  json::Value *id = object->get("id");
  if (id && !isId(*id))
    return bad(ErrorCode::InvalidRequest,
               "\"id\" is neither a string nor a number");
  if (id)
    request.id = *id;
  json::Value known = id ? *id : json::Value(nullptr);
  if (object->getString("jsonrpc") != "2.0")
    return bad(ErrorCode::InvalidRequest, "\"jsonrpc\" is not \"2.0\"", known);
  std::optional<llvm::StringRef> method = object->getString("method");
  if (!method) {
    request.isAnswer = object->get("result") || object->get("error");
    if (request.isAnswer)
      return request;
    return bad(ErrorCode::InvalidRequest, "\"method\" is no string", known);
  }
  request.method = method->str();
  if (json::Value *params = object->get("params")) {
    json::Object *members = params->getAsObject();
    if (!members)
      return bad(ErrorCode::InvalidParams, "\"params\" is no object", known);
    request.params = std::move(*members);
  }
  return request;
}

static std::string lineOf(json::Value value) {
  std::string line;
  llvm::raw_string_ostream os(line);
  os << value << '\n';
  return line;
}

std::string palindrome::tools::formatAnswer(const json::Value &id,
                                            json::Value result) {
  return lineOf(json::Object{
      {"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

std::string palindrome::tools::formatError(const json::Value &id,
                                           const ErrorAnswer &error,
                                           std::optional<json::Value> data) {
  json::Object members{{"code", int64_t(error.code)},
                       {"message", json::fixUTF8(error.message)}};
  if (data)
    members["data"] = std::move(*data);
  return lineOf(json::Object{
      {"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(members)}});
}

std::string palindrome::tools::textOfId(const json::Value &id) {
  std::string text;
  llvm::raw_string_ostream(text) << id;
  return text;
}
