// Compiles a module into this process, with LLVM's ORC.

#include "verify/base/execute/Compile.h"
#include "verify/base/execute/Libraries.h"
#include "verify/base/execute/Process.h"
#include "verify/base/io/OneLine.h"
#include "verify/base/pipeline/Pipeline.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include <cstdlib>

using namespace palindrome;
namespace orc = llvm::orc;

/// The machine that this program runs on.
static llvm::Expected<orc::JITTargetMachineBuilder> findHost() {
  static const bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
    return true;
  }();
  (void)initialized;
  return orc::JITTargetMachineBuilder::detectHost();
}

/// Whether code for `triple` runs on `host`: the vendor does not matter.
static bool runsOn(const llvm::Triple &triple, const llvm::Triple &host) {
  return triple.getArch() == host.getArch() && triple.getOS() == host.getOS() &&
         triple.getEnvironment() == host.getEnvironment() &&
         triple.getObjectFormat() == host.getObjectFormat();
}

llvm::Error execute::setHostTarget(llvm::Module &module) {
  llvm::Expected<orc::JITTargetMachineBuilder> host = findHost();
  if (!host)
    return host.takeError();
  auto layout = host->getDefaultDataLayoutForTarget();
  if (!layout)
    return layout.takeError();
  const llvm::Triple &own = module.getTargetTriple();
  const llvm::Triple &hosts = host->getTargetTriple();
  if (!own.empty() && !runsOn(own, hosts))
    return llvm::createStringError("the module is for " + own.str() +
                                   ", and this machine is " + hosts.str() +
                                   ": it cannot run here");
  if (!module.getDataLayoutStr().empty() && module.getDataLayout() != *layout)
    return llvm::createStringError(
        "the module has the data layout " + module.getDataLayoutStr() +
        ", and that of this machine is " + layout->getStringRepresentation() +
        ": it cannot run here");
  module.setTargetTriple(hosts);
  module.setDataLayout(*layout);
  return llvm::Error::success();
}

/// Runs the passes of LLVM's -O0 to -O3. Those of -O0 split coroutines, which
/// the code generator does not know.
static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     unsigned level) {
  static constexpr const llvm::OptimizationLevel *levels[] = {
      &llvm::OptimizationLevel::O0, &llvm::OptimizationLevel::O1,
      &llvm::OptimizationLevel::O2, &llvm::OptimizationLevel::O3};
  Pipeline pipeline(&machine);
  pipeline.addDefault(*levels[level]);
  pipeline.run(module);
}

/// What a session reports beside the errors that its functions return, which
/// are less specific.
namespace {
struct Reports {
  std::vector<std::string> missing; ///< Symbols.
  std::vector<std::string> others;

  void add(llvm::Error error) {
    llvm::handleAllErrors(
        std::move(error),
        [&](orc::SymbolsNotFound &notFound) {
          for (const orc::SymbolStringPtr &name : notFound.getSymbols())
            missing.push_back((*name).str());
        },
        [&](llvm::ErrorInfoBase &other) { others.push_back(other.message()); });
  }

  llvm::Error get(const execute::CompileOptions &options) {
    llvm::sort(missing);
    missing.erase(llvm::unique(missing), missing.end());
    bool areUnfit = llvm::any_of(missing, [&](const std::string &name) {
      return llvm::is_contained(options.unfitSymbols, name);
    });
    if (!missing.empty())
      return llvm::createStringError(
          "undefined symbol" + llvm::Twine(missing.size() > 1 ? "s" : "") +
          ": " + llvm::join(missing, ", ") +
          "; name the library that defines " +
          (missing.size() > 1 ? "them" : "it") + " with --shared-libs" +
          (areUnfit ? " (" + options.unfitReason + ")" : ""));
    return llvm::createStringError(
        "cannot compile the module: " +
        oneLine(others.empty() ? "unknown error" : others.front()));
  }
};
} // namespace

/// Functions that a program finds before those of the C library.
static orc::SymbolMap ownFunctions(orc::ExecutionSession &session) {
  auto symbol = [](auto *function) {
    return orc::ExecutorSymbolDef(orc::ExecutorAddr::fromPtr(function),
                                  llvm::JITSymbolFlags::Exported);
  };
  return {{session.intern("exit"), symbol(&execute::exitProgram)},
          // A lowering with `use-generic-functions` leaves these to its user.
          {session.intern("_mlir_memref_to_llvm_alloc"), symbol(&malloc)},
          {session.intern("_mlir_memref_to_llvm_aligned_alloc"),
           symbol(&aligned_alloc)},
          {session.intern("_mlir_memref_to_llvm_free"), symbol(&free)}};
}

/// Where the symbols of the main library are searched: in itself, in
/// `ownFunctions`, in this process, in what is loaded last.
static llvm::Error addSymbols(orc::LLJIT &jit,
                              const execute::CompileOptions &options) {
  orc::JITDylib &program = jit.getMainJITDylib();
  if (llvm::Error problem = execute::addLibraries(program, options.libraries))
    return problem;
  orc::ExecutionSession &session = jit.getExecutionSession();
  orc::JITDylib &own = session.createBareJITDylib("own");
  if (llvm::Error problem =
          own.define(orc::absoluteSymbols(ownFunctions(session))))
    return problem;
  orc::JITDylib &last = session.createBareJITDylib("last");
  execute::addLazyLibraries(last, options.lastLibraries, options.unfitSymbols);

  orc::JITDylibSearchOrder order = {
      {&program, orc::JITDylibLookupFlags::MatchAllSymbols},
      {&own, orc::JITDylibLookupFlags::MatchExportedSymbolsOnly}};
  program.withLinkOrderDo([&](const orc::JITDylibSearchOrder &present) {
    for (const auto &entry : present)
      if (entry.first != &program)
        order.push_back(entry);
  });
  order.emplace_back(&last, orc::JITDylibLookupFlags::MatchExportedSymbolsOnly);
  program.setLinkOrder(std::move(order),
                       /*LinkAgainstThisJITDylibFirst=*/false);
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<orc::LLJIT>>
execute::compile(std::unique_ptr<llvm::Module> module,
                 orc::ThreadSafeContext context, llvm::StringRef entry,
                 const CompileOptions &options) {
  llvm::Expected<orc::JITTargetMachineBuilder> host = findHost();
  if (!host)
    return host.takeError();
  host->setCodeGenOptLevel(
      *llvm::CodeGenOpt::getLevel(static_cast<int>(options.optimizationLevel)));
  auto machine = host->createTargetMachine();
  if (!machine)
    return machine.takeError();
  optimize(*module, **machine, options.optimizationLevel);

  auto jit =
      orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(*host)).create();
  if (!jit)
    return jit.takeError();
  Reports reports;
  orc::ExecutionSession &session = (*jit)->getExecutionSession();
  session.setErrorReporter(
      [&](llvm::Error error) { reports.add(std::move(error)); });
  if (llvm::Error problem = addSymbols(**jit, options))
    return problem;
  if (llvm::Error problem = (*jit)->addIRModule(
          orc::ThreadSafeModule(std::move(module), std::move(context))))
    return problem;
  auto address = (*jit)->lookup(entry);
  session.setErrorReporter(llvm::consumeError);
  if (address)
    return jit;
  reports.add(address.takeError());
  return reports.get(options);
}
