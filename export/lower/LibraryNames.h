// Functions of a module whose names are those of the C library's and of MLIR's
// runner libraries that ops become calls of.

#ifndef PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H
#define PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"

namespace palindrome::lower {

/// Reports an op of `math` or `arith` that becomes a call of a function of the
/// C library where the function of that name that `module` defines has another
/// type, or would call itself in this way without end. Warns if it has the
/// type, so that it is what the program calls, and if a machine may have an
/// instruction for the op. Runs before these ops are converted.
mlir::LogicalResult checkLibraryNames(mlir::ModuleOp module);

/// Keeps the symbols of a module apart from the functions of the same names
/// that the conversions declare and call, such as `malloc` for `memref.alloc`.
/// They would rename these or reject the module, since they look for functions
/// of one dialect.
class LibraryNames {
public:
  /// Gives every symbol of `module` that has such a name another one.
  explicit LibraryNames(mlir::ModuleOp module);

  /// Gives the symbols their names back. The module has been converted: where a
  /// conversion has declared a function of such a name, the symbol takes its
  /// place. Fails, after an error at the symbol, if that is no function of the
  /// same type, or one that would call itself in this way. Warns if it has a
  /// body otherwise, and if LLVM may call it for an intrinsic.
  mlir::LogicalResult restore();

private:
  struct Renamed {
    mlir::StringAttr present, name; ///< Its present and its own name.
    /// Whether it was declared, and no C wrapper was asked for in the module.
    bool isPlainDeclaration;
  };

  mlir::LogicalResult judge(mlir::Operation *symbol, const Renamed &entry,
                            mlir::LLVM::LLVMFuncOp declared) const;

  mlir::ModuleOp module;
  llvm::SmallVector<Renamed> renamed;
  /// The functions that `checkLibraryNames` has judged.
  llvm::StringSet<> judged;
};

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_LIBRARYNAMES_H
