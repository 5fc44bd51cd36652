// The forms of two modules in which their functions are compared.

#include "verify/run/versions/Forms.h"
#include "verify/base/pipeline/Apart.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome;
using namespace palindrome::versions;

static void dropTypes(llvm::Function &function) {
  for (llvm::Instruction &inst : llvm::instructions(function)) {
    inst.setMetadata(llvm::LLVMContext::MD_tbaa, nullptr);
    inst.setMetadata(llvm::LLVMContext::MD_tbaa_struct, nullptr);
  }
}

llvm::Expected<std::unique_ptr<llvm::Module>>
versions::makeForm(const Side &side, const NormalForm &form,
                   uint64_t memoryBytes) {
  return runPassesApart(side.module, form.passes, memoryBytes,
                        /*extensions=*/{}, [&](llvm::Module &module) {
                          for (llvm::Function &function : module) {
                            function.removeFnAttr(
                                llvm::Attribute::OptimizeNone);
                            function.removeFnAttr(llvm::Attribute::NoInline);
                            if (side.inlined.contains(function.getName()))
                              function.addFnAttr(llvm::Attribute::AlwaysInline);
                            if (form.dropsTypes)
                              dropTypes(function);
                          }
                        });
}

static void pair(Forms &forms) {
  forms.pairs = refine::pairWholeModules(*forms.source, *forms.target);
}

Forms versions::pairForms(std::unique_ptr<llvm::Module> source,
                          std::unique_ptr<llvm::Module> target) {
  Forms forms{std::move(source), std::move(target), {}};
  pair(forms);
  return forms;
}

/// The local functions that `module` defines, with their names.
static std::vector<std::pair<const llvm::Function *, std::string>>
localsOf(const llvm::Module &module) {
  std::vector<std::pair<const llvm::Function *, std::string>> locals;
  for (const llvm::Function &function : module)
    if (function.hasLocalLinkage() && !function.isDeclaration())
      locals.emplace_back(&function, function.getName().str());
  return locals;
}

void versions::pairAndFindLone(Forms &forms, Side &source, Side &target) {
  auto sourceLocals = localsOf(*forms.source);
  auto targetLocals = localsOf(*forms.target);
  pair(forms);
  auto addLone = [](const auto &locals, const llvm::Module &other, Side &side) {
    for (const auto &[function, name] : locals)
      if (!other.getNamedValue(function->getName()))
        side.inlined.insert(name);
  };
  addLone(sourceLocals, *forms.target, source);
  addLone(targetLocals, *forms.source, target);
}
