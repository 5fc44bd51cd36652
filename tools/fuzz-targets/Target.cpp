// Judges and mutates the inputs of libFuzzer.

#include "tools/fuzz-targets/Target.h"
#include "palindrome/Engine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include <cstdlib>

using namespace palindrome;

void fuzz::judgeInput(const MutantKind &kind, const uint8_t *data, size_t size,
                      llvm::StringRef name) {
  static bool wasImported, isExportInvalid;
  JudgeOptions options;
  options.onImported = [](mlir::ModuleOp) { wasImported = true; };
  options.onInvalidExport = [] { isExportInvalid = !wasImported; };
  static const Judge judge(nativeEngine(), options);
  wasImported = isExportInvalid = false;
  // Parsers of text want a zero at the end.
  std::string input(reinterpret_cast<const char *>(data), size);
  FileResult result = judge.judgeBuffer({input, name});
  std::vector<std::string> causes = kind.causes(result);
  if (causes.empty() || isExportInvalid)
    return;
  llvm::errs() << causes.front() << '\n';
  if (!result.message.empty())
    llvm::errs() << result.message << '\n';
  abort();
}

size_t fuzz::mutateInput(const MutantKind &kind, uint8_t *data, size_t size,
                         size_t maxSize, unsigned seed, llvm::StringRef name) {
  static const std::unique_ptr<StepSource> stepSource = kind.newStepSource();
  mutate::Chooser choose(seed);
  std::string input(reinterpret_cast<char *>(data), size);
  // There is no donor: libFuzzer has no names for its inputs.
  mutate::DonorLoader none = [](llvm::StringRef) { return std::nullopt; };
  std::unique_ptr<AnyMutant> made = kind.newMutant({input, name}, none);
  bool isChanged = false;
  if (made->isReadable())
    for (unsigned tries = 0; tries != 8 && !(isChanged && choose.flip());
         ++tries)
      isChanged |= made->apply(stepSource->draw(choose, {}));
  std::string text;
  if (isChanged) {
    // Not every attribute that MLIR's verifier accepts can be printed.
    isChanged =
        llvm::CrashRecoveryContext().RunSafely([&] { text = made->text(); });
    if (!isChanged) {
      // What has crashed cannot be trusted to be destroyed.
      [[maybe_unused]] AnyMutant *leaked = made.release();
    }
  }
  // Crashes are libFuzzer's to notice again.
  llvm::CrashRecoveryContext::Disable();
  if (isChanged && text.size() <= maxSize) {
    llvm::copy(text, data);
    return text.size();
  }
  return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, maxSize) : size;
}
