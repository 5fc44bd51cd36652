// Choosing parts of an MLIR module.

#include "verify/seek/mutate/mlir/Parts.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "verify/seek/mutate/random/Names.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;

namespace palindrome::mutate {

bool hasFixedBody(mlir::Operation *op) {
  using namespace mlir::linalg;
  return mlir::isa<LinalgOp>(op) && !mlir::isa<GenericOp, MapOp, ReduceOp>(op);
}

std::vector<mlir::Block *> blocksOf(mlir::ModuleOp module) {
  std::vector<mlir::Block *> blocks;
  module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op != module)
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          blocks.push_back(&block);
  });
  return blocks;
}

std::vector<mlir::Value> valuesBefore(mlir::Operation *op) {
  std::vector<mlir::Value> values;
  auto addUntil = [&](mlir::Block *block, mlir::Operation *end) {
    llvm::append_range(values, block->getArguments());
    for (mlir::Operation &other : *block) {
      if (&other == end)
        break;
      llvm::append_range(values, other.getResults());
    }
  };
  for (mlir::Operation *at = op; at && at->getBlock(); at = at->getParentOp()) {
    mlir::Block *block = at->getBlock();
    addUntil(block, at);
    if (!block->isEntryBlock())
      addUntil(&block->getParent()->front(), nullptr);
    if (at->getParentOp() &&
        at->getParentOp()->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      break;
  }
  return values;
}

mlir::Value valueBefore(mlir::Operation *op, mlir::Type type, Chooser &choose) {
  std::vector<mlir::Value> values = valuesBefore(op);
  llvm::erase_if(values,
                 [&](mlir::Value value) { return value.getType() != type; });
  return values.empty() ? mlir::Value() : choose.of(values);
}

namespace {
/// What occurs in a module, each once.
struct Parts {
  llvm::SetVector<mlir::Attribute> attributes;
  llvm::SetVector<mlir::Type> types;

  explicit Parts(mlir::ModuleOp module) {
    mlir::AttrTypeWalker walker;
    walker.addWalk([&](mlir::Attribute a) { attributes.insert(a); });
    walker.addWalk([&](mlir::Type t) { types.insert(t); });
    module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
      walker.walk(op->getAttrDictionary());
      for (mlir::Type type : op->getResultTypes())
        walker.walk(type);
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          for (mlir::Type type : block.getArgumentTypes())
            walker.walk(type);
    });
  }
};
} // namespace

std::vector<mlir::Attribute> attributesIn(mlir::ModuleOp module) {
  Parts parts(module);
  return {parts.attributes.begin(), parts.attributes.end()};
}

std::vector<mlir::Type> typesIn(mlir::ModuleOp module) {
  Parts parts(module);
  return {parts.types.begin(), parts.types.end()};
}

static constexpr StringLiteral typeTexts[] = {
    "i1",
    "i8",
    "i17",
    "i32",
    "i64",
    "i128",
    "si32",
    "ui8",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "tf32",
    "f8E4M3FN",
    "!llvm.ppc_fp128",
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.ptr<5>",
    "!llvm.void",
    "!llvm.token",
    "!llvm.label",
    "!llvm.metadata",
    "!llvm.x86_amx",
    "vector<4xi32>",
    "vector<2xf64>",
    "vector<1xi1>",
    "vector<[4]xi32>",
    "vector<[2]xf64>",
    "vector<2x2xf32>",
    "vector<4x!llvm.ptr>",
    "vector<2x!llvm.ppc_fp128>",
    "!llvm.array<2 x i8>",
    "!llvm.array<0 x i32>",
    "!llvm.array<2 x array<3 x f32>>",
    "!llvm.struct<(i32, ptr)>",
    "!llvm.struct<packed (i8, i32)>",
    "!llvm.struct<()>",
    "!llvm.struct<(struct<(i32)>, array<2 x i8>)>",
    "!llvm.struct<\"made\", (i32, f32)>",
    "!llvm.struct<\"made opaque\", opaque>",
    "!llvm.struct<\"self\", (ptr, i64)>",
    "!llvm.target<\"spirv.Sampler\">",
    "!llvm.target<\"aarch64.svcount\">",
    "!llvm.target<\"some.target\", i32, 3>",
    "!llvm.func<void (i32)>",
    "!llvm.func<i32 (ptr, ...)>",
    "memref<2xf32>",
    "tensor<2xi32>",
    "none",
    "complex<f32>",
    "tuple<i32>",
    "(i32) -> i32",
};

mlir::Type randomMLIRType(mlir::ModuleOp module, Chooser &choose) {
  if (choose.flip()) {
    std::vector<mlir::Type> types = typesIn(module);
    if (!types.empty())
      return choose.of(types);
  }
  return mlir::parseType(choose.of(typeTexts), module.getContext());
}

/// Attributes with cases, and others of the `llvm` dialect and its neighbours.
static constexpr StringLiteral attributeTexts[] = {
    "unit",
    "true",
    "false",
    "0 : i32",
    "1 : i64",
    "-1 : i8",
    "65535 : i16",
    "1.0 : f32",
    "0x7FF8000000000001 : f64",
    "\"text\"",
    "[]",
    "[1, 2]",
    "{}",
    "{a = 1 : i32}",
    "@symbol",
    "@a::@b",
    "dense<0> : vector<4xi32>",
    "dense<[1.0, 2.0]> : vector<2xf32>",
    "dense<\"0x01\"> : tensor<1xi8>",
    "array<i32: 1, 2, 3>",
    "array<i64>",
    "array<i1: true>",
    "i32",
    "!llvm.ptr",
    "#llvm.linkage<weak_odr>",
    "#llvm.linkage<appending>",
    "#llvm.linkage<internal>",
    "#llvm.linkage<available_externally>",
    "#llvm.cconv<fastcc>",
    "#llvm.cconv<x86_intrcc>",
    "#llvm.cconv<swifttailcc>",
    "#llvm.cconv<amdgpu_kernelcc>",
    "#llvm.tailcallkind<musttail>",
    "#llvm.tailcallkind<notail>",
    "#llvm.fastmath<fast>",
    "#llvm.fastmath<nnan, contract>",
    "#llvm.overflow<nsw>",
    "#llvm.overflow<nsw, nuw>",
    "#llvm.framePointerKind<all>",
    "#llvm.uwtableKind<async>",
    "#llvm.comdat<any>",
    "#llvm.zero",
    "#llvm.undef",
    "#llvm.poison",
    "#llvm.vscale_range<minRange = 1, maxRange = 16>",
    "#llvm.target_features<[\"+sse\", \"-avx\"]>",
    ("#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = "
     "readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>"),
    "#llvm.constant_range<i32, 0, 5>",
    "#llvm.md_string<\"x\">",
    "#llvm.md_node<#llvm.md_string<\"x\">>",
    "#llvm.md_const<1 : i32>",
    "#llvm.loop_annotation<disableNonforced = true>",
    "#llvm.loop_annotation<mustProgress = true>",
    "#llvm.access_group<id = distinct[0]<>>",
    "#llvm.alias_scope_domain<id = distinct[0]<>>",
    "#llvm.di_file<\"a\" in \"b\">",
    "#llvm.di_null_type",
    "#llvm.di_expression",
    "#llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(3)]>",
    ("#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = "
     "32, encoding = DW_ATE_signed>"),
    "#llvm.tbaa_root<id = \"root\">",
    "#llvm.mmra_tag<\"a\":\"b\">",
    "#llvm.dereferenceable<bytes = 8>",
    "#llvm.blockaddress<function = @f, tag = <id = 0>>",
    "#llvm.dependent_libraries<\"a\">",
    "#llvm.mlir.module_flag<warning, \"x\", 1>",
    "#dlti.dl_spec<>",
    "#nvvm.shfl_kind<bfly>",
    "#nvvm.mem_scope<sys>",
    "#nvvm.reduction<all>",
    "#nvvm.fp_rnd_mode<rn>",
    "affine_map<(d0) -> (d0)>",
    "loc(unknown)",
    "distinct[0]<unit>",
    "opaque<\"llvm\", \"x\">",
};

mlir::Attribute randomMLIRAttribute(mlir::ModuleOp module, Chooser &choose) {
  mlir::MLIRContext *context = module.getContext();
  switch (choose.below(4)) {
  case 0: {
    std::vector<mlir::Attribute> attributes = attributesIn(module);
    if (!attributes.empty())
      return choose.of(attributes);
    [[fallthrough]];
  }
  case 1:
    return mlir::StringAttr::get(context, randomString(choose));
  default:
    return mlir::parseAttribute(choose.of(attributeTexts), context);
  }
}

static mlir::Attribute changedInteger(mlir::IntegerAttr old, Chooser &choose) {
  APInt value = old.getValue();
  unsigned width = value.getBitWidth();
  switch (choose.below(5)) {
  case 0:
    value ^= APInt::getOneBitSet(width, choose.below(width));
    break;
  case 1:
    value = APInt::getZero(width);
    break;
  case 2:
    value = APInt::getAllOnes(width);
    break;
  case 3:
    value += 1;
    break;
  default:
    value = APInt(width, choose.below(20), /*isSigned=*/false,
                  /*implicitTrunc=*/true);
  }
  return mlir::IntegerAttr::get(old.getType(), value);
}

static mlir::Attribute changedArray(mlir::ArrayAttr old, mlir::ModuleOp module,
                                    Chooser &choose) {
  SmallVector<mlir::Attribute> elements(old.getValue());
  if (elements.empty() || choose.oneIn(4)) {
    if (mlir::Attribute added = elements.empty()
                                    ? randomMLIRAttribute(module, choose)
                                    : choose.of(elements))
      elements.insert(elements.begin() + choose.below(elements.size() + 1),
                      added);
  } else if (choose.oneIn(3)) {
    elements.erase(elements.begin() + choose.below(elements.size()));
  } else {
    mlir::Attribute &element = choose.of(elements);
    if (choose.oneIn(3) && elements.size() > 1)
      std::swap(element, choose.of(elements));
    else
      element = changedAttribute(element, module, choose);
  }
  return mlir::ArrayAttr::get(old.getContext(), elements);
}

static mlir::Attribute changedDictionary(mlir::DictionaryAttr old,
                                         mlir::ModuleOp module,
                                         Chooser &choose) {
  mlir::NamedAttrList entries(old);
  if (entries.empty() || choose.oneIn(4)) {
    static constexpr StringLiteral names[] = {"llvm.noalias",
                                              "llvm.byval",
                                              "llvm.sret",
                                              "llvm.align",
                                              "llvm.noundef",
                                              "llvm.signext",
                                              "llvm.inreg",
                                              "llvm.nonnull",
                                              "llvm.range",
                                              "llvm.initializes",
                                              "llvm.captures",
                                              "llvm.nofpclass",
                                              "llvmx.x",
                                              "nvvm.grid_constant",
                                              "a",
                                              "name"};
    if (mlir::Attribute value = randomMLIRAttribute(module, choose))
      entries.set(choose.of(names), value);
  } else {
    const mlir::NamedAttribute entry =
        *(entries.begin() + choose.below(entries.getAttrs().size()));
    if (choose.oneIn(3))
      entries.erase(entry.getName());
    else
      entries.set(entry.getName(),
                  changedAttribute(entry.getValue(), module, choose));
  }
  return entries.getDictionary(old.getContext());
}

mlir::Attribute changedAttribute(mlir::Attribute old, mlir::ModuleOp module,
                                 Chooser &choose) {
  if (!old)
    return old;
  if (choose.oneIn(8)) {
    // Anything else; the verifier of the op decides.
    mlir::Attribute other = randomMLIRAttribute(module, choose);
    return other ? other : old;
  }
  if (auto integer = mlir::dyn_cast<mlir::IntegerAttr>(old))
    return changedInteger(integer, choose);
  if (auto string = mlir::dyn_cast<mlir::StringAttr>(old))
    return mlir::StringAttr::get(randomString(choose), string.getType());
  if (auto array = mlir::dyn_cast<mlir::ArrayAttr>(old))
    return changedArray(array, module, choose);
  if (auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(old))
    return changedDictionary(dictionary, module, choose);
  if (mlir::isa<mlir::TypeAttr>(old)) {
    mlir::Type type = randomMLIRType(module, choose);
    return type ? mlir::TypeAttr::get(type) : old;
  }
  // An attribute of another part, of the same kind.
  std::vector<mlir::Attribute> others = attributesIn(module);
  for (StringRef text : attributeTexts)
    if (mlir::Attribute other =
            text.starts_with("#") ? mlir::parseAttribute(text, old.getContext())
                                  : mlir::Attribute())
      others.push_back(other);
  llvm::erase_if(others, [&](mlir::Attribute other) {
    return other == old || other.getTypeID() != old.getTypeID();
  });
  if (!others.empty() && !choose.oneIn(4))
    return choose.of(others);
  // Or a part of it changed: a field of a debug info attribute, for example.
  SmallVector<mlir::Attribute> inner;
  SmallVector<mlir::Type> innerTypes;
  old.walkImmediateSubElements([&](mlir::Attribute a) { inner.push_back(a); },
                               [&](mlir::Type t) { innerTypes.push_back(t); });
  if (inner.empty())
    return old;
  mlir::Attribute &part = choose.of(inner);
  part = changedAttribute(part, module, choose);
  return old.replaceImmediateSubElements(inner, innerTypes);
}

} // namespace palindrome::mutate
