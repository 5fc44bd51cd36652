// What an imported module carries in `llvmx.` entries, counted in LLVM's terms.

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

/// What a program without an entry is.
enum class Without {
  Same,   ///< What it was: the entry only serves others.
  Broken, ///< Another program, or none that is valid.
  Less,   ///< The same program, of which less is known.
  Spelt,  ///< The same program, spelt otherwise.
};

/// The things of one kind that a module carries.
struct CarriedThings {
  std::string what; ///< In LLVM's terms, as a plural: "!tbaa attachments".
  Without without = Without::Less;
  uint64_t count = 0;
  std::set<std::string> names; ///< Which, where a kind has many.
};

/// Collects the `llvmx.` entries of ops and of their locations.
class CarriedInventory {
public:
  /// Adds what `op` carries: on itself, in its parameters' attributes, in its
  /// location and in those of its regions' block arguments.
  void add(mlir::Operation *op);

  /// Adds `count` things that are not in an entry of their own.
  void add(llvm::StringRef what, Without without, uint64_t count,
           llvm::StringRef name = "");

  /// What was found: knowledge first, then spelling; each by the order in
  /// which it was met.
  std::vector<CarriedThings> take();

private:
  void addEntry(mlir::NamedAttribute entry, mlir::Operation *op);
  void addTable(mlir::Attribute table);
  void addLocation(mlir::LocationAttr loc, mlir::Operation *op);

  std::vector<CarriedThings> things;
  llvm::StringMap<size_t> places; ///< In `things`.
};

/// Whether `name` is that of a carried entry.
bool isCarried(llvm::StringRef name);

/// What would break the program if `entry` were left out of `op`, in LLVM's
/// terms; nothing if it can be.
std::optional<std::string> neededOf(mlir::NamedAttribute entry,
                                    mlir::Operation *op);

/// Counts in `stats` what `module` carries, but for the metadata that the
/// `llvm` dialect has forms for: those who choose the form count it.
void countCarried(mlir::ModuleOp module, ImportStats &stats);

} // namespace palindrome

#endif // PALINDROME_IMPORT_CARRIED_H
