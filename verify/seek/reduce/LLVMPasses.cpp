// LLVM's passes, in this process, as `opt -passes` runs them.

#include "verify/base/io/Reader.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/seek/reduce/Meaning.h"
#include "verify/seek/reduce/Subject.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
class LLVMPassSubject final : public Subject {
public:
  LLVMPassSubject(std::string passes, const SubjectOptions &options)
      : passes(std::move(passes)), options(options) {}

  Answer judge(llvm::StringRef path) const override;

private:
  const std::string passes;
  const SubjectOptions options;
};
} // namespace

Answer LLVMPassSubject::judge(llvm::StringRef path) const {
  setWorkerStage("parse");
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(path, error);
  if (!input)
    return unreadable(path, error);
  llvm::LLVMContext context;
  auto source = parseLLVM(*input, context, error);
  if (!source || !checkLLVM(*source, path, error))
    return unreadable(path, error);
  auto target = llvm::CloneModule(*source);

  setWorkerStage("passes");
  {
    auto machine = createMachine(*target);
    Pipeline pipeline(machine.get(), options.extensions);
    if (llvm::Error failure = pipeline.parse(passes))
      return {Verdict::Unknown, {}, llvm::toString(std::move(failure))};
    pipeline.run(*target);
  }
  setWorkerStage("LLVM verifier");
  if (!checkLLVM(*target, path, error))
    return failed(path, Verdict::Invalid, error);
  if (!options.semantic)
    return {Verdict::Unknown, {}, "the passes end, and the result verifies"};
  setWorkerStage("proof");
  return judgeMeaning(*source, *target, options.refine, options.counts);
}

llvm::Expected<std::unique_ptr<Subject>>
palindrome::reduce::createLLVMPasses(const std::string &passes,
                                     const SubjectOptions &options) {
  Pipeline pipeline(nullptr, options.extensions);
  if (llvm::Error error = pipeline.parse(passes))
    return error;
  return std::make_unique<LLVMPassSubject>(passes, options);
}
