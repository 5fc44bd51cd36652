// Compares two versions of a module.

#include "verify/run/versions/Versions.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/Globals.h"
#include "verify/run/versions/Describe.h"
#include "verify/run/versions/Forms.h"
#include "verify/run/versions/Names.h"
#include "verify/run/versions/Reach.h"
#include "verify/run/versions/Renames.h"
#include "verify/run/versions/Texts.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <map>

using namespace palindrome;
using namespace palindrome::versions;
using refine::FunctionPair;

/// How often helpers that differ are inlined: a helper of a helper that does is
/// found in the next round.
static constexpr unsigned mostRounds = 6;
/// The runs on searched inputs that are to show a difference in the plain form,
/// if the normal forms are different.
static constexpr unsigned confirmingRuns = 300;
/// The time for that, and for the question whether the older version refines
/// the newer one.
static constexpr double confirmingSeconds = 3;

/// The name of a pair's symbol: that of the older version, if that has one.
static std::string nameOf(const PairResult &result) {
  return nameOfSymbol(result.sourceName.empty() ? result.targetName
                                                : result.sourceName);
}

static bool isProved(const PairResult &result) {
  return result.meaning <= Meaning::Refined && result.complete;
}

/// Whether two bodies are the same text, which needs no form of them.
static bool isSameText(const PairResult &result) {
  return result.sameText && result.meaning == Meaning::Equivalent;
}

/// Whether other modules, or programs, can call a function.
static bool isVisible(const llvm::GlobalValue &global) {
  return !global.hasLocalLinkage() && !global.hasHiddenVisibility();
}

namespace {
class Comparer {
public:
  Comparer(const llvm::Module &older, const llvm::Module &newer,
           const CompareOptions &options)
      : givenNewer(newer), renames(findRenames(older, newer)),
        renamedNewer(renames.empty() ? nullptr : undoRenames(newer, renames)),
        older{older}, newer{renamedNewer ? *renamedNewer : newer},
        options(options) {}

  llvm::Expected<Comparison> run();

private:
  using Names = llvm::StringSet<>;
  void compareAsWritten();
  llvm::Error compareInFirstForm();
  llvm::Error confirmDifferences();
  llvm::Error tryForm(unsigned number);
  llvm::Error judgePasses();
  void askOlderRefines(const Forms &forms, const Names &names);
  void describe();
  void addReach();
  bool isPublic(const llvm::GlobalValue &global) const {
    return isVisible(global) &&
           (!options.isPublic || options.isPublic(global.getName()));
  }
  /// A symbol of the newer version, by the name that the older one has.
  const llvm::GlobalValue *findGiven(llvm::StringRef name) const {
    auto renamed = renames.find(name);
    return givenNewer.getNamedValue(
        renamed == renames.end() ? name : llvm::StringRef(renamed->second));
  }

  llvm::Expected<Forms> makeForms(const NormalForm *form) const;
  void judge(llvm::ArrayRef<FunctionPair> pairs, const Names &names,
             const RefineOptions &refineOptions,
             llvm::function_ref<void(PairResult)> deliver) const;
  llvm::Error keepRefined(const Side &side, const NormalForm &form,
                          Names &names) const;
  Names findHelpers(const Names &judged) const;
  Names callersOf(const Names &helpers) const;
  RefineOptions oneWay() const {
    RefineOptions result = options.refine;
    result.bothWays = false;
    return result;
  }

  const llvm::Module &givenNewer;
  const Renames renames;
  /// The newer version with the names of the older one; null if they are its
  /// own.
  const std::unique_ptr<llvm::Module> renamedNewer;
  Side older, newer;
  /// Those that were inlined everywhere: nothing rests on what they are alone.
  Names gone;
  const CompareOptions &options;
  unsigned same = 0;
  std::map<std::string, Change> changes; ///< By name.
};
} // namespace

/// Decides what needs no proof: most functions of two versions are the same.
void Comparer::compareAsWritten() {
  Forms forms{
      llvm::CloneModule(older.module), llvm::CloneModule(newer.module), {}};
  pairAndFindLone(forms, older, newer);
  for (const FunctionPair &pair : forms.pairs) {
    std::optional<PairResult> result =
        refine::checkWithoutProof(pair, options.refine);
    Change change;
    if (result)
      change.result = std::move(*result);
    change.result.sourceName = pair.sourceName;
    change.result.targetName = pair.targetName;
    std::string name = nameOf(change.result);
    change.movedFrom = options.movedFrom.lookup(name);
    if (isSameText(change.result) && change.movedFrom.empty() &&
        !renames.contains(name))
      ++same;
    else
      changes[name] = std::move(change);
  }
}

/// Both versions in `form`; as they are written if that is null.
llvm::Expected<Forms> Comparer::makeForms(const NormalForm *form) const {
  std::unique_ptr<llvm::Module> made[2];
  for (auto [side, module] :
       {std::pair(&older, &made[0]), {&newer, &made[1]}}) {
    if (!form) {
      *module = llvm::CloneModule(side->module);
      continue;
    }
    auto result = makeForm(*side, *form, options.refine.memoryBytes);
    if (!result)
      return llvm::createStringError(side->module.getModuleIdentifier() +
                                     ": error: --passes=" + form->passes +
                                     ": " + llvm::toString(result.takeError()));
    *module = std::move(*result);
  }
  return pairForms(std::move(made[0]), std::move(made[1]));
}

/// Judges those of `pairs` that have bodies and names among `names`.
void Comparer::judge(llvm::ArrayRef<FunctionPair> pairs, const Names &names,
                     const RefineOptions &refineOptions,
                     llvm::function_ref<void(PairResult)> deliver) const {
  std::vector<FunctionPair> chosen;
  for (const FunctionPair &pair : pairs) {
    if (pair.source && names.contains(nameOfSymbol(pair.sourceName)))
      chosen.push_back(pair);
  }
  refine::checkPairs(chosen, refineOptions, deliver);
}

/// Those of `judged` that callers are to be judged with the bodies of: local
/// functions in both versions that are not shown to mean the same.
Comparer::Names Comparer::findHelpers(const Names &judged) const {
  Names helpers;
  for (const auto &[name, change] : changes) {
    const llvm::Function *mine = older.module.getFunction(name),
                         *its = newer.module.getFunction(name);
    if (judged.contains(name) && change.result.meaning > Meaning::Refined &&
        mine && its && mine->hasLocalLinkage() && its->hasLocalLinkage() &&
        !older.inlined.contains(name))
      helpers.insert(name);
  }
  return helpers;
}

/// The functions of either version that refer to one of `helpers`, through
/// others that are inlined as well.
Comparer::Names Comparer::callersOf(const Names &helpers) const {
  Names callers;
  for (const Side *side : {&older, &newer}) {
    llvm::SetVector<const llvm::Function *> reached;
    for (const auto &helper : helpers)
      reached.insert(side->module.getFunction(helper.first()));
    for (size_t i = 0; i < reached.size(); ++i) {
      llvm::StringRef name = reached[i]->getName();
      if (!helpers.contains(name))
        callers.insert(name);
      if (side->inlined.contains(name)) {
        llvm::SetVector<const llvm::Function *> more =
            directUsersOf(*reached[i]);
        reached.insert(more.begin(), more.end());
      }
    }
  }
  return callers;
}

llvm::Error Comparer::compareInFirstForm() {
  bool isNormal = !options.normalForms.empty();
  Names names;
  for (const auto &[name, change] : changes)
    if (!isSameText(change.result) && older.module.getFunction(name) &&
        newer.module.getFunction(name))
      names.insert(name);
  for (unsigned round = 0; round < mostRounds && !names.empty(); ++round) {
    auto forms = makeForms(isNormal ? &options.normalForms.front() : nullptr);
    if (!forms)
      return forms.takeError();
    judge(forms->pairs, names, options.refine, [&](PairResult result) {
      // A caller of the same text is no change unless its helpers make it one.
      bool isKnown = changes.count(nameOf(result));
      if (!isKnown && isProved(result))
        return;
      same -= !isKnown;
      Change &change = changes[nameOf(result)];
      change.result = std::move(result);
      change.form = isNormal ? Form::Normal : Form::AsWritten;
    });
    for (const auto &helper : older.inlined)
      if (!forms->source->getFunction(helper.first()) &&
          !forms->target->getFunction(helper.first()))
        gone.insert(helper.first());
    if (!isNormal || round + 1 == mostRounds)
      break;
    Names helpers = findHelpers(names);
    for (const auto &helper : helpers) {
      older.inlined.insert(helper.first());
      newer.inlined.insert(helper.first());
    }
    names = helpers.empty() ? Names() : callersOf(helpers);
  }
  return llvm::Error::success();
}

/// Has the normal form `number` prove what is not decided yet. A difference
/// that it has is none of the functions as they are written.
llvm::Error Comparer::tryForm(unsigned number) {
  Names names;
  for (const auto &[name, change] : changes)
    if (change.result.meaning != Meaning::Different &&
        !isProved(change.result) && !older.inlined.contains(name))
      names.insert(name);
  if (names.empty())
    return llvm::Error::success();
  auto forms = makeForms(&options.normalForms[number]);
  if (!forms)
    return forms.takeError();
  judge(forms->pairs, names, options.refine, [&](PairResult result) {
    if (!isProved(result))
      return;
    Change &change = changes[nameOf(result)];
    change.result = std::move(result);
    change.form = Form::Normal;
    change.normalForm = number;
  });
  return llvm::Error::success();
}

llvm::Expected<Comparison> Comparer::run() {
  compareAsWritten();
  if (llvm::Error error = compareInFirstForm())
    return std::move(error);
  if (llvm::Error error = confirmDifferences())
    return std::move(error);
  for (unsigned i = 1; i < options.normalForms.size(); ++i)
    if (llvm::Error error = tryForm(i))
      return std::move(error);
  if (options.judgesPasses)
    if (llvm::Error error = judgePasses())
      return std::move(error);
  describe();
  Comparison comparison;
  comparison.same = same;
  comparison.layouts = compareLayouts(
      older.module, givenNewer,
      [&](const llvm::Function &function) { return isPublic(function); });
  for (auto &[name, change] : changes)
    // Those that seem to be one, and are not, are helpers that were inlined.
    if (!change.isRenamed() || !change.isInlined || !change.shownBy.empty())
      comparison.changes.push_back(std::move(change));
  return comparison;
}

/// A difference of normal forms counts if the plain forms have it: the passes
/// may have left one of several behaviours of a version. Helpers stay inlined,
/// without which there would be nothing to compare, and locals are values,
/// which changes no behaviour.
llvm::Error Comparer::confirmDifferences() {
  Names names, different;
  for (const auto &[name, change] : changes)
    if (change.result.meaning == Meaning::Different)
      (change.form == Form::Normal ? names : different).insert(name);
  if (names.empty() && different.empty())
    return llvm::Error::success();
  const NormalForm plain{"always-inline,function(sroa)"};
  auto forms = makeForms(options.normalForms.empty() ? nullptr : &plain);
  if (!forms)
    return forms.takeError();
  RefineOptions confirming = oneWay();
  confirming.timeoutSeconds = confirmingSeconds;
  confirming.testRuns = std::max(confirming.testRuns, confirmingRuns);
  judge(forms->pairs, names, confirming, [&](PairResult result) {
    Change &change = changes[nameOf(result)];
    if (result.meaning == Meaning::Different || isProved(result)) {
      change.form = Form::Plain;
      if (result.meaning == Meaning::Different)
        different.insert(nameOf(result));
      change.result = std::move(result);
      return;
    }
    std::string what = explanationOf(change.result);
    change.result = std::move(result);
    change.result.meaning = Meaning::Unknown;
    change.result.reason = {ReasonKind::NotReproduced,
                            "without passes; after them, " + what};
  });
  askOlderRefines(*forms, different);
  return llvm::Error::success();
}

/// Asks of functions that are different whether the older version refines the
/// newer one.
void Comparer::askOlderRefines(const Forms &forms, const Names &names) {
  std::vector<FunctionPair> swapped;
  for (const FunctionPair &pair : forms.pairs) {
    FunctionPair other;
    other.sourceName = pair.sourceName;
    other.targetName = pair.targetName;
    other.source = pair.target;
    other.target = pair.source;
    // What the definitions show is of one direction.
    if (pair.source && pair.judgement.meaning == Meaning::Equivalent &&
        pair.surroundings.empty())
      swapped.push_back(std::move(other));
  }
  RefineOptions asking = oneWay();
  asking.timeoutSeconds = confirmingSeconds;
  judge(swapped, names, asking, [&](const PairResult &result) {
    changes[nameOf(result)].doesOlderRefine = isProved(result);
  });
}

/// Leaves those of `names` of which `form` of `side` refines what is written.
llvm::Error Comparer::keepRefined(const Side &side, const NormalForm &form,
                                  Names &names) const {
  auto made = makeForm(side, form, options.refine.memoryBytes);
  if (!made)
    return made.takeError();
  Forms forms = pairForms(llvm::CloneModule(side.module), std::move(*made));
  Names kept;
  judge(forms.pairs, names, oneWay(), [&](const PairResult &result) {
    if (isProved(result))
      kept.insert(nameOf(result));
  });
  names = std::move(kept);
  return llvm::Error::success();
}

llvm::Error Comparer::judgePasses() {
  for (auto [number, form] : llvm::enumerate(options.normalForms)) {
    Names names;
    for (const auto &[name, change] : changes)
      if (change.form == Form::Normal && change.normalForm == number &&
          change.result.meaning <= Meaning::Refined)
        names.insert(name);
    for (const Side *side : {&older, &newer})
      if (!names.empty())
        if (llvm::Error error = keepRefined(*side, form, names))
          return error;
    for (const auto &name : names)
      changes[name.first().str()].arePassesProved = true;
  }
  return llvm::Error::success();
}

/// Adds what the report says of each symbol in the terms of the program.
void Comparer::describe() {
  for (auto &[name, change] : changes) {
    const llvm::GlobalValue *given = findGiven(name);
    const llvm::Function *mine = older.module.getFunction(name);
    auto *its = llvm::dyn_cast_or_null<llvm::Function>(given);
    describeFunctions(mine, its, options, change);
    change.isInlined =
        change.result.meaning > Meaning::Refined && gone.contains(name);
    const llvm::GlobalValue *global =
        given ? given : older.module.getNamedValue(name);
    change.isPublic = global && isPublic(*global);
    if (renames.contains(name)) {
      change.isPublic |= isPublic(*mine);
      change.result.targetName = refine::symbolOf(*given);
    }
  }
  addReach();
}

/// Adds whom a change reaches.
void Comparer::addReach() {
  llvm::StringMap<std::string> olderNames;
  for (const auto &[name, newName] : renames)
    olderNames[newName] = name.str();
  for (auto &[name, change] : changes) {
    const llvm::GlobalValue *global = findGiven(name);
    if (change.result.meaning <= Meaning::Refined || !global)
      continue;
    for (const llvm::Function *user : usersOf(*global)) {
      if (!isPublic(*user))
        continue;
      auto renamed = olderNames.find(user->getName());
      auto other =
          changes.find(renamed == olderNames.end() ? user->getName().str()
                                                   : renamed->second);
      bool differs = other != changes.end() &&
                     other->second.result.meaning > Meaning::Refined;
      if (differs || !change.isInlined)
        change.shownBy.push_back("@" + user->getName().str());
    }
  }
  for (auto &[name, change] : changes)
    if (change.isDifference())
      change.content = digestOfTexts(older, newer, name);
}

llvm::Expected<Comparison>
versions::compareVersions(const llvm::Module &older, const llvm::Module &newer,
                          const CompareOptions &options) {
  return Comparer(older, newer, options).run();
}
