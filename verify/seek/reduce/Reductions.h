// The reductions of one session. Each asks the server about smaller files, and
// keeps those that are interesting.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_REDUCTIONS_H
#define PALINDROME_VERIFY_SEEK_REDUCE_REDUCTIONS_H

#include "palindrome/Engine.h"
#include "verify/seek/reduce/Session.h"

namespace palindrome::reduce {

/// What a reduction needs.
struct Tools {
  const Session &session;
  const Engine &engine;
  std::string socket;     ///< Of the server.
  std::string ask;        ///< The path of palindrome-ask.
  std::string llvmReduce; ///< The path of llvm-reduce.
  std::string mlirReduce; ///< That of mlir-reduce; empty to go without it.
  unsigned jobs = 1;

  /// Whether `file` is interesting.
  bool isInteresting(const std::string &file) const;
  /// The same for a text, which becomes a file with the extension of
  /// `fileName`.
  bool isInteresting(llvm::StringRef text, llvm::StringRef fileName) const;
};

/// Reduces the LLVM IR in the file `input` with llvm-reduce. Returns the path
/// of the result, which is `input` where nothing can be removed; empty if
/// llvm-reduce cannot read the file.
std::string reduceLLVM(const Tools &tools, const std::string &input);

/// Reduces the MLIR in the file `input` with mlir-reduce, and then by edits of
/// Palindrome's own (verify/seek/reduce/ops), with a result as above.
std::string reduceMLIR(const Tools &tools, const std::string &input);

/// Reduces a file, text or binary, by whole lines, then by parts of lines,
/// whatever they mean. It is for files that no reader accepts.
std::string reduceText(const Tools &tools, const std::string &input);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_REDUCTIONS_H
