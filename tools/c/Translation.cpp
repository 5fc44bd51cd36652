#include "palindrome-c/Translation.h"
#include "mlir/CAPI/IR.h"
#include "palindrome/Dialects.h"
#include "palindrome/Differ.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "palindrome/Lower.h"
#include "palindrome/Plugin.h"
#include "tools/c/Objects.h"
#include "verify/base/io/MLIRErrors.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CBindingWrapping.h"

using namespace palindrome;

struct PalindromeDifferencesImpl {
  DiffResult result;
};

static PalindromeError errorOf(MLIRErrors &errors, llvm::StringRef otherwise) {
  return new PalindromeErrorImpl{errors.take(otherwise), 0};
}

void palindromeRegisterDialects(MlirDialectRegistry registry) {
  mlir::DialectRegistry &dialects = *unwrap(registry);
  registerDialects(dialects);
  registerImports(dialects);
  registerExports(dialects);
  registerLowering(dialects);
}

PalindromeError palindromeLoadExtension(const char *path,
                                        MlirDialectRegistry registry) {
  auto info = loadExtension(path);
  if (!info)
    return tools::plainError(llvm::toString(info.takeError()));
  (*info)->registerExtension(*unwrap(registry));
  return nullptr;
}

PalindromeError palindromeImportModule(LLVMModuleRef module,
                                       MlirContext context, bool plain,
                                       MlirModule *result) {
  llvm::Module &source = *llvm::unwrap(module);
  MLIRErrors errors(*unwrap(context), source.getModuleIdentifier());
  ImportOptions options;
  if (plain)
    options.form = ImportForm::Plain;
  auto imported = importModule(source, *unwrap(context), options);
  if (!imported)
    return errorOf(errors, "the import failed");
  *result = wrap(imported.release());
  return nullptr;
}

PalindromeError palindromeLowerModule(MlirModule module) {
  mlir::ModuleOp op = unwrap(module);
  MLIRErrors errors(*op.getContext(), "");
  if (mlir::failed(lowerToLLVM(op)))
    return errorOf(errors, "the lowering failed");
  return nullptr;
}

PalindromeError palindromeExportModule(MlirModule module,
                                       LLVMContextRef context,
                                       LLVMModuleRef *result) {
  mlir::ModuleOp op = unwrap(module);
  MLIRErrors errors(*op.getContext(), "");
  auto exported = exportVerifiedModule(op, *llvm::unwrap(context));
  if (!exported)
    return errorOf(errors, "the export failed");
  *result = llvm::wrap(exported.release());
  return nullptr;
}

PalindromeDifferences palindromeDifferencesCreate(LLVMModuleRef a,
                                                  LLVMModuleRef b) {
  return new PalindromeDifferencesImpl{
      diffModules(*llvm::unwrap(a), *llvm::unwrap(b))};
}

void palindromeDifferencesDestroy(PalindromeDifferences differences) {
  delete differences;
}

const char *
palindromeDifferencesGetLikeness(PalindromeDifferences differences) {
  // The names are literals, which end with a zero.
  return likenessName(differences->result.likeness).data();
}

size_t palindromeDifferencesGetCount(PalindromeDifferences differences) {
  return differences->result.differences.size();
}

const char *palindromeDifferencesGetClass(PalindromeDifferences differences,
                                          size_t number) {
  return differences->result.differences[number].className.c_str();
}

const char *palindromeDifferencesGetPlace(PalindromeDifferences differences,
                                          size_t number) {
  return differences->result.differences[number].where.c_str();
}

const char *palindromeDifferencesGetA(PalindromeDifferences differences,
                                      size_t number) {
  return differences->result.differences[number].a.c_str();
}

const char *palindromeDifferencesGetB(PalindromeDifferences differences,
                                      size_t number) {
  return differences->result.differences[number].b.c_str();
}
