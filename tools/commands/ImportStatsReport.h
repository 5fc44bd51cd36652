// Reports what an import modelled and what it carried.

#ifndef PALINDROME_TOOLS_COMMANDS_IMPORTSTATSREPORT_H
#define PALINDROME_TOOLS_COMMANDS_IMPORTSTATSREPORT_H

#include "palindrome/ImportStats.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::tools {

/// Writes `stats` of the import of `file`: a table by kind with the reasons
/// below each row, or a JSON object of kind "stats".
void reportImportStats(const ImportStats &stats, llvm::StringRef file,
                       bool asJSON, llvm::raw_ostream &os);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_IMPORTSTATSREPORT_H
