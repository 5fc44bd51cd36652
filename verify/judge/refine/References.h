// What the bodies of two modules refer to.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REFERENCES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REFERENCES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Module.h"
#include <functional>
#include <memory>
#include <optional>

namespace palindrome::refine {

/// What the bodies of two modules, which may be one, refer to: found once for
/// each, since most functions of a program can call most others.
class References {
public:
  using Globals = llvm::SetVector<const llvm::GlobalValue *>;

  /// `isSame` is whether a global of the source and the one of the same name in
  /// the target are the same to a body.
  References(const llvm::Module &source, const llvm::Module &target,
             std::function<bool(const llvm::GlobalValue &source,
                                const llvm::GlobalValue &target)>
                 isSame)
      : source(source), target(target), isSame(std::move(isSame)) {}

  /// The globals that a body refers to, directly, in constants and in the
  /// initial values of variables, but not in the bodies of other functions.
  const Globals &of(const llvm::Function &function);

  /// The first function with a body that `function` refers to, by name or
  /// through tables of pointers; null if there is none.
  const llvm::Function *firstCallee(const llvm::Function &function);

  /// The first body that one of two functions may run, directly or through
  /// others, and that refers to what differs between the modules; null if there
  /// is none.
  const llvm::Function *firstDifferent(const llvm::Function &inSource,
                                       const llvm::Function &inTarget);

private:
  bool isDifferent(const llvm::Function &callee);
  bool areAllSame();

  const llvm::Module &source, &target;
  std::function<bool(const llvm::GlobalValue &, const llvm::GlobalValue &)>
      isSame;
  llvm::DenseMap<const llvm::Function *, std::unique_ptr<Globals>> globals;
  llvm::DenseMap<const llvm::Function *, bool> different;
  std::optional<bool> allSame;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REFERENCES_H
