// Runs a function of an LLVM module, compiled, in a process of its own.

#include "verify/base/execute/Execute.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::execute;

llvm::Expected<Program> Program::compile(std::unique_ptr<llvm::Module> module,
                                         llvm::orc::ThreadSafeContext context,
                                         Signature signature,
                                         const CompileOptions &options) {
  Program program(std::move(signature), module->getDataLayout());
  program.context = context;
  std::string symbol = addWrapper(*module, program.entry)->getName().str();
  auto jit =
      execute::compile(std::move(module), std::move(context), symbol, options);
  if (!jit)
    return jit.takeError();
  program.jit = std::move(*jit);
  auto address = program.jit->lookup(symbol);
  if (!address)
    return address.takeError();
  program.wrapper = address->toPtr<Wrapper>();
  return program;
}

llvm::Expected<Ending> Program::run(const Arguments &arguments,
                                    const RunOptions &options) const {
  llvm::Type *resultType =
      entry.resultType() ? entry.resultType() : entry.argumentsType();
  AlignedMemory returned(resultType, layout);

  auto begin = [&] { return jit->initialize(jit->getMainJITDylib()); };
  auto call = [&]() -> std::pair<int, std::string> {
    wrapper(arguments.memory.get(), returned.get());
    if (entry.isProgram())
      return {entry.exitStatus(returned.get()), ""};
    std::string text;
    llvm::raw_string_ostream stream(text);
    if (options.printsMemRefs)
      entry.printMemRefs(stream, arguments);
    if (entry.resultType()) {
      entry.printResult(stream, returned.get());
      stream << '\n';
    }
    return {0, text};
  };
  auto end = [&] {
    llvm::consumeError(jit->deinitialize(jit->getMainJITDylib()));
  };
  return runInProcess({begin, call, end}, options.timeoutSeconds);
}
