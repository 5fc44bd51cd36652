// palindrome-ask SOCKET STATUS FILE: the interestingness test that `palindrome
// reduce` passes to llvm-reduce and mlir-reduce. It asks the server at SOCKET
// whether FILE shows what is to be kept. If so it exits with STATUS, which is 0
// for llvm-reduce and 1 for mlir-reduce, else with 1 - STATUS.

#include "verify/seek/reduce/ask/Ask.h"
#include <cstring>
#include <unistd.h>

using namespace palindrome::reduce;

int main(int argc, char **argv) {
  bool isUsage = argc == 4 && (!strcmp(argv[2], "0") || !strcmp(argv[2], "1"));
  if (!isUsage) {
    static const char usage[] = "usage: palindrome-ask SOCKET 0|1 FILE\n";
    return write(STDERR_FILENO, usage, sizeof(usage) - 1) < 0 ? 3 : 2;
  }
  int interesting = argv[2][0] - '0';
  switch (askServer(argv[1], argv[3])) {
  case Reply::Interesting:
    return interesting;
  case Reply::Dull:
  case Reply::Lost:
    return 1 - interesting;
  }
}
