// palindrome-search LABELS FOLDER [SECONDS] [PREFIX...]: looks for a
// counterexample of each labelled pair of a folder by search alone. Prints a
// line for each, and with PREFIX the counterexamples. Fails if a pair that is
// labelled correct is refuted.

#include "verify/refine/replay/Replay.h"
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

/// The pairs of a file, or of two.
std::vector<std::pair<const Function *, const Function *>>
pairsOf(const Module &a, const Module &b) {
  std::vector<std::pair<const Function *, const Function *>> pairs;
  bool one = &a == &b;
  for (const Function &function : a) {
    if (function.isDeclaration() ||
        (one && !function.getName().starts_with("src")))
      continue;
    std::string name = function.getName().str();
    if (one)
      name = "tgt" + name.substr(3);
    const Function *other = b.getFunction(name);
    // Those without a name are paired in order.
    if (name.empty() && !b.empty() && !b.begin()->hasName())
      other = &*b.begin();
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
  double seconds = argc > 3 ? std::atof(argv[3]) : 1;
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
    auto a = parseAssemblyFile(path, diagnostic, context);
    std::unique_ptr<Module> other;
    if (name.ends_with(".src.ll")) {
      path.replace(path.size() - 7, 7, ".tgt.ll");
      other = parseAssemblyFile(path, diagnostic, context);
    }
    if (!a || (name.ends_with(".src.ll") && !other)) {
      outs() << name << '\t' << label << "\tunread: " << diagnostic.getMessage()
             << '\n';
      continue;
    }
    std::string verdict = "-";
    auto start = std::chrono::steady_clock::now();
    for (auto [source, target] : pairsOf(*a, other ? *other : *a)) {
      Reason last;
      auto found = replay::search(*source, *target, {}, seconds, &last);
      if (!found) {
        verdict = "none: " + reasonText(last);
        continue;
      }
      verdict = found->kind == Replay::Concrete ? "different (concrete): "
                                                : "different (enumerated): ";
      verdict += found->reason;
      if (argc > 4)
        outs() << found->text << '\n';
      break;
    }
    std::chrono::duration<double> took =
        std::chrono::steady_clock::now() - start;
    outs() << name << '\t' << label << '\t' << verdict << '\t'
           << format("%.2f", took.count()) << '\n';
    bool refuted = StringRef(verdict).starts_with("different");
    ++totals[label.str()].first;
    totals[label.str()].second += refuted;
    wrong |= refuted && label == "correct";
  }
  for (const auto &[label, counts] : totals)
    outs() << label << ": " << counts.second << " of " << counts.first
           << " refuted\n";
  return wrong;
}
