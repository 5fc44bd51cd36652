// Which library function a call is of, as LLVM's TargetLibraryInfo knows it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LIBRARYFUNCTIONS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LIBRARYFUNCTIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

namespace palindrome::encode {

/// The library function that is called, if the target has it and the caller
/// does not exclude it (`nobuiltin`).
std::optional<llvm::LibFunc> libraryFunctionOf(const llvm::CallBase &call);

/// Whether the function returns an object that it allocates, or null, as malloc
/// does.
bool isAllocation(llvm::LibFunc function);
/// Whether it frees one, and does nothing else, as free does.
bool isDeallocation(llvm::LibFunc function);

/// A function of <math.h> and the intrinsic that computes the same.
struct MathFunction {
  llvm::LibFunc function;
  llvm::Intrinsic::ID intrinsic;
  bool mayFail; ///< Whether it may write errno.
};
llvm::ArrayRef<MathFunction> mathFunctions();
/// The entry of a function; null if it is none of <math.h>.
const MathFunction *findMathFunction(llvm::LibFunc function);

/// The intrinsic that is called, or that computes what the called function of
/// <math.h> does, but for errno. `not_intrinsic` for all other instructions.
llvm::Intrinsic::ID intrinsicOf(const llvm::Instruction &inst);

/// Declarations of library functions with the attributes that LLVM infers.
class LibraryDeclarations {
public:
  /// Returns `callee`, which `call` calls, or a declaration of it with more
  /// attributes if it is a library function.
  const llvm::Function *infer(const llvm::CallBase &call,
                              const llvm::Function *callee);
  /// Returns a declaration with the attributes that LLVM infers alone, without
  /// those of the module's own declaration.
  const llvm::Function *inferAlone(const llvm::CallBase &call,
                                   const llvm::Function *callee);
  /// Whether `argument` is one of a library function, defined here, that LLVM
  /// declares to be `noundef`.
  bool isDefined(const llvm::Argument &argument);

private:
  const llvm::Function &declarationOf(const llvm::Function &function,
                                      bool withOwn = true);

  /// A module for each, since in one they would not have the same name; those
  /// with the attributes of the module's declaration are the second ones.
  llvm::DenseMap<const llvm::Function *, std::unique_ptr<llvm::Module>>
      known[2];
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_LIBRARYFUNCTIONS_H
