// The inventory of the `llvmx.` entries of an imported module, counted in
// LLVM's terms.

#ifndef PALINDROME_IMPORT_CARRIED_H
#define PALINDROME_IMPORT_CARRIED_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace palindrome {
struct ImportStats;
} // namespace palindrome

namespace palindrome::importer {

/// How a program without an entry differs from the program with it.
enum class Without {
  Same,   ///< Not at all: the entry only serves others.
  Broken, ///< It means something else, or is not valid.
  Less,   ///< It computes the same, but less is known about it.
  Spelt,  ///< Some of it is named or ordered otherwise.
};

/// One kind of thing that a module carries.
struct CarriedThings {
  std::string what; ///< In LLVM's terms, as a plural: "!tbaa attachments".
  Without without = Without::Less;
  uint64_t count = 0;
  std::set<std::string> names; ///< The names of the things, if they have any.
  /// Where the first of them is, as `placeOf` says.
  std::string place;
};

/// The symbol that `op` defines or is contained in, as in " in @f"; empty if
/// there is none.
std::string placeOf(mlir::Operation *op);

/// Collects the `llvmx.` entries of ops and of their locations.
class CarriedInventory {
public:
  /// Adds the entries of `op`: on the op, in the attributes of its parameters,
  /// in its location and in the locations of its block arguments.
  void add(mlir::Operation *op);

  /// Adds `count` things of `op` that have no entry of their own.
  void add(mlir::Operation *op, llvm::StringRef what, Without without,
           uint64_t count, llvm::StringRef name = "");

  /// Returns and clears the inventory: first what loses knowledge, then what
  /// loses spelling, each in the order in which it was added.
  std::vector<CarriedThings> take();

private:
  void addEntry(mlir::NamedAttribute entry, mlir::Operation *op);
  void addTable(mlir::Attribute table, mlir::Operation *op);
  void addLocation(mlir::LocationAttr loc, mlir::Operation *op);

  std::vector<CarriedThings> things;
  llvm::StringMap<size_t> places; ///< The index in `things` by name.
};

/// Whether `name` is the name of a carried entry.
bool isCarried(llvm::StringRef name);

/// The part of the program, in LLVM's terms, that is lost if `entry` of `op` is
/// left out; nullopt if the program still means the same without it.
std::optional<std::string> neededOf(mlir::NamedAttribute entry,
                                    mlir::Operation *op);

/// Adds what `module` carries to `stats`, except metadata: it is counted where
/// it is translated.
void countCarried(mlir::ModuleOp module, ImportStats &stats);

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_CARRIED_H
