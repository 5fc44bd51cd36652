// #llvm.di_* attributes to debug info metadata (LangRef "Specialized Metadata
// Nodes"). An attribute cannot contain itself: one that is recursive has an id,
// by which its own parts refer to it. Locations are in DebugLocations.cpp.

#include "export/DebugInfo.h"
#include "export/ModuleExporter.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;
using llvm::Metadata;

//===----------------------------------------------------------------------===//
// Caching and recursion
//===----------------------------------------------------------------------===//

static constexpr unsigned lastBit = 63;

static uint64_t bitOfFrame(size_t frame) {
  return uint64_t(1) << std::min<size_t>(frame, lastBit);
}

Metadata *DebugInfoExporter::node(DINodeAttr attribute) {
  if (!attribute)
    return nullptr;
  if (auto it = nodes.find(attribute); it != nodes.end())
    return it->second;
  if (auto it = openNodes.find(attribute); it != openNodes.end()) {
    references |= it->second.second;
    return it->second.first;
  }

  uint64_t outer = std::exchange(references, 0);
  Metadata *result = makeOrRefer(attribute);
  if (references == 0) {
    nodes[attribute] = result;
  } else if (unsigned frame = llvm::Log2_64(references); frame < lastBit) {
    // As good as the innermost frame that it refers to.
    openNodes[attribute] = {result, references};
    frames[frame].open.push_back(attribute);
  }
  references |= outer;
  return result;
}

/// Makes a node, or refers to a recursive one that is being made.
Metadata *DebugInfoExporter::makeOrRefer(DINodeAttr attribute) {
  auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
  if (!recursive || !recursive.getRecId())
    return make(attribute);
  for (size_t i = frames.size(); i-- > 0;)
    if (frames[i].id == recursive.getRecId()) {
      references |= bitOfFrame(i);
      return frames[i].standIn.get();
    }
  if (recursive.getIsRecSelf()) {
    mlir::emitError(module.source.getLoc())
        << "debug info refers to " << recursive.getRecId()
        << ", which it is no part of";
    module.hasFailed = true;
    return nullptr;
  }

  frames.push_back({recursive.getRecId(),
                    llvm::MDTuple::getTemporary(module.context, {}),
                    {}});
  // Replacing the stand-in may merge nodes.
  llvm::TrackingMDRef result(make(attribute));
  Frame frame = frames.pop_back_val();
  for (mlir::Attribute open : frame.open)
    openNodes.erase(open);
  if (frames.size() < lastBit || frames.empty())
    references &= ~bitOfFrame(frames.size());
  frame.standIn->replaceAllUsesWith(result.get());
  cycles.emplace_back(result.get());
  if (frames.empty()) {
    for (llvm::TrackingMDRef &cycle : cycles)
      if (auto *uniqued = dyn_cast<llvm::MDNode>(cycle.get());
          uniqued && !uniqued->isResolved())
        uniqued->resolveCycles();
    cycles.clear();
  }
  return result.get();
}

Metadata *DebugInfoExporter::make(DINodeAttr attribute) {
  return llvm::TypeSwitch<mlir::Attribute, Metadata *>(attribute)
      .Case([](DINullTypeAttr) { return nullptr; })
      .Case([&](DICompileUnitAttr unit) { return make(unit); })
      .Case([&](DISubprogramAttr subprogram) { return make(subprogram); })
      .Case([&](DICompositeTypeAttr composite) { return make(composite); })
      .Default([&](mlir::Attribute) -> Metadata * {
        if (isa<DITypeAttr>(attribute))
          return makeType(attribute);
        if (isa<DIScopeAttr>(attribute))
          return makeScope(attribute);
        return makeEntity(attribute);
      });
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

llvm::MDString *DebugInfoExporter::string(mlir::StringAttr text) {
  return text && !text.empty() ? llvm::MDString::get(module.context, text)
                               : nullptr;
}

Metadata *DebugInfoExporter::list(llvm::ArrayRef<DINodeAttr> attributes) {
  if (attributes.empty())
    return nullptr;
  llvm::SmallVector<Metadata *> operands;
  for (DINodeAttr attribute : attributes)
    operands.push_back(node(attribute));
  return llvm::MDNode::get(module.context, operands);
}

llvm::DIExpression *DebugInfoExporter::expression(DIExpressionAttr attribute) {
  if (!attribute)
    return llvm::DIExpression::get(module.context, {});
  llvm::DIExpression *&slot = expressions[attribute];
  if (!slot) {
    llvm::SmallVector<uint64_t> elements;
    for (DIExpressionElemAttr operation : attribute.getOperations()) {
      elements.push_back(operation.getOpcode());
      llvm::append_range(elements, operation.getArguments());
    }
    slot = llvm::DIExpression::get(module.context, elements);
  }
  return slot;
}

Metadata *DebugInfoExporter::bits(uint64_t number) {
  return llvm::ConstantAsMetadata::get(
      llvm::ConstantInt::get(llvm::Type::getInt64Ty(module.context), number));
}

/// A bound of a range: a number, an expression or a variable.
Metadata *DebugInfoExporter::bound(mlir::Attribute attribute) {
  if (auto number = llvm::dyn_cast_or_null<mlir::IntegerAttr>(attribute))
    return llvm::ConstantAsMetadata::get(llvm::ConstantInt::getSigned(
        llvm::Type::getInt64Ty(module.context), number.getInt()));
  if (auto code = llvm::dyn_cast_or_null<DIExpressionAttr>(attribute))
    return expression(code);
  if (auto variable = llvm::dyn_cast_or_null<DINodeAttr>(attribute))
    return node(variable);
  return nullptr;
}

/// The same, of a generic range, where a number is an expression.
Metadata *DebugInfoExporter::genericBound(mlir::Attribute attribute) {
  if (auto number = llvm::dyn_cast_or_null<mlir::IntegerAttr>(attribute))
    return llvm::DIExpression::get(
        module.context,
        {llvm::dwarf::DW_OP_consts, static_cast<uint64_t>(number.getInt())});
  return bound(attribute);
}

/// A node of its own, or the one with these fields.
template <typename Node, typename... Fields>
static Metadata *get(bool distinct, llvm::LLVMContext &context,
                     Fields... fields) {
  return distinct ? Node::getDistinct(context, fields...)
                  : Node::get(context, fields...);
}

static llvm::DINode::DIFlags flags(DIFlags value) {
  return static_cast<llvm::DINode::DIFlags>(value);
}

//===----------------------------------------------------------------------===//
// Units, subprograms and composite types
//===----------------------------------------------------------------------===//

Metadata *DebugInfoExporter::make(DICompileUnitAttr unit) {
  Metadata *&slot = distinctNodes[unit.getId()];
  if (slot)
    return slot;
  auto *result = llvm::DICompileUnit::getDistinct(
      module.context, llvm::DISourceLanguageName(unit.getSourceLanguage()),
      node(unit.getFile()), string(unit.getProducer()), unit.getIsOptimized(),
      /*Flags=*/nullptr, /*RuntimeVersion=*/0,
      string(unit.getSplitDebugFilename()),
      static_cast<unsigned>(unit.getEmissionKind()), /*EnumTypes=*/nullptr,
      /*RetainedTypes=*/nullptr, /*GlobalVariables=*/nullptr,
      /*ImportedEntities=*/nullptr, /*Macros=*/nullptr, /*DWOId=*/0,
      /*SplitDebugInlining=*/true, /*DebugInfoForProfiling=*/false,
      static_cast<unsigned>(unit.getNameTableKind()),
      /*RangesBaseAddress=*/false, /*SysRoot=*/nullptr, /*SDK=*/nullptr);
  units.push_back(result);
  return slot = result;
}

Metadata *DebugInfoExporter::make(DISubprogramAttr attribute) {
  mlir::DistinctAttr id = attribute.getId();
  if (Metadata *known = id ? distinctNodes.lookup(id) : nullptr)
    return known;
  Metadata *scope = node(attribute.getScope());
  Metadata *file = node(attribute.getFile());
  Metadata *type = node(attribute.getType());
  Metadata *unit = node(attribute.getCompileUnit());
  Metadata *retained = list(attribute.getRetainedNodes());
  Metadata *annotations = list(attribute.getAnnotations());
  // One of its parts may have had it as a part.
  if (Metadata *known = id ? distinctNodes.lookup(id) : nullptr)
    return known;

  auto spFlags = static_cast<llvm::DISubprogram::DISPFlags>(
      attribute.getSubprogramFlags());
  bool isDefinition = spFlags & llvm::DISubprogram::SPFlagDefinition;
  Metadata *result = get<llvm::DISubprogram>(
      isDefinition, module.context, scope, string(attribute.getName()),
      string(attribute.getLinkageName()), file, attribute.getLine(), type,
      attribute.getScopeLine(), /*ContainingType=*/nullptr, /*VirtualIndex=*/0,
      /*ThisAdjustment=*/0, llvm::DINode::FlagZero, spFlags, unit,
      /*TemplateParams=*/nullptr, /*Declaration=*/nullptr, retained,
      /*ThrownTypes=*/nullptr, annotations);
  if (id && isDefinition)
    distinctNodes[id] = result;
  return result;
}

/// Whether types of this kind are told apart by more than what they contain.
static bool isNominal(unsigned tag) {
  return tag == llvm::dwarf::DW_TAG_class_type ||
         tag == llvm::dwarf::DW_TAG_structure_type ||
         tag == llvm::dwarf::DW_TAG_union_type ||
         tag == llvm::dwarf::DW_TAG_enumeration_type;
}

Metadata *DebugInfoExporter::make(DICompositeTypeAttr attribute) {
  Metadata *file = node(attribute.getFile());
  Metadata *scope = node(attribute.getScope());
  Metadata *base = node(attribute.getBaseType());
  Metadata *elements = list(attribute.getElements());
  return get<llvm::DICompositeType>(
      isNominal(attribute.getTag()), module.context, attribute.getTag(),
      string(attribute.getName()), file, attribute.getLine(), scope, base,
      attribute.getSizeInBits(),
      static_cast<uint32_t>(attribute.getAlignInBits()),
      /*OffsetInBits=*/uint64_t(0), flags(attribute.getFlags()), elements,
      /*RuntimeLang=*/0u, /*EnumKind=*/std::optional<uint32_t>(),
      /*VTableHolder=*/nullptr, /*TemplateParams=*/nullptr,
      /*Identifier=*/static_cast<llvm::MDString *>(nullptr),
      /*Discriminator=*/nullptr, optional(attribute.getDataLocation()),
      optional(attribute.getAssociated()), optional(attribute.getAllocated()),
      optional(attribute.getRank()), /*Annotations=*/nullptr);
}

//===----------------------------------------------------------------------===//
// Other types
//===----------------------------------------------------------------------===//

Metadata *DebugInfoExporter::makeType(DINodeAttr attribute) {
  llvm::LLVMContext &context = module.context;
  return llvm::TypeSwitch<mlir::Attribute, Metadata *>(attribute)
      .Case([&](DIBasicTypeAttr type) {
        return llvm::DIBasicType::get(
            context, type.getTag(), string(type.getName()),
            type.getSizeInBits(), /*AlignInBits=*/0, type.getEncoding(),
            llvm::DINode::FlagZero);
      })
      .Case([&](DIDerivedTypeAttr type) {
        return llvm::DIDerivedType::get(
            context, type.getTag(), string(type.getName()), /*File=*/nullptr,
            /*Line=*/0, /*Scope=*/nullptr, node(type.getBaseType()),
            bits(type.getSizeInBits()), type.getAlignInBits(),
            bits(type.getOffsetInBits()), type.getDwarfAddressSpace(),
            /*PtrAuthData=*/std::nullopt, llvm::DINode::FlagZero,
            node(type.getExtraData()));
      })
      .Case([&](DIStringTypeAttr type) {
        return llvm::DIStringType::get(
            context, type.getTag(), string(type.getName()),
            node(type.getStringLength()), optional(type.getStringLengthExp()),
            optional(type.getStringLocationExp()), type.getSizeInBits(),
            type.getAlignInBits(), type.getEncoding());
      })
      .Case([&](DISubroutineTypeAttr type) {
        llvm::SmallVector<Metadata *> types;
        for (DITypeAttr part : type.getTypes())
          types.push_back(node(part));
        return llvm::DISubroutineType::get(context, llvm::DINode::FlagZero,
                                           type.getCallingConvention(),
                                           llvm::MDNode::get(context, types));
      });
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

Metadata *DebugInfoExporter::makeScope(DINodeAttr attribute) {
  llvm::LLVMContext &context = module.context;
  return llvm::TypeSwitch<mlir::Attribute, Metadata *>(attribute)
      .Case([&](DIFileAttr file) {
        return llvm::DIFile::get(context, string(file.getName()),
                                 string(file.getDirectory()));
      })
      .Case([&](DILexicalBlockAttr block) {
        return llvm::DILexicalBlock::getDistinct(
            context, node(block.getScope()), node(block.getFile()),
            block.getLine(), block.getColumn());
      })
      .Case([&](DILexicalBlockFileAttr block) {
        return llvm::DILexicalBlockFile::getDistinct(
            context, node(block.getScope()), node(block.getFile()),
            block.getDiscriminator());
      })
      .Case([&](DINamespaceAttr space) {
        return llvm::DINamespace::get(context, node(space.getScope()),
                                      string(space.getName()),
                                      space.getExportSymbols());
      })
      .Case([&](DIModuleAttr unit) {
        return llvm::DIModule::get(
            context, node(unit.getFile()), node(unit.getScope()),
            string(unit.getName()), string(unit.getConfigMacros()),
            string(unit.getIncludePath()), string(unit.getApinotes()),
            unit.getLine(), unit.getIsDecl());
      })
      .Case([&](DICommonBlockAttr block) {
        return llvm::DICommonBlock::get(
            context, node(block.getScope()), node(block.getDecl()),
            string(block.getName()), node(block.getFile()), block.getLine());
      });
}

//===----------------------------------------------------------------------===//
// Variables and what else is neither a type nor a scope
//===----------------------------------------------------------------------===//

Metadata *DebugInfoExporter::makeEntity(DINodeAttr attribute) {
  llvm::LLVMContext &context = module.context;
  return llvm::TypeSwitch<mlir::Attribute, Metadata *>(attribute)
      .Case([&](DILocalVariableAttr variable) {
        return llvm::DILocalVariable::get(
            context, node(variable.getScope()), string(variable.getName()),
            node(variable.getFile()), variable.getLine(),
            node(variable.getType()), variable.getArg(),
            flags(variable.getFlags()), variable.getAlignInBits(),
            /*Annotations=*/nullptr);
      })
      .Case([&](DIGlobalVariableAttr variable) {
        return llvm::DIGlobalVariable::getDistinct(
            context, node(variable.getScope()), string(variable.getName()),
            string(variable.getLinkageName()), node(variable.getFile()),
            variable.getLine(), node(variable.getType()),
            variable.getIsLocalToUnit(), variable.getIsDefined(),
            /*StaticDataMemberDeclaration=*/nullptr,
            /*TemplateParams=*/nullptr, variable.getAlignInBits(),
            /*Annotations=*/nullptr);
      })
      .Case([&](DILabelAttr label) {
        return llvm::DILabel::get(context, node(label.getScope()),
                                  string(label.getName()),
                                  node(label.getFile()), label.getLine(),
                                  /*Column=*/0, /*IsArtificial=*/false,
                                  /*CoroSuspendIdx=*/std::nullopt);
      })
      .Case([&](DIImportedEntityAttr entity) {
        return llvm::DIImportedEntity::get(
            context, entity.getTag(), node(entity.getScope()),
            node(entity.getEntity()), node(entity.getFile()), entity.getLine(),
            string(entity.getName()), list(entity.getElements()));
      })
      .Case([&](DIAnnotationAttr annotation) {
        return llvm::MDNode::get(
            context, {llvm::MDString::get(context, annotation.getName()),
                      llvm::MDString::get(context, annotation.getValue())});
      })
      .Case([&](DISubrangeAttr range) {
        return llvm::DISubrange::get(
            context, bound(range.getCount()), bound(range.getLowerBound()),
            bound(range.getUpperBound()), bound(range.getStride()));
      })
      .Case([&](DIGenericSubrangeAttr range) {
        return llvm::DIGenericSubrange::get(context,
                                            genericBound(range.getCount()),
                                            genericBound(range.getLowerBound()),
                                            genericBound(range.getUpperBound()),
                                            genericBound(range.getStride()));
      });
}

//===----------------------------------------------------------------------===//
// What the module lists
//===----------------------------------------------------------------------===//

llvm::DIGlobalVariableExpression *
DebugInfoExporter::globalVariable(DIGlobalVariableExpressionAttr attribute) {
  llvm::DIGlobalVariableExpression *&slot = globalVariables[attribute];
  if (slot)
    return slot;
  slot = llvm::DIGlobalVariableExpression::get(module.context,
                                               node(attribute.getVar()),
                                               expression(attribute.getExpr()));
  const llvm::DIScope *scope = slot->getVariable()->getScope();
  const llvm::DICompileUnit *unit = nullptr;
  while (scope && !unit) {
    unit = dyn_cast<llvm::DICompileUnit>(scope);
    if (auto *subprogram = dyn_cast<llvm::DISubprogram>(scope))
      unit = subprogram->getUnit();
    scope = scope->getScope();
  }
  if (unit)
    globalsOfUnit[const_cast<llvm::DICompileUnit *>(unit)].push_back(slot);
  return slot;
}

void DebugInfoExporter::listUnits() {
  for (auto &[unit, globals] : globalsOfUnit)
    unit->replaceGlobalVariables(llvm::MDTuple::get(module.context, globals));
  if (!units.empty()) {
    llvm::NamedMDNode *list =
        module.target->getOrInsertNamedMetadata("llvm.dbg.cu");
    for (llvm::DICompileUnit *unit : units)
      if (!llvm::is_contained(list->operands(), unit))
        list->addOperand(unit);
  }
}

void DebugInfoExporter::addVersion() {
  // Without its version LLVM throws debug info away.
  llvm::StringLiteral version = "Debug Info Version";
  if ((!nodes.empty() || !distinctNodes.empty()) &&
      !module.target->getModuleFlag(version)) {
    module.target->addModuleFlag(llvm::Module::Warning, version,
                                 llvm::DEBUG_METADATA_VERSION);
    if (module.target->getTargetTriple().isKnownWindowsMSVCEnvironment() &&
        !module.target->getModuleFlag("CodeView"))
      module.target->addModuleFlag(llvm::Module::Warning, "CodeView", 1);
  }
}
