#include "test/unit/verify/judge/refine/interpret/Support.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace palindrome::interpret::test {
namespace {

std::unique_ptr<Module> parse(StringRef text, LLVMContext &context) {
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(text, diagnostic, context);
  if (!module)
    ADD_FAILURE() << diagnostic.getMessage().str() << " in\n" << text.str();
  return module;
}

} // namespace

std::string runAsTarget(StringRef text, const Witness &witness,
                        const Options &options) {
  LLVMContext context;
  auto module = parse(text, context);
  if (!module)
    return "";
  WitnessOracle oracle(witness.choices);
  Environment environment(witness);
  Interpreter interpreter(Role::Target, *module, memoryOf(witness.blocks),
                          oracle, environment, options);
  interpreter.initialize();
  return outcomeText(
      interpreter.run(*module->getFunction("f"), witness.arguments));
}

std::set<std::string> runAsSource(StringRef text, const Witness &witness) {
  LLVMContext context;
  auto module = parse(text, context);
  std::set<std::string> outcomes;
  if (!module)
    return outcomes;
  EnumeratingOracle oracle;
  do {
    Environment environment(witness);
    Interpreter interpreter(Role::Source, *module, memoryOf(witness.blocks),
                            oracle, environment);
    interpreter.initialize();
    outcomes.insert(outcomeText(
        interpreter.run(*module->getFunction("f"), witness.arguments)));
  } while (oracle.next());
  return outcomes;
}

} // namespace palindrome::interpret::test
