// An export for an older release of LLVM.

#include "tools/commands/ReleaseLine.h"
#include "palindrome/Downgrade.h"
#include "palindrome/Engine.h"
#include "palindrome/Passes.h"
#include "tools/line/ErrorReport.h"
#include "verify/base/io/Writer.h"
#include "verify/seek/passes/Release.h"

using namespace palindrome;
using namespace palindrome::tools;

void ReleaseLine::addTo(CommandLine &line) {
  line.addNumber("for-llvm", "N", release, oldestRelease, LLVM_VERSION_MAJOR,
                 "write LLVM IR as LLVM N reads it, from 13 to 21");
  line.addFlag("remarks", isRemarking,
               "with --for-llvm: list what was left out or said otherwise");
  line.addFlag("check", isChecking,
               "with --for-llvm: write only what LLVM N's llvm-as reads, if it "
               "is installed, and what is proved to mean the same");
}

std::optional<int> ReleaseLine::check(const CommandLine &line) const {
  if (isGiven() && isChecking)
    warnIfMissing("export", release);
  if (isGiven() || (!isRemarking && !isChecking))
    return std::nullopt;
  return line.usageError(isRemarking ? "--remarks needs --for-llvm"
                                     : "--check needs --for-llvm");
}

void ReleaseLine::warnIfMissing(llvm::StringRef command, unsigned release) {
  if (passes::findAssembler(release).empty())
    reportError(("palindrome " + command + ": warning: llvm-as of LLVM " +
                 llvm::Twine(release) +
                 " is not installed: whether it reads what is written is not "
                 "tried")
                    .str());
}

/// Reports what of `module` is not proved to mean the same in the text for
/// `release`, and returns whether there is nothing.
static bool meansTheSame(const llvm::Module &module, llvm::StringRef file,
                         unsigned release) {
  PassOptions options;
  options.release = release;
  // The ending of the name says which language it is.
  std::string text = printLLVM(module), name = file.str() + ".ll";
  FileResult result =
      PassJudge(nativeEngine(), JudgeOptions(), std::move(options))
          .judge(llvm::MemoryBufferRef(text, name));
  if (result.verdict <= Verdict::Refined)
    return true;
  bool isNamed = false;
  if (result.passes)
    for (const PassPair &pair : result.passes->pairs) {
      if (pair.verdict <= Verdict::Refined)
        continue;
      isNamed = true;
      reportError((file + ": error: " + pair.name + ": " +
                   verdictName(pair.verdict) +
                   (pair.reason.empty() ? "" : ": ") + pair.reason)
                      .str());
    }
  if (!isNamed)
    reportError((file + ": error: " + verdictName(result.verdict) + ": " +
                 result.message)
                    .str());
  return false;
}

ExitStatus ReleaseLine::print(llvm::Module &module, llvm::StringRef file,
                              std::string &text) const {
  if (isChecking && !meansTheSame(module, file, release))
    return ExitShortfall;
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
  return made.refusals.empty() ? ExitSuccess : ExitUnreadable;
}
