// Follows LLVM's passes over a module, and notes what each of them changed.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_FOLLOWER_H
#define PALINDROME_VERIFY_SEEK_PASSES_FOLLOWER_H

#include "verify/seek/passes/Changes.h"
#include "llvm/ADT/Any.h"
#include "llvm/IR/PassInstrumentation.h"
#include <functional>

namespace palindrome::passes {

/// Compares the module that passes run on with its copy after each of them. It
/// begins with the first pass.
class Follower {
public:
  /// `onStage` is called with the name of each pass before it runs.
  Follower(Changes &changes, std::function<void(llvm::StringRef)> onStage)
      : changes(changes), onStage(std::move(onStage)) {}

  void registerCallbacks(llvm::PassInstrumentationCallbacks &callbacks);
  /// Adds what passes changed that reported no change.
  void finish();

private:
  /// A pass that runs.
  struct Running {
    std::string name;
    const llvm::Function *function;
  };
  void begin(llvm::StringRef name, const llvm::Any &unit);
  void end(bool mayHaveChanged);
  void compareFunction(const PassRun &run, const llvm::Function &function);
  void compareModule(const PassRun &run);

  Changes &changes;
  std::function<void(llvm::StringRef)> onStage;
  const llvm::Module *module = nullptr; ///< Null before the first pass.
  std::unique_ptr<llvm::Module> copy;
  std::vector<Running> running;
  /// How often each pass has run, by its name and the function.
  llvm::StringMap<unsigned> runs;
};

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_FOLLOWER_H
