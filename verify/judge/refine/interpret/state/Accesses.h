// Loads and stores, and what is noted of them: which stores of undef were
// loaded, which memory is invariant, which accesses must not alias. It depends
// on the memory objects, and on the frames: what may be accessed is up to the
// function, and to whether it returns.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ACCESSES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ACCESSES_H

#include "verify/judge/refine/interpret/state/Aliasing.h"
#include "verify/judge/refine/interpret/state/Frames.h"

namespace palindrome::interpret {

enum class Access { Read, Write };

/// A scope of llvm.invariant.start.
struct Invariant {
  unsigned object;
  uint64_t offset, size;
};

class Accesses {
public:
  Accesses(const Setting &setting, Course &course, Choices &choices,
           Objects &objects, const Frames &frames)
      : setting(setting), course(course), choices(choices), objects(objects),
        frames(frames) {}

  /// The object that `size` bytes at `pointer` belong to. Null, and the
  /// execution ends, if they must not be accessed.
  MemoryObject *access(const Lane &pointer, uint64_t size, uint64_t alignment,
                       Access kind);
  bool isDereferenceable(const Lane &pointer, uint64_t size) const;
  Lanes load(const Lane &pointer, llvm::Type *type, uint64_t alignment);
  void store(const Lane &pointer, llvm::ArrayRef<Lane> lanes, llvm::Type *type,
             uint64_t alignment);
  /// Reads or writes bytes that access() has permitted.
  Bytes readBytes(const MemoryObject &object, uint64_t offset, uint64_t size);
  void writeBytes(MemoryObject &object, uint64_t offset,
                  llvm::ArrayRef<MemoryByte> bytes);

  /// The number of a new store, at least 1.
  unsigned nextStore() { return ++stores; }
  /// Whether the bytes hold a value computed from undef that was loaded before.
  /// Marks it as loaded.
  bool isLoadedFromUndefAgain(llvm::ArrayRef<MemoryByte> loaded);
  /// Makes what the source loaded of values computed from undef poison: after
  /// the execution its caller reads memory, which is a second load.
  void endLoads();

  /// Begins a scope, which is none where it is nothing, and returns its number,
  /// at least 1.
  size_t beginInvariant(std::optional<Invariant> scope);
  /// Ends a scope. False if there was none of that number.
  bool endInvariant(const llvm::APInt &number);
  /// Whether some of `size` bytes of an object are constant for now.
  bool isInvariant(unsigned object, uint64_t offset, uint64_t size) const;
  /// Notes an access that has aliasing metadata, as AliasingAccesses::add.
  bool addAliasing(const llvm::Instruction &access, const Lane &pointer,
                   uint64_t size);
  /// How many notes were taken of accesses, on which later ones depend.
  size_t countNotes() const {
    return invariants.size() + aliasing.size() + loadedUndefStores.size();
  }

private:
  bool readAsIntegers(llvm::MutableArrayRef<MemoryByte> bytes);

  const Setting &setting;
  Course &course;
  Choices &choices;
  Objects &objects;
  const Frames &frames;
  unsigned stores = 0;
  /// Stores of values computed from undef that were loaded.
  llvm::DenseSet<unsigned> loadedUndefStores;
  /// The scopes, by their number; none where one has ended.
  std::vector<std::optional<Invariant>> invariants;
  AliasingAccesses aliasing;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ACCESSES_H
