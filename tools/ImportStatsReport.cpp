// What an import modelled and what it carried, as a report.

#include "tools/ImportStatsReport.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace palindrome;
namespace json = llvm::json;

static void reportJSON(const ImportStats &stats, llvm::StringRef file,
                       llvm::raw_ostream &os) {
  json::OStream out(os);
  out.object([&] {
    out.attribute("path", json::fixUTF8(file));
    out.attributeObject("kinds", [&] {
      for (const auto &[name, kind] : stats.kinds)
        out.attributeObject(json::fixUTF8(name), [&, &kind = kind] {
          out.attribute("modelled", int64_t(kind.modelled));
          out.attribute("partly", int64_t(kind.partly));
          out.attribute("carried", int64_t(kind.carried));
          out.attributeObject("reasons", [&] {
            for (const auto &[reason, count] : kind.reasons)
              out.attribute(json::fixUTF8(reason), int64_t(count));
          });
        });
    });
  });
  os << '\n';
}

void palindrome::reportImportStats(const ImportStats &stats,
                                   llvm::StringRef file, bool asJSON,
                                   llvm::raw_ostream &os) {
  if (asJSON)
    return reportJSON(stats, file, os);
  auto row = [&](auto modelled, auto partly, auto carried,
                 llvm::StringRef kind) {
    os << llvm::formatv("{0,10}{1,10}{2,10}  {3}\n", modelled, partly, carried,
                        kind);
  };
  row("modelled", "partly", "carried", file);
  for (const auto &[name, kind] : stats.kinds) {
    row(kind.modelled, kind.partly, kind.carried, name);
    for (const auto &[reason, count] : kind.reasons)
      os << std::string(32, ' ') << "  " << count << ": " << reason << '\n';
  }
}
