// Reads a module of LLVM IR that may be one of several in its file.

#include "palindrome/Containers.h"
#include "tools/line/ErrorReport.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Bitcode.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

/// How many names an error lists.
static constexpr size_t mostMembersNamed = 8;

/// What tells `module` from others in the file `path`: "m.o" of "lib.a(m.o)",
/// "#2" of "a.bc#2".
static llvm::StringRef memberName(const ContainedModule &module,
                                  llvm::StringRef path) {
  llvm::StringRef name = module.name;
  name.consume_front(path);
  if (name.consume_front("("))
    name.consume_back(")");
  return name;
}

static std::string listOf(const std::vector<ContainedModule> &modules,
                          llvm::StringRef path) {
  std::vector<std::string> names;
  for (const ContainedModule &module : modules) {
    if (names.size() == mostMembersNamed) {
      names.push_back("...");
      break;
    }
    names.push_back(memberName(module, path).str());
  }
  return llvm::join(names, ", ");
}

std::unique_ptr<llvm::MemoryBuffer>
palindrome::tools::readMemberOf(const CommandLine &line,
                                llvm::StringRef member) {
  std::string path = line.inputs.empty() ? "-" : line.inputs[0];
  Diagnostic error;
  auto file = readInput(path, error);
  if (!file) {
    reportError(error);
    return nullptr;
  }
  bool isHolder = isContainer(file->getBuffer().take_front(64)) ||
                  countModules(file->getBuffer()) > 1;
  if (!isHolder && member.empty())
    return checkLanguage(std::move(file), Language::LLVM);

  auto fail = [&](const std::string &message) {
    reportError(path + ": error: " + message);
    return std::unique_ptr<llvm::MemoryBuffer>();
  };
  Contents contents = findContainedModules(*file, path);
  if (contents.modules.empty() && !contents.problems.empty())
    return fail(contents.problems.front().message);
  std::vector<ContainedModule> chosen;
  for (const ContainedModule &module : contents.modules)
    if (member.empty() || memberName(module, path) == member)
      chosen.push_back(module);
  if (contents.modules.empty()) // That says what the file is.
    return checkLanguage(std::move(file), Language::LLVM);
  if (chosen.empty())
    return fail("there is no module " + member.str() + " in it; there are " +
                listOf(contents.modules, path));
  if (chosen.size() > 1)
    return fail("there are " + std::to_string(chosen.size()) +
                " modules in it; --member names one: " + listOf(chosen, path));
  const ContainedModule &place = chosen.front();
  // A thin archive's members are other files.
  if (place.file != path) {
    auto made = readContainedModule(place);
    return made ? std::move(*made) : fail(llvm::toString(made.takeError()));
  }
  auto bitcode =
      isolateModule(file->getBuffer().substr(place.offset, place.size), place);
  if (!bitcode)
    return fail(llvm::toString(bitcode.takeError()));
  return llvm::MemoryBuffer::getMemBufferCopy(*bitcode, place.name);
}
