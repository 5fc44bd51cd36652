// palindrome-passes-compare BEFORE.mlir AFTER.mlir BEFORE.ll AFTER.ll: checks
// that every function that a pass left unchanged in the MLIR is exported as
// before.
//
// AFTER.mlir is the result of a pass on BEFORE.mlir; the .ll files are the
// exports of both. Prints a line for each difference in an unchanged function,
// then the counts; "alike" counts the unchanged functions that differ only in
// names, order and spelling. Exit status: 0 no difference, 1 some, 2 a file
// cannot be read or does not verify.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "palindrome/Dialects.h"
#include "palindrome/Differ.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "test/passes/Unchanged.h"
#include "verify/base/io/Reader.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

namespace {

struct Counts {
  unsigned functions = 0; ///< Defined in both modules.
  unsigned unchanged = 0;
};

/// Reports `error` and exits with status 2.
[[noreturn]] void fail(const Diagnostic &error) {
  llvm::errs() << error.str() << "\n";
  exit(2);
}

mlir::OwningOpRef<mlir::ModuleOp> readMLIR(llvm::StringRef path,
                                           mlir::MLIRContext &context) {
  Diagnostic error;
  auto input = readInput(path, error);
  if (!input)
    fail(error);
  auto module = parseMLIR(*input, context, error);
  if (!module || !checkMLIR(*module, path, error))
    fail(error);
  return module;
}

std::unique_ptr<llvm::Module> readLLVM(llvm::StringRef path,
                                       llvm::LLVMContext &context) {
  Diagnostic error;
  auto input = readInput(path, error);
  if (!input)
    fail(error);
  auto module = parseLLVM(*input, context, error);
  if (!module || !checkLLVM(*module, path, error))
    fail(error);
  return module;
}

/// The differ's spelling of the function with the symbol `name`; empty if the
/// function has no name in LLVM IR.
std::string spelling(const llvm::Module &module, llvm::StringRef name) {
  const llvm::Function *function = module.getFunction(name);
  if (!function)
    return "";
  std::string text;
  llvm::raw_string_ostream out(text);
  function->printAsOperand(out, /*PrintType=*/false, &module);
  return text;
}

/// The functions that are unchanged, in the differ's spelling.
llvm::StringSet<> unchangedFunctions(mlir::ModuleOp before,
                                     mlir::ModuleOp after,
                                     const llvm::Module &exported,
                                     Counts &counts) {
  llvm::StringSet<> unchanged;
  passes::FunctionComparer comparer;
  for (auto function : before.getOps<mlir::LLVM::LLVMFuncOp>()) {
    mlir::Operation *other = after.lookupSymbol(function.getSymName());
    std::string name = spelling(exported, function.getSymName());
    if (!other || function.isExternal() || name.empty())
      continue;
    ++counts.functions;
    if (!comparer.same(function, other))
      continue;
    ++counts.unchanged;
    unchanged.insert(name);
  }
  return unchanged;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 5) {
    llvm::errs() << "palindrome-passes-compare: error: expected BEFORE.mlir "
                    "AFTER.mlir BEFORE.ll AFTER.ll\n";
    return 2;
  }
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerExports(registry);
  registerImports(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
  auto before = readMLIR(argv[1], context), after = readMLIR(argv[2], context);
  llvm::LLVMContext contextA, contextB;
  auto exportedBefore = readLLVM(argv[3], contextA);
  auto exportedAfter = readLLVM(argv[4], contextB);

  Counts counts;
  llvm::StringSet<> unchanged =
      unchangedFunctions(*before, *after, *exportedBefore, counts);
  DiffOptions options;
  options.maxDifferences = UINT_MAX;
  DiffResult result = diffModules(*exportedBefore, *exportedAfter, options);
  unsigned found = 0;
  llvm::StringSet<> unlike;
  for (const Difference &difference : result.differences) {
    if (!unchanged.contains(difference.symbol))
      continue;
    ++found;
    const DifferenceClass *row = findDifferenceClass(difference.className);
    if (!row || !row->spelling)
      unlike.insert(difference.symbol);
    llvm::outs() << "difference: " << difference.className << ": "
                 << difference.where << ": " << difference.a << " -> "
                 << difference.b << "\n";
  }
  llvm::outs() << "functions " << counts.functions << " unchanged "
               << counts.unchanged << " alike "
               << counts.unchanged - unlike.size() << " differences " << found
               << "\n";
  return found ? 1 : 0;
}
