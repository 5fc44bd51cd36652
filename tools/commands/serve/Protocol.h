// What the Model Context Protocol adds to JSON-RPC.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_PROTOCOL_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_PROTOCOL_H

#include "tools/commands/serve/Results.h"

namespace palindrome::tools {

/// The answer to a request to initialize: the version of the protocol that the
/// client asks for, if this server has it, else the latest one that it has.
llvm::json::Value answerInitialize(const llvm::json::Object &params);

/// The answer to a call of a tool.
llvm::json::Value answerCall(ToolResult result);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_PROTOCOL_H
