// What a parent does about its child processes: it shares files with them,
// starts them, waits, and learns how they ended.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_CHILD_H
#define PALINDROME_VERIFY_BASE_EXECUTE_CHILD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <sys/types.h>

namespace palindrome::execute {

/// A file descriptor that is closed in the end.
class FileDescriptor {
public:
  explicit FileDescriptor(int number) : number(number) {}
  ~FileDescriptor();
  FileDescriptor(const FileDescriptor &) = delete;
  FileDescriptor &operator=(const FileDescriptor &) = delete;
  int get() const { return number; }

private:
  int number;
};

/// Writes `text` to a file; what the system refuses is lost.
void writeAll(int file, llvm::StringRef text);

/// What a file contains, from its beginning.
std::string readAll(int file);

/// Starts a process that calls `body`, and then ends without the destructors of
/// this program. It does not outlive this process. What LLVM and this program
/// have set up for signals is undone there; what is ignored stays so, as with
/// nohup. Returns its id; an error is the operating system's.
llvm::Expected<pid_t> startChild(llvm::function_ref<void()> body);

/// Waits for the end of `child` for up to `timeoutSeconds` of wall time; 0
/// means no limit. What is left of it then is killed: `child`, or all of the
/// process group that it leads. Returns its status as waitpid does, and nothing
/// if it did not end in time; an error is the operating system's.
llvm::Expected<std::optional<int>> endChild(pid_t child, double timeoutSeconds,
                                            bool leadsGroup = false);

/// Such as "SIGSEGV".
std::string signalName(int signal);

/// An error of the operating system, as errno has it.
llvm::Error systemError(const llvm::Twine &what);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_CHILD_H
