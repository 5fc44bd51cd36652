// The messages of JSON-RPC 2.0, a line each.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_MESSAGE_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_MESSAGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <variant>

namespace palindrome::tools {

/// The codes of errors. Those above -32099 are JSON-RPC's own.
enum class ErrorCode {
  Cancelled = -32800, ///< As in the Language Server Protocol.
  Parse = -32700,
  InvalidParams = -32602,
  MethodNotFound = -32601,
  InvalidRequest = -32600,
  ToolFailed = -32000, ///< A tool has no result; `data` says how it ended.
};

struct ErrorAnswer {
  ErrorCode code;
  std::string message;
};

/// A request, or without an id a notification.
struct Request {
  std::optional<llvm::json::Value> id;
  std::string method;
  llvm::json::Object params;
  /// The answer of a client to a request, which this server makes none of.
  bool isAnswer = false;
};

/// A line that is no request, with its id as far as that is known.
struct BadRequest {
  llvm::json::Value id = nullptr;
  ErrorAnswer error;
};

std::variant<Request, BadRequest> parseRequest(llvm::StringRef line);

/// Both are a line, with its end.
std::string formatAnswer(const llvm::json::Value &id, llvm::json::Value result);
std::string formatError(const llvm::json::Value &id, const ErrorAnswer &error,
                        std::optional<llvm::json::Value> data = {});

/// The text of an id, by which requests are told apart.
std::string textOfId(const llvm::json::Value &id);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_MESSAGE_H
