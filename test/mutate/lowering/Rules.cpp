// Mutants of the rules of ops.

#include "test/mutate/lowering/Rules.h"
#include "mlir/IR/OperationSupport.h"
#include "test/mutate/lowering/Child.h"
#include "test/mutate/lowering/Recording.h"
#include "test/mutate/lowering/RuleMutations.h"
#include "test/unit/verify/judge/dialects/Runs.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::mutate;
using dialects::Rule;

namespace {
/// Notes which ops each test of the rules carries out.
class TestRecorder : public testing::EmptyTestEventListener {
public:
  void OnTestStart(const testing::TestInfo &) override { takeRecorded(); }
  void OnTestEnd(const testing::TestInfo &test) override {
    std::string name = std::string(test.test_suite_name()) + "." + test.name();
    for (const auto &op : takeRecorded())
      testsOf[op.first()].push_back(name);
  }

  llvm::StringMap<std::vector<std::string>> testsOf; ///< By op.
};
} // namespace

/// Runs the tests once. GoogleTest prints nothing from then on.
static llvm::StringMap<std::vector<std::string>> findTests() {
  int arguments = 1;
  char program[] = "tests", *names[] = {program, nullptr};
  testing::InitGoogleTest(&arguments, names);
  testing::TestEventListeners &listeners =
      testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  TestRecorder recorder;
  listeners.Append(&recorder);
  dialects::rulesOfRuns = &recordingRules();
  (void)RUN_ALL_TESTS();
  dialects::rulesOfRuns = nullptr;
  listeners.Release(&recorder);
  return std::move(recorder.testsOf);
}

static bool doTestsFail(const std::vector<std::string> &tests,
                        const dialects::RuleTable &rules) {
  GTEST_FLAG_SET(filter, llvm::join(tests, ":"));
  GTEST_FLAG_SET(fail_fast, true);
  dialects::rulesOfRuns = &rules;
  return RUN_ALL_TESTS() != 0;
}

/// The names of the attributes that the rule of `op` may read.
static std::vector<llvm::StringRef> attributesOf(mlir::MLIRContext *context,
                                                 llvm::StringRef op) {
  mlir::OperationName name(op, context);
  std::vector<llvm::StringRef> names;
  for (mlir::StringAttr attribute : name.getAttributeNames())
    names.push_back(attribute.getValue());
  return names;
}

static bool haveCommon(const std::set<std::string> &left,
                       const std::set<std::string> &right) {
  return llvm::any_of(
      left, [&](const std::string &text) { return right.count(text); });
}

/// Ops of the dialect of `op` that take and make values of the same types, and
/// have the same attributes: the next ones by name.
static std::vector<const Rule *> neighboursOf(const Rule &rule,
                                              mlir::MLIRContext *context) {
  llvm::StringRef dialect = rule.op.split('.').first;
  std::vector<const Rule *> before, after;
  for (const auto &entry : dialects::allRules()) {
    const Rule &other = *entry.second;
    // Several ops have the same rule, such as all structured ones.
    if (other.op.split('.').first != dialect ||
        bool(other.scalar) != bool(rule.scalar) ||
        (other.scalar == rule.scalar && other.run == rule.run) ||
        !haveCommon(signaturesOf(rule.op), signaturesOf(other.op)) ||
        attributesOf(context, rule.op) != attributesOf(context, other.op))
      continue;
    (other.op < rule.op ? before : after).push_back(&other);
  }
  auto byName = [](const Rule *left, const Rule *right) {
    return left->op < right->op;
  };
  llvm::sort(before, byName);
  llvm::sort(after, byName);
  llvm::append_range(after, before);
  constexpr size_t most = 2;
  after.resize(std::min(after.size(), most));
  return after;
}

namespace {
/// Tries wrong rules.
class Trials {
public:
  Trials(const std::vector<Fixture> &fixtures, Table &table)
      : table(table), testsOf(findTests()) {
    for (const Fixture &fixture : fixtures) {
      for (const auto &op : fixture.programOps)
        programsOf[op.first()].push_back(&fixture);
      for (const auto &op : fixture.judgedOps)
        judgedOf[op.first()].push_back(&fixture);
    }
    keepFastest(programsOf, &Fixture::programSeconds);
    keepFastest(judgedOf, &Fixture::judgeSeconds);
  }

  /// Tries `wrong` in the place of the rule for `op`.
  void tryRule(llvm::StringRef kind, const std::string &name,
               llvm::StringRef op, const Rule &wrong, bool isAlwaysOther);

private:
  using FixturesOf = llvm::StringMap<std::vector<const Fixture *>>;
  static void keepFastest(FixturesOf &byOp, double Fixture::*seconds) {
    constexpr size_t most = 2;
    for (auto &entry : byOp) {
      llvm::sort(entry.second, [&](const auto *left, const auto *right) {
        return left->*seconds < right->*seconds;
      });
      entry.second.resize(std::min(entry.second.size(), most));
    }
  }

  Table &table;
  llvm::StringMap<std::vector<std::string>> testsOf;
  FixturesOf programsOf, judgedOf;
};
} // namespace

static bool isOutputOther(const Fixture &fixture,
                          const dialects::RuleTable &rules) {
  return runProgram(fixture, &rules) != *fixture.output;
}

static bool isLoweringDifferent(const Fixture &fixture,
                                const dialects::RuleTable &rules) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> lowered =
      llvm::parseAssemblyString(fixture.lowered, error, context);
  return lowered && isJudgedDifferent(fixture, *lowered, &rules);
}

void Trials::tryRule(llvm::StringRef kind, const std::string &name,
                     llvm::StringRef op, const Rule &wrong,
                     bool isAlwaysOther) {
  dialects::RuleTable rules = dialects::allRules();
  rules[op] = &wrong;
  constexpr unsigned noticed = 1, other = 2, seconds = 60;
  bool isOther = isAlwaysOther;
  std::vector<Noticed> how;
  auto tryWay = [&](Noticed way, llvm::function_ref<bool()> notices) {
    std::optional<unsigned> result = inChild(seconds, [&] {
      return (notices() ? noticed : 0) | (hasMutated() ? other : 0);
    });
    // Not to end, or to crash, is noticed.
    isOther |= !result || (*result & other);
    if (!result || (*result & noticed))
      how.push_back(way);
  };
  if (auto tests = testsOf.find(op); tests != testsOf.end())
    tryWay(Noticed::Tests, [&] { return doTestsFail(tests->second, rules); });
  if (testsOf.contains(op) && !isOther)
    return; // No test reaches what the rule gets wrong: it has nothing such.
  tryWay(Noticed::Output, [&] {
    return llvm::any_of(programsOf.lookup(op), [&](const Fixture *fixture) {
      return isOutputOther(*fixture, rules);
    });
  });
  tryWay(Noticed::Judge, [&] {
    return llvm::any_of(judgedOf.lookup(op), [&](const Fixture *fixture) {
      return isLoweringDifferent(*fixture, rules);
    });
  });
  if (!isOther)
    return;
  if (how.empty())
    how.push_back(Noticed::Unnoticed);
  table.add(kind, name, how);
}

void mutate::mutateRules(const std::vector<Fixture> &fixtures,
                         llvm::StringRef prefix, Table &table) {
  Trials trials(fixtures, table);
  mlir::MLIRContext *context = (*fixtures.front().module).getContext();
  std::vector<const Rule *> rules;
  for (const auto &entry : dialects::allRules())
    if (entry.first().starts_with(prefix))
      rules.push_back(entry.second);
  llvm::sort(rules, [](const Rule *left, const Rule *right) {
    return left->op < right->op;
  });
  for (const Rule *rule : rules) {
    for (const Rule *other : neighboursOf(*rule, context))
      trials.tryRule("rule: that of another op",
                     (rule->op + " as " + other->op).str(), rule->op, *other,
                     /*isAlwaysOther=*/true);
    for (const RuleMutation &mutation : ruleMutations()) {
      trials.tryRule(("rule: " + mutation.name).str(), rule->op.str(), rule->op,
                     Rule(rule->op, mutation.run), /*isAlwaysOther=*/false);
      if (rule->runOnTerms || rule->scalarOnTerms)
        trials.tryRule(("rule on terms: " + mutation.name).str(),
                       rule->op.str(), rule->op,
                       Rule(rule->op, carryOutRight).onTerms(mutation.run),
                       /*isAlwaysOther=*/false);
    }
  }
}
