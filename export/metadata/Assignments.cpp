// Keeps the assignments of debug info apart after inlining.

#include "export/metadata/Assignments.h"
#include "export/state/Report.h"
#include "translate/Carrier.h"
#include "llvm/IR/Function.h"

using namespace palindrome;
using namespace palindrome::exporter;

llvm::DILocation *RecordSites::find(llvm::DILocation *site) const {
  // A chain that comes back to its beginning has no site in it.
  llvm::SmallPtrSet<llvm::DILocation *, 8> seen;
  for (; site && !sites.empty() && seen.insert(site).second;
       site = site->getInlinedAt())
    if (sites.contains(site))
      return site;
  return nullptr;
}

llvm::DIAssignID *AssignmentExporter::User::id() const {
  return inst ? llvm::cast<llvm::DIAssignID>(
                    inst->getMetadata(llvm::LLVMContext::MD_DIAssignID))
              : record->getAssignID();
}

void AssignmentExporter::User::setID(llvm::DIAssignID *id) const {
  if (inst)
    inst->setMetadata(llvm::LLVMContext::MD_DIAssignID, id);
  else
    record->setAssignId(id);
}

void AssignmentExporter::add(llvm::Instruction *inst, mlir::Operation *op,
                             llvm::DILocation *site) {
  here.push_back({inst, nullptr, op, site});
}

void AssignmentExporter::add(llvm::DbgVariableRecord *record,
                             mlir::Operation *op, llvm::DILocation *site) {
  here.push_back({nullptr, record, op, site});
}

void AssignmentExporter::finishFunction(llvm::Function &function) {
  // An instruction belongs to the records of the same call.
  llvm::DenseMap<llvm::DIAssignID *, RecordSites> sites;
  for (const User &user : here)
    if (user.record)
      sites[user.id()].add(user.site);
  llvm::DenseMap<std::pair<llvm::DIAssignID *, llvm::DILocation *>,
                 llvm::DIAssignID *>
      copies;
  for (const User &user : here) {
    llvm::DIAssignID *id = user.id();
    llvm::DILocation *site = user.site;
    if (user.inst) {
      auto known = sites.find(id);
      site = known == sites.end() ? nullptr : known->second.find(site);
    }
    if (!site) {
      (user.inst ? functions[id].instructions : functions[id].records)
          .insert(&function);
      own.emplace_back(user, &function);
      continue;
    }
    llvm::DIAssignID *&copy = copies[{id, site}];
    if (!copy)
      copy = llvm::DIAssignID::getDistinct(function.getContext());
    user.setID(copy);
  }
  here.clear();
}

void AssignmentExporter::drop(const User &user) const {
  report.op = user.op;
  report.drop(user.inst ? llvm::Twine(carrier::metadataPrefix, "DIAssignID")
                        : llvm::Twine(carrier::debugRecord),
              "the assignment is of another function");
  if (user.inst)
    user.setID(nullptr);
  else
    user.record->eraseFromParent();
}

void AssignmentExporter::finish() {
  auto isAtHome = [](const Functions &users) {
    return users.records.empty() || users.instructions.empty() ||
           (users.records.size() == 1 && users.instructions.size() == 1 &&
            *users.records.begin() == *users.instructions.begin());
  };
  // The assignment belongs to the first function that has both, otherwise to
  // the first one that has records.
  llvm::DenseMap<llvm::DIAssignID *, llvm::Function *> homes;
  for (bool withBoth : {true, false})
    for (auto [user, function] : own)
      if (const Functions &users = functions[user.id()];
          !isAtHome(users) && users.records.contains(function) &&
          (!withBoth || users.instructions.contains(function)))
        homes.try_emplace(user.id(), function);
  llvm::DenseMap<std::pair<llvm::DIAssignID *, llvm::Function *>,
                 llvm::DIAssignID *>
      copies;
  for (auto [user, function] : own) {
    llvm::DIAssignID *id = user.id();
    llvm::Function *home = homes.lookup(id);
    if (!home || home == function)
      continue;
    // A copy of its own, or an inlined instruction whose records a pass has
    // removed.
    const Functions &users = functions[id];
    bool isCopy = users.records.contains(function)
                      ? users.instructions.contains(function)
                      : user.site != nullptr;
    if (isCopy) {
      llvm::DIAssignID *&copy = copies[{id, function}];
      if (!copy)
        copy = llvm::DIAssignID::getDistinct(function->getContext());
      user.setID(copy);
      continue;
    }
    drop(user);
  }
}
