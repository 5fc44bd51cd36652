// Pairs of functions and what the encoder is to say of them.

#include "Support.h"
#include "verify/semantic/encode/Encode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

std::string encode::verdict(const PairCase &pair) {
  std::string signature = pair.signature, text = pair.rest;
  size_t at = signature.find('@') + 1;
  for (auto [name, body] :
       {std::pair("src", pair.bodyA), std::pair("tgt", pair.bodyB)})
    text += "\ndefine " + signature.substr(0, at) + name +
            signature.substr(at) + " {\n" + body + "\n}\n";

  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  if (!module)
    return "does not parse: " + error.getMessage().str();
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (llvm::verifyModule(*module, &stream))
    return "is not valid: " + problem;

  SemanticOptions options;
  options.timeoutSeconds = 60;
  semantic::Proof proof = semantic::proveRefinement(
      *module->getFunction("src"), *module->getFunction("tgt"), options);
  switch (proof.kind) {
  case semantic::Proof::Holds:
    return "holds";
  case semantic::Proof::Fails:
    return "fails";
  case semantic::Proof::Unknown:
    return proof.reason;
  }
  return "";
}
