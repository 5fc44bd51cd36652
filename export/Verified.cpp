// exportVerifiedModule: an export followed by LLVM's verifier. It finds carried
// information that has become stale in a way that the exporter's own checks do
// not detect.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Export.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome;

/// The first line of `message`.
static llvm::StringRef firstLine(llvm::StringRef message) {
  return message.take_until([](char c) { return c == '\n'; });
}

/// Reports `message`, LLVM's reason for rejecting `module`, at the op of the
/// function that is invalid, if there is one.
static void reportInvalid(mlir::ModuleOp source, const llvm::Module &module,
                          llvm::StringRef message) {
  constexpr llvm::StringLiteral what = "LLVM's verifier rejects the export: ";
  for (const llvm::Function &function : module) {
    std::string own;
    llvm::raw_string_ostream stream(own);
    if (function.isDeclaration() || !llvm::verifyFunction(function, &stream))
      continue;
    mlir::Operation *op = source.lookupSymbol(function.getName());
    mlir::emitError(op ? op->getLoc() : source.getLoc())
        << "in @" << function.getName() << ": " << what << firstLine(own);
    return;
  }
  mlir::emitError(source.getLoc()) << what << firstLine(message);
}

/// Whether the nodes that `loop` reaches contain a cycle that does not go
/// through `loop` itself.
static bool reachesCycle(const llvm::MDNode *loop) {
  struct Frame {
    const llvm::MDNode *node;
    unsigned nextOperand;
  };
  llvm::SmallVector<Frame> path{{loop, 0}};
  llvm::SmallPtrSet<const llvm::MDNode *, 16> seen{loop}, onPath{loop};
  while (!path.empty()) {
    auto &[node, nextOperand] = path.back();
    if (nextOperand == node->getNumOperands()) {
      onPath.erase(node);
      path.pop_back();
      continue;
    }
    auto *next = llvm::dyn_cast_or_null<llvm::MDNode>(
        node->getOperand(nextOperand++).get());
    if (!next || (next == loop && node == loop))
      continue;
    if (onPath.contains(next))
      return true;
    if (seen.insert(next).second) {
      onPath.insert(next);
      path.push_back({next, 0});
    }
  }
  return false;
}

/// Strips the debug info. llvm::StripDebugInfo recurses through the operands of
/// loop metadata without end if there is a cycle.
static void stripDebugInfo(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &inst : block)
        if (llvm::MDNode *loop = inst.getMetadata(llvm::LLVMContext::MD_loop);
            loop && reachesCycle(loop))
          inst.setMetadata(llvm::LLVMContext::MD_loop, nullptr);
  llvm::StripDebugInfo(module);
}

/// Whether `node` is or reaches a node of debug info.
static bool reachesDebugInfo(const llvm::MDNode *node) {
  llvm::SmallVector<const llvm::MDNode *> work{node};
  llvm::SmallPtrSet<const llvm::MDNode *, 16> seen{node};
  while (!work.empty()) {
    const llvm::MDNode *next = work.pop_back_val();
    if (llvm::isa<llvm::DINode>(next))
      return true;
    for (const llvm::MDOperand &operand : next->operands())
      if (auto *part = llvm::dyn_cast_or_null<llvm::MDNode>(operand.get());
          part && seen.insert(part).second)
        work.push_back(part);
  }
  return false;
}

/// Drops other metadata that refers to debug info, such as the type in
/// `!llvm.preserve.access.index`.
static void dropReferencesToDebugInfo(llvm::Module &module) {
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> attached;
  auto drop = [&](auto &value, auto erase) {
    attached.clear();
    value.getAllMetadata(attached);
    for (auto [kind, node] : attached)
      if (reachesDebugInfo(node))
        erase(value, kind);
  };
  auto eraseOfGlobal = [](llvm::GlobalObject &global, unsigned kind) {
    global.eraseMetadata(kind);
  };
  for (llvm::GlobalVariable &variable : module.globals())
    drop(variable, eraseOfGlobal);
  for (llvm::Function &function : module) {
    drop(function, eraseOfGlobal);
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &inst : block)
        drop(inst, [](llvm::Instruction &owner, unsigned kind) {
          owner.setMetadata(kind, nullptr);
        });
  }
  for (llvm::NamedMDNode &list :
       llvm::make_early_inc_range(module.named_metadata()))
    if (llvm::any_of(list.operands(), reachesDebugInfo))
      list.eraseFromParent();
}

std::unique_ptr<llvm::Module>
palindrome::exportVerifiedModule(mlir::ModuleOp source,
                                 llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> module = exportModule(source, context);
  if (!module)
    return nullptr;
  std::string message;
  llvm::raw_string_ostream stream(message);
  bool brokenDebugInfo = false;
  bool invalid = llvm::verifyModule(*module, &stream, &brokenDebugInfo);
  if (!invalid && brokenDebugInfo) {
    mlir::emitWarning(source.getLoc())
        << "debug information is dropped, for LLVM's verifier rejects it: "
        << firstLine(message);
    stripDebugInfo(*module);
    message.clear();
    invalid = llvm::verifyModule(*module, &stream);
    if (invalid) {
      dropReferencesToDebugInfo(*module);
      message.clear();
      invalid = llvm::verifyModule(*module, &stream);
    }
  }
  if (!invalid)
    return module;
  reportInvalid(source, *module, message);
  return nullptr;
}
