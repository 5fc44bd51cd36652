// The digests of pairs against the mutations of the differ's tests: what the
// prover does not take for the same body has another digest.

#include "verify/judge/proofs/Content.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/seek/mutate/Mutant.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::proofs;

/// The text of a function in its module.
static std::string printFunction(const llvm::Function &function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  function.print(stream);
  return text;
}

TEST(ContentOfMutants, DiffersWhereTheProverSeesADifference) {
  std::error_code error;
  std::vector<std::string> paths;
  for (llvm::sys::fs::directory_iterator at(PALINDROME_MODULES, error), end;
       at != end && !error; at.increment(error))
    paths.push_back(at->path());
  ASSERT_FALSE(paths.empty());
  llvm::sort(paths);
  uint64_t seed = 0;
  unsigned compared = 0;
  for (const std::string &path : paths) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(buffer);
    for (const mutate::Mutation &mutation : mutate::differMutations()) {
      // Each row meets some of the modules.
      constexpr unsigned share = 2;
      if (++seed % share != 0 || !mutation.apply)
        continue;
      mutate::Mutant mutant(**buffer, nullptr);
      if (mutant.apply({mutation.name.str(), seed, ""}) !=
          mutate::StepResult::Applied)
        continue;
      llvm::SMDiagnostic message;
      auto read = [&] {
        return llvm::parseAssembly(**buffer, message, mutant->getContext());
      };
      auto original = read(), copy = read();
      ASSERT_TRUE(original && copy);
      for (const llvm::Function &one : *original) {
        const llvm::Function *other =
            one.hasName() ? mutant->getFunction(one.getName()) : nullptr;
        if (one.isDeclaration() || !other || other->isDeclaration() ||
            refine::sameBody(one, *other))
          continue;
        // Not what the prover cannot compare, as debug information.
        if (!refine::sameBody(one, *copy->getFunction(one.getName())))
          continue;
        ContentDigests contents;
        std::optional<Digest> ofOne = contents.ofPair(one, one),
                              ofOther = contents.ofPair(*other, *other);
        ++compared;
        EXPECT_FALSE(ofOne && ofOther && *ofOne == *ofOther)
            << mutation.name.str() << " of " << path << '\n'
            << printFunction(one) << printFunction(*other);
      }
    }
  }
  EXPECT_GT(compared, 300u);
}
