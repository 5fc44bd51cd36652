// Finds the blocks whose addresses are taken.

#include "export/state/ExportState.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::exporter;
using mlir::LLVM::BlockTagOp;

llvm::Constant *ExportState::blockAddress(llvm::Function *function,
                                          int64_t tag) {
  auto body = bodies.find(function);
  if (body == bodies.end())
    return nullptr;
  auto [it, isNew] = blockTags.try_emplace(function);
  if (isNew)
    body->second.walk([&, &tags = it->second](BlockTagOp op) {
      tags[op.getTag().getId()] = blocks.lookup(op->getBlock());
    });
  llvm::BasicBlock *block = it->second.lookup(tag);
  return block ? llvm::BlockAddress::get(function, block) : nullptr;
}
