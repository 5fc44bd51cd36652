// Reads modules and describes them.

#include "corpus/features/Describe.h"
#include "corpus/edges/Counters.h"
#include "corpus/features/FeatureNames.h"
#include "corpus/features/Languages.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/Reader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

using namespace palindrome;
using namespace palindrome::corpus;

/// Changes with what features there are.
static constexpr int64_t featuresVersion = 1;

int64_t corpus::describerVersion() { return featuresVersion + edgesVersion(); }

static llvm::Error toError(const Diagnostic &diagnostic) {
  return llvm::createStringError(diagnostic.str());
}

static llvm::Expected<Description> describeLLVM(llvm::MemoryBufferRef input) {
  llvm::LLVMContext context;
  Diagnostic error;
  std::unique_ptr<llvm::Module> module = parseLLVM(input, context, error);
  if (!module || !checkLLVM(*module, input.getBufferIdentifier(), error))
    return toError(error);
  Description description;
  description.form = detectBinary(input) ? "bc" : "ll";
  description.target = module->getTargetTriple().str();
  description.language = languageOf(*module);
  description.flags = flagsOf(*module);
  FeatureNames features;
  addFeatures(*module, features);
  description.features = features.take();
  return description;
}

static llvm::Expected<Description>
describeMLIR(llvm::MemoryBufferRef input,
             const mlir::DialectRegistry &registry) {
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  Diagnostic error;
  mlir::OwningOpRef<mlir::ModuleOp> module = parseMLIR(input, context, error);
  if (!module || !checkMLIR(*module, input.getBufferIdentifier(), error))
    return toError(error);
  Description description;
  description.form = detectBinary(input) ? "mlirbc" : "mlir";
  if (auto target =
          (*module)->getAttrOfType<mlir::StringAttr>("llvm.target_triple"))
    description.target = target.str();
  FeatureNames features;
  addFeatures(*module, features);
  description.features = features.take();
  return description;
}

llvm::Expected<Description>
corpus::describe(llvm::MemoryBufferRef input,
                 const mlir::DialectRegistry &registry) {
  llvm::Expected<Description> description =
      detectLanguage(input) == Language::LLVM ? describeLLVM(input)
                                              : describeMLIR(input, registry);
  if (description)
    description->version = describerVersion();
  return description;
}

std::string corpus::formatDescription(const Description &description) {
  llvm::json::Object object{
      {"version", description.version},
      {"form", description.form},
      {"target", llvm::json::fixUTF8(description.target)},
      {"language", description.language},
      {"flags", llvm::json::fixUTF8(description.flags)},
      {"features", description.features},
      {"edges", llvm::json::Array(description.edges)},
  };
  return llvm::formatv("{0}", llvm::json::Value(std::move(object))).str();
}

std::optional<Description> corpus::parseDescription(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  llvm::json::Path::Root root;
  llvm::json::ObjectMapper map(*value, root);
  Description description;
  if (map && map.map("version", description.version) &&
      map.map("form", description.form) &&
      map.map("target", description.target) &&
      map.map("language", description.language) &&
      map.map("flags", description.flags) &&
      map.map("features", description.features) &&
      map.map("edges", description.edges))
    return description;
  return std::nullopt;
}
