// Cases that are written as text.

#include "corpus/enumerate/cases/Enumeration.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace palindrome::enumerate;

/// `text` with `name` for each `NAME`.
static std::string rename(StringRef text, StringRef name) {
  std::string renamed;
  for (;;) {
    auto [before, after] = text.split("NAME");
    renamed += before;
    if (before.size() == text.size())
      return renamed;
    renamed += name;
    text = after;
  }
}

void Enumeration::addText(const Twine &text) {
  add([&](Module &module) {
    SmallString<256> buffer;
    std::string renamed =
        rename(text.toStringRef(buffer), "n" + std::to_string(count()));
    SMDiagnostic error;
    if (parseAssemblyInto(MemoryBufferRef(renamed, "text"), &module, nullptr,
                          error))
      return false;
    // LLVM removes all debug info from a module where some is invalid.
    static constexpr StringLiteral units = "llvm.dbg.cu";
    return module.getNamedMetadata(units) ||
           !StringRef(renamed).contains(units);
  });
}
