// Schemas and command lines of tools.

#include "tools/commands/serve/Tools.h"
#include "verify/base/io/LLVMReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBufferRef.h"

using namespace palindrome;
using namespace palindrome::tools;
namespace json = llvm::json;
using Form = ParameterForm;

/// The limits, which every tool has. The numbers are those of the server.
static constexpr llvm::StringLiteral timeName = "timeLimit";
static constexpr llvm::StringLiteral memoryName = "memoryLimit";

static json::Object schemaOf(const Parameter &parameter) {
  json::Object schema{{"description", parameter.about}};
  switch (parameter.form) {
  case Form::Module:
  case Form::Text:
    schema["type"] = "string";
    break;
  case Form::Texts:
    schema["type"] = "array";
    schema["items"] = json::Object{{"type", "string"}};
    break;
  case Form::Flag:
    schema["type"] = "boolean";
    break;
  case Form::Number:
    schema["type"] = "integer";
    schema["minimum"] = parameter.least;
    schema["maximum"] = parameter.most;
    break;
  case Form::Choice: {
    schema["type"] = "string";
    json::Array choices;
    for (llvm::StringRef choice : llvm::split(parameter.choices, ' '))
      choices.push_back(choice);
    schema["enum"] = std::move(choices);
    break;
  }
  }
  return schema;
}

static json::Object limitSchema(const char *what, int64_t usual, int64_t most) {
  return json::Object{{"type", "integer"},
                      {"description", what},
                      {"minimum", 1},
                      {"maximum", most},
                      {"default", usual}};
}

/// What every tool returns (docs/serve.md).
static json::Object resultSchema() {
  const json::Value text(json::Object{{"type", "string"}});
  return json::Object{
      {"type", "object"},
      {"properties",
       json::Object{
           {"tool", text},
           {"ended", json::Object{{"type", "string"}}},
           {"status", json::Object{{"type", "integer"}}},
           {"seconds", json::Object{{"type", "number"}}},
           {"records",
            json::Object{{"type", "array"},
                         {"items", json::Object{{"type", "object"}}}}},
           {"output", text},
           {"messages", json::Object{{"type", "array"}, {"items", text}}}}},
      {"required", json::Array{"tool", "ended", "seconds", "messages"}}};
}

json::Value palindrome::tools::describeTool(const Tool &tool,
                                            const LimitBounds &bounds) {
  json::Object properties;
  json::Array required;
  for (const Parameter &parameter : tool.parameters) {
    properties[parameter.name] = schemaOf(parameter);
    if (parameter.isRequired)
      required.push_back(parameter.name);
  }
  properties[timeName] = limitSchema("wall time for the request, in seconds",
                                     bounds.usual.seconds, bounds.most.seconds);
  properties[memoryName] =
      limitSchema("memory of each of its processes, in megabytes",
                  bounds.usual.megabytes, bounds.most.megabytes);
  return json::Object{
      {"name", tool.name},
      {"title", tool.title},
      {"description", tool.about},
      {"inputSchema", json::Object{{"type", "object"},
                                   {"properties", std::move(properties)},
                                   {"required", std::move(required)},
                                   {"additionalProperties", false}}},
      {"outputSchema", resultSchema()},
      {"annotations", json::Object{{"readOnlyHint", !tool.runsCode},
                                   {"destructiveHint", tool.runsCode},
                                   {"openWorldHint", tool.runsCode}}}};
}

namespace {
/// Makes a call, parameter by parameter. Its functions return false after they
/// have set `problem`.
class CallMaker {
public:
  CallMaker(const Tool &tool, json::Object &arguments, std::string &problem)
      : tool(tool), arguments(arguments), problem(problem) {}

  bool make(ToolCall &call, const LimitBounds &bounds) {
    for (llvm::StringRef word : llvm::split(tool.command, ' '))
      call.words.push_back(word.str());
    for (const Parameter &parameter : tool.parameters) {
      const json::Value *value = arguments.get(parameter.name);
      if (value && !add(parameter, *value, call))
        return false;
      if (!value && parameter.isRequired)
        return fail(parameter.name, "is missing");
    }
    call.limits = bounds.usual;
    if (!findLimit(timeName, bounds.most.seconds, call.limits.seconds) ||
        !findLimit(memoryName, bounds.most.megabytes, call.limits.megabytes))
      return false;
    if (tool.hasWorkers)
      call.words.push_back("--memory-limit=" +
                           std::to_string(call.limits.megabytes));
    for (const ToolCall::File &file : call.files)
      call.words.push_back(file.name);
    if (!positional.empty()) {
      call.words.push_back("--");
      llvm::append_range(call.words, positional);
    }
    return checkNames();
  }

private:
  bool fail(llvm::StringRef name, const llvm::Twine &what) {
    problem = (tool.name + ": \"" + name + "\" " + what).str();
    return false;
  }

  /// A word of a command line, which ends at a null character.
  bool isWord(const Parameter &parameter, llvm::StringRef text) {
    return !text.contains('\0') || fail(parameter.name, "has a null character");
  }

  bool add(const Parameter &parameter, const json::Value &value,
           ToolCall &call) {
    std::string option = parameter.option.str();
    switch (parameter.form) {
    case Form::Module:
      return addModule(parameter, value, call);
    case Form::Text:
    case Form::Choice: {
      std::optional<llvm::StringRef> text = value.getAsString();
      if (!text)
        return fail(parameter.name, "is no string");
      if (parameter.form == Form::Choice &&
          !llvm::is_contained(llvm::split(parameter.choices, ' '), *text))
        return fail(parameter.name, "is none of " + parameter.choices);
      if (!isWord(parameter, *text))
        return false;
      call.words.push_back(option + "=" + text->str());
      return true;
    }
    case Form::Texts:
      return addTexts(parameter, value, call);
    case Form::Flag: {
      std::optional<bool> isSet = value.getAsBoolean();
      if (!isSet)
        return fail(parameter.name, "is neither true nor false");
      if (*isSet)
        call.words.push_back(option);
      return true;
    }
    case Form::Number: {
      int64_t number = 0;
      if (!readNumber(parameter.name, value, parameter.least, parameter.most,
                      number))
        return false;
      call.words.push_back(option + "=" + std::to_string(number));
      return true;
    }
    }
    return false;
  }

  bool addModule(const Parameter &parameter, const json::Value &value,
                 ToolCall &call) {
    std::optional<llvm::StringRef> text = value.getAsString();
    if (!text)
      return fail(parameter.name, "is no string");
    bool isMLIR =
        detectLanguage(llvm::MemoryBufferRef(*text, "")) == Language::MLIR;
    call.files.push_back(
        {(parameter.name + (isMLIR ? ".mlir" : ".ll")).str(), text->str()});
    return true;
  }

  bool addTexts(const Parameter &parameter, const json::Value &value,
                ToolCall &call) {
    const json::Array *texts = value.getAsArray();
    if (!texts)
      return fail(parameter.name, "is no array");
    for (const json::Value &each : *texts) {
      std::optional<llvm::StringRef> text = each.getAsString();
      if (!text)
        return fail(parameter.name, "has an element that is no string");
      if (!isWord(parameter, *text))
        return false;
      if (parameter.option.empty())
        positional.push_back(text->str());
      else
        call.words.push_back((parameter.option + "=" + *text).str());
    }
    return true;
  }

  bool readNumber(llvm::StringRef name, const json::Value &value, int64_t least,
                  int64_t most, int64_t &number) {
    std::optional<int64_t> given = value.getAsInteger();
    if (!given || *given < least || *given > most)
      return fail(name, "is no integer from " + llvm::Twine(least) + " to " +
                            llvm::Twine(most));
    number = *given;
    return true;
  }

  bool findLimit(llvm::StringRef name, int64_t most, int64_t &limit) {
    const json::Value *value = arguments.get(name);
    return !value || readNumber(name, *value, 1, most, limit);
  }

  bool checkNames() {
    for (const auto &[key, value] : arguments) {
      llvm::StringRef name = key;
      if (name != timeName && name != memoryName &&
          llvm::none_of(tool.parameters, [&](const Parameter &parameter) {
            return parameter.name == name;
          }))
        return fail(name, "is no parameter");
    }
    return true;
  }

  const Tool &tool;
  json::Object &arguments;
  std::string &problem;
  std::vector<std::string> positional;
};
} // namespace

std::optional<ToolCall> palindrome::tools::makeCall(const Tool &tool,
                                                    json::Object arguments,
                                                    const LimitBounds &bounds,
                                                    std::string &problem) {
  ToolCall call;
  if (!CallMaker(tool, arguments, problem).make(call, bounds))
    return std::nullopt;
  return call;
}
