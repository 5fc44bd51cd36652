// Tests of pairs of functions.

#include "test/unit/verify/judge/refine/encode/Support.h"
#include "verify/judge/refine/encode/query/Encode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

std::string encode::verdict(const PairCase &pair) {
  std::string text = pair.rest;
  auto define = [&](std::string signature, const char *name, const char *body) {
    size_t at = signature.find('@') + 1;
    text += "\ndefine " + signature.insert(at, name) + " {\n" + body + "\n}\n";
  };
  define(pair.signature, "src", pair.sourceBody);
  define(pair.targetSignature ? pair.targetSignature : pair.signature, "tgt",
         pair.targetBody);

  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  if (!module)
    return "does not parse: " + error.getMessage().str();
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (llvm::verifyModule(*module, &stream))
    return "is not valid: " + problem;

  RefineOptions options;
  options.timeoutSeconds = 60;
  Proof proof = proveRefinement(*module->getFunction("src"),
                                *module->getFunction("tgt"), options);
  switch (proof.kind) {
  case Proof::Holds:
    return "holds";
  case Proof::Fails:
    return "fails";
  case Proof::Unknown:
    return reasonText(*proof.reason);
  }
  return "";
}
