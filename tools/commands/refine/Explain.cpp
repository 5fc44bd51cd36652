// palindrome refine --explain: what is written about one pair.

#include "tools/commands/refine/Explain.h"
#include "tools/commands/refine/LangRefRules.h"
#include "tools/commands/refine/Report.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::tools;

namespace {
/// The globals that a function refers to, itself among them, as far as their
/// definitions refer to others.
class References {
public:
  explicit References(const llvm::Function &function) { add(function); }
  bool contains(const llvm::GlobalValue *global) const {
    return seen.contains(global);
  }

private:
  void add(const llvm::Value &value) {
    // Definitions can be nested as deeply as somebody likes: no recursion.
    llvm::SmallVector<const llvm::Value *> left{&value};
    while (!left.empty()) {
      const llvm::Value *next = left.pop_back_val();
      auto *constant = llvm::dyn_cast<llvm::Constant>(next);
      if (!constant || !seen.insert(constant).second)
        continue;
      llvm::append_range(left, constant->operand_values());
      if (auto *function = llvm::dyn_cast<llvm::Function>(constant))
        for (const llvm::Instruction &inst : llvm::instructions(*function))
          llvm::append_range(left, inst.operand_values());
    }
  }

  llvm::DenseSet<const llvm::Value *> seen;
};
} // namespace

static void eraseUnused(llvm::GlobalValue &global) {
  global.removeDeadConstantUsers();
  if (global.use_empty())
    global.eraseFromParent();
}

/// The text of a module with `function` and what it refers to, without debug
/// information, which would be most of it.
static std::string excerptOf(const llvm::Function &function) {
  const References references(function);
  const llvm::Module &module = *function.getParent();
  llvm::ValueToValueMapTy map;
  auto excerpt =
      llvm::CloneModule(module, map, [&](const llvm::GlobalValue *global) {
        return references.contains(global);
      });
  llvm::StripDebugInfo(*excerpt);
  for (const llvm::GlobalValue &global : module.global_values())
    if (!references.contains(&global))
      eraseUnused(*llvm::cast<llvm::GlobalValue>(map[&global]));
  while (!excerpt->named_metadata_empty())
    excerpt->eraseNamedMetadata(&*excerpt->named_metadata_begin());
  // The names of files are in the command.
  excerpt->setModuleIdentifier("");
  excerpt->setSourceFileName("");
  std::string text;
  llvm::raw_string_ostream os(text);
  excerpt->print(os, nullptr);
  return llvm::StringRef(text).trim('\n').str() + "\n";
}

/// A fence or the marks of code that `text` does not end: more backticks than
/// it has in a row.
static std::string ticksFor(llvm::StringRef text, size_t least) {
  size_t longest = 0, run = 0;
  for (char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return std::string(std::max(least, longest + 1), '`');
}

static void writeBlock(llvm::raw_ostream &os, llvm::StringRef language,
                       llvm::StringRef text) {
  std::string fence = ticksFor(text, 3);
  os << fence << language << '\n' << text;
  if (!text.ends_with("\n"))
    os << '\n';
  os << fence << '\n';
}

/// `text` as code within a line.
static std::string code(llvm::StringRef text) {
  std::string ticks = ticksFor(text, 1);
  llvm::StringRef pad = text.contains('`') ? " " : "";
  return (ticks + pad + text + pad + ticks).str();
}

/// "`file:line`", where debug information or the file of MLIR has the function;
/// empty if that is not known.
static std::string placeOf(const llvm::Function &function,
                           const std::string &place) {
  if (!place.empty())
    return code(place);
  const llvm::DISubprogram *program = function.getSubprogram();
  if (!program || program->getLine() == 0)
    return "";
  return code(
      (program->getFilename() + ":" + llvm::Twine(program->getLine())).str());
}

/// The file of a function of MLIR: it is read again, since the place alone is
/// known of what is judged. Empty if that is LLVM IR, or no file has it.
static std::string fileOf(const CommandLine &line, size_t side,
                          const std::string &place) {
  if (place.empty() || side >= line.inputs.size() || line.inputs[side] == "-")
    return "";
  auto buffer = llvm::MemoryBuffer::getFile(line.inputs[side]);
  // Bytecode is not for people.
  return buffer && llvm::json::isUTF8((*buffer)->getBuffer())
             ? (*buffer)->getBuffer().str()
             : "";
}

static void writeSide(llvm::raw_ostream &os, llvm::StringRef title,
                      const llvm::Function &function, const std::string &place,
                      const std::string &fileOfMLIR) {
  os << "\n## " << title << "\n\n";
  if (std::string at = placeOf(function, place); !at.empty())
    os << "It is at " << at << ".\n\n";
  if (fileOfMLIR.empty())
    writeBlock(os, "llvm", excerptOf(function));
  else
    writeBlock(os, "mlir", fileOfMLIR);
}

/// What the run of the source shows.
static llvm::StringRef wordsOf(Replay replay) {
  switch (replay) {
  case Replay::Concrete:
    return "The source has a single execution on this input.";
  case Replay::Enumerated:
    return "The source was run with each choice that it has on this input.";
  case Replay::Solver:
    return "A solver shows that no choice of the source on this input leads to "
           "what the target does.";
  }
  return "";
}

static void writeRules(llvm::raw_ostream &os,
                       llvm::ArrayRef<LangRefRule> rules) {
  os << "\n## The rule that decides\n\n";
  for (const LangRefRule &rule : rules)
    os << "- " << rule.says << " (LangRef, [" << rule.section
       << "](https://llvm.org/docs/LangRef.html#" << rule.anchor << "))\n";
  if (rules.empty())
    os << "The documents of the ops decide: the functions were run by what "
          "their ops are documented to do.\n";
}

/// The command that judges `pair` alone, for a shell.
static std::string commandFor(const CommandLine &line,
                              const refine::FunctionPair &pair) {
  std::string command = line.givenOptions(
      {"explain", "function", "src-fn", "tgt-fn", "output", "jobs"});
  // The names themselves, without the quotes that some have in the text.
  for (auto [option, function] : {std::pair(" --src-fn=", pair.source),
                                  std::pair(" --tgt-fn=", pair.target)})
    if (function)
      command += option + shellWord(function->getName());
  for (const std::string &input : line.inputs)
    command += " " + shellWord(input);
  return command;
}

void Explanations::addTo(CommandLine &line) {
  line.addFlag("explain", isGiven,
               "write a report on each pair that is different, in Markdown, "
               "ready to be filed as a bug");
}

void Explanations::add(llvm::raw_ostream &os, const PairResult &result,
                       const refine::FunctionPair &pair,
                       const CommandLine &line, const std::string &passes) {
  if (result.meaning != Meaning::Different)
    return;
  const std::optional<Counterexample> &shown = result.counterexample;
  os << (count++ ? "\n" : "") << "# "
     << code(pairText(result.sourceName, result.targetName))
     << ": the target does what the source does not allow\n\n";
  if (result.structural || !shown)
    os << "The definitions alone show it: " << code(result.remark) << '.';
  else
    os << "There is an input on which " << shown->difference
       << ". Both functions were run on it.";
  if (result.replay)
    os << ' ' << wordsOf(*result.replay);
  os << '\n';
  if (!passes.empty())
    os << "\nHere " << passes << ".\n";
  bool isOneFile = line.inputs.size() == 1;
  if (pair.source)
    writeSide(os, "Source", *pair.source, result.sourcePlace,
              fileOf(line, 0, result.sourcePlace));
  if (pair.target)
    writeSide(os, "Target", *pair.target, result.targetPlace,
              isOneFile && !passes.empty()
                  ? ""
                  : fileOf(line, !isOneFile, result.targetPlace));
  if (shown && !result.structural) {
    os << "\n## The input, and what each does\n\n";
    writeBlock(os, "text", textOf(*shown));
    if (pair.source && pair.target)
      writeRules(os, rulesOf(*shown, *pair.source, *pair.target));
  }
  os << "\n## To repeat it\n\n";
  writeBlock(os, "sh", commandFor(line, pair));
  os << "\nPalindrome " PALINDROME_VERSION ", LLVM " LLVM_VERSION_STRING ".\n";
  os.flush();
}
