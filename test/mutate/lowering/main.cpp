// palindrome-lowering-mutants PATH...: does anything notice if a lowering, or a
// rule by which lowerings are judged, is wrong? Changes the pipeline, the rules
// and the LLVM IR that the modules of MLIR below the paths are lowered to, and
// prints a table of what noticed.
//
// Exit status: 0; 1 if --noticed is given and a mutant is not noticed; 2 wrong
// usage or no input.

#include "test/FileArguments.h"
#include "test/mutate/lowering/Lowered.h"
#include "test/mutate/lowering/Pipeline.h"
#include "test/mutate/lowering/Rules.h"

using namespace palindrome;
using namespace palindrome::mutate;
namespace po = boost::program_options;

int main(int argc, char **argv) {
  FileArguments arguments("palindrome-lowering-mutants", ".mlir");
  std::string of, prefix;
  unsigned count = 1;
  bool lists = false, hasToBeNoticed = false;
  arguments.options.add_options()(
      "of", po::value(&of), "pipeline, rules or llvm-ir; else all of them")(
      "only", po::value(&prefix),
      "the passes or ops whose names begin with this")(
      "count", po::value(&count),
      "mutants of a row for each module of LLVM IR")(
      "list", po::bool_switch(&lists), "print what is not noticed")(
      "noticed", po::bool_switch(&hasToBeNoticed),
      "fail if a mutant is not noticed, and not shown to be the same");
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  Fixtures fixtures;
  for (const std::string &file : arguments.files)
    fixtures.add(file);
  if (fixtures.list.empty())
    return arguments.fail("no module lowers to LLVM IR");
  Table table;
  if (of.empty() || of == "pipeline")
    mutatePipeline(fixtures.list, prefix, table);
  if (of.empty() || of == "rules")
    mutateRules(fixtures.list, prefix, table);
  if (of.empty() || of == "llvm-ir")
    mutateLowered(fixtures.list, count, table);
  table.print();
  if (lists)
    table.printUnnoticed();
  return hasToBeNoticed && table.hasUnnoticed() ? 1 : 0;
}
