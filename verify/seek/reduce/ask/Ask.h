// The client's side of the question protocol. It needs no library, so that the
// program that asks once and ends starts as fast as a process can.
//
// A question is a path and a null byte, sent over a Unix socket. The reply is
// one byte. Both sides then close the connection.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_ASK_ASK_H
#define PALINDROME_VERIFY_SEEK_REDUCE_ASK_ASK_H

namespace palindrome::reduce {

enum class Reply : char {
  Interesting = 'y', ///< The file shows what is to be kept.
  Dull = 'n',        ///< It does not.
  Lost = 0,          ///< The server did not answer.
};

/// Asks the server at `socket` about the file `path`, and waits for the reply.
Reply askServer(const char *socket, const char *path);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_ASK_ASK_H
