// The memory of a run of MLIR: buffers, and accesses to them. A buffer consists
// of scalars of one type; a vector or a complex number in memory is its
// elements one after another, so that what is stored as a vector is loaded
// element by element and the other way round, whatever the width of an element.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MEMORY_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MEMORY_H

#include "verify/judge/dialects/machine/Value.h"

namespace palindrome::dialects {

class Machine;

/// Memory of one allocation.
struct Buffer {
  enum class Kind { Heap, Stack, Global, Constant, Argument };

  mlir::Type type;     ///< Of its scalars.
  int64_t scalarBytes; ///< From one scalar to the next.
  Kind kind;
  Values scalars;      ///< Poison without an origin where nothing was written.
  int64_t bytes = 0;   ///< How large it is, or was while it was alive.
  uint64_t address;    ///< Of its first byte, as a number.
  bool isAlive = true; ///< False once it has been freed or its scope has ended.
  /// Whether it was freed by an op that may as well have left it where it was,
  /// for its result.
  bool isMoved = false;
};

/// What the accesses of a run have in common. All functions stop the machine
/// with undefined behaviour where the op may not access what it accesses; what
/// they return then is poison.
class Memory {
public:
  explicit Memory(Machine &machine) : machine(machine) {}

  /// New memory for `count` values of `type`, which may be a vector or a
  /// complex number. `alignment` is in bytes; 0 is that of the type.
  std::shared_ptr<Buffer> allocate(mlir::Type type, int64_t count,
                                   Buffer::Kind kind, uint64_t alignment = 0);
  /// A view of all of new memory of a row-major layout.
  Value allocateView(mlir::Type element, llvm::ArrayRef<int64_t> sizes,
                     Buffer::Kind kind);
  /// Ends the lifetime of what `pointer` points to, which has to be the start
  /// of a living buffer of the heap.
  void free(const Pointer &pointer);
  /// Ends the lifetime of a living buffer.
  void release(Buffer &buffer);

  Value load(const Pointer &from, mlir::Type type);
  void store(const Value &value, const Pointer &to, mlir::Type type);

  /// Element `index` of `view`, whose elements are of `type`. An index that is
  /// out of bounds is undefined behaviour; a place that is no multiple of the
  /// alignment of `type` has latitude.
  Value load(const View &view, llvm::ArrayRef<int64_t> index, mlir::Type type);
  void store(const Value &value, const View &view,
             llvm::ArrayRef<int64_t> index, mlir::Type type);

  /// Whether `index` is one of a view or list of `sizes`; undefined behaviour
  /// if not.
  bool isWithin(llvm::ArrayRef<int64_t> index, llvm::ArrayRef<int64_t> sizes);

  /// The place of element `index`, which need not be within bounds.
  Pointer placeOf(const View &view, llvm::ArrayRef<int64_t> index,
                  mlir::Type type) const;
  /// The elements of `view`, as a list; some are missing if the machine stops.
  Value loadAll(const View &view, mlir::Type type);
  void storeAll(const Value &list, const View &view, mlir::Type type);

  /// The distance in bytes of two elements of `type` that follow each other.
  int64_t bytesOf(mlir::Type type) const;
  /// The scalars that a value of `type` is in memory: of which type, and how
  /// many.
  std::pair<mlir::Type, int64_t> scalarsOf(mlir::Type type) const;
  /// `pointer` as a number.
  uint64_t addressOf(const Pointer &pointer) const {
    return (pointer.buffer ? pointer.buffer->address : 0) +
           static_cast<uint64_t>(pointer.bytes);
  }

private:
  Pointer alignedPlaceOf(const View &view, llvm::ArrayRef<int64_t> index,
                         mlir::Type type);
  Value loadScalar(const Pointer &from, mlir::Type type);
  void storeScalar(const Value &value, const Pointer &to, mlir::Type type);
  /// Whether `bytes` at `pointer` are within a living buffer; stops the machine
  /// if not.
  bool isAccessible(const Pointer &pointer, int64_t bytes, bool isWrite);
  /// Makes the scalars of `buffer` its bytes, so that any type can be read and
  /// written anywhere. The bits of a byte that a scalar lacks are 0. Stops the
  /// machine and returns false if a scalar has no bytes.
  bool splitIntoBytes(Buffer &buffer);

  Machine &machine;
  uint64_t nextAddress = 0x10000;
};

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MEMORY_H
