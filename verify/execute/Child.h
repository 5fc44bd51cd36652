// What a parent does about its child processes: it shares files with them,
// waits, and learns how they ended.

#ifndef PALINDROME_VERIFY_EXECUTE_CHILD_H
#define PALINDROME_VERIFY_EXECUTE_CHILD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>
#include <sys/types.h>

namespace palindrome::execute {

/// A file descriptor that is closed in the end.
class Descriptor {
public:
  explicit Descriptor(int number) : number(number) {}
  ~Descriptor();
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;
  int get() const { return number; }

private:
  int number;
};

/// Writes `text` to a file; what the system refuses is lost.
void writeAll(int file, llvm::StringRef text);

/// What a file contains, from its beginning.
std::string readAll(int file);

/// Waits for the end of `child` for up to `timeoutSeconds` of wall time; 0
/// means no limit. False if it does not come in time.
bool waitForEnd(pid_t child, double timeoutSeconds);

/// Waits for `child`, and sets its status as waitpid does. Returns a negative
/// number if that fails.
pid_t waitForStatus(pid_t child, int &status);

/// In a child: undoes what LLVM and this program have set up for signals. What
/// is ignored stays so, as with nohup.
void resetSignals();

/// Such as "SIGSEGV".
std::string signalName(int signal);

/// An error of the operating system, as errno has it.
llvm::Error systemError(const llvm::Twine &what);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_EXECUTE_CHILD_H
