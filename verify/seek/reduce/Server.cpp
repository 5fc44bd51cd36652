// The server that interestingness tests ask. Each of its handlers is a process
// that takes one question after another from the socket that all share, and has
// a worker process of its own.

#include "verify/seek/reduce/Server.h"
#include "verify/base/workers/Fork.h"
#include "verify/seek/reduce/ask/Ask.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::reduce;

Answer palindrome::reduce::judgeInWorker(const Subject &subject,
                                         llvm::StringRef path,
                                         const WorkerLimits &limits) {
  Answer answer;
  runInWorkers(
      1, limits, [&](size_t) { return formatAnswer(subject.judge(path)); },
      [&](size_t, JobOutcome outcome) { answer = answerOf(outcome); });
  return answer;
}

namespace {
/// One handler.
class Handler {
public:
  Handler(int listener, const Session &session, const Subject &subject,
          const Goal &goal, WorkerLimits limits)
      : listener(listener), session(session), subject(subject), goal(goal),
        limits(limits) {
    this->limits.workers = 1;
  }

  /// Answers questions until the process is killed.
  [[noreturn]] void run();

private:
  /// Waits for the next question, whose path it puts into the page.
  void receive();
  bool receivePath();
  /// Replies if the same file was judged before; else returns false.
  bool answerAgain();
  void answer(const JobOutcome &outcome);
  void reply(bool interesting);

  const int listener;
  const Session &session;
  const Subject &subject;
  const Goal &goal;
  WorkerLimits limits;
  int connection = -1;
  /// The contents of the file that is asked about.
  std::unique_ptr<llvm::MemoryBuffer> contents;
  /// The path that is asked about, in memory that the worker shares.
  char *path = nullptr;
};
} // namespace

bool Handler::receivePath() {
  for (size_t size = 0; size < PATH_MAX;) {
    ssize_t n = recv(connection, path + size, PATH_MAX - size, 0);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    size += n;
    if (path[size - 1] == 0)
      return true;
  }
  return false;
}

void Handler::receive() {
  while (true) {
    connection = accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection >= 0 && receivePath())
      return;
    if (connection >= 0)
      close(connection);
    else if (errno != EINTR && errno != ECONNABORTED)
      _exit(1);
  }
}

void Handler::reply(bool interesting) {
  session.note(interesting, path);
  Reply reply = interesting ? Reply::Interesting : Reply::Dull;
  // A program that has been killed does not wait for its reply.
  (void)send(connection, &reply, 1, MSG_NOSIGNAL);
  close(connection);
}

bool Handler::answerAgain() {
  auto read = llvm::MemoryBuffer::getFile(path);
  contents = read ? std::move(*read) : nullptr;
  std::optional<bool> known;
  if (contents)
    known = session.recall(contents->getBuffer());
  if (!known)
    return false;
  ++session.record().repeated;
  reply(*known);
  return true;
}

void Handler::answer(const JobOutcome &outcome) {
  bool interesting = goal.isShownBy(answerOf(outcome));
  if (contents)
    session.remember(contents->getBuffer(), interesting);
  reply(interesting);
}

void Handler::run() {
  void *page = mmap(nullptr, PATH_MAX, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED)
    _exit(1);
  path = static_cast<char *>(page);
  runInWorkers(
      limits,
      [&](size_t) {
        do
          receive();
        while (answerAgain());
        return true;
      },
      [&](size_t) { return formatAnswer(subject.judge(path)); },
      [&](size_t, const JobOutcome &outcome) { answer(outcome); });
  _exit(0);
}

llvm::Expected<std::string>
palindrome::reduce::startServer(const Session &session, const Subject &subject,
                                const Goal &goal,
                                const ServerOptions &options) {
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::errnoAsErrorCode(),
                                   std::string(what) + ": " + strerror(errno));
  };
  std::string path = session.path("socket");
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof(address.sun_path)) {
    errno = ENAMETOOLONG;
    return fail("the folder for temporary files cannot have a socket");
  }
  memcpy(address.sun_path, path.data(), path.size());
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0 ||
      bind(listener, reinterpret_cast<sockaddr *>(&address), sizeof(address)) ||
      listen(listener, SOMAXCONN))
    return fail("no socket can be made");
  for (unsigned i = 0; i < options.jobs; ++i) {
    pid_t process = forkWithParent();
    if (process < 0)
      return fail("no process can be started");
    if (process)
      continue;
    Handler(listener, session, subject, goal, options.limits).run();
    _exit(0);
  }
  close(listener);
  return path;
}
