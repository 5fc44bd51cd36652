// The refinement problem: what source and target share, above all the inputs.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROBLEM_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROBLEM_H

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/encode/ir/MetadataNumbers.h"
#include "verify/judge/refine/encode/model/Doubts.h"
#include "verify/judge/refine/encode/model/Environment.h"
#include "verify/judge/refine/encode/model/Memory.h"
#include "verify/judge/refine/encode/model/Types.h"
#include "verify/judge/refine/encode/state/SettledValues.h"

namespace palindrome::encode {

/// The most memory objects that exist on entry, and the most unknown calls of a
/// function, that a problem may have. Axioms and the matching of calls grow
/// with the square of these numbers, and a solver would run out of time well
/// before. A problem with more is unsupported ("so many blocks of memory", "so
/// many calls").
constexpr unsigned mostObjects = 200, mostCalls = 200;

/// A lane of an argument. It is `value` unless `poison` or `isUndef` holds.
struct InputLane {
  Expr value;
  /// Each use then chooses a value of its own.
  Expr isUndef;
  Expr poison;
  unsigned width;
  bool isPointer;
};

/// The inputs are the arguments, the initial memory, and what unknown functions
/// do: variables and uninterpreted functions that source and target share.
class Problem {
public:
  /// `areParts`: whether the two are parts of others, which go on to use the
  /// results.
  Problem(const llvm::Function &source, const llvm::Function &target,
          const RefineOptions &options, bool areParts = false);

  const RefineOptions &options;
  const bool areParts;
  const llvm::DataLayout &layout;
  Blocks blocks;
  Environment environment;
  InitialMemory memory;
  LibraryDeclarations libraries;
  MetadataNumbers metadata;
  /// The lanes of each argument.
  std::vector<llvm::SmallVector<InputLane, 1>> arguments;
  /// The values that the source settles.
  SettledValues settled;
  /// What holds for all arguments.
  Expr axioms = Expr::boolean(true);
  /// Whether other code may run before a function ends: callees, or threads
  /// that see accesses.
  bool hasObservers = false;
  /// Whether the addresses of memory objects matter.
  bool looksAtAddresses = false;
  /// Whether pointers are compared, with null at least.
  bool comparesPointers = false;
  /// Whether an operation depends on the rounding mode of the environment.
  bool hasRounding = false;
  /// Whether pointers are cast between address spaces.
  bool castsSpaces = false;
  /// Whether the source converts integers to pointers. A pointer that is made
  /// of the address of an object may then point to it, while the encoding has
  /// no pointer but one without provenance.
  bool hasIntToPtr = false;
  /// The family of allocation functions that is used: 'm' for malloc, 'n' for
  /// new, 'a' for new[]; 0 for none so far.
  char heapFamily = 0;

  /// What is not encoded exactly.
  Doubts doubts;
  void setUnsupported(const llvm::Twine &what) { doubts.setUnsupported(what); }
  bool isSupported() const { return !doubts.unsupported(); }
  void mark(Exactness exactness, const llvm::Twine &what) {
    doubts.mark(exactness, what);
  }

  /// Whether two pointers that are not equal have the same address, which is
  /// that of null, or the source's is based on no object:
  ///
  ///   %c = icmp eq ptr %p, null
  ///   %r = select i1 %c, ptr null, ptr %p     becomes  %p, and the reverse
  ///
  /// The target's may then stand for the source's (docs/semantics.md, values).
  /// Neither side can tell without comparing pointers.
  Expr isSameAddress(Expr ofSource, Expr ofTarget) const;
  /// Marks what is not exact where pointers of several address spaces, or of
  /// several widths, are mixed. To be called at the end.
  void markMixedSpaces();

  /// The width in bits of a lane of `type`.
  unsigned widthOf(llvm::Type *type) const;
  /// The poison value of `type`, without lanes if it is void. Sets the problem
  /// unsupported if the type cannot be encoded.
  Lanes poison(llvm::Type *type);
  /// Returns `prefix` with a number, for a new variable.
  std::string name(llvm::StringRef prefix);

private:
  /// Whether pointers of several widths are loaded or stored.
  bool hasWidthsInMemory = false;
  unsigned names = 0;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_PROBLEM_H
