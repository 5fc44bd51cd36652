// What the processes of one reduction share: a private folder, and a page of
// memory with the counts and the best file so far.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_SESSION_H
#define PALINDROME_VERIFY_SEEK_REDUCE_SESSION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace palindrome::reduce {

/// The shared memory.
struct Record {
  std::atomic<uint64_t> questions = 0;
  /// Those among the questions whose file had been judged before.
  std::atomic<uint64_t> repeated = 0;
  std::atomic<uint64_t> interesting = 0;
  /// The size in bytes of the best file so far; 0 if there is none.
  std::atomic<uint64_t> bestBytes = 0;
  /// The reduction that runs, as a string literal of this program. The
  /// processes are forks of one another, so that they agree on its address.
  std::atomic<const char *> phase = "";
  /// Answers, at the first bits of the file's hash: the hash, with the answer
  /// in its last bit. A later answer takes the place of an earlier one.
  std::atomic<uint64_t> answers[1 << 16] = {};
};

class Session {
public:
  /// Makes the folder, which only this user can read, below the system's folder
  /// for temporary files.
  static llvm::Expected<std::unique_ptr<Session>> create();

  /// Removes the folder with its contents. Only the process that has made it
  /// may destroy the session.
  ~Session();

  /// The path of the file `name` in the folder.
  std::string path(llvm::StringRef name) const;

  Record &record() const { return *page; }

  /// The answer about a file with `contents`; nothing if it is not known.
  /// llvm-reduce asks about the same file again and again, since many of its
  /// reductions find nothing to do.
  std::optional<bool> recall(llvm::StringRef contents) const;
  void remember(llvm::StringRef contents, bool interesting) const;

  /// Counts an answer. If `interesting`, and `file` is the smallest file so
  /// far, it becomes the best.
  void note(bool interesting, llvm::StringRef file) const;

  /// Puts a copy of `file` in the place of `name` in one step.
  bool keep(llvm::StringRef file, llvm::StringRef name) const;

private:
  Session(std::string folder, Record *page)
      : folder(std::move(folder)), page(page) {}

  std::string folder;
  Record *page;
};

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_SESSION_H
