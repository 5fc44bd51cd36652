// The loop of palindrome serve: reads requests, runs them, writes answers.

#ifndef PALINDROME_TOOLS_COMMANDS_SERVE_SERVER_H
#define PALINDROME_TOOLS_COMMANDS_SERVE_SERVER_H

#include "tools/commands/serve/Job.h"
#include "tools/commands/serve/Message.h"
#include <list>
#include <memory>

namespace palindrome::tools {

struct ServerOptions {
  unsigned jobs = 1;
  LimitBounds bounds;
  size_t mostRequestBytes = 0;
  llvm::ArrayRef<const Tool *> tools; ///< That are offered.
  std::string folder;                 ///< For the folders of requests.
};

/// Answers the requests of stdin on stdout, a line each. A request has a
/// process of its own, so that it can crash, hang or eat memory without harm to
/// others.
class Server {
public:
  explicit Server(const ServerOptions &options) : options(options) {}

  /// Serves until stdin has ended and all is answered, or a signal arrives
  /// (`InterruptGuard`). Returns false if stdin or stdout fails, and `problem`
  /// says why.
  bool run(std::string &problem);

private:
  /// A request for a tool.
  struct Task {
    llvm::json::Value id;
    std::string key; ///< The text of the id.
    const Tool *tool;
    bool isMCP; ///< Whether it came by tools/call.
    ToolCall call;
    size_t bytes; ///< That wait with it.
    std::unique_ptr<Job> job = nullptr;
  };
  using Tasks = std::list<Task>;

  bool step(std::string &problem);
  bool readInput(std::string &problem);
  bool writeOutput(std::string &problem);
  void takeLines();
  void handle(llvm::StringRef line);
  void handle(Request request, size_t bytes);
  void notify(const Request &notification);
  void cancel(const llvm::json::Value *id, bool isAnswered);
  void startTool(const Request &request, llvm::StringRef name,
                 llvm::json::Object arguments, bool isMCP, size_t bytes);
  void startWaiting();
  void finish(Tasks::iterator task);
  const Tool *offered(llvm::StringRef name) const;
  std::string tooLong() const;

  void answer(const llvm::json::Value &id, llvm::json::Value result) {
    outgoing += formatAnswer(id, std::move(result));
  }
  void refuse(const llvm::json::Value &id, ErrorCode code,
              const llvm::Twine &message) {
    outgoing += formatError(id, {code, message.str()});
  }

  const ServerOptions &options;
  std::string incoming, outgoing;
  bool isSkipping = false; ///< Within a line that is too long.
  bool hasEnded = false;   ///< Of stdin.
  Tasks waiting, running;
  size_t waitingBytes = 0;
  uint64_t numJobs = 0; ///< That were started.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_SERVE_SERVER_H
