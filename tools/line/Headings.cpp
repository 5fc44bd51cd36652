// Sorts the options of a command by their kinds. A name means the same in all
// commands that have it.

#include "tools/line/Headings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

namespace {
struct Heading {
  llvm::StringLiteral title;
  llvm::StringLiteral names; ///< Of the options, with a space between two.
};
} // namespace

/// What the table does not name is under the first heading.
static constexpr Heading headings[] = {
    {"options", ""},
    {"which files", "split-input-file skip-unreadable shard files-from "
                    "list-files exclude max-bytes"},
    {"which functions", "src-fn tgt-fn function public"},
    {"passes", "pipeline opt-passes passes load-pass-plugin each-pass "
               "trust-passes print-pipeline"},
    {"raising", "raise to remarks"},
    {"lowering", "lower lowering-runs use-bare-ptr-memref-call-conv "
                 "emit-c-interface index-bitwidth use-generic-functions "
                 "use-aligned-alloc data-layout triple"},
    {"proofs and runs",
     "semantic allow-bounded unroll unroll-src unroll-tgt no-undef-input "
     "no-poison-input undef-input one-way without test-runs trace why "
     "proof-cache proof-cache-key run run-command run-stdin"},
    {"limits", "time count jobs timeout memory-limit memory semantic-timeout "
               "reduce-within run-timeout differences fail-fast"},
    {"records and baselines",
     "db resume again baseline update-baseline state replay"},
    {"output", "format output text bitcode bytecode force emit warnings quiet "
               "stats slowest times print-arguments color help"},
    {"plug-ins", "load-dialect-plugin load-extension"},
};

/// How many options are read at a glance.
static constexpr size_t mostInOneGroup = 12;

/// The number of the heading of the option `name`.
static size_t headingOf(llvm::StringRef name) {
  for (auto [number, heading] : llvm::enumerate(headings))
    if (llvm::is_contained(llvm::split(heading.names, ' '), name))
      return number;
  return 0;
}

std::vector<OptionGroup>
palindrome::tools::groupOptions(llvm::ArrayRef<std::string> names) {
  std::vector<OptionGroup> groups;
  for (const Heading &heading : headings)
    groups.push_back({heading.title, {}});
  bool isOne = names.size() <= mostInOneGroup;
  for (auto [number, name] : llvm::enumerate(names))
    groups[isOne ? 0 : headingOf(name)].options.push_back(number);
  llvm::erase_if(
      groups, [](const OptionGroup &group) { return group.options.empty(); });
  return groups;
}
