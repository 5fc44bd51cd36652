// Reports what an import modelled and what it carried.

#include "tools/commands/ImportStatsReport.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Printable.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::tools;

static void reportJSON(const ImportStats &stats, llvm::StringRef file,
                       llvm::raw_ostream &os) {
  os << formatJSONLine("stats", [&](JSONObject &object) {
    object.text("path", file);
    object.object("kinds", [&](JSONObject &kinds) {
      for (const auto &[name, kind] : stats.kinds)
        kinds.object(name, [&, &kind = kind](JSONObject &counts) {
          counts.number("modelled", kind.modelled);
          counts.number("partly", kind.partly);
          counts.number("carried", kind.carried);
          counts.object("reasons", [&](JSONObject &reasons) {
            for (const auto &[reason, count] : kind.reasons)
              reasons.number(reason, count);
          });
        });
    });
  });
  os << '\n';
}

void palindrome::tools::reportImportStats(const ImportStats &stats,
                                          llvm::StringRef file, bool asJSON,
                                          llvm::raw_ostream &os) {
  if (asJSON)
    return reportJSON(stats, file, os);
  auto row = [&](auto modelled, auto partly, auto carried,
                 llvm::StringRef kind) {
    os << llvm::formatv("{0,10}{1,10}{2,10}  {3}\n", modelled, partly, carried,
                        kind);
  };
  row("modelled", "partly", "carried", printable(file));
  for (const auto &[name, kind] : stats.kinds) {
    row(kind.modelled, kind.partly, kind.carried, printable(name));
    for (const auto &[reason, count] : kind.reasons)
      os << std::string(32, ' ') << "  " << count << ": " << printable(reason)
         << '\n';
  }
}
