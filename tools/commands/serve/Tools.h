// The tools that palindrome serve offers, each a command of palindrome with
// some of its options.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_TOOLS_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_TOOLS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palindrome::tools {

/// What a parameter of a tool is.
enum class ParameterForm {
  Module, ///< The text of a module, which becomes a file.
  Text,
  Texts, ///< Any number of them.
  Flag,
  Number,
  Choice,
};

/// A parameter, and the option of the command that it becomes.
struct Parameter {
  llvm::StringLiteral name;
  ParameterForm form;
  llvm::StringLiteral option; ///< With its dashes; empty: positional, at last.
  llvm::StringLiteral about;
  bool isRequired = false;
  int64_t least = 0, most = 0;      ///< Of a number.
  llvm::StringLiteral choices = ""; ///< With a space between two.
};

/// What a command writes to stdout.
enum class ToolOutput {
  Records, ///< An object of JSON on each line.
  Text,    ///< A module, or what is for people.
};

struct Tool {
  llvm::StringLiteral name, title, about;
  llvm::StringLiteral command; ///< With its fixed options.
  ToolOutput output;
  llvm::ArrayRef<Parameter> parameters;
  /// Whether the command has --memory-limit for its own workers.
  bool hasWorkers = false;
  /// Whether the command executes what it is given on this machine.
  bool runsCode = false;
  /// The least exit status of an answer that may consist of messages alone,
  /// beside 0.
  int leastAnswer = 256;
};

llvm::ArrayRef<Tool> allTools();

/// Null if there is none of that name.
const Tool *findTool(llvm::StringRef name);

/// The limits of one request.
struct RequestLimits {
  int64_t seconds, megabytes;
};

/// The limits that hold unless a request has its own, and the highest that it
/// may have.
struct LimitBounds {
  RequestLimits usual, most;
};

/// The tool as MCP's tools/list has it.
llvm::json::Value describeTool(const Tool &tool, const LimitBounds &bounds);

/// A command line to run in a folder of its own, and the files there.
struct ToolCall {
  std::vector<std::string> words; ///< After "palindrome".
  struct File {
    std::string name, contents;
  };
  std::vector<File> files;
  RequestLimits limits;
};

/// Makes a call of `arguments`. On an error, returns nothing, and `problem` is
/// what is wrong, in one line.
std::optional<ToolCall> makeCall(const Tool &tool, llvm::json::Object arguments,
                                 const LimitBounds &bounds,
                                 std::string &problem);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_TOOLS_H
