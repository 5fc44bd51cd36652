// Pieces of programs of MLIR's dialects, which steps put into functions: a row
// of a table is a piece of text with types that are left open.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECE_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECE_H

#include "mlir/IR/BuiltinOps.h"
#include "verify/seek/mutate/Chooser.h"

namespace palindrome::mutate {

/// Ops that are put into a function together. The ops of a piece avoid
/// undefined behaviour where that costs little: indices are taken modulo the
/// sizes, trip counts are small.
///
/// In texts, `` `a|b` `` stands for one of its parts, and
///
///   $E  an element type of the class `element`
///   $T  $E, or a vector of it
///   $F  an element type of the class `other`; $U and $B have the shape of $T
///       with elements $F and i1
///   $1  the attribute of $T with all elements 1
///   $0  the type of the operand %a
///
/// `%a`, `%b`, ... are values of the types in `operands`, which `;` separates.
/// All results of the ops at the top can be used by later pieces.
struct Piece {
  llvm::StringLiteral name;
  llvm::StringLiteral element; ///< "int", "float", ..., or a type.
  llvm::StringLiteral other;   ///< The same; empty if there is no $F.
  llvm::StringLiteral operands;
  llvm::StringLiteral text;
};

/// The tables, one a file.
llvm::ArrayRef<Piece> scalarPieces();
llvm::ArrayRef<Piece> structurePieces();
llvm::ArrayRef<Piece> loopPieces();
llvm::ArrayRef<Piece> tensorPieces();
llvm::ArrayRef<Piece> vectorPieces();

/// Puts `piece` into a function of `module`, with values that are there, edges
/// as constants, or new parameters as operands. Results are returned, or passed
/// on by the region they are in. Returns false, and nothing has changed, if no
/// types are found that fit.
bool insertPiece(const Piece &piece, mlir::ModuleOp module, Chooser &choose);

/// Calls a function of `module` that comes later than the one that calls it, so
/// that there is no recursion.
bool insertCall(mlir::ModuleOp module, Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MLIR_PIECE_H
