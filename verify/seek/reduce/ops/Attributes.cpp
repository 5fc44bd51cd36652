// Edits of attributes and locations.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "verify/seek/reduce/ops/Edits.h"

using namespace palindrome::reduce;

/// Whether an op cannot do without its attribute `name`. The verifier and the
/// printer of `llvm.func` crash if there is no linkage or visibility.
static bool isNeeded(llvm::StringRef name) {
  return name == "operandSegmentSizes" || name == "resultSegmentSizes" ||
         name == "sym_name" || name == "function_type" || name == "linkage" ||
         name == "visibility_" || name == "CConv";
}

Edits palindrome::reduce::findAttributes(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    for (mlir::NamedAttribute attribute : op->getAttrs())
      if (!isNeeded(attribute.getName()))
        edits.push_back(
            [op, name = attribute.getName()] { op->removeAttr(name); });
    auto function = llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(op);
    if (function && function.getLinkage() != mlir::LLVM::Linkage::External)
      edits.push_back([function]() mutable {
        function.setLinkage(mlir::LLVM::Linkage::External);
      });
    if (function &&
        function.getVisibility_() != mlir::LLVM::Visibility::Default)
      edits.push_back([function]() mutable {
        function.setVisibility_(mlir::LLVM::Visibility::Default);
      });
    if (function && function.getCConv() != mlir::LLVM::CConv::C)
      edits.push_back(
          [function]() mutable { function.setCConv(mlir::LLVM::CConv::C); });
  });
  return edits;
}

/// Whether an attribute contains debug info or locations, at any depth.
static bool hasDebugInfo(mlir::Attribute attribute) {
  return attribute
      .walk([](mlir::Attribute part) {
        return llvm::isa<mlir::LLVM::DINodeAttr, mlir::LLVM::DIExpressionAttr,
                         mlir::LLVM::DIGlobalVariableExpressionAttr,
                         mlir::LocationAttr>(part)
                   ? mlir::WalkResult::interrupt()
                   : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

/// Removes the debug info of `op`; that of ops in its regions stays.
static void removeDebugInfo(mlir::Operation *op) {
  llvm::SmallVector<mlir::StringAttr> names;
  for (mlir::NamedAttribute attribute : op->getAttrs())
    if (hasDebugInfo(attribute.getValue()))
      names.push_back(attribute.getName());
  for (mlir::StringAttr name : names)
    op->removeAttr(name);
}

static bool isDebugOp(mlir::Operation *op) {
  return llvm::isa<mlir::LLVM::DbgValueOp, mlir::LLVM::DbgDeclareOp,
                   mlir::LLVM::DbgLabelOp>(op);
}

Edits palindrome::reduce::findDebugInfo(mlir::ModuleOp module) {
  auto hasSome = [](mlir::Operation *op) {
    return isDebugOp(op) ||
           llvm::any_of(op->getAttrs(), [](mlir::NamedAttribute attribute) {
             return hasDebugInfo(attribute.getValue());
           });
  };
  Edits edits;
  if (hasSome(module))
    edits.push_back([module] { removeDebugInfo(module); });
  for (mlir::Operation &op : module.getOps()) {
    auto found = op.walk([&](mlir::Operation *inner) {
      return hasSome(inner) ? mlir::WalkResult::interrupt()
                            : mlir::WalkResult::advance();
    });
    if (!found.wasInterrupted() || isDebugOp(&op))
      continue;
    edits.push_back([&op] {
      op.walk([](mlir::Operation *inner) {
        if (isDebugOp(inner))
          inner->erase();
        else
          removeDebugInfo(inner);
      });
    });
  }
  return edits;
}

namespace {
/// A place in nested dictionaries and arrays: the keys on the way, from
/// outside.
using Way = llvm::SmallVector<unsigned, 4>;
} // namespace

/// Calls `visit` with the way to each element of `attribute`, at any depth.
static void visitElements(mlir::Attribute attribute, Way &way,
                          llvm::function_ref<void(const Way &)> visit) {
  auto visitOne = [&](unsigned i, mlir::Attribute element) {
    way.push_back(i);
    visit(way);
    visitElements(element, way, visit);
    way.pop_back();
  };
  if (auto dictionary = llvm::dyn_cast<mlir::DictionaryAttr>(attribute))
    for (auto [i, entry] : llvm::enumerate(dictionary))
      visitOne(i, entry.getValue());
  else if (auto array = llvm::dyn_cast<mlir::ArrayAttr>(attribute))
    for (auto [i, element] : llvm::enumerate(array))
      visitOne(i, element);
}

/// `attribute` without the elements at `ways`, all of which begin with the
/// same `depth` keys; null if one of them is the way to `attribute` itself.
static mlir::Attribute without(mlir::Attribute attribute,
                               llvm::ArrayRef<Way> ways, size_t depth) {
  for (const Way &way : ways)
    if (way.size() == depth)
      return nullptr;
  auto elementWithout = [&](unsigned i, mlir::Attribute element) {
    std::vector<Way> below;
    for (const Way &way : ways)
      if (way[depth] == i)
        below.push_back(way);
    return below.empty() ? element : without(element, below, depth + 1);
  };
  if (auto dictionary = llvm::dyn_cast<mlir::DictionaryAttr>(attribute)) {
    llvm::SmallVector<mlir::NamedAttribute> entries;
    for (auto [i, entry] : llvm::enumerate(dictionary))
      if (mlir::Attribute value = elementWithout(i, entry.getValue()))
        entries.emplace_back(entry.getName(), value);
    return mlir::DictionaryAttr::get(attribute.getContext(), entries);
  }
  llvm::SmallVector<mlir::Attribute> elements;
  for (auto [i, element] :
       llvm::enumerate(llvm::cast<mlir::ArrayAttr>(attribute)))
    if (mlir::Attribute value = elementWithout(i, element))
      elements.push_back(value);
  return mlir::ArrayAttr::get(attribute.getContext(), elements);
}

Edits palindrome::reduce::findElements(mlir::ModuleOp module) {
  Edits edits;
  module.walk([&](mlir::Operation *op) {
    for (mlir::NamedAttribute attribute : op->getAttrs()) {
      // What the edits of this attribute have removed so far. The ways are
      // those in the original.
      auto removed = std::make_shared<std::vector<Way>>();
      Way way;
      visitElements(attribute.getValue(), way, [&](const Way &found) {
        edits.push_back([op, removed, found, name = attribute.getName(),
                         original = attribute.getValue()] {
          removed->push_back(found);
          op->setAttr(name, without(original, *removed, 0));
        });
      });
    }
  });
  return edits;
}

Edits palindrome::reduce::findLocations(mlir::ModuleOp module) {
  Edits edits;
  mlir::Location unknown = mlir::UnknownLoc::get(module.getContext());
  module.walk([&](mlir::Operation *op) {
    if (op->getLoc() != unknown)
      edits.push_back([op, unknown] { op->setLoc(unknown); });
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          if (argument.getLoc() != unknown)
            edits.push_back(
                [argument, unknown]() mutable { argument.setLoc(unknown); });
  });
  return edits;
}
