// Collects the names that LLVM, MLIR and the translators know.

#include "verify/seek/fuzz/mutants/Dictionary.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OperationSupport.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Context.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::fuzz {

static constexpr StringLiteral libFuzzerTokens =
#include "verify/seek/fuzz/mutants/Dictionary.inc"
    ;

static constexpr StringLiteral carriedNames[] = {
#define CARRIED(NAME, ENTRY, FORM, WITHOUT, LOSS) ENTRY,
#include "translate/Carrier.def"
};

std::string makeDictionary(const mlir::DialectRegistry &registry) {
  std::string text = libFuzzerTokens.str();
  raw_string_ostream os(text);
  auto add = [&](StringRef token) { os << '"' << token << "\"\n"; };
  for (StringRef name : carriedNames)
    add(name);
  for (unsigned opcode = 1; opcode != Instruction::OtherOpsEnd; ++opcode)
    if (StringRef name = Instruction::getOpcodeName(opcode); name[0] != '<')
      add(name);
  for (unsigned kind = Attribute::None + 1; kind != Attribute::EndAttrKinds;
       ++kind)
    if (StringRef name =
            Attribute::getNameFromAttrKind(Attribute::AttrKind(kind));
        !name.empty())
      add(name);
  LLVMContext llvmContext;
  SmallVector<StringRef> kinds;
  llvmContext.getMDKindNames(kinds);
  for (StringRef name : kinds)
    add(("!" + name).str());
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  context.loadAllAvailableDialects();
  for (mlir::RegisteredOperationName name : context.getRegisteredOperations())
    if (name.getDialectNamespace() == "llvm" ||
        name.getDialectNamespace() == "builtin")
      add(name.getStringRef());
  return text;
}

} // namespace palindrome::fuzz
