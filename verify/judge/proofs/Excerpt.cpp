// Copies symbols into a module of their own.

#include "verify/judge/proofs/Excerpt.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::proofs;

//===-- Types and names ---------------------------------------------------===//

llvm::Type *NamelessTypes::remapType(llvm::Type *type) {
  if (type->getNumContainedTypes() == 0 && !llvm::isa<llvm::StructType>(type))
    return type;
  if (llvm::Type *made = known.lookup(type))
    return made;
  llvm::SmallVector<llvm::Type *> parts;
  for (llvm::Type *part : type->subtypes())
    parts.push_back(remapType(part));
  llvm::Type *made = type;
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type)) {
    if (structure->isLiteral())
      made = llvm::StructType::get(type->getContext(), parts,
                                   structure->isPacked());
    else if (structure->isOpaque())
      made = llvm::StructType::create(type->getContext());
    else
      made = llvm::StructType::create(type->getContext(), parts, /*Name=*/"",
                                      structure->isPacked());
  } else if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    made = llvm::ArrayType::get(parts[0], array->getNumElements());
  } else if (auto *function = llvm::dyn_cast<llvm::FunctionType>(type)) {
    made = llvm::FunctionType::get(parts[0], llvm::ArrayRef(parts).drop_front(),
                                   function->isVarArg());
  } else if (auto *extension = llvm::dyn_cast<llvm::TargetExtType>(type)) {
    made = llvm::TargetExtType::get(type->getContext(), extension->getName(),
                                    parts, extension->int_params());
  }
  // Vectors have no structs in them.
  return known[type] = made;
}

std::string palindrome::proofs::nameOf(const llvm::GlobalValue &global) {
  if (global.hasName())
    return global.getName().str();
  size_t place = 0;
  for (const llvm::GlobalValue &other : global.getParent()->global_values()) {
    if (&other == &global)
      break;
    ++place;
  }
  return "\1unnamed " + std::to_string(place);
}

llvm::Value *Excerpt::Names::materialize(llvm::Value *value) {
  // The address of a block in a function that has a copy is no mere name.
  auto *address = llvm::dyn_cast<llvm::BlockAddress>(value);
  if (address && !copies.contains(address->getFunction())) {
    llvm::Function &function = *address->getFunction();
    references.insert(&function);
    auto place = std::distance(function.begin(),
                               address->getBasicBlock()->getIterator());
    return find("\1block " + std::to_string(place) + " of " + nameOf(function),
                function.getAddressSpace(), /*isFunction=*/false);
  }
  auto *global = llvm::dyn_cast<llvm::GlobalValue>(value);
  if (!global)
    return nullptr;
  references.insert(global);
  return find(nameOf(*global), global->getAddressSpace(),
              llvm::isa<llvm::Function>(global));
}

/// The declaration of that name, which is made if there is none.
llvm::Value *Excerpt::Names::find(std::string name, unsigned space,
                                  bool isFunction) {
  llvm::GlobalValue *known = module.getNamedValue(name);
  // The symbols of two modules that have one name may differ in this.
  if (known && (known->getAddressSpace() != space ||
                llvm::isa<llvm::Function>(known) != isFunction)) {
    name += isFunction ? "\1function " : "\1object ";
    name += std::to_string(space);
    known = module.getNamedValue(name);
  }
  if (known)
    return known;
  llvm::LLVMContext &context = module.getContext();
  if (isFunction)
    return llvm::Function::Create(
        llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
        llvm::GlobalValue::ExternalLinkage, space, name, &module);
  return new llvm::GlobalVariable(
      module, llvm::Type::getInt8Ty(context), /*isConstant=*/false,
      llvm::GlobalValue::ExternalLinkage, /*Initializer=*/nullptr, name,
      /*InsertBefore=*/nullptr, llvm::GlobalValue::NotThreadLocal, space);
}

//===-- The copies --------------------------------------------------------===//

Excerpt::Excerpt(llvm::LLVMContext &context, NamelessTypes &types,
                 References &references)
    : module("", context), types(types), names(module, copies, references),
      // Debug information stays as it is, where an unusual kind of metadata
      // refers to it.
      isDebugInfo([](const llvm::Metadata *metadata) {
        return llvm::isa<llvm::DINode>(metadata) ||
               llvm::isa<llvm::DILocation>(metadata);
      }),
      mapper(values, llvm::RF_None, &types, &names, &isDebugInfo) {}

/// The attributes without the names of structs in them.
llvm::AttributeList Excerpt::nameless(llvm::AttributeList list) {
  llvm::LLVMContext &context = module.getContext();
  for (unsigned place : list.indexes())
    for (unsigned kind = llvm::Attribute::FirstTypeAttr;
         kind <= unsigned(llvm::Attribute::LastTypeAttr); ++kind) {
      auto typed = llvm::Attribute::AttrKind(kind);
      llvm::Attribute attribute = list.getAttributeAtIndex(place, typed);
      if (attribute.isValid() && attribute.getValueAsType())
        list = list.replaceAttributeTypeAtIndex(
            context, place, typed, types.remapType(attribute.getValueAsType()));
    }
  return list;
}

/// The node of a loop without the locations in it, which only tell where the
/// loop is in the source.
static llvm::MDNode *withoutLocations(llvm::MDNode *loop) {
  if (llvm::none_of(loop->operands(), [](const llvm::MDOperand &operand) {
        return llvm::isa_and_nonnull<llvm::DILocation>(operand.get());
      }))
    return loop;
  llvm::SmallVector<llvm::Metadata *> kept;
  for (const llvm::MDOperand &operand : loop->operands())
    if (!llvm::isa_and_nonnull<llvm::DILocation>(operand.get()))
      kept.push_back(operand.get());
  bool isOwn = !kept.empty() && kept.front() == loop;
  llvm::MDNode *made = llvm::MDNode::getDistinct(loop->getContext(), kept);
  if (isOwn)
    made->replaceOperandWith(0, made);
  return made;
}

/// Removes debug information from a copied instruction.
void Excerpt::dropDebugInfo(llvm::Instruction &inst) {
  inst.setDebugLoc(llvm::DebugLoc());
  inst.setMetadata(llvm::LLVMContext::MD_DIAssignID, nullptr);
  if (llvm::MDNode *loop = inst.getMetadata(llvm::LLVMContext::MD_loop)) {
    llvm::MDNode *&without = loops[loop];
    if (!without)
      without = withoutLocations(loop);
    inst.setMetadata(llvm::LLVMContext::MD_loop, without);
  }
}

void Excerpt::addFunction(const llvm::Function &function,
                          llvm::Function &copy) {
  copy.copyAttributesFrom(&function);
  copy.setAttributes(nameless(function.getAttributes()));
  if (function.hasPersonalityFn())
    copy.setPersonalityFn(mapper.mapConstant(*function.getPersonalityFn()));
  if (function.hasPrefixData())
    copy.setPrefixData(mapper.mapConstant(*function.getPrefixData()));
  if (function.hasPrologueData())
    copy.setPrologueData(mapper.mapConstant(*function.getPrologueData()));
  addAttachments(function, copy);
  for (auto [mine, theirs] : llvm::zip(copy.args(), function.args())) {
    mine.setName(theirs.getName());
    values[&theirs] = &mine;
  }
  for (const llvm::BasicBlock &block : function) {
    auto *made =
        llvm::BasicBlock::Create(module.getContext(), block.getName(), &copy);
    values[&block] = made;
    // Whoever has the address of a block may not be part of the excerpt.
    remarks += block.hasAddressTaken() ? '&' : '.';
    for (const llvm::Instruction &inst : block) {
      llvm::Instruction *clone = inst.clone();
      clone->insertInto(made, made->end());
      clone->setName(inst.getName());
      dropDebugInfo(*clone);
      values[&inst] = clone;
    }
  }
  for (llvm::BasicBlock &block : copy)
    for (llvm::Instruction &inst : block)
      mapper.remapInstruction(inst);
}

void Excerpt::addVariable(const llvm::GlobalVariable &variable,
                          llvm::GlobalVariable &copy) {
  copy.copyAttributesFrom(&variable);
  if (variable.hasInitializer())
    copy.setInitializer(mapper.mapConstant(*variable.getInitializer()));
  addAttachments(variable, copy);
}

/// Copies the metadata of a symbol and its comdat.
void Excerpt::addAttachments(const llvm::GlobalObject &object,
                             llvm::GlobalObject &copy) {
  if (const llvm::Comdat *comdat = object.getComdat()) {
    llvm::Comdat *mine = module.getOrInsertComdat(comdat->getName());
    mine->setSelectionKind(comdat->getSelectionKind());
    copy.setComdat(mine);
  }
  llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
  object.getAllMetadata(nodes);
  for (auto [kind, node] : nodes)
    if (kind != llvm::LLVMContext::MD_dbg)
      copy.addMetadata(kind, *mapper.mapMDNode(*node));
}

void Excerpt::add(const llvm::GlobalValue &symbol, llvm::StringRef name) {
  copies.insert(&symbol);
  llvm::Type *type = types.remapType(symbol.getValueType());
  if (auto *function = llvm::dyn_cast<llvm::Function>(&symbol)) {
    auto *copy = llvm::Function::Create(
        llvm::cast<llvm::FunctionType>(type), symbol.getLinkage(),
        symbol.getAddressSpace(), name, &module);
    values[&symbol] = copy;
    addFunction(*function, *copy);
  } else if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&symbol)) {
    auto *copy = new llvm::GlobalVariable(
        module, type, variable->isConstant(), symbol.getLinkage(),
        /*Initializer=*/nullptr, name, /*InsertBefore=*/nullptr,
        symbol.getThreadLocalMode(), symbol.getAddressSpace(),
        variable->isExternallyInitialized());
    values[&symbol] = copy;
    addVariable(*variable, *copy);
  } else if (auto *alias = llvm::dyn_cast<llvm::GlobalAlias>(&symbol)) {
    auto *copy = llvm::GlobalAlias::create(type, symbol.getAddressSpace(),
                                           symbol.getLinkage(), name, &module);
    values[&symbol] = copy;
    copy->copyAttributesFrom(alias);
    copy->setAliasee(mapper.mapConstant(*alias->getAliasee()));
  } else {
    auto &ifunc = llvm::cast<llvm::GlobalIFunc>(symbol);
    auto *copy = llvm::GlobalIFunc::create(type, symbol.getAddressSpace(),
                                           symbol.getLinkage(), name,
                                           /*Resolver=*/nullptr, &module);
    values[&symbol] = copy;
    copy->copyAttributesFrom(&ifunc);
    copy->setResolver(mapper.mapConstant(*ifunc.getResolver()));
  }
  remarks += '\n';
}

std::optional<std::string> Excerpt::text() const {
  std::string text = remarks;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  // Nothing should refer to what has no name and no number.
  if (text.find("<badref>") != std::string::npos)
    return std::nullopt;
  return text;
}
