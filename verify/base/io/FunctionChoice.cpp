#include "verify/base/io/FunctionChoice.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

using namespace palindrome;

FunctionChoice::FunctionChoice(llvm::ArrayRef<std::string> texts) {
  for (const std::string &text : texts)
    patterns.emplace_back(text);
}

std::optional<std::string>
FunctionChoice::findProblem(llvm::ArrayRef<std::string> patterns) {
  for (const std::string &pattern : patterns) {
    std::string why;
    if (!llvm::Regex(pattern).isValid(why))
      return "--function=" + pattern + " is no regular expression: " + why;
  }
  return std::nullopt;
}

bool FunctionChoice::chooses(llvm::StringRef name) const {
  return patterns.empty() ||
         llvm::any_of(patterns, [&](const llvm::Regex &pattern) {
           return pattern.match(name);
         });
}

bool FunctionChoice::leaveIn(llvm::Module &module) const {
  llvm::DenseSet<const llvm::GlobalObject *> needed;
  for (const llvm::GlobalAlias &alias : module.aliases())
    needed.insert(alias.getAliaseeObject());
  for (const llvm::GlobalIFunc &ifunc : module.ifuncs())
    needed.insert(ifunc.getResolverFunction());
  bool hasChosen = false;
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    bool isChosen = chooses(function.getName());
    hasChosen |= isChosen;
    if (isChosen || needed.contains(&function))
      continue;
    function.deleteBody();
    function.setComdat(nullptr);
    function.clearMetadata();
  }
  return hasChosen;
}

/// The names of functions in `module` that have to be defined.
static llvm::StringSet<> namesOfNeeded(mlir::ModuleOp module) {
  llvm::StringSet<> names;
  module.walk([&](mlir::Operation *op) {
    if (!llvm::isa<mlir::LLVM::AliasOp, mlir::LLVM::IFuncOp,
                   mlir::LLVM::BlockAddressOp>(op))
      return;
    op->walk([&](mlir::Operation *inner) {
      inner->getAttrDictionary().walk([&](mlir::SymbolRefAttr symbol) {
        names.insert(symbol.getRootReference().getValue());
      });
    });
  });
  return names;
}

bool FunctionChoice::leaveIn(mlir::ModuleOp module) const {
  llvm::StringSet<> needed = namesOfNeeded(module);
  bool hasChosen = false;
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    if (function.isExternal())
      continue;
    bool isChosen = chooses(function.getName());
    hasChosen |= isChosen;
    if (isChosen || needed.contains(function.getName()))
      continue;
    function.eraseBody();
    if (auto made = llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(*function)) {
      made.setLinkage(mlir::LLVM::Linkage::External);
      made.removeComdatAttr();
      made.removePersonalityAttr();
      // The location of a definition has its subprogram.
      made->setLoc(mlir::UnknownLoc::get(made.getContext()));
    } else {
      function.setVisibility(mlir::SymbolTable::Visibility::Private);
    }
  }
  return hasChosen;
}
