// The answers that only the Model Context Protocol has.

#include "tools/commands/serve/Protocol.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::tools;
namespace json = llvm::json;

/// The latest one first. What this server uses is the same in all of them, but
/// for members that a client of an older one ignores.
static constexpr llvm::StringLiteral versions[] = {"2025-06-18", "2025-03-26",
                                                   "2024-11-05"};

static constexpr llvm::StringLiteral instructions =
    "Palindrome judges changes of LLVM IR and MLIR. Ask refine whether a "
    "change is right: give source and target, or a source and passes. A "
    "verdict "
    "\"different\" has a counterexample that was run; explain makes a report "
    "of "
    "it, with the section of LangRef that decides. \"refined\" and "
    "\"equivalent\" are proved; \"unknown\" says why. verify with eachPass "
    "finds the pass that is wrong, and reduce makes a module smaller while it "
    "still shows that.";

json::Value palindrome::tools::answerInitialize(const json::Object &params) {
  llvm::StringRef version = versions[0];
  if (auto wanted = params.getString("protocolVersion");
      wanted && llvm::is_contained(versions, *wanted))
    version = *wanted;
  return json::Object{
      {"protocolVersion", version},
      {"capabilities",
       json::Object{{"tools", json::Object{{"listChanged", false}}}}},
      {"serverInfo", json::Object{{"name", "palindrome"},
                                  {"title", "Palindrome"},
                                  {"version", PALINDROME_VERSION}}},
      {"instructions", instructions}};
}

json::Value palindrome::tools::answerCall(ToolResult result) {
  // Clients that do not know structured results read the text.
  std::string text = std::move(result.text);
  json::Value members(std::move(result.members));
  if (!result.isError && members.getAsObject()->get("records")) {
    text.clear();
    llvm::raw_string_ostream(text) << members;
  }
  return json::Object{
      {"content",
       json::Array{json::Object{{"type", "text"}, {"text", std::move(text)}}}},
      {"structuredContent", std::move(members)},
      {"isError", result.isError}};
}
