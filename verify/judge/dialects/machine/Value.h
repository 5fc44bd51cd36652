// Values of a run of MLIR. What a value is of is stated by the type of the SSA
// value that has it, and not repeated here:
//
//   i32, index, f8E5M2     bits, as many as the type has
//   vector<2x3xf32>        a list of 6 numbers in row-major order
//   tensor<?x3xf32>        likewise, with the shape that it has in this run
//   complex<f32>           a list of 2
//   memref<?xf32>          a view of a buffer
//   !ptr.ptr, index of it  a pointer into a buffer
//
// Where a function of LLVM IR is built that states what the run does, bits and
// memrefs that are not known are terms.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VALUE_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VALUE_H

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include <memory>
#include <variant>
#include <vector>

namespace llvm {
class IRBuilderBase;
class Value;
} // namespace llvm

namespace palindrome::dialects {

class Value;
struct Buffer;
struct Descriptor;

using Values = std::vector<Value>;

/// The sizes of a list or a view, outermost dimension first.
using Shape = llvm::SmallVector<int64_t, 4>;

/// A scalar that is poison, or memory that nothing has been written to.
struct Poison {
  /// The op that made it; null where it is memory that was not written.
  mlir::Operation *origin = nullptr;
};

/// A vector, a tensor or a complex number.
struct List {
  Shape shape; ///< The product of it is the number of elements.
  Values elements;
};

/// A place in a buffer.
struct Pointer {
  std::shared_ptr<Buffer> buffer; ///< Null: the place is a plain number.
  int64_t bytes = 0;              ///< From the start of the buffer.
};

/// How the elements of a memref are arranged where strides do not say it:
/// `(i, j) -> (i floordiv 4, j, i mod 4)`.
struct Layout {
  mlir::AffineMap map; ///< From the index of an element to that in storage.
  Shape symbols;       ///< Of the map.
  Shape strides;       ///< Of the storage, which is row-major.
};

/// Bits that are not known: an integer in a function that is being built. If
/// that is poison, so is the scalar.
struct Term {
  llvm::Value *bits = nullptr;
  llvm::IRBuilderBase *builder = nullptr; ///< Builds the function.
};

/// A memref: element [i, j] is `offset + i * strides[0] + j * strides[1]`
/// elements behind `base`.
struct View {
  Pointer base;
  int64_t offset = 0;
  Shape sizes, strides;
  /// Null if the strides say where the elements are; else there are none.
  std::shared_ptr<const Layout> layout = nullptr;
};

/// See the top of this file. Lists and views are shared by copies of a value,
/// and copied when one of these is changed.
class Value {
public:
  Value() = default; ///< Poison of unknown origin.
  Value(Poison poison) : content(poison) {}
  Value(llvm::APInt bits) : content(std::move(bits)) {}
  Value(Term term) : content(term) {}
  Value(List list) : content(std::make_shared<List>(std::move(list))) {}
  Value(View view) : content(std::make_shared<View>(std::move(view))) {}
  Value(Pointer pointer) : content(std::move(pointer)) {}
  Value(std::shared_ptr<const Descriptor> memref)
      : content(std::move(memref)) {}
  /// A function, of type `func.func`.
  explicit Value(mlir::Operation *function) : content(function) {}

  /// Whether the value itself, not an element of it, is poison.
  bool isPoison() const { return std::holds_alternative<Poison>(content); }
  bool isBits() const { return std::holds_alternative<llvm::APInt>(content); }
  bool isTerm() const { return std::holds_alternative<Term>(content); }
  bool isList() const {
    return std::holds_alternative<std::shared_ptr<List>>(content);
  }
  bool isView() const {
    return std::holds_alternative<std::shared_ptr<View>>(content);
  }
  bool isPointer() const { return std::holds_alternative<Pointer>(content); }
  /// Whether it is a memref of which something is a term.
  bool isDescriptor() const {
    return std::holds_alternative<std::shared_ptr<const Descriptor>>(content);
  }

  const Poison &poison() const { return std::get<Poison>(content); }
  const llvm::APInt &bits() const { return std::get<llvm::APInt>(content); }
  const Term &term() const { return std::get<Term>(content); }
  const List &list() const { return *std::get<std::shared_ptr<List>>(content); }
  const View &view() const { return *std::get<std::shared_ptr<View>>(content); }
  const Pointer &pointer() const { return std::get<Pointer>(content); }
  const Descriptor &descriptor() const {
    return *std::get<std::shared_ptr<const Descriptor>>(content);
  }
  mlir::Operation *function() const {
    return std::get<mlir::Operation *>(content);
  }

  /// The list for a change that other copies do not see.
  List &ownList();

private:
  std::variant<Poison, llvm::APInt, std::shared_ptr<List>,
               std::shared_ptr<View>, Pointer, mlir::Operation *, Term,
               std::shared_ptr<const Descriptor>>
      content;
};

/// The number of elements of a list of `shape`; the largest number if there are
/// more.
int64_t countElements(llvm::ArrayRef<int64_t> shape);

/// The strides of a row-major layout of `shape`, in elements.
Shape rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// Calls `visit` with each index of a list of `shape`, in row-major order. An
/// index has as many members as `shape`, none if that is empty.
void forEachIndex(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// The same as long as `visit` returns true.
void forEachIndexWhile(llvm::ArrayRef<int64_t> shape,
                       llvm::function_ref<bool(llvm::ArrayRef<int64_t>)> visit);

/// The position in row-major order of `index` in a list of `shape`.
int64_t positionOf(llvm::ArrayRef<int64_t> index,
                   llvm::ArrayRef<int64_t> shape);

/// The first poison in `value` or its elements; null if there is none.
const Poison *findPoison(const Value &value);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_VALUE_H
