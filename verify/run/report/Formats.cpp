// The table of report formats.

#include "verify/run/report/Formats.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::report;

Reporter::~Reporter() = default;

static constexpr ReportFormat table[] = {
    {"text", "for people", report::createText},
    {"json", "an object a line (docs/json.schema.json)",
     report::createJSONLines},
    {"junit", "XML as JUnit writes it", report::createJUnit},
    {"sarif", "SARIF 2.1.0", report::createSARIF},
    {"html", "a page for a browser", report::createHTML},
};

llvm::ArrayRef<ReportFormat> palindrome::report::reportFormats() {
  return table;
}

const ReportFormat *palindrome::report::findReportFormat(llvm::StringRef name) {
  const auto *found = llvm::find_if(
      table, [&](const ReportFormat &format) { return format.name == name; });
  return found == std::end(table) ? nullptr : found;
}
