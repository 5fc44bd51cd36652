// What the commands that translate share: `import`, `export`, `raise`
// and `run`.

#ifndef PALINDROME_TOOLS_TRANSLATION_TRANSLATION_H
#define PALINDROME_TOOLS_TRANSLATION_TRANSLATION_H

#include "mlir/IR/DialectRegistry.h"
#include "palindrome/Engine.h"
#include "palindrome/Lower.h"
#include "tools/line/CommandLine.h"
#include "tools/line/ModuleOutput.h"
#include "tools/line/WarningLine.h"
#include "verify/base/io/Reader.h"

namespace palindrome::tools {

/// Reads the file that `line` names, or stdin if it names none. Returns null
/// after reporting that the input cannot be read, or that it is of another
/// language than `expected`.
std::unique_ptr<llvm::MemoryBuffer> readInputOf(const CommandLine &line,
                                                Language expected);

/// Returns `input` if it may be of the language `expected`. Otherwise null,
/// after reporting what it is.
std::unique_ptr<llvm::MemoryBuffer>
checkLanguage(std::unique_ptr<llvm::MemoryBuffer> input, Language expected);

/// The same as `readInputOf` for LLVM IR, which may be in an archive, an
/// object, a program, or bitcode of several modules. If there are several,
/// `member` says which one, by the end of its name ("m.o" or "#2"); it is empty
/// if none was named.
std::unique_ptr<llvm::MemoryBuffer> readMemberOf(const CommandLine &line,
                                                 llvm::StringRef member);

/// The dialects that `engine` registers.
mlir::DialectRegistry registryOf(const Engine &engine);

/// Writes `module`, which was made of what was read from `file`, with locations
/// if these hold more than places. Returns the exit status. `crash` is what a
/// death of the process would be reported as.
int writeModule(mlir::ModuleOp module, llvm::StringRef file,
                const ModuleOutput &output, const char *crash);

/// Lowers `module`, which was read from `input`. Reports warnings as `mode` is.
/// Returns false after reporting that it cannot be lowered; ends the program if
/// a pass crashes.
bool lowerOrReport(mlir::ModuleOp module, llvm::MemoryBufferRef input,
                   LoweringOptions options, WarningMode mode);

/// Exports `module`, which was read from `input`, and verifies the result.
/// Reports warnings as `mode` is. Returns null after reporting an error; ends
/// the program if the export crashes. `status` becomes `ExitShortfall` if the
/// value of a constant is none of its type.
std::unique_ptr<llvm::Module>
exportOrReport(const Engine &engine, mlir::ModuleOp module,
               llvm::MemoryBufferRef input, llvm::LLVMContext &context,
               WarningMode mode, ExitStatus *status = nullptr);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_TRANSLATION_TRANSLATION_H
