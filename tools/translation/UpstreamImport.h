// MLIR's own importer of LLVM IR, guarded against its crashes.

#ifndef PALINDROME_TOOLS_TRANSLATION_UPSTREAMIMPORT_H
#define PALINDROME_TOOLS_TRANSLATION_UPSTREAMIMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class AsmParserContext;
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome::tools {

/// The options of mlir-translate for an import.
struct UpstreamImportOptions {
  bool expensiveWarnings = false;
  bool dropCompositeElements = false;
  bool preferUnregisteredIntrinsics = false;
  bool structsAsLiterals = false;
  /// The dialects whose imports of Palindrome's are used, too.
  std::vector<std::string> dialects;
};

/// Reads the module of an import. Returns null if it cannot be read. The places
/// of what is in its text go to the second argument, unless that is null.
using ModuleReader = llvm::function_ref<std::unique_ptr<llvm::Module>(
    llvm::LLVMContext &, llvm::AsmParserContext *)>;

/// Translates `module`, which `read` read from `file`, by MLIR's own importer.
/// Returns null after reporting an error to `context`.
///
/// If the importer crashes, the program ends with the status 1, after one line
/// on stderr that names the instruction.
mlir::OwningOpRef<mlir::ModuleOp>
importByUpstream(std::unique_ptr<llvm::Module> module, llvm::StringRef file,
                 ModuleReader read, mlir::MLIRContext &context,
                 const UpstreamImportOptions &options);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_TRANSLATION_UPSTREAMIMPORT_H
