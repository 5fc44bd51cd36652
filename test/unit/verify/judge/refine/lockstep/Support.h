// Which of the pairs in a text are proved in lockstep.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_SUPPORT_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_SUPPORT_H

#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/Questions.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::refine {

inline bool proveCone(const llvm::Function &source,
                      const llvm::Function &target) {
  RefineOptions options;
  options.timeoutSeconds = 5;
  return Questions().isProved(source, target, options);
}

/// Answers no question: what is proved with it needs none.
inline bool answerNothing(const llvm::Function &, const llvm::Function &) {
  return false;
}

/// The pairs in `text` as functions @src.x and @tgt.x. There, each pair is one
/// function @x. A line that begins with `-` is in the source alone, one that
/// begins with `+` in the target alone, and all others in both:
///
///   define i32 @twice(i32 %x) {
///   - %r = mul i32 %x, 2
///   + %r = shl i32 %x, 1
///     ret i32 %r
///   }
///
/// Fails the test if a line outside of the functions has a mark.
std::string pairsOf(llvm::StringRef text);

/// `text` with `to` in place of `from`. Fails the test unless `from` occurs
/// there exactly once.
std::string changed(llvm::StringRef text, llvm::StringRef from,
                    llvm::StringRef to);

/// The pair @x in `pair`, with another name and a change.
inline std::string variant(llvm::StringRef pair, const std::string &name,
                           llvm::StringRef from, llvm::StringRef to) {
  return changed(changed(pair, "@x(", "@" + name + "("), from, to);
}

/// The names of the pairs in `text` (`pairsOf`) that are proved.
inline std::vector<std::string>
provedOf(const std::string &text, const LockstepObligations &checked = {},
         llvm::function_ref<bool(const llvm::Function &source,
                                 const llvm::Function &target)>
             ask = proveCone) {
  Two two(pairsOf(text));
  std::vector<std::string> proved;
  std::vector<llvm::Function *> sources;
  for (llvm::Function &function : *two.module)
    if (function.getName().starts_with("src."))
      sources.push_back(&function);
  for (llvm::Function *source : sources) {
    std::string name = source->getName().drop_front(4).str();
    const llvm::Function *target = two.module->getFunction("tgt." + name);
    EXPECT_TRUE(target) << name;
    if (target &&
        refinesInLockstep(*source, *target, ask, [] { return false; }, checked))
      proved.push_back(name);
  }
  return proved;
}

/// Whether the pair @x, the only one in `text`, is proved.
inline bool isProved(const std::string &text) {
  return provedOf(text) == std::vector<std::string>{"x"};
}

/// The same without a question to the solver.
inline bool isProvedAtOnce(const std::string &text) {
  return provedOf(text, {}, answerNothing) == std::vector<std::string>{"x"};
}

/// Expects that no pair in `text` is proved with any one of the changes.
inline void
expectNone(const std::string &text,
           const std::vector<std::pair<std::string, std::string>> &changes,
           llvm::function_ref<bool(const llvm::Function &source,
                                   const llvm::Function &target)>
               ask = proveCone) {
  for (const auto &[from, to] : changes)
    EXPECT_EQ(provedOf(changed(text, from, to), {}, ask),
              std::vector<std::string>())
        << from << " " << to;
}

} // namespace palindrome::refine

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_REFINE_LOCKSTEP_SUPPORT_H
