// palindrome-search LABELS FOLDER [SECONDS] [PREFIX...]: searches, without the
// solver, for a counterexample to each labelled pair of a folder. Prints a line
// for each pair; with a PREFIX, only for the pairs whose names begin with one,
// and then their counterexamples, too. The exit status is 1 if a pair that is
// labelled correct is refuted.

#include "verify/judge/refine/replay/Replay.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;

namespace {

/// The functions to compare: @srcX and @tgtX where both modules are one, else
/// those of the same name.
std::vector<std::pair<const Function *, const Function *>>
pairsOf(const Module &source, const Module &target) {
  std::vector<std::pair<const Function *, const Function *>> pairs;
  bool one = &source == &target;
  for (const Function &function : source) {
    if (function.isDeclaration() ||
        (one && !function.getName().starts_with("src")))
      continue;
    std::string name = function.getName().str();
    if (one)
      name = "tgt" + name.substr(3);
    const Function *other = target.getFunction(name);
    // An unnamed function is compared with the first of the target.
    if (name.empty() && !target.empty() && !target.begin()->hasName())
      other = &*target.begin();
    if (other && !other->isDeclaration())
      pairs.push_back({&function, other});
  }
  return pairs;
}

} // namespace

int main(int argc, char **argv) {
  sys::PrintStackTraceOnErrorSignal(argv[0]);
  if (argc < 3) {
    errs() << "usage: palindrome-search LABELS FOLDER [SECONDS] [PREFIX...]\n";
    return 2;
  }
  auto labels = MemoryBuffer::getFile(argv[1]);
  if (!labels) {
    errs() << "error: cannot read " << argv[1] << '\n';
    return 2;
  }
  double seconds = 1;
  if (argc > 3 && StringRef(argv[3]).getAsDouble(seconds)) {
    errs() << "error: " << argv[3] << " is no number of seconds\n";
    return 2;
  }
  bool wrong = false;
  std::map<std::string, std::pair<unsigned, unsigned>> totals;
  SmallVector<StringRef> lines;
  (*labels)->getBuffer().split(lines, '\n', -1, false);
  for (StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    SmallVector<StringRef> fields;
    line.split(fields, '\t');
    StringRef name = fields[0], label = fields[1];
    bool selected = argc <= 4;
    for (int i = 4; i < argc; ++i)
      selected |= name.starts_with(argv[i]);
    if (!selected)
      continue;
    std::string path = (Twine(argv[2]) + "/" + name).str();
    LLVMContext context;
    SMDiagnostic diagnostic;
    auto module = parseAssemblyFile(path, diagnostic, context);
    std::unique_ptr<Module> other;
    if (name.ends_with(".src.ll")) {
      path.replace(path.size() - 7, 7, ".tgt.ll");
      other = parseAssemblyFile(path, diagnostic, context);
    }
    if (!module || (name.ends_with(".src.ll") && !other)) {
      outs() << name << '\t' << label << "\tunread: " << diagnostic.getMessage()
             << '\n';
      continue;
    }
    std::string verdict = "-";
    bool refuted = false;
    auto start = std::chrono::steady_clock::now();
    for (auto [source, target] : pairsOf(*module, other ? *other : *module)) {
      Reason last;
      auto found = replay::search(*source, *target, {}, seconds, &last);
      if (!found) {
        verdict = "none: " + reasonText(last);
        continue;
      }
      refuted = true;
      verdict = found->kind == Replay::Concrete ? "different (concrete): "
                                                : "different (enumerated): ";
      verdict += found->difference.text();
      if (argc > 4)
        outs() << palindrome::textOf(found->shown) << '\n';
      break;
    }
    std::chrono::duration<double> took =
        std::chrono::steady_clock::now() - start;
    outs() << name << '\t' << label << '\t' << verdict << '\t'
           << format("%.2f", took.count()) << '\n';
    ++totals[label.str()].first;
    totals[label.str()].second += refuted;
    wrong |= refuted && label == "correct";
  }
  for (const auto &[label, counts] : totals)
    outs() << label << ": " << counts.second << " of " << counts.first
           << " refuted\n";
  return wrong;
}
