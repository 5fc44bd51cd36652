// Which functions have another name in the newer version.

#include "verify/run/versions/Renames.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/run/versions/Reach.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome;
using namespace palindrome::versions;

/// How much of two bodies has to be alike: of functions that the same ones
/// call, and of those that none calls.
static constexpr double leastCalled = 0.5;
static constexpr double leastAlone = 0.8;
/// The parts of a body that tell it from others where no function calls it.
static constexpr unsigned leastContent = 4;

namespace {
/// What a body consists of, and how often: opcodes, callees, constants.
using Content = llvm::StringMap<unsigned>;

/// A function without a counterpart of its name.
struct Lone {
  const llvm::Function *function;
  Content content = {};
  llvm::StringSet<> callers = {};
};

/// The function of the other version that is most like one.
struct Best {
  double likeness = 0;
  size_t other = 0;
  bool isTied = false; ///< Whether another one is as much like it.

  void add(double found, size_t which) {
    if (found < likeness)
      return;
    isTied = found == likeness;
    likeness = found;
    other = which;
  }
  bool isOne() const { return likeness > 0 && !isTied; }
};

class Finder {
public:
  Finder(const llvm::Module &older, const llvm::Module &newer);

  Renames run();

private:
  std::vector<Lone> findLone(const llvm::Module &own,
                             const llvm::Module &other) const;
  std::string nameOf(const llvm::GlobalValue &global) const;
  void describe(Lone &lone) const;
  bool pairBest();

  llvm::TargetLibraryInfoImpl library;
  std::vector<Lone> older, newer;
  Renames renames;
  llvm::StringMap<std::string> olderNames; ///< By those in the newer version.
};
} // namespace

Finder::Finder(const llvm::Module &older, const llvm::Module &newer)
    : library(newer.getTargetTriple()), older(findLone(older, newer)),
      newer(findLone(newer, older)) {}

std::vector<Lone> Finder::findLone(const llvm::Module &own,
                                   const llvm::Module &other) const {
  std::vector<Lone> lone;
  // Assembly may name these.
  llvm::SmallVector<llvm::GlobalValue *> used;
  for (bool isOfCompiler : {false, true})
    llvm::collectUsedGlobalVariables(own, used, isOfCompiler);
  for (const llvm::Function &function : own) {
    llvm::LibFunc known;
    if (function.hasName() && !function.isDeclarationForLinker() &&
        !other.getNamedValue(function.getName()) &&
        !llvm::is_contained(used, &function) &&
        !library.getLibFunc(function.getName(), known))
      lone.push_back({&function});
  }
  return lone;
}

/// The name of a global in the older version, as far as that is known.
std::string Finder::nameOf(const llvm::GlobalValue &global) const {
  auto known = olderNames.find(global.getName());
  return known == olderNames.end() ? global.getName().str() : known->second;
}

/// What a constant says, whatever its name.
static std::string textOf(const llvm::Constant &constant) {
  if (auto *string = llvm::dyn_cast<llvm::ConstantDataSequential>(&constant))
    return string->getRawDataValues().str();
  std::string text;
  llvm::raw_string_ostream stream(text);
  constant.printAsOperand(stream);
  return text;
}

/// Finds the content and the callers of a function by names of the older
/// version.
void Finder::describe(Lone &lone) const {
  lone.content.clear();
  lone.callers.clear();
  for (const llvm::Function *caller : directUsersOf(*lone.function))
    if (caller != lone.function)
      lone.callers.insert(nameOf(*caller));
  for (const llvm::Instruction &inst : llvm::instructions(*lone.function)) {
    ++lone.content[inst.getOpcodeName()];
    for (const llvm::Value *operand : inst.operands()) {
      auto *constant = llvm::dyn_cast<llvm::Constant>(operand);
      if (!constant || constant == lone.function)
        continue;
      auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(constant);
      if (variable && variable->isConstant() &&
          variable->hasDefinitiveInitializer())
        ++lone.content[textOf(*variable->getInitializer())];
      else if (auto *global = llvm::dyn_cast<llvm::GlobalValue>(constant))
        ++lone.content["@" + nameOf(*global)];
      else
        ++lone.content[textOf(*constant)];
    }
  }
}

static unsigned sizeOf(const Content &content) {
  unsigned size = 0;
  for (const auto &[part, number] : content)
    size += number;
  return size;
}

/// How much of two bodies is alike, between 0 and 1.
static double likenessOf(const Content &one, const Content &two) {
  unsigned common = 0, all = sizeOf(one) + sizeOf(two);
  for (const auto &[part, number] : one)
    common += std::min(number, two.lookup(part));
  return all ? 2 * double(common) / double(all) : 0;
}

/// Whether two functions may be one that was renamed, and how much is alike; 0
/// if they may not.
static double judge(const Lone &older, const Lone &newer) {
  if (older.function->hasLocalLinkage() != newer.function->hasLocalLinkage() ||
      !refine::sameType(older.function->getFunctionType(),
                        newer.function->getFunctionType()))
    return 0;
  bool haveCallers = !older.callers.empty() || !newer.callers.empty();
  if (!haveCallers && sizeOf(older.content) < leastContent)
    return 0;
  if (haveCallers && llvm::none_of(older.callers, [&](const auto &caller) {
        return newer.callers.contains(caller.first());
      }))
    return 0;
  double likeness = likenessOf(older.content, newer.content);
  return likeness >= (haveCallers ? leastCalled : leastAlone) ? likeness : 0;
}

/// Pairs those that are more alike than all others. Returns whether there are
/// some.
bool Finder::pairBest() {
  for (auto *side : {&older, &newer})
    for (Lone &lone : *side)
      describe(lone);
  std::vector<Best> bestOfOlder(older.size()), bestOfNewer(newer.size());
  for (auto [i, mine] : llvm::enumerate(older))
    for (auto [j, its] : llvm::enumerate(newer))
      if (double likeness = judge(mine, its)) {
        bestOfOlder[i].add(likeness, j);
        bestOfNewer[j].add(likeness, i);
      }
  llvm::SmallVector<std::pair<size_t, size_t>> found;
  for (auto [i, best] : llvm::enumerate(bestOfOlder))
    if (best.isOne() && bestOfNewer[best.other].isOne() &&
        bestOfNewer[best.other].other == i)
      found.emplace_back(i, best.other);
  for (auto [i, j] : found) {
    llvm::StringRef name = older[i].function->getName(),
                    newName = newer[j].function->getName();
    renames[name] = newName.str();
    olderNames[newName] = name.str();
  }
  llvm::erase_if(older, [&](const Lone &lone) {
    return renames.contains(lone.function->getName());
  });
  llvm::erase_if(newer, [&](const Lone &lone) {
    return olderNames.contains(lone.function->getName());
  });
  return !found.empty();
}

Renames Finder::run() {
  // Those that are paired are callers and callees of others.
  while (!older.empty() && !newer.empty() && pairBest())
    ;
  return std::move(renames);
}

Renames versions::findRenames(const llvm::Module &older,
                              const llvm::Module &newer) {
  return Finder(older, newer).run();
}

std::unique_ptr<llvm::Module> versions::undoRenames(const llvm::Module &newer,
                                                    const Renames &renames) {
  std::unique_ptr<llvm::Module> result = llvm::CloneModule(newer);
  for (const auto &[name, newName] : renames)
    result->getFunction(newName)->setName(name);
  return result;
}
