// Replays the witness of a test.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_REPLAY_REPLAYING_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_REPLAY_REPLAYING_H

#include "verify/judge/refine/replay/Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::replay {

using namespace llvm;
using refine::Leaf;
using refine::Witness;

class ReplayTest : public testing::Test {
protected:
  std::optional<replay::Refutation> run(StringRef text) {
    parse(text);
    return replayed();
  }
  void parse(StringRef text) {
    SMDiagnostic diagnostic;
    module = parseAssemblyString(text, diagnostic, context);
    ASSERT_TRUE(module) << diagnostic.getMessage().str();
  }
  std::optional<replay::Refutation> replayed() {
    return confirm(*module->getFunction("src"), *module->getFunction("tgt"),
                   witness, why);
  }
  /// The instruction of @tgt named `name`.
  const Instruction *named(StringRef name) {
    for (const Instruction &instruction :
         instructions(*module->getFunction("tgt")))
      if (instruction.getName() == name)
        return &instruction;
    return nullptr;
  }
  static Leaf bits(unsigned width, uint64_t value) {
    Leaf leaf;
    leaf.bits = APInt(width, value);
    return leaf;
  }

  /// Makes a pointer, `offset` bytes into an object of `size` bytes at 4096,
  /// the only argument.
  void passPointer(uint64_t size, uint64_t offset) {
    witness.blocks.resize(2);
    witness.blocks[1].size = size;
    witness.blocks[1].address = 4096;
    Leaf pointer = bits(64, offset);
    pointer.kind = Leaf::Pointer;
    pointer.block = 1;
    witness.arguments = {{pointer}};
  }

  LLVMContext context;
  std::unique_ptr<Module> module;
  Witness witness;
  Reason why;
};

} // namespace palindrome::replay

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_REPLAY_REPLAYING_H
