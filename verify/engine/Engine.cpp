// The table of engines.

#include "palindrome/Engine.h"

using namespace palindrome;

Engine::~Engine() = default;

const Engine *palindrome::findEngine(llvm::StringRef name) {
  for (const Engine *engine : {&nativeEngine(), &upstreamEngine()})
    if (engine->name() == name)
      return engine;
  return nullptr;
}
