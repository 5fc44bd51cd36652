// Which compilers emit LLVM IR.

#ifndef PALINDROME_CORPUS_HARVEST_COMPILE_COMPILERS_H
#define PALINDROME_CORPUS_HARVEST_COMPILE_COMPILERS_H

#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace palindrome::corpus::harvest {

/// What is known of a compiler.
struct Compiler {
  enum class Kind {
    Clang,
    Flang,
    Other,   ///< It emits no LLVM IR, or none is known to.
    Missing, ///< It does not run.
  };
  Kind kind = Kind::Missing;
  /// Its version, or why it does not run, in one line.
  std::string text;
};

/// Asks each compiler once for its version.
class Compilers {
public:
  /// The compiler that the first word of a command in `directory` names. The
  /// process must have no other threads.
  const Compiler &find(const std::string &name, const std::string &directory);

private:
  std::map<std::string, Compiler> known; ///< By name, or by absolute path.
};

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_COMPILE_COMPILERS_H
