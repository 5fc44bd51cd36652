// Finds the source and target functions to compare in two modules, or in one,
// and judges what needs no execution: symbols that only one module defines,
// signatures, linkage, initial values.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PAIRS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PAIRS_H

#include "palindrome/Refine.h"

namespace palindrome::refine {

/// What the definitions of two globals show without an execution.
struct Judgement {
  Meaning meaning = Meaning::Equivalent;
  /// In one line: what differs; what is not supported, where the meaning is
  /// unknown; or a remark. May be empty.
  std::string what;

  static Judgement different(std::string what) {
    return {Meaning::Different, std::move(what)};
  }
  static Judgement unsupported(std::string what) {
    return {Meaning::Unknown, std::move(what)};
  }
  /// Keeps the worse of this judgement and `other`.
  void merge(Judgement other) {
    if (other.meaning > meaning)
      *this = std::move(other);
  }
  /// Whether nothing speaks against the target's refining the source.
  bool holds() const { return meaning <= Meaning::Refined; }
};

struct FunctionPair;

/// Restates counterexamples for those who know the functions in another
/// language than LLVM IR.
class CounterexamplePrinter {
public:
  virtual ~CounterexamplePrinter();
  /// Replaces the inputs, the instructions and the places of `shown`, which is
  /// one of `pair`.
  virtual void restate(const FunctionPair &pair,
                       Counterexample &shown) const = 0;
};

/// A source and a target: two function definitions to compare, or any symbol
/// whose verdict is known from its definitions.
struct FunctionPair {
  std::string sourceName, targetName; ///< As "@f"; empty where there is none.
  /// Both are null if the judgement is the verdict.
  const llvm::Function *source = nullptr, *target = nullptr;
  /// The verdict, or the best that a verdict on the two functions may be: the
  /// globals that they refer to can exclude a better one.
  Judgement judgement;
  /// Something that the bodies depend on and that an input of the functions
  /// alone does not determine, such as a global that only one module has. A
  /// counterexample may then need a program that does not exist, and the pair
  /// is unknown for this reason. Empty if there is nothing.
  std::string surroundings;
  /// Such a thing in the body of a callee, which is there when a counterexample
  /// is run, but not when the solver is asked about the choices of the source.
  std::string callee;
  /// If set, restates the counterexample. It is called in the process that
  /// judges the pair.
  const CounterexamplePrinter *printer = nullptr;
};

/// Pairs every symbol that `source` or `target` defines with the symbol of the
/// same name in the other module. Both modules are in one context. Variables
/// and aliases are judged by their definitions; a pair is added only for those
/// that are not equivalent.
///
/// Establishes what the encoder and the interpreter rely on: two globals
/// correspond if and only if they have the same name, and where both have an
/// initial value, the target's bytes refine the source's. For that, local
/// globals without a counterpart, and globals without a name, are renamed in
/// either module.
std::vector<FunctionPair> pairModules(llvm::Module &source,
                                      llvm::Module &target);

/// The same for modules that are whole: all that refers to their local symbols
/// is in them. What nothing writes is constant then, and what all callers of a
/// local function agree on is known (CallerAgreement.h, Unwritten.h).
std::vector<FunctionPair> pairWholeModules(llvm::Module &source,
                                           llvm::Module &target);

/// Adds the pair of a function of `source` and one of `target`, whatever their
/// names; all other globals correspond as above. The modules may be one.
/// Returns an error message if one of the functions is not defined.
std::optional<std::string> pairFunctions(llvm::Module &source,
                                         llvm::StringRef sourceName,
                                         llvm::Module &target,
                                         llvm::StringRef targetName,
                                         std::vector<FunctionPair> &pairs);

/// Pairs each @srcX of `module` with @tgtX, the form of Alive2's tests.
/// Functions without a counterpart are left out.
std::vector<FunctionPair> pairWithin(const llvm::Module &module);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PAIRS_H
