// What both sides of a pair have in common: the inputs.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_STATE_PROBLEM_H
#define PALINDROME_VERIFY_REFINE_ENCODE_STATE_PROBLEM_H

#include "palindrome/Refine.h"
#include "verify/refine/encode/ir/LibraryFunctions.h"
#include "verify/refine/encode/ir/MetadataNumbers.h"
#include "verify/refine/encode/model/Environment.h"
#include "verify/refine/encode/model/Exactness.h"
#include "verify/refine/encode/model/Memory.h"
#include "verify/refine/encode/model/Types.h"

namespace palindrome::encode {

/// A lane of an argument, which may be undef or poison.
struct InputLane {
  Expr value;
  Expr isUndef; ///< Each use then chooses.
  Expr poison;
  unsigned width;
  bool isPointer;
};

class Problem {
public:
  Problem(const llvm::Function &a, const llvm::Function &b,
          const RefineOptions &options);

  const RefineOptions &options;
  const llvm::DataLayout &layout;
  Blocks blocks;
  Environment environment;
  InitialMemory memory;
  LibraryDeclarations libraries;
  MetadataNumbers metadata;
  /// By argument, then by lane.
  std::vector<llvm::SmallVector<InputLane, 1>> arguments;
  /// What is true of all inputs.
  Expr axioms = Expr::boolean(true);
  /// Whether it matters where blocks lie.
  bool looksAtAddresses = false;

  /// The first thing that cannot be encoded, which makes the pair unknown.
  std::string unsupported;
  void setUnsupported(const llvm::Twine &what);
  bool isSupported() const { return unsupported.empty(); }
  /// The first thing whose encoding is not exact, either way.
  std::string overApproximated, underApproximated;
  /// Whether A makes pointers of integers: those that lead to no object are
  /// then not all alike.
  bool hasIntToPtr = false;
  /// Which functions for the heap it uses: those with malloc, new or new[].
  char heapFamily = 0;
  void mark(Exactness exactness, const llvm::Twine &what);

  unsigned widthOf(llvm::Type *type) const;
  /// The poison value of `type`, without lanes if it is void. Sets the problem
  /// unsupported if the type cannot be encoded.
  Lanes poison(llvm::Type *type);
  /// The name of a new variable.
  std::string name(llvm::StringRef prefix);

private:
  unsigned names = 0;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_STATE_PROBLEM_H
