// Attributes that an op must have, and that MLIR drops if they are of another
// kind than their names promise:
//
//   llvm.mlir.global external @g() {addr_space = 1.0 : f32} : i32
//
// Parsers that are written by hand and Operation::setAttr do not check the kind
// of an attribute. What an op cannot keep is null in its properties: MLIR's
// verifier accepts that, and the accessors of the op crash.

#ifndef PALINDROME_TRANSLATE_LOSTATTRIBUTES_H
#define PALINDROME_TRANSLATE_LOSTATTRIBUTES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include <array>
#include <vector>

namespace palindrome {

/// Checks that ops have the attributes that MLIR gives them when they are made,
/// whatever they are made of.
class LostAttributes {
public:
  /// Reports what `op` itself has lost, and fails if that is anything.
  mlir::LogicalResult check(mlir::Operation &op) {
    const void *const *words = wordsOf(op);
    if (words)
      for (const Default &attribute : of(op.getName()))
        if (!words[attribute.word])
          return report(op);
    return mlir::success();
  }

private:
  /// An attribute that all ops of some name have.
  struct Default {
    mlir::StringAttr name;
    mlir::Attribute value; ///< What it is at first.
    /// The number of the word of the op's properties that holds it, which is
    /// faster to look at than to ask the op by the name.
    size_t word;
  };

  /// The properties of `op`; null if it has none.
  static const void *const *wordsOf(mlir::Operation &op) {
    return op.getPropertiesStorageSize()
               ? op.getPropertiesStorage().as<const void *const *>()
               : nullptr;
  }
  llvm::ArrayRef<Default> of(mlir::OperationName name) {
    const void *key = name.getAsOpaquePointer();
    Recent &slot = recent[(reinterpret_cast<uintptr_t>(key) >> 4) % numRecent];
    if (slot.key != key)
      slot = {key, lookup(name)};
    return slot.found;
  }
  llvm::ArrayRef<Default> lookup(mlir::OperationName name);
  static std::vector<Default> find(mlir::OperationName name);
  mlir::LogicalResult report(mlir::Operation &op);

  llvm::DenseMap<mlir::OperationName, std::vector<Default>> found;
  /// A few names make most of a module.
  static constexpr size_t numRecent = 64;
  struct Recent {
    const void *key = nullptr;
    llvm::ArrayRef<Default> found;
  };
  std::array<Recent, numRecent> recent;
};

/// Reports what `module` and the ops in it have lost; fails if there is any.
mlir::LogicalResult checkLostAttributes(mlir::Operation *module);

} // namespace palindrome

#endif // PALINDROME_TRANSLATE_LOSTATTRIBUTES_H
