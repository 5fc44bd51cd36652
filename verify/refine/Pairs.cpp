// Pairs the symbols of two modules by name, after seeing to it that names mean
// something.

#include "verify/refine/Pairs.h"
#include "verify/refine/Globals.h"
#include "verify/refine/Structure.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine;
using palindrome::Meaning;

/// Gives `global` a name that is in neither module.
static void renameApart(llvm::GlobalValue &global, const llvm::Module &other) {
  std::string base =
      global.hasName() ? global.getName().str() : std::string("unnamed");
  const llvm::Module &own = *global.getParent();
  for (unsigned i = 1;; ++i) {
    std::string name = base + "." + llvm::utostr(i);
    if (!own.getNamedValue(name) && !other.getNamedValue(name)) {
      global.setName(name);
      return;
    }
  }
}

/// Names what has no name; the n-th of a kind alike in both.
template <typename Range>
static void nameNameless(Range allA, Range allB, const llvm::Module &moduleB) {
  llvm::SmallVector<llvm::GlobalValue *> a, b;
  for (auto &global : allA)
    if (!global.hasName())
      a.push_back(&global);
  for (auto &global : allB)
    if (!global.hasName())
      b.push_back(&global);
  for (size_t i = 0; i != a.size(); ++i) {
    renameApart(*a[i], moduleB);
    if (i < b.size())
      b[i]->setName(a[i]->getName());
  }
  for (size_t i = a.size(); i < b.size(); ++i)
    if (!a.empty())
      renameApart(*b[i], *a[0]->getParent());
    else
      b[i]->setName("unnamed");
}

/// Whether two globals of one name stand for each other.
static bool belongTogether(const llvm::GlobalValue &a,
                           const llvm::GlobalValue &b) {
  if (!a.hasLocalLinkage() && !b.hasLocalLinkage())
    return true; // The linker knows them by name.
  if (a.hasLocalLinkage() != b.hasLocalLinkage() ||
      a.getValueID() != b.getValueID())
    return false;
  if (auto *function = llvm::dyn_cast<llvm::Function>(&a))
    return judgeSignature(*function, llvm::cast<llvm::Function>(b)).holds();
  if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&a))
    return judgeVariable(*variable, llvm::cast<llvm::GlobalVariable>(b))
        .holds();
  return true;
}

/// Parts what has one name and does not belong together. That may take what
/// refers to it apart, so it goes on until nothing changes.
static void partStrangers(llvm::Module &a, llvm::Module &b) {
  for (bool changed = true; changed;) {
    changed = false;
    llvm::SmallVector<llvm::GlobalValue *> all;
    for (llvm::GlobalValue &global : b.global_values())
      all.push_back(&global);
    for (llvm::GlobalValue *global : all) {
      llvm::GlobalValue *other = a.getNamedValue(global->getName());
      if (!other || belongTogether(*other, *global))
        continue;
      // The name of a local symbol is nobody else's business.
      if (global->hasLocalLinkage())
        renameApart(*global, a);
      else
        renameApart(*other, b);
      changed = true;
    }
  }
}

static bool isAnonymousConstant(const llvm::GlobalVariable &global) {
  return global.hasLocalLinkage() && global.isConstant() &&
         global.hasGlobalUnnamedAddr();
}

/// Pairs constants without an identity by what is in them, as string literals
/// are renumbered.
static void pairAnonymousConstants(llvm::Module &a, llvm::Module &b) {
  llvm::SmallVector<llvm::GlobalVariable *> alone;
  for (llvm::GlobalVariable &global : a.globals())
    if (isAnonymousConstant(global) && !b.getNamedValue(global.getName()))
      alone.push_back(&global);
  for (llvm::GlobalVariable &global : b.globals()) {
    if (!isAnonymousConstant(global) || a.getNamedValue(global.getName()))
      continue;
    auto found = llvm::find_if(alone, [&](llvm::GlobalVariable *candidate) {
      return judgeVariable(*candidate, global).meaning == Meaning::Equivalent;
    });
    if (found == alone.end())
      continue;
    global.setName((*found)->getName());
    alone.erase(found);
  }
}

/// Sees to it that what has one name stands for each other, and nothing else.
static void alignNames(llvm::Module &a, llvm::Module &b) {
  nameNameless(a.globals(), b.globals(), b);
  nameNameless(a.functions(), b.functions(), b);
  nameNameless(a.aliases(), b.aliases(), b);
  nameNameless(a.ifuncs(), b.ifuncs(), b);
  partStrangers(a, b);
  pairAnonymousConstants(a, b);
}

/// The globals that a body refers to, through constants and initial values;
/// what functions refer to is their business.
static llvm::SetVector<const llvm::GlobalValue *>
findReferences(const llvm::Function &function) {
  llvm::SetVector<const llvm::GlobalValue *> globals;
  llvm::SmallVector<const llvm::Constant *> left;
  llvm::DenseSet<const llvm::Constant *> seen;
  auto visit = [&](const llvm::Value *value) {
    if (auto *constant = llvm::dyn_cast_or_null<llvm::Constant>(value))
      if (!llvm::isa<llvm::ConstantData>(constant) &&
          seen.insert(constant).second)
        left.push_back(constant);
  };
  for (const llvm::BasicBlock &block : function)
    for (const llvm::Instruction &instruction : block)
      for (const llvm::Value *operand : instruction.operands())
        visit(operand);
  while (!left.empty()) {
    const llvm::Constant *constant = left.pop_back_val();
    if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant))
      globals.insert(global);
    if (!llvm::isa<llvm::Function>(constant))
      for (const llvm::Value *operand : constant->operands())
        visit(operand);
  }
  return globals;
}

/// The first function with a body that `function` may call because its module
/// says so, by name or through a table.
static const llvm::Function *findKnownCallee(const llvm::Function &function) {
  for (const llvm::GlobalValue *global : findReferences(function)) {
    auto *callee = llvm::dyn_cast<llvm::Function>(global);
    if (callee && !callee->isDeclaration())
      return callee;
  }
  return nullptr;
}

/// Whether the layouts and machines of two modules are the same.
static Judgement judgeTargets(const llvm::Module &a, const llvm::Module &b) {
  if (a.getDataLayout() != b.getDataLayout())
    return Judgement::unsupported("the data layouts differ");
  if (a.getTargetTriple() != b.getTargetTriple())
    return Judgement::unsupported("the target triples differ");
  return {};
}

/// Puts into `pair` what the two functions depend on.
static void addSurroundings(Pair &pair) {
  const llvm::Module &a = *pair.a->getParent(), &b = *pair.b->getParent();
  auto add = [&](std::string what) {
    if (pair.surroundings.empty())
      pair.surroundings = std::move(what);
  };
  for (const llvm::Function *function : {pair.a, pair.b})
    if (const llvm::Function *callee = findKnownCallee(*function))
      add("the body of " + symbolOf(*callee));
  if (&a == &b)
    return;

  Judgement targets = judgeTargets(a, b);
  if (!targets.holds())
    add(targets.what);
  pair.judgement.merge(std::move(targets));
  auto look = [&](const llvm::Function &function, const llvm::Module &other) {
    for (const llvm::GlobalValue *global : findReferences(function)) {
      const llvm::GlobalValue *counterpart =
          other.getNamedValue(global->getName());
      if (!counterpart) {
        if (global->hasLocalLinkage())
          add(symbolOf(*global) + ", which one side only has");
        continue;
      }
      bool isOfA = &other == &b;
      auto *variableA =
          llvm::dyn_cast<llvm::GlobalVariable>(isOfA ? global : counterpart);
      auto *variableB =
          llvm::dyn_cast<llvm::GlobalVariable>(isOfA ? counterpart : global);
      Judgement judgement;
      if (variableA && variableB)
        judgement = judgeVariable(*variableA, *variableB);
      else if (global->getValueID() != counterpart->getValueID())
        judgement =
            Judgement::unsupported(symbolOf(*global) + " is of two kinds");
      if (global->hasExternalWeakLinkage() !=
          counterpart->hasExternalWeakLinkage())
        judgement.merge(Judgement::unsupported(
            symbolOf(*global) + " may be missing on one side only"));
      if (judgement.meaning == Meaning::Different)
        judgement = Judgement::unsupported(judgement.what);
      if (!judgement.holds())
        add(judgement.what);
      pair.judgement.merge(std::move(judgement));
    }
  };
  look(*pair.a, b);
  look(*pair.b, a);
}

/// The pair of two definitions.
static Pair pairDefinitions(const llvm::Function &a, const llvm::Function &b,
                            std::string nameA, std::string nameB) {
  Pair pair;
  pair.nameA = std::move(nameA);
  pair.nameB = std::move(nameB);
  pair.judgement = judgeSignature(a, b);
  if (pair.judgement.meaning == Meaning::Different)
    return pair;
  if (a.getParent() != b.getParent())
    pair.judgement.merge(judgeLinkage(a, b));
  pair.a = &a;
  pair.b = &b;
  addSurroundings(pair);
  return pair;
}

/// The body that runs when `global` is called, if the module has it.
static const llvm::Function *bodyOf(const llvm::GlobalValue *global) {
  auto *function =
      llvm::dyn_cast<llvm::Function>(global->stripPointerCastsAndAliases());
  return function && !function->isDeclaration() ? function : nullptr;
}

namespace {
/// Goes over the symbols of two modules whose names are aligned.
class ModulePairing {
public:
  ModulePairing(llvm::Module &a, llvm::Module &b) : a(a), b(b) {}

  std::vector<Pair> run();

private:
  void decide(std::string nameA, std::string nameB, Judgement judgement);
  void visit(const llvm::GlobalValue &global);
  void visitAppending(llvm::StringRef name);
  void visitNew(const llvm::GlobalValue &global);
  void visitModules();

  llvm::Module &a, &b;
  std::vector<Pair> pairs;
};
} // namespace

/// Adds a symbol that is decided, unless there is nothing to say of it.
void ModulePairing::decide(std::string nameA, std::string nameB,
                           Judgement judgement) {
  if (judgement.meaning == Meaning::Equivalent)
    return;
  Pair pair;
  pair.nameA = std::move(nameA);
  pair.nameB = std::move(nameB);
  pair.judgement = std::move(judgement);
  pairs.push_back(std::move(pair));
}

/// Lists that the linker puts together.
static bool isAppending(const llvm::GlobalValue &global) {
  return global.hasAppendingLinkage();
}

/// Judges a symbol of A by its counterpart.
void ModulePairing::visit(const llvm::GlobalValue &global) {
  const llvm::GlobalValue *other = b.getNamedValue(global.getName());
  std::string name = symbolOf(global);
  if (isAppending(global))
    return;
  if (!other) {
    // Nobody else can miss it, or may rely on its being here.
    if (!defines(global) || global.isDiscardableIfUnused())
      return;
    return decide(name, "", Judgement::different("only A defines it"));
  }
  if (global.isDeclaration() && other->isDeclaration())
    return; // What it is to the functions that use it is in their pairs.
  if (!defines(global) && defines(*other))
    return decide(name, name,
                  Judgement::unsupported("only B defines it, where A leaves it "
                                         "to others"));
  if (defines(global) && !defines(*other))
    return decide(name, name, Judgement::different("only A defines it"));

  auto *variableA = llvm::dyn_cast<llvm::GlobalVariable>(&global);
  auto *variableB = llvm::dyn_cast<llvm::GlobalVariable>(other);
  if (variableA && variableB)
    return decide(name, name, judgeVariable(*variableA, *variableB));
  auto *aliasA = llvm::dyn_cast<llvm::GlobalAlias>(&global);
  auto *aliasB = llvm::dyn_cast<llvm::GlobalAlias>(other);
  if (aliasA && aliasB &&
      ConstantComparison().same(aliasA->getAliasee(), aliasB->getAliasee()))
    return;
  const llvm::Function *bodyA = bodyOf(&global), *bodyB = bodyOf(other);
  if (bodyA && bodyB) {
    pairs.push_back(pairDefinitions(*bodyA, *bodyB, name, name));
    return;
  }
  if (!bodyA != !bodyB && (variableA || variableB))
    return decide(name, name,
                  Judgement::different("a function on one side, a variable on "
                                       "the other"));
  auto *ifuncA = llvm::dyn_cast<llvm::GlobalIFunc>(&global);
  auto *ifuncB = llvm::dyn_cast<llvm::GlobalIFunc>(other);
  if (ifuncA && ifuncB &&
      ConstantComparison().same(ifuncA->getResolver(), ifuncB->getResolver()))
    return;
  decide(name, name,
         Judgement::unsupported("an alias or ifunc of something else"));
}

void ModulePairing::visitAppending(llvm::StringRef name) {
  const llvm::GlobalVariable *listA = a.getGlobalVariable(name);
  const llvm::GlobalVariable *listB = b.getGlobalVariable(name);
  if (!listA && !listB)
    return;
  bool same = listA && listB && listA->hasInitializer() &&
              listB->hasInitializer() &&
              ConstantComparison().same(listA->getInitializer(),
                                        listB->getInitializer());
  if (!same)
    decide(listA ? symbolOf(*listA) : "", listB ? symbolOf(*listB) : "",
           Judgement::unsupported("what is in the list differs"));
}

/// Judges a symbol that A does not have: nothing of A's program can name it.
void ModulePairing::visitNew(const llvm::GlobalValue &global) {
  if (a.getNamedValue(global.getName()) || !defines(global) ||
      global.isDiscardableIfUnused() || isAppending(global))
    return;
  decide("", symbolOf(global), {Meaning::Refined, "only B defines it"});
}

void ModulePairing::visitModules() {
  decide("module", "module", judgeTargets(a, b));
  if (a.getModuleInlineAsm() != b.getModuleInlineAsm())
    decide("module", "module",
           Judgement::unsupported("the assembly of the modules differs"));
}

std::vector<Pair> ModulePairing::run() {
  visitModules();
  for (const llvm::GlobalValue &global : a.global_values())
    visit(global);
  for (llvm::StringRef list : {"llvm.global_ctors", "llvm.global_dtors",
                               "llvm.used", "llvm.compiler.used"})
    visitAppending(list);
  for (const llvm::GlobalValue &global : b.global_values())
    visitNew(global);
  return std::move(pairs);
}

std::vector<Pair> palindrome::refine::pairModules(llvm::Module &a,
                                                  llvm::Module &b) {
  alignNames(a, b);
  return ModulePairing(a, b).run();
}

std::optional<std::string>
palindrome::refine::pairFunctions(llvm::Module &a, llvm::StringRef nameA,
                                  llvm::Module &b, llvm::StringRef nameB,
                                  std::vector<Pair> &pairs) {
  if (&a != &b)
    alignNames(a, b);
  nameA.consume_front("@");
  nameB.consume_front("@");
  auto find = [](const llvm::Module &module, llvm::StringRef name) {
    const llvm::GlobalValue *global = module.getNamedValue(name);
    return global ? bodyOf(global) : nullptr;
  };
  const llvm::Function *functionA = find(a, nameA);
  const llvm::Function *functionB = find(b, nameB);
  if (!functionA || !functionB)
    return "no function @" + (functionA ? nameB : nameA).str() + " in " +
           (functionA ? b : a).getModuleIdentifier();
  pairs.push_back(pairDefinitions(*functionA, *functionB, "@" + nameA.str(),
                                  "@" + nameB.str()));
  return std::nullopt;
}

std::vector<Pair> palindrome::refine::pairWithin(const llvm::Module &module) {
  std::vector<Pair> pairs;
  for (const llvm::Function &function : module) {
    llvm::StringRef rest = function.getName();
    if (function.isDeclaration() || !rest.consume_front("src"))
      continue;
    const llvm::Function *other = module.getFunction(("tgt" + rest).str());
    if (other && !other->isDeclaration())
      pairs.push_back(pairDefinitions(function, *other, symbolOf(function),
                                      symbolOf(*other)));
  }
  return pairs;
}
