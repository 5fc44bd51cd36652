// Reads requests, keeps those that wait and those that run, and writes answers.

#include "tools/commands/serve/Server.h"
#include "tools/commands/serve/Protocol.h"
#include "tools/commands/serve/Results.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <climits>
#include <cstring>
#include <poll.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
namespace json = llvm::json;

/// Nothing more is read while requests with so many bytes wait to be run, or
/// so many bytes of answers to be read.
static constexpr size_t mostWaitingBytes = 64 << 20;

bool Server::run(std::string &problem) {
  while (!interruptSignal()) {
    if (hasEnded && waiting.empty() && running.empty() && outgoing.empty())
      return true;
    if (!step(problem))
      return false;
  }
  return true;
}

/// The time until `due` for `poll`, rounded up.
static int millisecondsUntil(Job::Clock::time_point due) {
  auto left =
      std::chrono::ceil<std::chrono::milliseconds>(due - Job::Clock::now());
  return int(std::clamp<int64_t>(left.count(), 0, INT_MAX));
}

/// Waits for something to happen, and deals with it.
bool Server::step(std::string &problem) {
  startWaiting();
  bool reads = !hasEnded && waitingBytes < mostWaitingBytes &&
               outgoing.size() < mostWaitingBytes;
  std::vector<pollfd> files{// A negative descriptor is none.
                            {reads ? STDIN_FILENO : -1, POLLIN, 0},
                            {outgoing.empty() ? -1 : STDOUT_FILENO, POLLOUT, 0},
                            {interruptDescriptor(), POLLIN, 0}};
  int timeout = -1;
  for (const Task &task : running) {
    files.push_back({task.job->descriptor(), POLLIN, 0});
    int left = millisecondsUntil(task.job->deadline());
    timeout = timeout < 0 ? left : std::min(timeout, left);
  }
  if (poll(files.data(), files.size(), timeout) < 0 && errno != EINTR) {
    problem = std::string("cannot wait: ") + strerror(errno);
    return false;
  }
  if (interruptSignal())
    return true;
  // Jobs first: what is read may end others.
  size_t place = 3;
  for (auto task = running.begin(); task != running.end(); ++place) {
    auto next = std::next(task);
    if (files[place].revents)
      finish(task);
    else
      task->job->enforce(Job::Clock::now());
    task = next;
  }
  if (files[1].revents && !writeOutput(problem))
    return false;
  return !files[0].revents || readInput(problem);
}

bool Server::readInput(std::string &problem) {
  char buffer[1 << 16];
  ssize_t size = read(STDIN_FILENO, buffer, sizeof(buffer));
  if (size < 0 && errno == EINTR)
    return true;
  if (size < 0) {
    problem = std::string("<stdin>: error: cannot read: ") + strerror(errno);
    return false;
  }
  hasEnded = size == 0;
  // The last line may have no end.
  incoming.append(hasEnded ? "\n" : llvm::StringRef(buffer, size));
  takeLines();
  return true;
}

/// Handles the lines of what was read, and leaves the begin of another one.
void Server::takeLines() {
  llvm::StringRef rest = incoming;
  for (size_t end; (end = rest.find('\n')) != llvm::StringRef::npos;
       rest = rest.drop_front(end + 1)) {
    llvm::StringRef line = rest.take_front(end).trim();
    if (!isSkipping && line.size() <= options.mostRequestBytes)
      handle(line);
    else if (!isSkipping)
      refuse(nullptr, ErrorCode::InvalidRequest, tooLong());
    isSkipping = false;
  }
  incoming.erase(0, incoming.size() - rest.size());
  if (!isSkipping && incoming.size() > options.mostRequestBytes) {
    refuse(nullptr, ErrorCode::InvalidRequest, tooLong());
    isSkipping = true;
  }
  if (isSkipping)
    std::string().swap(incoming);
}

std::string Server::tooLong() const {
  return "the line is longer than " +
         std::to_string(options.mostRequestBytes >> 20) +
         " MB, and was skipped";
}

bool Server::writeOutput(std::string &problem) {
  // A pipe that can be written to has room for this many bytes, so that the
  // call does not wait.
  size_t most = std::min<size_t>(outgoing.size(), PIPE_BUF);
  ssize_t size = write(STDOUT_FILENO, outgoing.data(), most);
  if (size < 0 && (errno == EINTR || errno == EAGAIN))
    return true;
  if (size < 0) {
    if (errno != EPIPE) // The signal says this one.
      problem =
          std::string("<stdout>: error: cannot write: ") + strerror(errno);
    return false;
  }
  outgoing.erase(0, size_t(size));
  return true;
}

void Server::handle(llvm::StringRef line) {
  if (line.empty())
    return;
  auto parsed = parseRequest(line);
  if (auto *bad = std::get_if<BadRequest>(&parsed)) {
    outgoing += formatError(bad->id, bad->error);
    return;
  }
  Request &request = std::get<Request>(parsed);
  if (request.isAnswer)
    return;
  if (request.id)
    handle(std::move(request), line.size());
  else
    notify(request);
}

const Tool *Server::offered(llvm::StringRef name) const {
  const Tool *tool = findTool(name);
  return llvm::is_contained(options.tools, tool) ? tool : nullptr;
}

void Server::handle(Request request, size_t bytes) {
  const json::Value &id = *request.id;
  if (request.method == "ping")
    return answer(id, json::Object{});
  if (request.method == "initialize")
    return answer(id, answerInitialize(request.params));
  if (request.method == "tools/list") {
    json::Array list;
    for (const Tool *tool : options.tools)
      list.push_back(describeTool(*tool, options.bounds));
    return answer(id, json::Object{{"tools", std::move(list)}});
  }
  if (request.method != "tools/call") {
    std::string name = request.method;
    if (!offered(name))
      return refuse(id, ErrorCode::MethodNotFound,
                    "there is no method '" + name + "'");
    json::Object arguments = std::move(request.params);
    return startTool(request, name, std::move(arguments), /*isMCP=*/false,
                     bytes);
  }
  std::optional<llvm::StringRef> name = request.params.getString("name");
  if (!name)
    return refuse(id, ErrorCode::InvalidParams, "\"name\" is no string");
  json::Object arguments;
  if (json::Value *given = request.params.get("arguments")) {
    json::Object *members = given->getAsObject();
    if (!members)
      return refuse(id, ErrorCode::InvalidParams, "\"arguments\" is no object");
    arguments = std::move(*members);
  }
  startTool(request, *name, std::move(arguments), /*isMCP=*/true, bytes);
}

void Server::startTool(const Request &request, llvm::StringRef name,
                       json::Object arguments, bool isMCP, size_t bytes) {
  const json::Value &id = *request.id;
  const Tool *tool = offered(name);
  if (!tool)
    return refuse(id, ErrorCode::InvalidParams,
                  "there is no tool '" + name + "'");
  std::string key = textOfId(id), problem;
  auto hasKey = [&](const Task &task) { return task.key == key; };
  if (llvm::any_of(waiting, hasKey) || llvm::any_of(running, hasKey))
    return refuse(id, ErrorCode::InvalidRequest,
                  "a request with this id is not answered yet");
  std::optional<ToolCall> call =
      makeCall(*tool, std::move(arguments), options.bounds, problem);
  if (!call)
    return refuse(id, ErrorCode::InvalidParams, problem);
  waiting.push_back({id, std::move(key), tool, isMCP, std::move(*call), bytes});
  waitingBytes += bytes;
}

/// Runs what waits as far as there are jobs for it.
void Server::startWaiting() {
  while (running.size() < options.jobs && !waiting.empty()) {
    running.splice(running.end(), waiting, waiting.begin());
    Task &task = running.back();
    waitingBytes -= task.bytes;
    task.job = std::make_unique<Job>();
    llvm::SmallString<256> folder(options.folder);
    llvm::sys::path::append(folder, std::to_string(++numJobs));
    std::string problem;
    if (task.job->start(std::move(task.call), folder.str().str(), problem))
      continue;
    refuse(task.id, ErrorCode::ToolFailed, problem);
    running.pop_back();
  }
}

void Server::finish(Tasks::iterator task) {
  ToolResult result = makeResult(*task->tool, task->job->finish());
  if (task->isMCP)
    answer(task->id, answerCall(std::move(result)));
  else if (result.isError)
    outgoing +=
        formatError(task->id,
                    {ErrorCode::ToolFailed,
                     llvm::StringRef(result.text).split('\n').first.str()},
                    json::Value(std::move(result.members)));
  else
    answer(task->id, std::move(result.members));
  running.erase(task);
}

void Server::notify(const Request &notification) {
  if (notification.method == "notifications/cancelled")
    cancel(notification.params.get("requestId"), /*isAnswered=*/false);
  else if (notification.method == "$/cancelRequest")
    cancel(notification.params.get("id"), /*isAnswered=*/true);
}

/// Ends the request with the id `id`, if there is one still. MCP wants no
/// answer to it then, and JSON-RPC one to every request.
void Server::cancel(const json::Value *id, bool isAnswered) {
  if (!id)
    return;
  std::string key = textOfId(*id);
  for (Tasks *tasks : {&waiting, &running}) {
    auto task = llvm::find_if(
        *tasks, [&](const Task &each) { return each.key == key; });
    if (task == tasks->end())
      continue;
    if (tasks == &waiting)
      waitingBytes -= task->bytes;
    if (isAnswered)
      refuse(task->id, ErrorCode::Cancelled, "the request was cancelled");
    tasks->erase(task);
    return;
  }
}
