// Converts the diagnostics of LLVM and MLIR to the common form.

#include "verify/io/Diagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

/// "line:column:", without what is unknown.
static std::string place(unsigned line, unsigned column) {
  if (!line)
    return "";
  std::string text = llvm::utostr(line) + ":";
  if (column)
    text += llvm::utostr(column) + ":";
  return text;
}

std::string Diagnostic::str(llvm::StringRef severity) const {
  return file + ":" + place(line, column) + " " + severity.str() + ": " +
         message;
}

std::string Diagnostic::within(llvm::StringRef reportedFile) const {
  std::string where = place(line, column);
  if (!where.empty() && file != reportedFile)
    where = file + ":" + where;
  return where.empty() ? message : where + " " + message;
}

Diagnostic palindrome::fromSMDiagnostic(const llvm::SMDiagnostic &diagnostic,
                                        llvm::StringRef file) {
  Diagnostic result;
  result.file = diagnostic.getFilename().empty()
                    ? file.str()
                    : diagnostic.getFilename().str();
  if (diagnostic.getLineNo() > 0) {
    result.line = diagnostic.getLineNo();
    result.column = diagnostic.getColumnNo() + 1;
  }
  // The message of LLVM's assembly parser repeats the severity.
  llvm::StringRef message = diagnostic.getMessage();
  message.consume_front("error: ");
  result.message = oneLine(message);
  return result;
}

namespace {
/// Hands the first error to an `LLVMErrors` and drops everything else.
struct KeepFirst final : llvm::DiagnosticHandler {
  explicit KeepFirst(LLVMErrors &errors) : errors(errors) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override {
    if (info.getSeverity() != llvm::DS_Error || errors.first)
      return true;
    std::string text;
    llvm::raw_string_ostream stream(text);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info.print(printer);
    errors.first = oneLine(text);
    return true;
  }

  LLVMErrors &errors;
};
} // namespace

LLVMErrors::LLVMErrors(llvm::LLVMContext &context)
    : context(context), previous(context.getDiagnosticHandler()) {
  context.setDiagnosticHandler(std::make_unique<KeepFirst>(*this));
}

LLVMErrors::~LLVMErrors() { context.setDiagnosticHandler(std::move(previous)); }

/// The first file location within `location`; null if there is none.
static mlir::FileLineColLoc findFilePlace(mlir::Location location) {
  mlir::FileLineColLoc found;
  location->walk([&](mlir::Location nested) {
    if (auto place = mlir::dyn_cast<mlir::FileLineColLoc>(nested)) {
      found = place;
      return mlir::WalkResult::interrupt();
    }
    return mlir::WalkResult::advance();
  });
  return found;
}

static Diagnostic fromMLIR(mlir::Diagnostic &diagnostic, llvm::StringRef file) {
  Diagnostic result;
  result.file = file.str();
  if (auto place = findFilePlace(diagnostic.getLocation())) {
    if (!place.getFilename().empty())
      result.file = place.getFilename().str();
    result.line = place.getLine();
    result.column = place.getColumn();
  }
  result.message = oneLine(diagnostic.str());
  return result;
}

MLIRErrors::MLIRErrors(mlir::MLIRContext &context, llvm::StringRef file)
    : file(file), handler(&context, [this](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Warning)
          warnings.push_back(fromMLIR(diagnostic, this->file));
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
            !first)
          first = fromMLIR(diagnostic, this->file);
        return mlir::success();
      }) {
  // Only messages are kept, and MLIR cannot print every op that it accepts.
  context.printOpOnDiagnostic(false);
}

Diagnostic MLIRErrors::take(llvm::StringRef otherwise) {
  if (first)
    return *first;
  return {file, 0, 0, otherwise.str()};
}
