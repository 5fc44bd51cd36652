#include "verify/seek/passes/Release.h"
#include "palindrome/Downgrade.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace palindrome;
using namespace palindrome::passes;

/// The wall time that an assembler may take, in seconds.
static constexpr unsigned assemblerSeconds = 60;

std::string palindrome::passes::findAssembler(unsigned release) {
  std::string number = std::to_string(release);
  if (auto found = llvm::sys::findProgramByName("llvm-as-" + number))
    return *found;
  std::string folder = "/usr/lib/llvm-" + number + "/bin";
  if (auto found = llvm::sys::findProgramByName("llvm-as", {folder}))
    return *found;
  return "";
}

/// Has `assembler` read `text`. Returns what it finds wrong, in one line.
static std::optional<std::string> assemble(const std::string &assembler,
                                           llvm::StringRef text) {
  llvm::ErrorOr<UniqueFile> madeInput = UniqueFile::createTemporary(
                                "palindrome-release", ".ll"),
                            madeErrors = UniqueFile::createTemporary(
                                "palindrome-release", ".txt");
  if (!madeInput || !madeErrors)
    return "no temporary file can be made";
  const std::string &input = madeInput->path(), &errors = madeErrors->path();
  std::error_code error;
  llvm::raw_fd_ostream stream(input, error);
  if (!error) {
    stream << text;
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return "the text cannot be written: " + error.message();
  std::string failure;
  int status = llvm::sys::ExecuteAndWait(
      assembler, {assembler, "-o", "/dev/null"}, /*Env=*/std::nullopt,
      {llvm::StringRef(input), llvm::StringRef("/dev/null"),
       llvm::StringRef(errors)},
      assemblerSeconds, /*MemoryLimit=*/0, &failure);
  if (!status)
    return std::nullopt;
  auto said = llvm::MemoryBuffer::getFile(errors);
  // A verifier's first line says that it found something, its second one what.
  llvm::SmallVector<llvm::StringRef> lines;
  if (said)
    (*said)->getBuffer().split(lines, '\n', -1, /*KeepEmpty=*/false);
  llvm::StringRef first = lines.empty() ? "" : lines.front();
  if (status == 1 && lines.size() > 1 && !first.contains(": error: "))
    first = lines[1];
  if (first.empty() || status < 0)
    return failure.empty() ? "exit status " + std::to_string(status) : failure;
  // It names itself and its input before what is wrong.
  first.consume_front(assembler);
  first.consume_front(": ");
  return first.str();
}

/// Erases casts of a value to its own type, which casts between typed pointers
/// become where this release reads them.
static void eraseSameCasts(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &inst :
         llvm::make_early_inc_range(llvm::instructions(function)))
      if (auto *cast = llvm::dyn_cast<llvm::BitCastInst>(&inst);
          cast && cast->getSrcTy() == cast->getDestTy()) {
        cast->replaceAllUsesWith(cast->getOperand(0));
        cast->eraseFromParent();
      }
}

void palindrome::passes::runRelease(
    llvm::Module &module, unsigned release, Changes &changes,
    llvm::function_ref<void(llvm::StringRef)> onStage) {
  std::string name = "for LLVM " + std::to_string(release);
  PassRun run = wholeRun(name, name);
  run.isInterprocedural = false;
  changes.begin(run);
  onStage(name);
  std::unique_ptr<llvm::Module> before = copyModule(module);
  Downgrade made = downgrade(module, release);
  if (!made.refusals.empty())
    return changes.addFailure(run, Verdict::ExportError,
                              made.refusals.front().text(release));
  if (std::string assembler = findAssembler(release); !assembler.empty()) {
    onStage("llvm-as of LLVM " + std::to_string(release));
    if (auto problem = assemble(assembler, made.text))
      return changes.addFailure(run, Verdict::Invalid,
                                "LLVM " + std::to_string(release) + ": " +
                                    *problem);
  }
  onStage("parse");
  Diagnostic error;
  std::unique_ptr<llvm::Module> after = parseLLVM(
      llvm::MemoryBufferRef(made.text, name), before->getContext(), error);
  if (!after)
    return changes.addFailure(run, Verdict::Invalid, error.str());
  eraseSameCasts(*after);
  // The layouts differ in nothing that the module uses, or it is refused.
  after->setDataLayout(before->getDataLayout());
  changes.addAll(run, *before, *after);
}
