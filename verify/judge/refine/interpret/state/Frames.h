// The functions that are being executed: the registers and the stack objects of
// each, and the arguments of the outermost one. It depends on the memory
// objects, some of which end with a function.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_FRAMES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_FRAMES_H

#include "verify/judge/refine/interpret/state/Objects.h"
#include "llvm/IR/Function.h"

namespace palindrome::interpret {

struct Register {
  Lanes lanes;
  unsigned uses = 0; ///< How often it was an operand.
};
using Registers = llvm::DenseMap<const llvm::Value *, Register>;

class Frames {
public:
  Frames(const Setting &setting, Objects &objects)
      : setting(setting), objects(objects) {}

  /// Sets the arguments of the function that is entered first.
  void start(std::vector<Lanes> arguments) { root = std::move(arguments); }
  void enter(const llvm::Function &function);
  /// Leaves the innermost function, and frees its objects.
  void leave();
  size_t depth() const { return frames.size(); }

  /// The innermost function, or null.
  const llvm::Function *function() const {
    return frames.empty() ? nullptr : frames.back()->function;
  }
  Registers &registers() { return frames.back()->registers; }
  const Registers &registers() const { return frames.back()->registers; }
  /// Whether null may be accessed in the innermost function.
  bool nullIsValid() const;

  /// The function that the execution is of, and its arguments.
  const llvm::Function *rootFunction() const {
    return frames.empty() ? nullptr : frames.front()->function;
  }
  const std::vector<Lanes> &rootArguments() const { return root; }
  /// The objects of the copies of its byval arguments, by argument. LangRef,
  /// 'byval': they belong to the caller.
  const std::map<unsigned, unsigned> &rootCopies() const { return copies; }
  void addRootCopy(unsigned argument, unsigned object) {
    copies[argument] = object;
  }

  /// Makes an object one that the return of the innermost function frees.
  void own(unsigned object) { frames.back()->stack.push_back(object); }
  /// llvm.stacksave and llvm.stackrestore: how many such objects there are, and
  /// the end of those beyond the first `count`. False if there are fewer.
  size_t stackHeight() const { return frames.back()->stack.size(); }
  bool restoreStack(size_t count);
  /// Bars the allocas of the innermost function, and returns those that were
  /// not barred before.
  std::vector<unsigned> barAllocas();
  /// Notes whether the return instruction of the innermost function is being
  /// executed.
  void setReturning(bool is) { isReturning = is; }
  /// Whether the return instruction that is being executed ends the life of an
  /// object. LangRef leaves open how long a copy of a byval argument lives: in
  /// the source it ends here.
  bool isEndedByReturn(unsigned object) const;

private:
  struct Frame {
    const llvm::Function *function = nullptr;
    Registers registers;
    std::vector<unsigned> stack; ///< The objects that its return frees.
  };

  const Setting &setting;
  Objects &objects;
  std::vector<std::unique_ptr<Frame>> frames;
  std::vector<Lanes> root;
  std::map<unsigned, unsigned> copies;
  bool isReturning = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_FRAMES_H
