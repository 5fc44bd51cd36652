// The table of engines.

#include "palindrome/Engine.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

Engine::~Engine() = default;

std::unique_ptr<llvm::Module>
Engine::exportDamaged(mlir::ModuleOp module, llvm::LLVMContext &context) const {
  return exportModule(module, context);
}

const Engine *palindrome::findEngine(llvm::StringRef name) {
  for (const Engine *engine : {&nativeEngine(), &upstreamEngine()})
    if (engine->name() == name)
      return engine;
  return nullptr;
}
