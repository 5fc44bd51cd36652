// What an import modelled and what it carried, as a report.

#ifndef PALINDROME_TOOLS_IMPORTSTATSREPORT_H
#define PALINDROME_TOOLS_IMPORTSTATSREPORT_H

#include "palindrome/ImportStats.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome {

/// Writes `stats` of the import of `file`: a table by kind with the reasons
/// below each, or one line of JSON.
void reportImportStats(const ImportStats &stats, llvm::StringRef file,
                       bool asJSON, llvm::raw_ostream &os);

} // namespace palindrome

#endif // PALINDROME_TOOLS_IMPORTSTATSREPORT_H
