// An export for an older release of LLVM.

#include "tools/commands/ReleaseLine.h"
#include "palindrome/Downgrade.h"
#include "tools/line/ErrorReport.h"

using namespace palindrome;
using namespace palindrome::tools;

void ReleaseLine::addTo(CommandLine &line) {
  line.addNumber("for-llvm", "N", release, oldestRelease, LLVM_VERSION_MAJOR,
                 "write LLVM IR as LLVM N reads it, from 13 to 21");
  line.addFlag("remarks", isRemarking,
               "with --for-llvm: list what was left out or said otherwise");
}

std::optional<int> ReleaseLine::check(const CommandLine &line) const {
  if (isRemarking && !isGiven())
    return line.usageError("--remarks needs --for-llvm");
  return std::nullopt;
}

bool ReleaseLine::print(llvm::Module &module, llvm::StringRef file,
                        std::string &text) const {
  Downgrade made = downgrade(module, release);
  for (const DowngradeRefusal &refusal : made.refusals)
    reportError(file.str() + ": error: " + refusal.text(release));
  if (isRemarking && made.refusals.empty())
    for (const DowngradeRemark &remark : made.remarks)
      llvm::errs() << file << ": remark: " << remark.construct << ": "
                   << (remark.kind == DowngradeRemark::Dropped
                           ? "left out"
                           : "said otherwise")
                   << " (" << remark.count << ")\n";
  text = std::move(made.text);
  return made.refusals.empty();
}
