// What is done to a file before it is judged: the round trip through an engine,
// passes, or a command of the user.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_SUBJECT_H
#define PALINDROME_VERIFY_SEEK_REDUCE_SUBJECT_H

#include "palindrome/Engine.h"
#include "palindrome/Refine.h"
#include "verify/base/io/Diagnostic.h"
#include "verify/seek/reduce/Goal.h"
#include "verify/seek/reduce/Meaning.h"
#include <functional>

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace palindrome::reduce {

struct SubjectOptions {
  const Engine *engine = &nativeEngine();
  Through through = Through::Memory;
  std::vector<std::string> importDialects;
  /// Whether the prover judges what came out, and not the differ.
  bool semantic = false;
  RefineOptions refine;
  /// The pairs of functions that the prover judges, of those of a module;
  /// empty: all.
  PairFilter counts;
  /// Register passes with the builder of a pipeline of LLVM's.
  std::vector<std::function<void(llvm::PassBuilder &)>> extensions;
};

/// Judges files, in a worker process: a crash ends it.
class Subject {
public:
  virtual ~Subject();
  virtual Answer judge(llvm::StringRef path) const = 0;
};

/// The answer about the file `path`, which cannot be read or does not verify.
Answer unreadable(llvm::StringRef path, const Diagnostic &error);
/// The answer about the file `path`, for which `error` is the defect.
Answer failed(llvm::StringRef path, Verdict verdict, const Diagnostic &error);

/// The round trip of `palindrome verify`. With `semantic`, the prover judges
/// whether the module that came back refines the original.
std::unique_ptr<Subject> createRoundTrip(const SubjectOptions &options);

/// Runs `passes`, in the form of `opt -passes`, on a file of LLVM IR, and in
/// that of `mlir-opt --pass-pipeline` on MLIR. A module that does not verify
/// after them is invalid. With `semantic`, the prover judges whether the result
/// refines the original; modules of MLIR are exported by the engine for that.
/// Otherwise the verdict is `Unknown`. Returns an error if `passes` cannot be
/// parsed.
llvm::Expected<std::unique_ptr<Subject>>
createLLVMPasses(const std::string &passes, const SubjectOptions &options);
llvm::Expected<std::unique_ptr<Subject>>
createMLIRPasses(const std::string &passes, const SubjectOptions &options);

/// Runs `command` by the shell, with the file's path in the place of `{}`, or
/// at its end. A command that a signal ends has crashed; another exit status
/// than 0 is `Invalid`, with the first line of stderr that reports an error.
/// With `semantic`, the prover judges whether the LLVM IR that it writes to
/// stdout refines the file. Otherwise the verdict is `Unknown`.
std::unique_ptr<Subject> createCommand(const std::string &command,
                                       const SubjectOptions &options);

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_SUBJECT_H
