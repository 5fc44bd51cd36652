// Modules of MLIR for palindrome refine, and MLIR's passes.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_MLIRINPUTS_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_MLIRINPUTS_H

#include "tools/commands/refine/Passes.h"
#include "tools/commands/refine/RefineCommand.h"
#include "tools/line/LoweringLine.h"
#include "tools/line/PluginOptions.h"
#include "verify/run/meaning/Terms.h"
#include "verify/run/meaning/Undef.h"
#include "verify/seek/passes/Lowering.h"
#include "llvm/ADT/StringSet.h"

namespace palindrome::tools {

/// Reads modules of MLIR and has them lowered alike. With --pipeline, makes the
/// target as well.
class MLIRInputs final : public RefineInputs {
public:
  /// With --pipeline among the options if `hasPipeline`.
  explicit MLIRInputs(bool hasPipeline = true) : hasPipeline(hasPipeline) {}

  std::optional<int> parse(CommandLine &line,
                           const std::vector<std::string> &words,
                           size_t leastInputs, size_t mostInputs) override;
  /// Forgets the modules that were read, before others are.
  void forget();
  std::unique_ptr<llvm::Module> read(llvm::MemoryBufferRef input, bool isTarget,
                                     llvm::Module *other,
                                     llvm::LLVMContext &context) override;
  std::optional<std::string> describeLowering(bool isJSON) const override;
  bool hasUndef() const override {
    // A single module has both functions of each pair.
    bool areTwo = isWithLLVM || sides[1].get();
    return meaning::mayReceiveUndef(sides[0].get(), sides[areTwo].get());
  }
  const refine::CounterexamplePrinter *printer() const override {
    return &*terms;
  }
  void check(llvm::ArrayRef<refine::FunctionPair> pairs,
             const RefineOptions &options,
             llvm::function_ref<void(const PairResult &)> deliver,
             const refine::PairEvents &events) const override;
  std::string placeOf(const llvm::Function *function) const override {
    return terms->placeOf(function);
  }
  /// See meaning::Terms.
  std::string parameterOf(const llvm::Function *function,
                          unsigned number) const {
    return terms->parameterOf(function, number);
  }
  RefinePasses *passes(const RefineArguments &arguments) override;
  std::unique_ptr<RefinePasses>
  passesOfLLVM(const RefineArguments &arguments) override {
    return makeLLVMPasses(arguments);
  }

private:
  /// A module of MLIR, as it was read and as LLVM IR.
  struct Side {
    std::string file;
    passes::Origin origin;

    const meaning::LoweredModule *get() const {
      return origin.lowered ? &*origin.lowered : nullptr;
    }
  };

  bool parseInto(Side &side, llvm::MemoryBufferRef input);
  bool lower(Side &side, llvm::MemoryBufferRef input,
             const LoweringOptions &options, llvm::LLVMContext &context);
  mlir::MLIRContext &context();
  PluginEngine engine() const { return {nativeEngine(), plugins.plugins}; }

  /// The passes of --pipeline (MLIRPasses.cpp).
  class Passes final : public RefinePasses {
  public:
    explicit Passes(MLIRInputs &inputs) : inputs(inputs) {}

    bool prepare() override;
    std::unique_ptr<llvm::Module> run(const llvm::Module &source) override;
    std::optional<Reason> findDoubt(const refine::FunctionPair &pair,
                                    const PairResult &result,
                                    const RefineOptions &options) override;
    std::string describe(bool isJSON) const override;

    std::string pipeline; ///< Of --pipeline.
    std::vector<std::string> plugins;

  private:
    bool runOn(mlir::ModuleOp module, const std::string &file);
    std::unique_ptr<llvm::Module> runOnMLIR(const llvm::Module &source);
    std::unique_ptr<llvm::Module> runOnLLVM(const llvm::Module &source);
    bool fail(const std::string &file, const Diagnostic &error) const;

    MLIRInputs &inputs;
    const llvm::Module *before = nullptr; ///< What they ran on.
    llvm::StringSet<> madeLocal;          ///< The symbols that they made local.
  };

  const bool hasPipeline;
  LoweringLine lowering;
  PluginOptions plugins;
  Passes passesOfMLIR{*this};
  std::unique_ptr<mlir::MLIRContext> ownContext;
  bool isWithLLVM = true; ///< Whether a side is LLVM IR.
  Side sides[2];          ///< Destroyed before the context.
  std::optional<meaning::Terms> terms{std::in_place, nullptr, nullptr};
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_MLIRINPUTS_H
