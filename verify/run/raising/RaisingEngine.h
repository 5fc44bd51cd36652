// An engine whose imports are raised, and taken back.

#ifndef PALINDROME_VERIFY_RUN_RAISING_RAISINGENGINE_H
#define PALINDROME_VERIFY_RUN_RAISING_RAISINGENGINE_H

#include "verify/base/engine/ForwardingEngine.h"
#include <atomic>
#include <string>
#include <vector>

namespace palindrome::raising {

/// Raises each module that `engine`, which outlives it, imports, and lowers it
/// again, as `palindrome export --lower` does; so that a round trip shows
/// whether that is lossless.
class RaisingEngine final : public ForwardingEngine {
public:
  /// Raises to `dialects`. Ends the process if the system has no memory.
  RaisingEngine(const Engine &engine, std::vector<std::string> dialects);
  ~RaisingEngine() override;
  RaisingEngine(const RaisingEngine &) = delete;
  RaisingEngine &operator=(const RaisingEngine &) = delete;

  void registerDialects(mlir::DialectRegistry &registry) const override;
  mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options) const override;

  /// How many ops were raised, in this process and in those that it forked
  /// since, such as "11 ops raised: 3 arith, 8 cf".
  std::string describeCounts() const;

private:
  std::vector<std::string> dialects;
  /// The dialects whose ops are counted.
  std::vector<std::string> counted;
  /// In memory that processes share, one for each of `counted`.
  std::atomic<uint64_t> *counts;
};

} // namespace palindrome::raising

#endif // PALINDROME_VERIFY_RUN_RAISING_RAISINGENGINE_H
