// Modules of LLVM IR within files that hold more than one module: bitcode files
// with several, archives, and objects, libraries and programs with bitcode
// embedded in them.

#ifndef PALINDROME_CONTAINERS_H
#define PALINDROME_CONTAINERS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace palindrome {

/// A module, and where it is.
struct ContainedModule {
  /// The path of the file; for a member of an archive "lib.a(m.o)", for one of
  /// several modules in a file or member that with its number, "a.bc#2".
  std::string name;
  std::string file; ///< That holds the bytes: a thin archive's is another file.
  uint64_t offset = 0; ///< Of the bitcode, in the file, in bytes.
  uint64_t size = 0;   ///< Of the bitcode, in bytes.
  /// Which of the modules of the bitcode it is, from 1; 0 if it is the only
  /// one.
  unsigned number = 0;
  /// The options of the compiler, as -fembed-bitcode records them, each word
  /// followed by a null character; may be empty.
  std::string command;
};

/// A part of a file that cannot be read.
struct ContainerProblem {
  std::string name;    ///< As that of a module.
  std::string message; ///< In one line.
};

/// What a file holds.
struct Contents {
  std::vector<ContainedModule> modules; ///< In their order in the file.
  std::vector<ContainerProblem> problems;
  /// The members of archives, or the file itself, that are readable and hold no
  /// LLVM IR.
  uint64_t withoutModules = 0;
};

/// Whether a file that begins with `start`, of 64 bytes or fewer if the file is
/// shorter, is a container: an archive, an object, a library or a program. A
/// bitcode file is none.
bool isContainer(llvm::StringRef start);

/// Lists the modules in the contents of the file `path`, which is bitcode or a
/// container. Reads no module. A member of a thin archive is read only if it
/// is a regular file below the folder of the archive, wherever symbolic links
/// lead. LLVM's readers may crash on broken files, so that this belongs in a
/// worker.
Contents findContainedModules(llvm::MemoryBufferRef file, llvm::StringRef path);

/// The module at `place` as a bitcode file of its own, without the symbol table
/// that linkers read. `bitcode` are the bytes at that place.
llvm::Expected<std::string> isolateModule(llvm::StringRef bitcode,
                                          const ContainedModule &place);

/// Reads the bytes of the module at `place` from its file, and isolates it.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readContainedModule(const ContainedModule &place);

} // namespace palindrome

#endif // PALINDROME_CONTAINERS_H
