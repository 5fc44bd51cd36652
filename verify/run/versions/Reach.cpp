// Which functions of a module reach another one.

#include "verify/run/versions/Reach.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;

llvm::SetVector<const llvm::Function *>
versions::directUsersOf(const llvm::GlobalValue &global) {
  llvm::SetVector<const llvm::Function *> users;
  // Constants and variables that hold the address are steps in between.
  llvm::SetVector<const llvm::Value *> holders;
  holders.insert(&global);
  for (size_t i = 0; i < holders.size(); ++i)
    for (const llvm::User *user : holders[i]->users()) {
      if (auto *inst = llvm::dyn_cast<llvm::Instruction>(user))
        users.insert(inst->getFunction());
      else if (auto *other = llvm::dyn_cast<llvm::Function>(user))
        users.insert(other); // Its personality, for one.
      else
        holders.insert(user);
    }
  return users;
}

llvm::SetVector<const llvm::Function *>
versions::usersOf(const llvm::GlobalValue &global) {
  llvm::SetVector<const llvm::Function *> all = directUsersOf(global);
  for (size_t i = 0; i < all.size(); ++i) {
    llvm::SetVector<const llvm::Function *> more = directUsersOf(*all[i]);
    all.insert(more.begin(), more.end());
  }
  return all;
}
