// The round trip through an engine, judged by the differ or by the prover.

#include "palindrome/Differ.h"
#include "palindrome/MLIRDiffer.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/judge/compare/ClassTable.h"
#include "verify/seek/reduce/Meaning.h"
#include "verify/seek/reduce/Subject.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
class RoundTripSubject final : public Subject {
public:
  explicit RoundTripSubject(const SubjectOptions &options)
      : options(options), roundTrip(*options.engine, judgeOptions(options)) {
    options.engine->registerDialects(registry);
  }

  Answer judge(llvm::StringRef path) const override;

private:
  static JudgeOptions judgeOptions(const SubjectOptions &options) {
    JudgeOptions judge;
    judge.through = options.through;
    judge.importDialects = options.importDialects;
    judge.onStage = setWorkerStage;
    return judge;
  }
  Answer judgeMeaningOf(llvm::StringRef path) const;

  const SubjectOptions options;
  const Judge roundTrip;
  mlir::DialectRegistry registry;
};
} // namespace

/// Adds the classes of one side's differences, those that make modules
/// different before those of spelling.
static void addClasses(Answer &answer, llvm::StringRef prefix,
                       const std::vector<DifferenceCount> &differences,
                       llvm::ArrayRef<DifferenceClass> table) {
  for (bool isSpelling : {false, true})
    for (const DifferenceCount &difference : differences) {
      const DifferenceClass *known =
          compare::findClass(table, difference.className);
      if ((known && known->spelling) == isSpelling)
        answer.classes.push_back((prefix + difference.className).str());
    }
}

Answer RoundTripSubject::judge(llvm::StringRef path) const {
  FileResult result = roundTrip.judgeFile(path);
  if (options.semantic && (result.verdict == Verdict::Isomorphic ||
                           result.verdict == Verdict::Different))
    return judgeMeaningOf(path);
  Answer answer;
  answer.verdict = result.verdict;
  answer.message = result.message;
  auto addLLVM = [&] {
    addClasses(answer, "", result.differences, differenceClasses());
  };
  // The weaker side is first.
  if (!result.sides || result.sides->llvm == result.verdict)
    addLLVM();
  if (result.sides)
    addClasses(answer, "mlir ", result.sides->differences,
               mlirDifferenceClasses());
  if (result.sides && result.sides->llvm != result.verdict)
    addLLVM();
  if (answer.classes.empty() && !answer.message.empty())
    answer.classes.push_back(messageClass(answer.message));
  return answer;
}

/// Makes the round trip once more, in one LLVM context, for a file whose round
/// trip is known to end.
Answer RoundTripSubject::judgeMeaningOf(llvm::StringRef path) const {
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(path, error);
  if (!input)
    return unreadable(path, error);
  llvm::LLVMContext context;
  mlir::MLIRContext mlirContext(registry,
                                mlir::MLIRContext::Threading::DISABLED);
  stopLocking(mlirContext);
  options.engine->loadDialects(mlirContext);
  MLIRErrors errors(mlirContext, path);

  std::unique_ptr<llvm::Module> source;
  if (detectLanguage(*input) == Language::LLVM) {
    source = parseLLVM(*input, context, error);
  } else if (auto module = parseMLIR(*input, mlirContext, error)) {
    source = options.engine->exportModule(*module, context);
    error = errors.take("the export failed without a message");
  }
  if (!source)
    return unreadable(path, error);

  // The import may change its module.
  ImportOptions importOptions;
  importOptions.dialects = options.importDialects;
  auto original = llvm::CloneModule(*source);
  auto middle =
      options.engine->importModule(original, mlirContext, importOptions);
  auto target =
      middle ? options.engine->exportModule(*middle, context) : nullptr;
  if (!target)
    return {Verdict::Unknown, {}, "the second round trip failed"};
  setWorkerStage("proof");
  return judgeMeaning(*source, *target, options.refine);
}

std::unique_ptr<Subject>
palindrome::reduce::createRoundTrip(const SubjectOptions &options) {
  return std::make_unique<RoundTripSubject>(options);
}
