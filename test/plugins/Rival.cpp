// A plug-in that conflicts with examples/standalone: it registers an export for
// the same dialect, and the import of another dialect for the same intrinsic.

#include "mlir/IR/Dialect.h"
#include "palindrome/Extension.h"
#include "palindrome/Plugin.h"
#include "llvm/IR/IntrinsicsX86.h"

namespace {
class RivalDialect : public mlir::Dialect {
public:
  explicit RivalDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<RivalDialect>()) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return "rival"; }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RivalDialect)
};

class RivalExport : public palindrome::ExportInterface {
public:
  using ExportInterface::ExportInterface;
};

class RivalImport : public palindrome::ImportInterface {
public:
  using ImportInterface::ImportInterface;

  llvm::ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned intrinsics[] = {llvm::Intrinsic::x86_rdpmc};
    return intrinsics;
  }
};
} // namespace

static void registerExtension(mlir::DialectRegistry &registry) {
  registry.insert<RivalDialect>();
  palindrome::registerImport<RivalImport>(registry, "rival", "Rival");
  palindrome::registerExport<RivalExport>(registry, "perf", "Rival");
}

const PalindromeExtensionInfo *palindromeGetExtensionInfo() {
  static const PalindromeExtensionInfo info = {palindrome::extensionAPIVersion,
                                               LLVM_VERSION_STRING, "Rival",
                                               "1", registerExtension};
  return &info;
}
