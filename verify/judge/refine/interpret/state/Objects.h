// The memory objects of an execution: those that the witness has, and those
// that the execution allocates; their addresses, and pointers to them. It
// depends on the choices, of which the addresses of new objects are some.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBJECTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBJECTS_H

#include "verify/judge/refine/interpret/state/Choices.h"
#include "verify/judge/refine/interpret/state/Memory.h"

namespace palindrome::interpret {

class Objects {
public:
  Objects(const Setting &setting, Course &course, Choices &choices,
          Memory memory)
      : setting(setting), course(course), choices(choices),
        memory(std::move(memory)) {
    // Where a constant lies that the target has not is the source's choice.
    for (MemoryObject &object : this->memory)
      if (object.isLone && setting.isSource())
        object.address.reset();
  }

  MemoryObject &operator[](unsigned number) { return memory[number]; }
  const MemoryObject &operator[](unsigned number) const {
    return memory[number];
  }
  Memory::iterator begin() { return memory.begin(); }
  Memory::iterator end() { return memory.end(); }
  Memory::const_iterator begin() const { return memory.begin(); }
  Memory::const_iterator end() const { return memory.end(); }
  size_t size() const { return memory.size(); }
  const Memory &all() const { return memory; }
  /// All objects, when the execution has ended: none are left.
  Memory take() { return std::move(memory); }

  /// The number of a new object. Objects with lifetimes may share addresses
  /// while one of them is dead.
  unsigned allocate(MemoryObject::Kind kind, uint64_t size, uint64_t alignment,
                    bool hasLifetimes = false);
  void free(unsigned object) {
    memory[object].changeState(MemoryObject::State::Freed);
  }
  /// Whether another object that the execution allocated, and that is alive, is
  /// at the address of this one.
  bool sharesAddress(unsigned object) const;

  /// The address of a pointer; nothing where it is a choice of the source's.
  std::optional<llvm::APInt> address(const Lane &pointer) const;
  /// Whether a pointer is aligned; nothing where its address is a choice.
  std::optional<bool> isAligned(const Lane &pointer, uint64_t alignment) const;
  /// inttoptr. An address within an object, or one that may be within an object
  /// of unknown address, would have the provenance of some exposed object,
  /// which the interpreter does not determine: the source's pointer is poison,
  /// which over-approximates. In a flat memory, it is the object that the
  /// address is in, or else the one that ends there.
  Lane pointerAt(const llvm::APInt &address);
  /// Whether inttoptr made a pointer.
  bool hasIntToPtr() const { return madeFromInteger; }
  /// Notes that a function of the library has failed: `errno` is not 0 then,
  /// until it is written.
  void noteFailedCall() { isErrnoSet = true; }
  void noteWrittenErrno() { isErrnoSet = false; }
  bool mustErrnoBeSet() const { return isErrnoSet; }
  /// Null in an address space. Except in space 0, there may be memory.
  Lane null(unsigned space) const;
  /// The function of this module that a pointer points to, or null.
  const llvm::Function *functionAt(const Lane &pointer) const;

private:
  void place(MemoryObject &object);

  const Setting &setting;
  Course &course;
  Choices &choices;
  Memory memory;
  bool madeFromInteger = false, isErrnoSet = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_OBJECTS_H
