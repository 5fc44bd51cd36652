// The functions that are being executed, and what is on their stacks.

#include "verify/judge/refine/interpret/state/Frames.h"

using namespace llvm;

namespace palindrome::interpret {

void Frames::enter(const Function &function) {
  frames.push_back(std::make_unique<Frame>());
  frames.back()->function = &function;
}

void Frames::leave() {
  for (unsigned object : frames.back()->stack)
    if (!objects[object].isFreed())
      objects.free(object);
  frames.pop_back();
}

bool Frames::nullIsValid() const { return NullPointerIsDefined(function(), 0); }

bool Frames::restoreStack(size_t count) {
  std::vector<unsigned> &stack = frames.back()->stack;
  if (count > stack.size())
    return false;
  for (; stack.size() > count; stack.pop_back())
    objects.free(stack.back());
  return true;
}

std::vector<unsigned> Frames::barAllocas() {
  std::vector<unsigned> barred;
  for (unsigned object : frames.back()->stack)
    if (!objects[object].isCopy && !objects[object].isBarred) {
      objects[object].isBarred = true;
      barred.push_back(object);
    }
  return barred;
}

bool Frames::isEndedByReturn(unsigned object) const {
  return isReturning && is_contained(frames.back()->stack, object) &&
         (setting.isSource() || !objects[object].isCopy);
}

} // namespace palindrome::interpret
