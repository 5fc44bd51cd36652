// The libraries in which a running program's symbols are found.

#include "verify/base/execute/Libraries.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include <set>

using namespace palindrome;
namespace orc = llvm::orc;

/// ELF prefixes no names.
static constexpr char noPrefix = '\0';

llvm::Error execute::addLibraries(orc::JITDylib &library,
                                  llvm::ArrayRef<std::string> paths) {
  for (const std::string &path : paths) {
    // The loader searches its own folders for a name without one.
    llvm::SmallString<256> file(path);
    if (llvm::sys::fs::exists(file))
      if (std::error_code problem = llvm::sys::fs::make_absolute(file))
        return llvm::createStringError("cannot find the library " + path +
                                       ": " + problem.message());
    auto generator =
        orc::DynamicLibrarySearchGenerator::Load(file.c_str(), noPrefix);
    if (!generator)
      return llvm::createStringError("cannot load the library: " +
                                     llvm::toString(generator.takeError()));
    library.addGenerator(std::move(*generator));
  }
  return llvm::Error::success();
}

namespace {
class LazyLibrary final : public orc::DefinitionGenerator {
public:
  LazyLibrary(llvm::StringRef path, llvm::ArrayRef<std::string> hidden)
      : path(path), hidden(hidden.begin(), hidden.end()) {}

  llvm::Error tryToGenerate(orc::LookupState &, orc::LookupKind,
                            orc::JITDylib &library, orc::JITDylibLookupFlags,
                            const orc::SymbolLookupSet &symbols) override {
    // One that cannot be loaded has no symbols.
    auto loaded = llvm::sys::DynamicLibrary::getPermanentLibrary(path.c_str());
    orc::SymbolMap found;
    for (const auto &[symbol, flags] : symbols) {
      std::string name = (*symbol).str();
      void *address = hidden.count(name)
                          ? nullptr
                          : loaded.getAddressOfSymbol(name.c_str());
      if (address)
        found[symbol] = {orc::ExecutorAddr::fromPtr(address),
                         llvm::JITSymbolFlags::Exported};
    }
    if (found.empty())
      return llvm::Error::success();
    return library.define(orc::absoluteSymbols(std::move(found)));
  }

private:
  std::string path;
  std::set<std::string> hidden;
};
} // namespace

void execute::addLazyLibraries(orc::JITDylib &library,
                               llvm::ArrayRef<std::string> paths,
                               llvm::ArrayRef<std::string> hidden) {
  for (const std::string &path : paths)
    library.addGenerator(std::make_unique<LazyLibrary>(path, hidden));
}
