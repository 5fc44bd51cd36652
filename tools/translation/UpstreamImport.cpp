// Runs MLIR's own importer of LLVM IR. It crashes at modules that LLVM's
// verifier accepts, and does not tell where it is. So after a crash the module
// is read again with a mark on each function and instruction, as an attachment:
//
//   call void @f(), !palindrome.mark !7
//
// and is imported again with an interface that claims these attachments. The
// importer calls it when it is done with all else of an instruction. It crashes
// after the last mark that it came to.

#include "tools/translation/UpstreamImport.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "mlir/Target/LLVMIR/LLVMImportInterface.h"
#include "tools/translation/CrashGuard.h"
#include "tools/translation/ImportAdapter.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

static mlir::OwningOpRef<mlir::ModuleOp>
translate(std::unique_ptr<llvm::Module> module, mlir::MLIRContext &context,
          const UpstreamImportOptions &options) {
  if (mlir::failed(adaptImports(context, options.dialects)))
    return {};
  return mlir::translateLLVMIRToModule(
      std::move(module), &context, options.expensiveWarnings,
      options.dropCompositeElements, /*loadAllDialects=*/true,
      options.preferUnregisteredIntrinsics, options.structsAsLiterals);
}

//===-- The place of a crash ----------------------------------------------===//

static constexpr llvm::StringLiteral markKind = "palindrome.mark";

namespace {
/// A part of the import, which is done when its mark has been met.
struct Part {
  enum Kind {
    Module,      ///< What is no function.
    Function,    ///< All of a function but its body.
    Instruction, ///< One of a body.
    Records      ///< The debug records of a body, which are translated last.
  } kind = Module;
  llvm::Function *function = nullptr;
  llvm::Instruction *instruction = nullptr;
};

/// Marks a module.
class Marks {
public:
  explicit Marks(llvm::Module &module);

  /// The parts of the module, in the order in which they are imported. The mark
  /// of each has its index.
  std::vector<Part> parts;

private:
  llvm::MDNode *next(Part part);
  /// Inserts a function before `place` that stands for `part`.
  void stand(Part part, llvm::Module::iterator place);
  void markBody(llvm::Function &function);

  llvm::Module &module;
  unsigned kind;
};

/// Counts the parts whose marks MLIR's importer has met.
class MarkImport final : public mlir::LLVMImportDialectInterface {
public:
  MarkImport(mlir::Dialect *dialect, size_t &numDone)
      : LLVMImportDialectInterface(dialect), numDone(numDone) {}

  llvm::SmallVector<unsigned>
  getSupportedMetadata(llvm::LLVMContext &context) const override {
    return {context.getMDKindID(markKind)};
  }
  llvm::LogicalResult
  setMetadataAttrs(mlir::OpBuilder &, unsigned, llvm::MDNode *node,
                   mlir::Operation *,
                   mlir::LLVM::ModuleImport &) const override {
    auto *index =
        llvm::mdconst::extract<llvm::ConstantInt>(node->getOperand(0));
    numDone = index->getZExtValue() + 1;
    return mlir::success();
  }

private:
  size_t &numDone;
};
} // namespace

Marks::Marks(llvm::Module &module)
    : module(module), kind(module.getMDKindID(markKind)) {
  llvm::SmallVector<llvm::Function *> functions;
  for (llvm::Function &function : module)
    // The importer makes nothing of most declarations of intrinsics.
    if (!function.isIntrinsic())
      functions.push_back(&function);
  stand({Part::Module}, module.begin());
  for (llvm::Function *function : functions) {
    function->setMetadata(kind, next({Part::Function, function}));
    if (function->isDeclaration())
      continue;
    markBody(*function);
    stand({Part::Records, function}, std::next(function->getIterator()));
  }
}

void Marks::stand(Part part, llvm::Module::iterator place) {
  auto *type = llvm::FunctionType::get(
      llvm::Type::getVoidTy(module.getContext()), /*isVarArg=*/false);
  auto *function = llvm::Function::Create(
      type, llvm::GlobalValue::ExternalLinkage, markKind);
  module.getFunctionList().insert(place, function);
  function->setMetadata(kind, next(part));
}

llvm::MDNode *Marks::next(Part part) {
  auto *type = llvm::Type::getInt64Ty(module.getContext());
  auto *index = llvm::ConstantInt::get(type, parts.size());
  parts.push_back(part);
  return llvm::MDNode::get(module.getContext(),
                           llvm::ConstantAsMetadata::get(index));
}

void Marks::markBody(llvm::Function &function) {
  // The order in which the importer visits the blocks that can be reached.
  for (llvm::BasicBlock *block :
       llvm::ReversePostOrderTraversal<llvm::Function *>(&function))
    for (llvm::Instruction &inst : *block)
      // These become no ops, or last.
      if (!llvm::isa<llvm::PHINode, llvm::DbgInfoIntrinsic>(inst))
        inst.setMetadata(kind, next({Part::Instruction, &function, &inst}));
}

/// The text for `part`, after "MLIR's importer crashed ".
static std::string describe(const Part &part) {
  if (part.kind == Part::Module)
    return "outside of functions";
  std::string function = "function '" + part.function->getName().str() + "'";
  if (part.kind == Part::Function)
    return "at " + function;
  if (part.kind == Part::Records)
    return "at the debug records of " + function;
  std::string what = part.instruction->getOpcodeName();
  auto *call = llvm::dyn_cast<llvm::CallBase>(part.instruction);
  if (call && call->getCalledFunction())
    what += " @" + call->getCalledFunction()->getName().str();
  return "at '" + what + "' in " + function;
}

static std::optional<llvm::FileLoc>
placeOf(const Part &part, const llvm::AsmParserContext &places) {
  std::optional<llvm::FileLocRange> range;
  if (part.instruction)
    range = places.getInstructionLocation(part.instruction);
  else if (part.function)
    range = places.getFunctionLocation(part.function);
  return range ? std::optional(range->Start) : std::nullopt;
}

/// The error for a crash of the import of `file`. Imports it again.
static Diagnostic locate(llvm::StringRef file, ModuleReader read,
                         const mlir::DialectRegistry &registry,
                         const UpstreamImportOptions &options) {
  llvm::LLVMContext source;
  llvm::AsmParserContext places;
  std::unique_ptr<llvm::Module> module = read(source, &places);
  Marks marks(*module);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.getDiagEngine().registerHandler([](mlir::Diagnostic &) {});
  // The builtin dialect has no import of its own.
  auto *builtin = context.getLoadedDialect<mlir::BuiltinDialect>();
  size_t numDone = 0;
  builtin->addInterface(std::make_unique<MarkImport>(builtin, numDone));
  bool hasCrashed = runGuarded([&] {
                      translate(std::move(module), context, options);
                    }).has_value();
  if (!hasCrashed)
    return {file.str(), 0, 0, "MLIR's importer crashed"};
  Part part = numDone < marks.parts.size() ? marks.parts[numDone] : Part();
  Diagnostic result{file.str(), 0, 0,
                    "MLIR's importer crashed " + describe(part)};
  if (std::optional<llvm::FileLoc> place = placeOf(part, places)) {
    result.line = place->Line + 1;
    result.column = place->Col + 1;
  }
  return result;
}

//===-- The import --------------------------------------------------------===//

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::tools::importByUpstream(std::unique_ptr<llvm::Module> module,
                                    llvm::StringRef file, ModuleReader read,
                                    mlir::MLIRContext &context,
                                    const UpstreamImportOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> result;
  std::optional<Crash> crash = runGuarded(
      [&] { result = translate(std::move(module), context, options); });
  if (!crash)
    return result;
  Diagnostic error =
      crash->reason.empty()
          ? locate(file, read, context.getDialectRegistry(), options)
          : Diagnostic{file.str(), 0, 0,
                       "MLIR's importer failed: " + crash->reason};
  error.message += "; `palindrome import` reads it";
  TextStream(llvm::errs()) << printable(error.str()) << '\n';
  exitAfterCrash();
}
