// Raw bytes as what is fuzzed: LLVM IR as text and bitcode, MLIR as text and
// bytecode, and MLIR with carried entries as the import writes it. First steps
// may convert a module to another of these forms; the others change bytes.

#include "palindrome/Engine.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/seek/fuzz/features/FeatureHash.h"
#include "verify/seek/fuzz/mutants/Dictionary.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/mutate/bytes/Bytes.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::fuzz;

/// The steps that convert, by the extension of the form.
static constexpr llvm::StringLiteral conversions[] = {"as .ll", "as .bc",
                                                      "as .mlir", "as .mlirbc"};

/// The step that puts a token of the dictionary somewhere.
static constexpr llvm::StringLiteral tokenStep("dictionary token");

/// The largest input that a step may make.
static constexpr size_t mostInputBytes = 1 << 18;

namespace {
class ByteSteps final : public StepSource {
public:
  mutate::Step draw(mutate::Chooser &choose,
                    llvm::ArrayRef<std::string> donors) override {
    if (choose.oneIn(4))
      return {choose.of(conversions).str(), 0, ""};
    if (choose.oneIn(6))
      return {tokenStep.str(), choose.bits(), ""};
    return mutate::drawStep(choose, weights, donors);
  }
  void setWeight(llvm::StringRef mutation, unsigned weight) override {
    weights.set(mutation, weight);
  }

private:
  mutate::Weights weights = mutate::byteWeights();
};

class ByteMutant final : public AnyMutant {
public:
  ByteMutant(llvm::MemoryBufferRef seed, const mutate::DonorLoader &donors,
             const mlir::DialectRegistry &registry, llvm::StringRef dictionary)
      : bytes(seed.getBuffer()),
        form(llvm::sys::path::extension(seed.getBufferIdentifier())),
        donors(donors), registry(registry), dictionary(dictionary) {}

  bool isReadable() const override { return !bytes.empty(); }
  bool apply(const mutate::Step &step) override;
  std::string text() const override { return bytes; }
  llvm::StringRef extension() const override { return form; }
  void addFeaturesTo(Features &features) const override {
    features.add(FeatureHash("form").add(form).addSize(bytes.size()));
  }
  FileResult judge(const Judge &judge, llvm::StringRef) override {
    return judge.judgeBuffer(buffer());
  }
  std::string mlirText() const override {
    return detectLanguage(buffer()) == Language::MLIR ? bytes : "";
  }

private:
  llvm::MemoryBufferRef buffer() const {
    return {bytes,
            form == ".mlir" || form == ".mlirbc" ? "seed.mlir" : "seed.ll"};
  }
  /// Converts the bytes to the form `wanted`. False if they are no module, or
  /// one of MLIR is wanted as LLVM IR.
  bool convert(llvm::StringRef wanted);

  std::string bytes;
  std::string form; ///< An extension of a file.
  /// Whether bytes were changed. Parsers may crash at what they are then, which
  /// only the judge should see: there are no conversions afterwards.
  bool isDamaged = false;
  mutate::DonorLoader donors;
  const mlir::DialectRegistry &registry;
  llvm::StringRef dictionary;
};

class ByteMutants final : public MutantKind {
public:
  explicit ByteMutants() {
    nativeEngine().registerDialects(registry);
    dictionary = makeDictionary(registry);
  }

  llvm::StringRef name() const override { return "bytes"; }
  std::string seedsWanted() const override {
    return "seeds are .ll, .bc, .mlir and .mlirbc files";
  }
  std::unique_ptr<StepSource> newStepSource() const override {
    return std::make_unique<ByteSteps>();
  }
  std::unique_ptr<AnyMutant>
  newMutant(llvm::MemoryBufferRef seed,
            const mutate::DonorLoader &donors) const override {
    return std::make_unique<ByteMutant>(seed, donors, registry, dictionary);
  }
  bool accepts(llvm::StringRef path) const override {
    return llvm::is_contained(conversions, ("as " + extensionOf(path)).str());
  }
  std::vector<std::string> causes(const FileResult &result) const override {
    return textsOf(causesForMLIR(result));
  }
  bool isSeed(const FileResult &) const override { return true; }

private:
  mlir::DialectRegistry registry;
  std::string dictionary;
};
} // namespace

bool ByteMutant::apply(const mutate::Step &step) {
  llvm::StringRef name = step.mutation;
  if (llvm::is_contained(conversions, name))
    return !isDamaged && convert(name.substr(3));
  mutate::StepResult done;
  if (name == tokenStep)
    done = mutate::applyByteStep(
        bytes, {"token", step.seed, "builtin.dict"},
        [&](llvm::StringRef path) -> std::optional<llvm::MemoryBufferRef> {
          return llvm::MemoryBufferRef(dictionary, path);
        },
        mostInputBytes);
  else
    done = mutate::applyByteStep(bytes, step, donors, mostInputBytes);
  if (done != mutate::StepResult::Applied)
    return false;
  isDamaged = true;
  return true;
}

bool ByteMutant::convert(llvm::StringRef wanted) {
  if (wanted == form)
    return false;
  Diagnostic error;
  std::string converted;
  llvm::raw_string_ostream stream(converted);
  llvm::LLVMContext context;
  mlir::MLIRContext mlirContext(registry,
                                mlir::MLIRContext::Threading::DISABLED);
  stopLocking(mlirContext);
  nativeEngine().loadDialects(mlirContext);
  mlir::OwningOpRef<mlir::ModuleOp> op;
  bool toMLIR = llvm::StringRef(wanted).starts_with(".mlir");
  if (detectLanguage(buffer()) == Language::LLVM) {
    std::unique_ptr<llvm::Module> module = parseLLVM(buffer(), context, error);
    if (!module || !checkLLVM(*module, "", error))
      return false;
    if (wanted == ".ll")
      stream << printWithoutModuleID(*module);
    else if (wanted == ".bc")
      llvm::WriteBitcodeToFile(*module, stream);
    if (!toMLIR) {
      bytes = std::move(converted);
      form = wanted.str();
      return true;
    }
    MLIRErrors errors(mlirContext, "");
    op = nativeEngine().importModule(module, mlirContext);
  } else {
    if (!toMLIR)
      return false;
    op = parseMLIR(buffer(), mlirContext, error);
  }
  if (!op)
    return false;
  if (wanted == ".mlir")
    printMLIR(*op, stream);
  else if (!writeBytecode(*op, stream))
    return false;
  bytes = std::move(converted);
  form = wanted.str();
  return true;
}

std::unique_ptr<MutantKind> palindrome::fuzz::newByteMutants() {
  return std::make_unique<ByteMutants>();
}
