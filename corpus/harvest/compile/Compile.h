// Compiles a unit of a build to bitcode.

#ifndef PALINDROME_CORPUS_HARVEST_COMPILE_COMPILE_H
#define PALINDROME_CORPUS_HARVEST_COMPILE_COMPILE_H

#include "corpus/harvest/compile/Command.h"
#include "corpus/harvest/compile/Compilers.h"

namespace palindrome::corpus::harvest {

/// What a compilation made.
struct Compiled {
  std::string bitcode;
  /// The files that it read, with absolute paths; the source at least.
  std::vector<std::string> inputs;
  /// The options that the compiler does not know and that were left out.
  std::vector<std::string> unknown;
};

/// Why `compiler` cannot be asked for LLVM IR; empty if it can.
std::string problemOf(const CompileCommand &command, const Compiler &compiler);

/// Runs `command` by `compiler`, with bitcode as its output, which goes to
/// memory: no file is written, except what the command itself asks for. If the
/// command is not one for this compiler, options that it does not know are left
/// out, and it runs once more. The error is a reason in one line. The process
/// must have no other threads.
llvm::Expected<Compiled> compile(const CompileCommand &command,
                                 const Compiler &compiler,
                                 double timeoutSeconds);

/// The prerequisites in `text`, a rule of a makefile as compilers write it.
std::vector<std::string> parseDependencies(llvm::StringRef text);

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_COMPILE_COMPILE_H
