#include "tools/commands/refine/CasePage.h"
#include "tools/commands/refine/Report.h"
#include "tools/commands/refine/SideBySide.h"
#include "verify/base/terminal/Page.h"
#include "llvm/IR/AssemblyAnnotationWriter.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::tools;
namespace json = llvm::json;

// The page, which the build makes a string.
static constexpr unsigned char casePage[] = {
#include "case.html.inc"
};

/// Precedes the instructions in the text of a function.
static constexpr char mark = '\x01';

namespace {
/// Writes a line with the mark before each instruction.
class InstructionMarks final : public llvm::AssemblyAnnotationWriter {
public:
  void emitInstructionAnnot(const llvm::Instruction *,
                            llvm::formatted_raw_ostream &os) override {
    os << mark << '\n';
  }
};

/// The lines of a function, and the number of the instruction that begins in
/// each, among those of the function; -1 for any other line.
struct FunctionLines {
  std::vector<std::string> lines;
  std::vector<int64_t> instructions;
};
} // namespace

const llvm::Function *PlainModule::find(const llvm::Function *function) {
  if (!function)
    return nullptr;
  if (!copy) {
    copy = llvm::CloneModule(*function->getParent());
    llvm::StripDebugInfo(*copy);
  }
  return copy->getFunction(function->getName());
}

static FunctionLines linesOf(llvm::StringRef text) {
  FunctionLines result;
  int64_t number = 0;
  bool isInstruction = false;
  for (llvm::StringRef line : llvm::split(text.trim(), '\n')) {
    if (line == llvm::StringRef(&mark, 1)) {
      isInstruction = true;
      continue;
    }
    result.lines.push_back(line.str());
    result.instructions.push_back(isInstruction ? number++ : -1);
    isInstruction = false;
  }
  return result;
}

static FunctionLines linesOf(const llvm::Function *function) {
  if (!function)
    return {};
  std::string text;
  llvm::raw_string_ostream stream(text);
  InstructionMarks marks;
  function->print(stream, &marks);
  return linesOf(llvm::StringRef(text));
}

/// The rows of a table with both functions.
static json::Array rowsOf(const FunctionLines &source,
                          const FunctionLines &target) {
  json::Array rows;
  for (const SideBySideRow &row : placeSideBySide(source.lines, target.lines)) {
    json::Object values{{"kind", row.isEqual  ? "equal"
                                 : !row.newer ? "removed"
                                 : !row.older ? "added"
                                              : "changed"}};
    auto add = [&](std::optional<unsigned> line, const FunctionLines &lines,
                   llvm::StringRef side) {
      if (!line)
        return;
      values[side] = json::fixUTF8(lines.lines[*line]);
      values[(side + "Number").str()] =
          std::to_string(lines.instructions[*line]);
    };
    add(row.older, source, "source");
    add(row.newer, target, "target");
    rows.push_back(std::move(values));
  }
  return rows;
}

/// The executed instructions of the function itself, each with its number and
/// its value; last the one that ended the execution early.
static json::Array stepsOf(const Counterexample::Side &side) {
  json::Array steps;
  for (const Counterexample::Step &step : side.trace) {
    if (!step.index || !step.function.empty())
      continue;
    std::string value = step.value;
    for (const std::string &more : {step.why, step.next})
      if (!more.empty())
        value += (value.empty() ? "" : ": ") + more;
    steps.push_back(
        json::Object{{"at", *step.index}, {"value", json::fixUTF8(value)}});
  }
  if (side.end && side.end->index && side.end->function.empty())
    steps.push_back(json::Object{
        {"at", *side.end->index},
        {"value", json::fixUTF8(side.outcome + (side.why.empty() ? "" : ": ") +
                                side.why)}});
  return steps;
}

/// JSON that stands in a script of a page.
static std::string scriptText(json::Value value) {
  std::string text, result;
  llvm::raw_string_ostream(text) << value;
  for (char c : text)
    result += c == '<' ? std::string("\\u003c") : std::string(1, c);
  return result;
}

void CasePage::addDifferences(llvm::StringRef verdict, bool isGood,
                              llvm::StringRef facts) {
  cases.push_back(json::Object{{"kind", isGood ? "good" : "bad"},
                               {"isOpen", true},
                               {"verdict", verdict},
                               {"facts", json::fixUTF8(facts.trim('\n'))}});
}

void CasePage::addTexts(llvm::StringRef symbol, llvm::StringRef a,
                        llvm::StringRef b) {
  json::Array rows = rowsOf(linesOf(a), linesOf(b));
  cases.push_back(json::Object{{"kind", "bad"},
                               {"isOpen", true},
                               {"verdict", "different"},
                               {"symbol", json::fixUTF8(symbol)},
                               {"hasText", true},
                               {"rows", std::move(rows)}});
}

void CasePage::add(const PairResult &result, const refine::FunctionPair &pair) {
  std::string facts = textOf(result.counterexample);
  if (result.obstacle) {
    llvm::raw_string_ostream stream(facts);
    printObstacle(stream, *result.obstacle);
  }
  llvm::StringRef kind = result.meaning == Meaning::Different ? "bad"
                         : result.meaning == Meaning::Unknown ? "known"
                                                              : "good";
  json::Object values{
      {"kind", kind},
      {"isOpen", result.meaning > Meaning::Refined},
      {"verdict", verdictText(result.meaning, result.complete, result.bound)},
      {"symbol", json::fixUTF8(pairText(result.sourceName, result.targetName))},
      {"details",
       json::fixUTF8(result.remark.empty() ? "" : ": " + result.remark)}};
  if (!facts.empty())
    values["facts"] = json::fixUTF8(llvm::StringRef(facts).trim('\n'));
  json::Array rows = rowsOf(linesOf(source.find(pair.source)),
                            linesOf(target.find(pair.target)));
  values["hasText"] = !rows.empty();
  values["rows"] = std::move(rows);
  if (result.counterexample) {
    json::Array ofSource = stepsOf(result.counterexample->source),
                ofTarget = stepsOf(result.counterexample->target);
    if (!ofSource.empty() || !ofTarget.empty())
      values["steps"] =
          scriptText(json::Array{std::move(ofSource), std::move(ofTarget)});
  }
  cases.push_back(std::move(values));
}

void CasePage::write(llvm::raw_ostream &os, llvm::StringRef title,
                     llvm::StringRef outcome, llvm::StringRef left,
                     llvm::StringRef right) {
  os << renderPage(embeddedText(casePage), /*style=*/"",
                   json::Object{{"title", json::fixUTF8(title)},
                                {"outcome", json::fixUTF8(outcome)},
                                {"left", json::fixUTF8(left)},
                                {"right", json::fixUTF8(right)},
                                {"cases", std::move(cases)}});
}
