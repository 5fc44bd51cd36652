// Finds the lines of files to which results belong.

#include "verify/run/report/Regions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome::report;

/// The symbol that a line of LLVM IR or of the llvm dialect defines or
/// declares, such as "@f"; empty if it does neither.
static llvm::StringRef symbolOf(llvm::StringRef line) {
  line = line.ltrim();
  bool isGlobal = line.starts_with("@");
  bool isFunction =
      line.starts_with("define ") || line.starts_with("declare ") ||
      line.starts_with("llvm.func ") || line.starts_with("func.func ") ||
      line.starts_with("llvm.mlir.global ");
  if (!isGlobal && !isFunction)
    return "";
  llvm::StringRef rest = line.substr(line.find('@'));
  if (rest.starts_with("@\""))
    return rest.take_front(rest.find('"', 2) + 1);
  return rest.take_front(1 + rest.drop_front().find_if([](char c) {
    return !llvm::isAlnum(c) && !llvm::StringRef("-$._").contains(c);
  }));
}

void RegionFinder::readSymbols(llvm::StringRef wanted) {
  path = wanted.str();
  symbols.clear();
  // What cannot be read has no lines; the result about it is reported anyway.
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer || (*buffer)->getBuffer().contains('\0'))
    return;
  for (llvm::line_iterator line(**buffer, /*SkipBlanks=*/false);
       !line.is_at_eof(); ++line) {
    llvm::StringRef symbol = symbolOf(*line);
    if (symbol.size() > 1)
      symbols.try_emplace(symbol, line.line_number());
  }
}

std::optional<Region> RegionFinder::find(llvm::StringRef file, unsigned line,
                                         llvm::StringRef message,
                                         llvm::StringRef symbol) {
  if (message.consume_front(file) && message.consume_front(":")) {
    Region region;
    if (!message.consumeInteger(10, region.line) && region.line > 0) {
      if (!message.consume_front(":") ||
          message.consumeInteger(10, region.column))
        region.column = 0;
      return region;
    }
  }
  if (!symbol.empty()) {
    if (path != file)
      readSymbols(file);
    if (int64_t found = symbols.lookup(symbol))
      return Region{found, 0};
  }
  if (line)
    return Region{line, 0};
  return std::nullopt;
}
