// Makes an op of another dialect of one of `llvm`, and the reverse, where both
// say the same:
//
//   %r = llvm.add %a, %b overflow<nsw> : i32
//   %r = arith.addi %a, %b overflow<nsw> : i32

#include "translate/Counterparts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "translate/Carrier.h"
#include "translate/Diagnostics.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace palindrome::counterparts;

static constexpr Counterpart rowsOfTable[] = {
#define COUNTERPART(OP, LLVM_OP, FALSE) {OP, LLVM_OP, FALSE},
#include "translate/Counterparts.def"
};

llvm::ArrayRef<Counterpart> counterparts::all() { return rowsOfTable; }

static constexpr llvm::StringLiteral fastMathOfLLVM = "fastmathFlags",
                                     fastMathOfOthers = "fastmath";

/// Attributes that go along as discardable ones where an op has no place for
/// them: none changes what the op does.
static constexpr llvm::StringLiteral hints[] = {"branch_weights",
                                                "loop_annotation"};

/// Flags of instructions that are carried for want of a place in `llvm`. An op
/// of another dialect, which passes change in place, must not have them.
static constexpr llvm::StringLiteral carriedFlags[] = {carrier::fastMath,
                                                       carrier::sameSign};

/// The flags of `ToFlags` with the names of those in `flags`. The bits of both
/// need not be the same.
template <typename ToFlags, typename FromFlags>
static ToFlags byName(FromFlags flags, std::string (*nameOf)(FromFlags),
                      std::optional<ToFlags> (*flagOf)(llvm::StringRef)) {
  auto bits = static_cast<uint32_t>(flags), result = 0u;
  for (uint32_t bit = 1; bit && bit <= bits; bit <<= 1)
    if (bits & bit)
      result |=
          static_cast<uint32_t>(*flagOf(nameOf(static_cast<FromFlags>(bit))));
  return static_cast<ToFlags>(result);
}

/// The value of `named` as the ops of the other side have it.
static mlir::Attribute convert(mlir::NamedAttribute named) {
  namespace arith = mlir::arith;
  mlir::Attribute attribute = named.getValue();
  mlir::MLIRContext *context = attribute.getContext();
  // As an attribute, this property of `llvm` is the number of its bits.
  if (auto bits = llvm::dyn_cast<mlir::IntegerAttr>(attribute);
      bits && named.getName() == "overflowFlags")
    attribute = mlir::LLVM::IntegerOverflowFlagsAttr::get(
        context, static_cast<mlir::LLVM::IntegerOverflowFlags>(bits.getInt()));
  return llvm::TypeSwitch<mlir::Attribute, mlir::Attribute>(attribute)
      .Case([&](mlir::LLVM::FastmathFlagsAttr flags) {
        return arith::FastMathFlagsAttr::get(
            context,
            byName(flags.getValue(), mlir::LLVM::stringifyFastmathFlags,
                   arith::symbolizeFastMathFlags));
      })
      .Case([&](mlir::LLVM::IntegerOverflowFlagsAttr flags) {
        return arith::IntegerOverflowFlagsAttr::get(
            context,
            byName(flags.getValue(), mlir::LLVM::stringifyIntegerOverflowFlags,
                   arith::symbolizeIntegerOverflowFlags));
      })
      .Case([&](arith::FastMathFlagsAttr flags) {
        return mlir::LLVM::FastmathFlagsAttr::get(
            context, byName(flags.getValue(), arith::stringifyFastMathFlags,
                            mlir::LLVM::symbolizeFastmathFlags));
      })
      .Case([&](arith::IntegerOverflowFlagsAttr flags) {
        return mlir::LLVM::IntegerOverflowFlagsAttr::get(
            context,
            byName(flags.getValue(), arith::stringifyIntegerOverflowFlags,
                   mlir::LLVM::symbolizeIntegerOverflowFlags));
      })
      .Default(attribute);
}

Maker::Maker(mlir::MLIRContext &context, Direction direction)
    : builder(&context), direction(direction) {
  // A name of a dialect that is not loaded would be of no registered op.
  for (const Counterpart &row : all())
    if (context.getLoadedDialect(row.dialect()))
      rows[mlir::OperationName(
          direction == Direction::FromLLVM ? row.ofLLVM : row.op, &context)] =
          &row;
}

const Counterpart *Maker::find(mlir::Operation *op) const {
  return rows.lookup(op->getName());
}

mlir::Operation *Maker::modelOf(mlir::OperationName name) {
  mlir::OwningOpRef<mlir::Operation *> &model = models[name];
  if (!model) {
    mlir::OperationState state(builder.getUnknownLoc(), name);
    model = mlir::Operation::create(state);
  }
  return model.get();
}

/// The attributes and other properties that `op` has a place for, by name.
static mlir::DictionaryAttr placesOf(mlir::Operation *op) {
  return llvm::dyn_cast_or_null<mlir::DictionaryAttr>(
      op->getPropertiesAsAttribute());
}

mlir::NamedAttrList Maker::inherentOf(mlir::Operation *op) {
  mlir::DictionaryAttr own = placesOf(op),
                       usual = placesOf(modelOf(op->getName()));
  mlir::NamedAttrList result;
  if (own)
    for (mlir::NamedAttribute attribute : own)
      if (!usual || usual.get(attribute.getName()) != attribute.getValue())
        result.append(attribute);
  return result;
}

mlir::NamedAttrList Maker::attributesOf(mlir::Operation *op) {
  mlir::NamedAttrList result = inherentOf(op);
  result.append(op->getDiscardableAttrs());
  return result;
}

std::optional<mlir::NamedAttrList>
Maker::convertAttributes(mlir::Operation *op, mlir::OperationName to,
                         const Counterpart &row,
                         mlir::NamedAttrList &discardable) {
  bool isToLLVM = direction == Direction::ToLLVM;
  mlir::DictionaryAttr places = placesOf(modelOf(to));
  auto hasPlace = [&](mlir::StringAttr name) {
    return llvm::is_contained(to.getAttributeNames(), name) ||
           (places && places.contains(name));
  };
  mlir::NamedAttrList inherent;
  for (mlir::NamedAttribute attribute : op->getDiscardableAttrs()) {
    if (!isToLLVM && llvm::is_contained(carriedFlags, attribute.getName()))
      return std::nullopt;
    // Such as the annotation of a loop, on its way back.
    (hasPlace(attribute.getName()) ? inherent : discardable).append(attribute);
  }
  for (mlir::NamedAttribute attribute : inherentOf(op)) {
    mlir::StringAttr name = attribute.getName();
    if (!isToLLVM && name == llvm::StringRef(row.isFalse)) {
      if (llvm::cast<mlir::BoolAttr>(attribute.getValue()).getValue())
        return std::nullopt;
      continue;
    }
    // The one attribute with two names.
    if (name == (isToLLVM ? fastMathOfOthers : fastMathOfLLVM))
      name =
          builder.getStringAttr(isToLLVM ? fastMathOfLLVM : fastMathOfOthers);
    if (hasPlace(name))
      inherent.append(name, convert(attribute));
    else if (llvm::is_contained(hints, name.getValue()))
      discardable.append(attribute);
    else
      return std::nullopt;
  }
  if (isToLLVM && !row.isFalse.empty())
    inherent.append(row.isFalse, builder.getBoolAttr(false));
  return inherent;
}

static bool isOfLLVM(mlir::Type type) {
  return mlir::LLVM::isCompatibleType(type);
}

Obstacle Maker::replace(mlir::Operation *op) {
  const Counterpart *row = find(op);
  if (!row)
    return Obstacle::NoRule;
  mlir::OperationName to(direction == Direction::FromLLVM ? row->op
                                                          : row->ofLLVM,
                         builder.getContext());
  if (direction == Direction::ToLLVM &&
      !(llvm::all_of(op->getOperandTypes(), isOfLLVM) &&
        llvm::all_of(op->getResultTypes(), isOfLLVM)))
    return Obstacle::Types;
  mlir::NamedAttrList discardable;
  std::optional<mlir::NamedAttrList> inherent =
      convertAttributes(op, to, *row, discardable);
  if (!inherent)
    return Obstacle::Flags;
  mlir::OperationState state(op->getLoc(), to, op->getOperands(),
                             op->getResultTypes(), discardable,
                             op->getSuccessors());
  // Behind, as a terminator has to be the last one.
  builder.setInsertionPointAfter(op);
  mlir::Operation *made = builder.create(state);
  DiagnosticSilencer silencer(builder.getContext());
  auto emitError = [&] { return mlir::emitError(op->getLoc()); };
  if ((!inherent->empty() &&
       mlir::failed(made->setPropertiesFromAttribute(
           inherent->getDictionary(builder.getContext()), emitError))) ||
      mlir::failed(to.verifyInvariants(made))) {
    made->erase();
    return Obstacle::Types;
  }
  op->replaceAllUsesWith(made);
  op->erase();
  return Obstacle::None;
}
