// Mutations of the attributes and locations of MLIR ops.

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "verify/seek/mutate/mlir/Mutation.h"
#include "verify/seek/mutate/mlir/Parts.h"
#include "verify/seek/mutate/random/Names.h"

using namespace llvm;

namespace palindrome::mutate {

/// An attribute of an op, or of the module.
struct AttributePlace {
  mlir::Operation *op = nullptr;
  mlir::StringAttr name;
  mlir::Attribute value;
};

template <typename Accept>
static AttributePlace chooseAttribute(mlir::ModuleOp module, Chooser &choose,
                                      Accept accept) {
  std::vector<AttributePlace> found;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    for (mlir::NamedAttribute attribute : op->getAttrDictionary())
      if (accept(attribute))
        found.push_back({op, attribute.getName(), attribute.getValue()});
  });
  return found.empty() ? AttributePlace() : choose.of(found);
}

static AttributePlace chooseAttribute(mlir::ModuleOp module, Chooser &choose) {
  return chooseAttribute(module, choose,
                         [](mlir::NamedAttribute) { return true; });
}

static bool setChanged(AttributePlace place, mlir::Attribute changed) {
  if (!changed || changed == place.value)
    return false;
  place.op->setAttr(place.name, changed);
  return true;
}

static bool attributeDropped(mlir::ModuleOp module, Chooser &choose) {
  AttributePlace place = chooseAttribute(module, choose);
  if (!place.op)
    return false;
  place.op->removeAttr(place.name);
  return true;
}

static bool attributeChanged(mlir::ModuleOp module, Chooser &choose) {
  AttributePlace place = chooseAttribute(module, choose);
  return place.op &&
         setChanged(place, changedAttribute(place.value, module, choose));
}

/// Gives an attribute the value that another op has for an attribute of the
/// same name, or any of the same kind.
static bool attributeSwapped(mlir::ModuleOp module, Chooser &choose) {
  AttributePlace place = chooseAttribute(module, choose);
  if (!place.op)
    return false;
  bool sameName = choose.flip();
  AttributePlace other =
      chooseAttribute(module, choose, [&](mlir::NamedAttribute attribute) {
        return attribute.getValue() != place.value &&
               (sameName ? attribute.getName() == place.name
                         : attribute.getValue().getTypeID() ==
                               place.value.getTypeID());
      });
  return other.op && setChanged(place, other.value);
}

static bool attributeAdded(mlir::ModuleOp module, Chooser &choose) {
  static constexpr StringLiteral names[] = {"llvm.noalias",
                                            "llvm.emit_c_interface",
                                            "llvm.target_triple",
                                            "llvm.data_layout",
                                            "llvm.ident",
                                            "llvm.module_asm",
                                            "llvmx.metadata",
                                            "llvmx.attributes",
                                            "nvvm.kernel",
                                            "nvvm.maxntid",
                                            "rocdl.kernel",
                                            "omp.is_target_device",
                                            "dlti.dl_spec",
                                            "sym_visibility",
                                            "alignment",
                                            "section",
                                            "passthrough",
                                            "personality",
                                            "garbageCollector",
                                            "llvm.readnone",
                                            "visibility_",
                                            "unnamed_addr",
                                            "comdat",
                                            "tbaa",
                                            "alias_scopes",
                                            "access_groups",
                                            "branch_weights",
                                            "fastmathFlags",
                                            "overflowFlags",
                                            "will_return",
                                            "no_unwind",
                                            "convergent",
                                            "function_entry_count",
                                            "vec_type_hint",
                                            "memory_effects",
                                            "arg_attrs",
                                            "res_attrs",
                                            "op_bundle_tags"};
  mlir::Operation *op =
      choose.oneIn(5) ? module.getOperation()
                      : chooseOperation(module, choose,
                                        [](mlir::Operation *) { return true; });
  if (!op)
    return false;
  std::string name =
      choose.oneIn(6) ? "llvmx." + randomName(choose) : choose.of(names).str();
  mlir::Attribute value = randomMLIRAttribute(module, choose);
  // A name of another op that is there, with its value or another.
  if (choose.oneIn(3)) {
    AttributePlace other = chooseAttribute(module, choose);
    if (other.op) {
      name = other.name.str();
      value = choose.flip() ? other.value : value;
    }
  }
  if (!value)
    return false;
  op->setAttr(name, value);
  return true;
}

/// Damages what Palindrome carries beside the ops.
static bool carriedDamaged(mlir::ModuleOp module, Chooser &choose) {
  AttributePlace place =
      chooseAttribute(module, choose, [](mlir::NamedAttribute attribute) {
        return attribute.getName().strref().starts_with("llvmx.");
      });
  if (!place.op)
    return false;
  mlir::Attribute changed = place.value;
  for (size_t n = choose.below(3) + 1; n != 0; --n)
    changed = changedAttribute(changed, module, choose);
  return setChanged(place, changed);
}

/// Moves the attributes of one op to another of the same name.
static bool attributesCopied(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *from =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return !op->getAttrDictionary().empty();
      });
  if (!from)
    return false;
  mlir::Operation *to =
      chooseOperation(module, choose, [&](mlir::Operation *op) {
        return op != from && op->getName() == from->getName();
      });
  if (!to)
    return false;
  mlir::Attribute symbol = to->getAttr(mlir::SymbolTable::getSymbolAttrName());
  to->setAttrs(from->getAttrDictionary());
  if (symbol)
    to->setAttr(mlir::SymbolTable::getSymbolAttrName(), symbol);
  return true;
}

static mlir::Location randomLocation(mlir::ModuleOp module, Chooser &choose,
                                     unsigned depth = 2) {
  mlir::MLIRContext *context = module.getContext();
  auto inner = [&] { return randomLocation(module, choose, depth - 1); };
  switch (choose.below(depth ? 6 : 2)) {
  case 0:
    return mlir::UnknownLoc::get(context);
  case 1:
    return mlir::FileLineColLoc::get(context, randomString(choose),
                                     unsigned(choose.below(1u << 31)),
                                     choose.below(100));
  case 2:
    return mlir::NameLoc::get(
        mlir::StringAttr::get(context, randomString(choose)), inner());
  case 3:
    return mlir::CallSiteLoc::get(inner(), inner());
  case 4:
    return mlir::FusedLoc::get({inner(), inner()},
                               randomMLIRAttribute(module, choose), context);
  default:
    return mlir::FileLineColRange::get(mlir::StringAttr::get(context, "f"),
                                       choose.below(9), choose.below(9),
                                       choose.below(90), choose.below(90));
  }
}

static bool locationChanged(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *) { return true; });
  if (!op)
    return false;
  mlir::Operation *other =
      chooseOperation(module, choose, [](mlir::Operation *) { return true; });
  op->setLoc(choose.flip() ? other->getLoc() : randomLocation(module, choose));
  return true;
}

/// Renames a symbol: with all its uses, or alone.
static bool symbolRenamed(mlir::ModuleOp module, Chooser &choose) {
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return mlir::isa<mlir::SymbolOpInterface>(op);
      });
  if (!op)
    return false;
  auto name = mlir::StringAttr::get(module.getContext(), randomName(choose));
  if (!choose.oneIn(3) &&
      mlir::failed(mlir::SymbolTable::replaceAllSymbolUses(op, name, module)))
    return false;
  mlir::SymbolTable::setSymbolName(op, name);
  return true;
}

/// Makes a reference to a symbol one to another symbol.
static bool symbolReplaced(mlir::ModuleOp module, Chooser &choose) {
  AttributePlace place =
      chooseAttribute(module, choose, [](mlir::NamedAttribute attribute) {
        return mlir::isa<mlir::FlatSymbolRefAttr>(attribute.getValue());
      });
  mlir::Operation *op =
      chooseOperation(module, choose, [](mlir::Operation *op) {
        return mlir::isa<mlir::SymbolOpInterface>(op);
      });
  return place.op && op &&
         setChanged(place, mlir::FlatSymbolRefAttr::get(
                               mlir::SymbolTable::getSymbolName(op)));
}

static constexpr MLIRMutation mLIRAttributeRows[] = {
    {"attribute dropped", attributeDropped},
    {"attribute changed", attributeChanged},
    {"attribute swapped", attributeSwapped},
    {"attribute added", attributeAdded},
    {"attributes copied", attributesCopied},
    {"carried damaged", carriedDamaged},
    {"location changed", locationChanged},
    {"symbol renamed", symbolRenamed},
    {"symbol replaced", symbolReplaced},
};

ArrayRef<MLIRMutation> mlirAttributeMutations() { return mLIRAttributeRows; }

} // namespace palindrome::mutate
