// Converts the diagnostics of LLVM to the common form.

#include "verify/base/io/Diagnostic.h"
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
