// Each kind of construct has a function that makes its modules, and hands them
// to an `Enumeration` one at a time.

#ifndef PALINDROME_CORPUS_ENUMERATE_CASES_ENUMERATION_H
#define PALINDROME_CORPUS_ENUMERATE_CASES_ENUMERATION_H

#include "corpus/enumerate/cases/TypeSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/Module.h"
#include <functional>

namespace palindrome::enumerate {

/// Adds one construct to a module, which may hold others. Returns false if its
/// parts do not fit together and LLVM's constructors must not be called. What
/// it adds may still be invalid.
using Build = llvm::function_ref<bool(llvm::Module &)>;

/// The cases of one kind, which are numbered from 0 in the order of their
/// `add`. Only those of a slice are made.
class Enumeration {
public:
  struct Slice {
    size_t begin = 0;
    size_t end = SIZE_MAX;
    size_t stride = 1; ///< Only numbers that this divides.
  };

  /// `take` receives each case of `slice`, with its number. A build is valid
  /// during that call only, and may be run several times.
  Enumeration(llvm::LLVMContext &context, Slice slice,
              std::function<void(size_t, Build)> take)
      : context(context), types(context), slice(slice), take(std::move(take)) {}

  void add(Build build) {
    size_t number = next++;
    if (number >= slice.begin && number < slice.end &&
        number % slice.stride == 0)
      take(number, build);
  }

  /// Adds a case from text. Each `NAME` in it is replaced by a name that no
  /// other case uses, so that several fit into one module.
  void addText(const llvm::Twine &text);

  /// Whether all cases that follow are behind the slice.
  bool done() const { return next >= slice.end; }
  /// The number of cases so far.
  size_t count() const { return next; }

  llvm::LLVMContext &context;
  const TypeSet types;

private:
  Slice slice;
  std::function<void(size_t, Build)> take;
  size_t next = 0;
};

/// How several cases of a kind are put into one module.
enum class Together {
  Yes,
  /// Each is read on its own first, since LLVM's parser rejects some that its
  /// verifier accepts.
  Read,
  No, ///< They would disturb each other.
};

/// A row of the table of kinds.
struct Kind {
  llvm::StringLiteral name;
  llvm::StringLiteral what;
  void (*enumerate)(Enumeration &);
  Together together = Together::Yes;
};

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_CASES_ENUMERATION_H
