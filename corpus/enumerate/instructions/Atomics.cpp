// Atomic accesses with every ordering, operation and synchronization scope.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

static SmallVector<AtomicOrdering> orderings() {
  SmallVector<AtomicOrdering> all;
  for (unsigned i = 0; i <= unsigned(AtomicOrdering::LAST); ++i)
    if (isValidAtomicOrdering(i))
      all.push_back(AtomicOrdering(i));
  return all;
}

static SmallVector<SyncScope::ID> scopes(LLVMContext &context) {
  return {SyncScope::System, SyncScope::SingleThread,
          context.getOrInsertSyncScopeID("agent"),
          context.getOrInsertSyncScopeID("a \"scope\"\n")};
}

static void enumerateAccess(Enumeration &e, Type *type, AtomicOrdering ordering,
                            SyncScope::ID scope, bool isVolatile,
                            uint64_t align) {
  Type *pointer = e.types.pointers[0];
  e.add([&](Module &module) {
    Body body(module, type, {pointer});
    body.finish(body.insert(new LoadInst(type, body.arg(0), "", isVolatile,
                                         Align(align), ordering, scope)));
    return true;
  });
  e.add([&](Module &module) {
    Body body(module, {type, pointer});
    body.insert(new StoreInst(body.arg(0), body.arg(1), isVolatile,
                              Align(align), ordering, scope));
    body.finish();
    return true;
  });
}

static void enumerateExchange(Enumeration &e, Type *type,
                              AtomicOrdering success, AtomicOrdering failure,
                              SyncScope::ID scope, unsigned flags) {
  if (!AtomicCmpXchgInst::isValidSuccessOrdering(success) ||
      !AtomicCmpXchgInst::isValidFailureOrdering(failure))
    return;
  e.add([&](Module &module) {
    Body body(module,
              StructType::get(e.context, {type, Type::getInt1Ty(e.context)}),
              {e.types.pointers[flags % e.types.pointers.size()], type, type});
    auto *made =
        body.insert(new AtomicCmpXchgInst(body.arg(0), body.arg(1), body.arg(2),
                                          Align(16), success, failure, scope));
    made->setWeak(flags & 1);
    made->setVolatile(flags & 2);
    body.finish(made);
    return true;
  });
}

static void enumerateOperation(Enumeration &e, Type *type,
                               AtomicRMWInst::BinOp operation,
                               AtomicOrdering ordering, SyncScope::ID scope,
                               bool isVolatile) {
  if (ordering == AtomicOrdering::NotAtomic)
    return;
  for (unsigned flags : {0, 1}) {
    if (flags && !type->isFPOrFPVectorTy())
      continue;
    e.add([&](Module &module) {
      Body body(module, type, {e.types.pointers[0], type});
      auto *made = body.insert(new AtomicRMWInst(
          operation, body.arg(0), body.arg(1), Align(8), ordering, scope));
      made->setVolatile(isVolatile);
      body.finish(made);
      return setFlags(*made, flags);
    });
  }
}

void palindrome::enumerate::enumerateAtomics(Enumeration &e) {
  Type *i32 = Type::getInt32Ty(e.context);
  for (AtomicOrdering ordering : orderings())
    for (SyncScope::ID scope : scopes(e.context)) {
      if (ordering != AtomicOrdering::NotAtomic)
        e.add([&](Module &module) {
          Body body(module, {});
          body.insert(new FenceInst(e.context, ordering, scope));
          body.finish();
          return true;
        });
      for (bool isVolatile : {false, true})
        enumerateAccess(e, i32, ordering, scope, isVolatile, 4);
      for (AtomicOrdering failure : orderings())
        for (unsigned flags = 0; flags != 4; ++flags)
          enumerateExchange(e, i32, ordering, failure, scope, flags);
      for (unsigned op = 0; op <= AtomicRMWInst::LAST_BINOP; ++op)
        for (bool isVolatile : {false, true})
          for (Type *type : {i32, Type::getFloatTy(e.context)})
            enumerateOperation(e, type, AtomicRMWInst::BinOp(op), ordering,
                               scope, isVolatile);
    }
  for (Type *type : e.types.values) {
    if (!type->isSized())
      continue;
    for (uint64_t align : {1, 16})
      enumerateAccess(e, type, AtomicOrdering::Monotonic, SyncScope::System,
                      false, align);
    enumerateExchange(e, type, AtomicOrdering::SequentiallyConsistent,
                      AtomicOrdering::Monotonic, SyncScope::System, 0);
    for (unsigned op = 0; op <= AtomicRMWInst::LAST_BINOP; ++op)
      enumerateOperation(e, type, AtomicRMWInst::BinOp(op),
                         AtomicOrdering::AcquireRelease, SyncScope::System,
                         false);
  }
}
