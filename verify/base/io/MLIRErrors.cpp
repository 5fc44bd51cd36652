// Converts the diagnostics of MLIR to the common form.

#include "verify/base/io/MLIRErrors.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

using namespace palindrome;

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

Diagnostic palindrome::diagnosticAt(mlir::Location location,
                                    llvm::StringRef file,
                                    const std::string &message) {
  Diagnostic result;
  result.file = file.str();
  if (auto place = findFilePlace(location)) {
    if (!place.getFilename().empty())
      result.file = place.getFilename().str();
    result.line = place.getLine();
    result.column = place.getColumn();
  }
  result.message = oneLine(message);
  return result;
}

static Diagnostic fromMLIR(mlir::Diagnostic &diagnostic, llvm::StringRef file) {
  Diagnostic result =
      diagnosticAt(diagnostic.getLocation(), file, diagnostic.str());
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    result.notes.push_back(diagnosticAt(note.getLocation(), file, note.str()));
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
