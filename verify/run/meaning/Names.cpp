// Reads names from the state of MLIR's parser.

#include "verify/run/meaning/Names.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/base/io/Language.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Phase.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;

/// `location` with the name at `range` in the text: "x" for "%x", "x_1" for the
/// second value of "%x:2". Numbers are no names.
static mlir::Location addName(mlir::Location location, llvm::SMRange range,
                              unsigned number) {
  if (!range.isValid())
    return location;
  llvm::StringRef name(range.Start.getPointer(),
                       range.End.getPointer() - range.Start.getPointer());
  name.consume_front("%");
  if (name.empty() || llvm::isDigit(name[0]))
    return location;
  std::string whole = name.str();
  if (number != 0)
    whole += "_" + std::to_string(number);
  return mlir::NameLoc::get(mlir::StringAttr::get(location.getContext(), whole),
                            location);
}

/// Whether locations below `function` are debug info, or were imported.
static bool hasOwnLocations(mlir::FunctionOpInterface function) {
  return function
      ->walk([](mlir::Operation *op) {
        return llvm::isa<mlir::FileLineColLoc>(op->getLoc())
                   ? mlir::WalkResult::advance()
                   : mlir::WalkResult::interrupt();
      })
      .wasInterrupted();
}

static void addNames(mlir::FunctionOpInterface function,
                     const mlir::AsmParserState &state) {
  function->walk([&](mlir::Operation *op) {
    if (const auto *found = state.getOpDef(op))
      for (const auto &group : found->resultGroups)
        op->setLoc(
            addName(op->getLoc(), group.definition.loc, group.startIndex));
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region) {
        const auto *found = state.getBlockDef(&block);
        if (!found || found->arguments.size() != block.getNumArguments())
          continue;
        for (auto [argument, definition] :
             llvm::zip(block.getArguments(), found->arguments))
          argument.setLoc(addName(argument.getLoc(), definition.loc, 0));
      }
  });
}

/// The module that a text consists of, or that its ops, which are all of
/// `block`, stand for.
static mlir::OwningOpRef<mlir::ModuleOp> takeModule(mlir::Block &block,
                                                    mlir::Location whole) {
  if (llvm::hasSingleElement(block))
    if (auto module = llvm::dyn_cast<mlir::ModuleOp>(block.front())) {
      module->remove();
      return module;
    }
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(whole);
  llvm::iplist<mlir::Operation> &ops = module->getBody()->getOperations();
  ops.splice(ops.end(), block.getOperations());
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp>
palindrome::meaning::parseWithNames(llvm::MemoryBufferRef input,
                                    mlir::MLIRContext &context,
                                    Diagnostic &error) {
  if (detectBinary(input))
    return parseMLIR(input, context, error);
  llvm::StringRef file = input.getBufferIdentifier();
  Phase phase(file, "MLIR crashed in reading text");
  MLIRErrors errors(context, file);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  mlir::AsmParserState state;
  mlir::Block block;
  if (failed(mlir::parseAsmSourceFile(sources, &block, config, &state))) {
    error = unparsed(input, errors);
    return nullptr;
  }
  block.walk([&](mlir::FunctionOpInterface function) {
    if (!function.isExternal() && !hasOwnLocations(function))
      addNames(function, state);
  });
  return takeModule(block, mlir::FileLineColLoc::get(&context, file, 0, 0));
}
