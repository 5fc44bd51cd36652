// Makes results of what a process wrote, and how it ended.

#include "tools/commands/serve/Results.h"
#include "tools/line/Command.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::tools;
namespace json = llvm::json;

/// The lines of `text` as values of JSON. What is no JSON is the end of an
/// output that was cut off.
static json::Array recordsOf(llvm::StringRef text) {
  json::Array records;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    if (line.empty())
      continue;
    if (llvm::Expected<json::Value> record = json::parse(line))
      records.push_back(std::move(*record));
    else
      llvm::consumeError(record.takeError());
  }
  return records;
}

/// Whether a process that ended so has nothing to say but its messages.
static bool isFailure(const Tool &tool, const JobEnd &end) {
  switch (end.kind) {
  case JobEnd::Kind::Exited:
    return end.number != ExitSuccess && end.number < tool.leastAnswer &&
           end.output.empty() && !end.messages.empty();
  case JobEnd::Kind::Signal:
  case JobEnd::Kind::Time:
  case JobEnd::Kind::Output:
  case JobEnd::Kind::Failed:
    return true;
  }
  return true;
}

/// What is to be said of a process that did not end by itself.
static std::string endText(const JobEnd &end) {
  switch (end.kind) {
  case JobEnd::Kind::Exited:
    return "";
  case JobEnd::Kind::Signal:
    return "the process died by a " + end.text();
  case JobEnd::Kind::Time:
    return "the time limit of the request ended it";
  case JobEnd::Kind::Output:
    return "it wrote more than the server keeps";
  case JobEnd::Kind::Failed:
    return "the server lost the process, or what it wrote";
  }
  return "";
}

ToolResult palindrome::tools::makeResult(const Tool &tool, JobEnd end) {
  ToolResult result;
  result.isError = isFailure(tool, end);
  json::Array messages;
  std::string words;
  auto say = [&](llvm::StringRef line) {
    std::string text = json::fixUTF8(line);
    words += text + "\n";
    messages.push_back(std::move(text));
  };
  if (std::string text = endText(end); !text.empty())
    say(text);
  for (llvm::StringRef line : llvm::split(end.messages, '\n'))
    if (!line.empty())
      say(line);
  result.members["tool"] = tool.name;
  result.members["ended"] = end.text();
  result.members["seconds"] = end.seconds;
  if (end.kind == JobEnd::Kind::Exited)
    result.members["status"] = end.number;
  std::string output = json::fixUTF8(end.output);
  if (tool.output == ToolOutput::Records)
    result.members["records"] = recordsOf(output);
  else
    result.members["output"] = output;
  result.members["messages"] = std::move(messages);
  result.text = output.empty() ? words : output;
  return result;
}
