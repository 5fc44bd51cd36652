// Functions of the C and C++ libraries, by what LLVM knows them as.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H
#define PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H

#include "verify/refine/encode/model/Exactness.h"
#include "verify/refine/encode/model/Lanes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

namespace palindrome::encode {

class Side;

/// Encodes a call whose arguments are as the library has them, and gives its
/// result, without the attributes of that.
struct LibraryEncoder {
  llvm::LibFunc function;
  Lanes (*encode)(Side &side, const llvm::CallBase &call);
  Exactness exactness;
};

// One of each file.
llvm::ArrayRef<LibraryEncoder> allocationEncoders();
llvm::ArrayRef<LibraryEncoder> libraryIntegers();
llvm::ArrayRef<LibraryEncoder> libraryMath();
llvm::ArrayRef<LibraryEncoder> libraryMemory();
llvm::ArrayRef<LibraryEncoder> libraryStrings();
llvm::ArrayRef<LibraryEncoder> libraryStreams();

/// Which library function is called, where the target has it and the caller
/// takes it for that.
std::optional<llvm::LibFunc> libraryFunctionOf(const llvm::CallBase &call);

/// That of a call; null if it is of no library function, or one of which no
/// more is known here than its attributes.
const LibraryEncoder *findLibraryEncoder(const llvm::CallBase &call);

/// The intrinsic that a call is of, or that does what its library function
/// does with numbers, but for errno; none for what is no call.
llvm::Intrinsic::ID intrinsicOf(const llvm::Instruction &inst);

/// Declarations of library functions with what LLVM infers of them.
class LibraryDeclarations {
public:
  /// What `call` calls, as it is declared or with more attributes.
  const llvm::Function *infer(const llvm::CallBase &call,
                              const llvm::Function *callee);

private:
  /// One module for each: in one they could not have the same name.
  llvm::DenseMap<const llvm::Function *, std::unique_ptr<llvm::Module>> known;
};

/// The first lane of an argument that must be neither undef nor poison.
Expr definiteArgument(Side &side, const llvm::CallBase &call, unsigned number);
/// The same of a size, as wide as offsets.
Expr definiteSize(Side &side, const llvm::CallBase &call, unsigned number);
/// What a call gives that gives `result`, but where `rest` holds is left open:
/// there it is one of an unknown function.
Lanes orUnknown(Side &side, const llvm::CallBase &call, Expr rest,
                Lanes result);
/// A number, for where `differs` holds, that says whether one is less than the
/// other: any with that sign, or any but zero.
Expr chooseOrder(Side &side, unsigned width, bool isSigned, Expr differs,
                 Expr isLess);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_LIBRARY_LIBRARY_H
