// What a tool returns, made of how its process ended.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_RESULTS_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_RESULTS_H

#include "tools/commands/serve/Job.h"

namespace palindrome::tools {

struct ToolResult {
  llvm::json::Object members; ///< docs/serve.md, "Results".
  bool isError = false;       ///< Whether there is nothing but messages.
  std::string text;           ///< For people.
};

ToolResult makeResult(const Tool &tool, JobEnd end);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_RESULTS_H
