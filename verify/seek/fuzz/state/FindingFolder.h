// A finding on disk: a folder with the seed, the steps, and the mutant.
//
//   finding.json   cause, steps, the command that replays it
//   seed.EXT       the seed as it was
//   donor-N.EXT    the modules that steps take parts from
//   mutant.EXT     what the steps make of the seed
//   smallest.mlir  what is left of a function that becomes another

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_STATE_FINDINGFOLDER_H
#define PALINDROME_VERIFY_SEEK_FUZZ_STATE_FINDINGFOLDER_H

#include "palindrome/Verify.h"
#include "verify/seek/fuzz/mutants/Case.h"
#include "llvm/Support/Error.h"

namespace palindrome::fuzz {

/// The kinds of modules that are fuzzed, and options that a replay needs.
struct FindingSetting {
  std::string kind; ///< `MutantKind::name`.
  std::string engine;
  std::string through;
  bool semantic = false;
  std::vector<std::string> importDialects;
  std::vector<std::string>
      pipelines; ///< Of MLIR's passes, if these are judged.
};

/// The contents of a finding's folder.
struct StoredFinding {
  FindingSetting setting;
  std::string cause, verdict, message;
  std::string seedPath; ///< Where the seed came from.
  std::string seed;     ///< The name of its copy in the folder.
  std::string mutant;   ///< The name of the mutant in the folder.
  size_t mutantBytes = 0;
  /// What is left of a function that a lowering or a pass gets wrong when it is
  /// made smaller, with the commands that show it; empty for other findings,
  /// and where it was read.
  std::string smallest;
  Steps steps; ///< Donors are named as in the folder.
  /// Whether the mutant, read from its file, shows the same cause.
  bool fileShowsIt = false;
};

/// The value of `--through`.
llvm::StringRef throughName(Through through);

/// The name of the file in the folder.
inline constexpr llvm::StringLiteral findingFileName("finding.json");

/// Writes a finding as the folder `path`, whatever was there before.
/// `extension` is that of the mutant.
llvm::Error writeFinding(llvm::StringRef path, const StoredFinding &finding,
                         llvm::StringRef text);

/// The line of JSON, of kind "finding", for a finding in the folder `path`.
std::string formatFinding(llvm::StringRef path, const StoredFinding &finding);

/// Reads the finding in the folder `path`. Its steps name donors by their
/// paths in the folder.
llvm::Expected<StoredFinding> readFinding(llvm::StringRef path);

/// The commands that show a finding again. There is one for each pipeline, the
/// next if the last one shows nothing.
std::string replayCommand(llvm::StringRef path);
std::string verifyCommandOf(llvm::StringRef path, const StoredFinding &finding);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_STATE_FINDINGFOLDER_H
