// The types that a piece of a program leaves open, and its text with them.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECETYPES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECETYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "verify/seek/mutate/Chooser.h"
#include <string>

namespace palindrome::mutate {

struct PieceTypes {
  std::string element, whole;    ///< $E and $T.
  std::string other, otherWhole; ///< $F and $U.
  std::string condition;         ///< $B.
  std::string first;             ///< $0.

  /// Draws types of the classes `element` and `other` (see `Piece`); rather
  /// those of `values` than others.
  static PieceTypes draw(llvm::StringRef element, llvm::StringRef other,
                         llvm::ArrayRef<mlir::Value> values, Chooser &choose);

  /// `text` with one of the alternatives in each place, and with these types.
  std::string expand(llvm::StringRef text, Chooser &choose) const;
};

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECETYPES_H
