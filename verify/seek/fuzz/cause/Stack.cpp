// Names the functions on a stack, by LLVM's symbolizer in this process.

#include "verify/seek/fuzz/cause/Stack.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/DebugInfo/Symbolize/Symbolize.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <dlfcn.h>

using namespace llvm;

namespace palindrome::fuzz {

std::string plainFunctionName(StringRef name) {
  std::string plain;
  unsigned depth = 0;
  for (size_t i = 0; i < name.size(); ++i) {
    char c = name[i];
    // The brackets of operator<, operator() and the like are no arguments.
    StringRef symbol = name.substr(i);
    if (depth == 0 && symbol.consume_front("operator") && !symbol.empty() &&
        !isAlnum(symbol.front()) && symbol.front() != ' ') {
      size_t size = symbol.starts_with("()") ? 2 : symbol.find('(');
      plain += "operator" + symbol.take_front(size).str();
      i += StringRef("operator").size() + std::min(size, symbol.size()) - 1;
      continue;
    }
    if (name.substr(i).starts_with("(anonymous namespace)")) {
      plain += depth ? "" : "(anonymous)";
      i += StringRef("(anonymous namespace)").size() - 1;
      continue;
    }
    if (c == '(' && depth == 0)
      break; // The parameters.
    if (c == '<' || c == '(')
      ++depth;
    else if ((c == '>' || c == ')') && depth)
      --depth;
    else if (depth == 0)
      plain += c;
  }
  // What precedes the last blank outside of brackets is the result's type.
  StringRef left(plain);
  if (!left.contains("operator"))
    left = left.substr(left.rfind(' ') + 1);
  return left.str();
}

/// Whether a function takes part in every death and characterises none.
static bool isOfTheEnd(StringRef name, StringRef library) {
  if (library.starts_with("libc.so") || library.starts_with("libstdc++") ||
      library.starts_with("libgcc") || library.starts_with("libpthread"))
    return true;
  for (StringRef part :
       {"noteStack", "noteDeath", "answerStackRequest", "exitOutOfMemory",
        "catchErrors", "report_fatal_error", "reportFatal",
        "report_bad_alloc_error", "llvm_unreachable_internal", "safe_malloc"})
    if (name.contains(part))
      return true;
  return false;
}

std::vector<std::string> functionNames(ArrayRef<uintptr_t> addresses) {
  static symbolize::LLVMSymbolizer symbolizer;
  static const std::string program =
      sys::fs::getMainExecutable("palindrome", nullptr);
  std::vector<std::string> names;
  for (auto [number, address] : enumerate(addresses)) {
    // A return address may be past the end of the function that does not
    // return.
    uintptr_t place = address - (number != 0);
    Dl_info info;
    if (!dladdr(reinterpret_cast<void *>(place), &info) || !info.dli_fname)
      continue;
    uintptr_t offset = place - reinterpret_cast<uintptr_t>(info.dli_fbase);
    bool inProgram = !StringRef(info.dli_fname).contains(".so");
    std::string file = inProgram ? program : info.dli_fname;
    StringRef library = sys::path::filename(file);
    Expected<DILineInfo> symbol = symbolizer.symbolizeCode(
        file, {offset, object::SectionedAddress::UndefSection});
    std::string name;
    if (!symbol)
      consumeError(symbol.takeError());
    else if (symbol->FunctionName != DILineInfo::BadString)
      name = plainFunctionName(symbol->FunctionName);
    if (name.empty())
      name = library.str() + "+0x" + utohexstr(offset, /*LowerCase=*/true);
    if (names.empty() && isOfTheEnd(name, library))
      continue;
    names.push_back(std::move(name));
  }
  // A signal handler stands between the end and the function that died.
  for (size_t i = std::min<size_t>(names.size(), 6); i-- > 0;)
    if (StringRef(names[i]).contains("noteDeath") ||
        StringRef(names[i]).contains("answerStackRequest")) {
      names.erase(names.begin(), names.begin() + i + 1);
      break;
    }
  return names;
}

std::string characteristicFrames(ArrayRef<std::string> functions,
                                 StackKind kind) {
  constexpr size_t most = 3;
  SmallVector<StringRef> chosen;
  if (kind == StackKind::Fault) {
    chosen.assign(functions.begin(),
                  functions.begin() + std::min(functions.size(), most));
  } else if (kind == StackKind::Overflow) {
    DenseMap<StringRef, unsigned> counts;
    for (StringRef name : functions)
      if (++counts[name] == 2)
        chosen.push_back(name);
    llvm::sort(chosen);
    chosen.truncate(std::min(chosen.size(), most));
  } else {
    // The engines' functions are the last that all modules share.
    size_t end = functions.size();
    for (size_t i = 0; i != functions.size(); ++i)
      if (StringRef(functions[i]).contains("Engine::") ||
          StringRef(functions[i]).contains("RoundTrip::")) {
        end = i;
        break;
      }
    size_t begin = end - std::min(end, most);
    chosen.assign(functions.begin() + begin, functions.begin() + end);
  }
  return join(chosen, " < ");
}

} // namespace palindrome::fuzz
