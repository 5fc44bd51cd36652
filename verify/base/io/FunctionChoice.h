// The functions of a module that are chosen by their names.

#ifndef PALINDROME_VERIFY_BASE_IO_FUNCTIONCHOICE_H
#define PALINDROME_VERIFY_BASE_IO_FUNCTIONCHOICE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Regex.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {

class FunctionChoice {
public:
  /// Of the functions whose name has a match of one of `patterns`; of all if
  /// there is none.
  explicit FunctionChoice(llvm::ArrayRef<std::string> patterns);

  /// What is wrong with `patterns`, in one line.
  static std::optional<std::string>
  findProblem(llvm::ArrayRef<std::string> patterns);

  /// Makes declarations of all other functions. The bodies stay of those that
  /// an alias or an ifunc stands for, and in MLIR of those in which a block's
  /// address is taken, since these have to be defined. Returns whether a
  /// function was chosen that has a body.
  bool leaveIn(llvm::Module &module) const;
  bool leaveIn(mlir::ModuleOp module) const;

private:
  bool chooses(llvm::StringRef name) const;

  std::vector<llvm::Regex> patterns;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_FUNCTIONCHOICE_H
