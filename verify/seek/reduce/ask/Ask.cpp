// The client's side of the question protocol.

#include "verify/seek/reduce/ask/Ask.h"
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace palindrome::reduce;

static bool sendQuestion(int connection, const char *path) {
  size_t size = strlen(path) + 1;
  while (size) {
    ssize_t n = send(connection, path, size, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return false;
    path += n;
    size -= n;
  }
  return true;
}

static Reply receiveReply(int connection) {
  char byte = 0;
  ssize_t n;
  do
    n = recv(connection, &byte, 1, 0);
  while (n < 0 && errno == EINTR);
  if (n == 1 && (byte == char(Reply::Interesting) || byte == char(Reply::Dull)))
    return Reply(byte);
  return Reply::Lost;
}

Reply palindrome::reduce::askServer(const char *socketPath, const char *path) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  if (strlen(socketPath) >= sizeof(address.sun_path))
    return Reply::Lost;
  strcpy(address.sun_path, socketPath);
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0)
    return Reply::Lost;
  Reply reply = Reply::Lost;
  if (connect(connection, reinterpret_cast<sockaddr *>(&address),
              sizeof(address)) == 0 &&
      sendQuestion(connection, path))
    reply = receiveReply(connection);
  close(connection);
  return reply;
}
