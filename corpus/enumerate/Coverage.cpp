// The tables of LLVM that coverage is measured by.

#include "corpus/enumerate/Coverage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace palindrome::enumerate;

static std::string opcodeName(uint32_t row) {
  StringRef name = Instruction::getOpcodeName(row);
  // The last opcodes are of internal instructions of passes.
  return name.starts_with("<") ? std::string() : name.str();
}

static std::string intrinsicName(uint32_t row) {
  return row ? Intrinsic::getBaseName(row).str() : std::string();
}

static std::string attributeName(uint32_t row) {
  auto kind = Attribute::AttrKind(row);
  bool isKind = Attribute::isEnumAttrKind(kind) ||
                Attribute::isIntAttrKind(kind) ||
                Attribute::isTypeAttrKind(kind) ||
                Attribute::isConstantRangeAttrKind(kind) ||
                Attribute::isConstantRangeListAttrKind(kind);
  return isKind ? Attribute::getNameFromAttrKind(kind).str() : std::string();
}

static std::string nodeName(uint32_t row) {
  switch (row) {
#define HANDLE_MDNODE_LEAF(CLASS)                                              \
  case Metadata::CLASS##Kind:                                                  \
    return #CLASS;
#include "llvm/IR/Metadata.def"
  default:
    return "";
  }
}

static std::string kindName(uint32_t row) {
  static const SmallVector<std::string> names = [] {
    LLVMContext context;
    SmallVector<StringRef> kinds;
    context.getMDKindNames(kinds);
    SmallVector<std::string> names;
    for (StringRef kind : kinds)
      names.push_back(kind.str());
    return names;
  }();
  return row < names.size() ? names[row] : std::string();
}

static std::string tagName(uint32_t row) {
  static const SmallVector<std::string> names = [] {
    LLVMContext context;
    SmallVector<StringRef> tags;
    context.getOperandBundleTags(tags);
    SmallVector<std::string> names;
    for (StringRef tag : tags)
      names.push_back(tag.str());
    return names;
  }();
  return row < names.size() ? names[row] : std::string();
}

static std::string operationName(uint32_t row) {
  return AtomicRMWInst::getOperationName(AtomicRMWInst::BinOp(row)).str();
}

static std::string conventionName(uint32_t row) {
  return "cc " + std::to_string(row);
}

static constexpr CoverageTable tables[] = {
    {"opcode", Instruction::OtherOpsEnd, opcodeName},
    {"constant expression", Instruction::OtherOpsEnd,
     [](uint32_t row) {
       return (Instruction::isBinaryOp(row) &&
               ConstantExpr::isDesirableBinOp(row)) ||
                      (Instruction::isCast(row) &&
                       ConstantExpr::isDesirableCastOp(row)) ||
                      row == Instruction::GetElementPtr
                  ? opcodeName(row)
                  : std::string();
     }},
    {"atomic operation", AtomicRMWInst::LAST_BINOP + 1, operationName},
    {"intrinsic", Intrinsic::num_intrinsics, intrinsicName},
    {"attribute", Attribute::EndAttrKinds, attributeName},
    {"class of metadata", 64, nodeName},
    {"kind of metadata", 128, kindName},
    {"operand bundle", 64, tagName},
    {"calling convention", CallingConv::MaxID + 1, conventionName},
};
enum TableNumber {
  Opcodes,
  Expressions,
  Operations,
  Intrinsics,
  Attributes,
  Nodes,
  Kinds,
  Bundles,
  Conventions,
};

ArrayRef<CoverageTable> palindrome::enumerate::coverageTables() {
  return tables;
}

/// The number of the first row of a table.
static uint32_t firstRow(const CoverageTable *table) {
  uint32_t first = 0;
  for (const CoverageTable *other = tables; other != table; ++other)
    first += other->size;
  return first;
}

static uint32_t rowOf(TableNumber table, uint32_t row) {
  static const SmallVector<uint32_t> firsts = [] {
    SmallVector<uint32_t> firsts;
    for (const CoverageTable &table : tables)
      firsts.push_back(firstRow(&table));
    return firsts;
  }();
  return firsts[table] + std::min(row, tables[table].size - 1);
}

Coverage::Coverage() : seen(firstRow(std::end(tables))) {}

void Coverage::add(ArrayRef<uint32_t> rows) {
  for (uint32_t row : rows)
    if (row < seen.size())
      seen.set(row);
}

std::vector<uint32_t> Coverage::rows() const {
  return {seen.set_bits_begin(), seen.set_bits_end()};
}

std::vector<std::string> Coverage::missing(const CoverageTable &table) const {
  std::vector<std::string> names;
  uint32_t first = firstRow(&table);
  for (uint32_t row = 0; row != table.size; ++row)
    if (std::string name = table.nameOf(row);
        !name.empty() && !seen.test(first + row))
      names.push_back(std::move(name));
  return names;
}

void Coverage::add(AttributeSet attributes) {
  for (Attribute attribute : attributes)
    if (attribute.hasKindAsEnum())
      seen.set(rowOf(Attributes, attribute.getKindAsEnum()));
}

void Coverage::add(const AttributeList &attributes) {
  for (AttributeSet set : attributes)
    add(set);
}

void Coverage::add(const MDNode &root) {
  SmallVector<const MDNode *> todo = {&root};
  SmallPtrSet<const MDNode *, 8> done;
  while (!todo.empty()) {
    const MDNode *node = todo.pop_back_val();
    if (!done.insert(node).second)
      continue;
    seen.set(rowOf(Nodes, node->getMetadataID()));
    for (const MDOperand &operand : node->operands())
      if (auto *child = dyn_cast_or_null<MDNode>(operand.get()))
        todo.push_back(child);
  }
}

void Coverage::addKinds(ArrayRef<std::pair<unsigned, MDNode *>> attachments) {
  for (auto [kind, node] : attachments) {
    seen.set(rowOf(Kinds, kind));
    add(*node);
  }
}

void Coverage::add(const Instruction &instruction) {
  seen.set(rowOf(Opcodes, instruction.getOpcode()));
  if (auto *rmw = dyn_cast<AtomicRMWInst>(&instruction))
    seen.set(rowOf(Operations, rmw->getOperation()));
  for (const Value *operand : instruction.operands()) {
    if (auto *expression = dyn_cast<ConstantExpr>(operand))
      seen.set(rowOf(Expressions, expression->getOpcode()));
    if (auto *metadata = dyn_cast<MetadataAsValue>(operand))
      if (auto *node = dyn_cast<MDNode>(metadata->getMetadata()))
        add(*node);
  }
  if (auto *call = dyn_cast<CallBase>(&instruction)) {
    add(call->getAttributes());
    seen.set(rowOf(Conventions, call->getCallingConv()));
    seen.set(rowOf(Intrinsics, call->getIntrinsicID()));
    for (unsigned i = 0; i != call->getNumOperandBundles(); ++i)
      seen.set(rowOf(Bundles, call->getOperandBundleAt(i).getTagID()));
  }
  if (instruction.hasMetadata()) {
    SmallVector<std::pair<unsigned, MDNode *>> attachments;
    instruction.getAllMetadata(attachments);
    addKinds(attachments);
  }
  for (const DbgRecord &record : instruction.getDbgRecordRange())
    if (auto *value = dyn_cast<DbgVariableRecord>(&record)) {
      add(*value->getRawVariable());
      add(*value->getRawExpression());
    } else if (auto *label = dyn_cast<DbgLabelRecord>(&record)) {
      add(*label->getLabel());
    }
}

void Coverage::add(const Function &function) {
  add(function.getAttributes());
  seen.set(rowOf(Conventions, function.getCallingConv()));
  for (const BasicBlock &block : function)
    for (const Instruction &instruction : block)
      add(instruction);
}

void Coverage::add(const Module &module) {
  for (const GlobalObject &object : module.global_objects()) {
    SmallVector<std::pair<unsigned, MDNode *>> attachments;
    object.getAllMetadata(attachments);
    addKinds(attachments);
    if (auto *function = dyn_cast<Function>(&object))
      add(*function);
    if (auto *variable = dyn_cast<GlobalVariable>(&object)) {
      add(variable->getAttributes());
      if (variable->hasInitializer())
        if (auto *expression =
                dyn_cast<ConstantExpr>(variable->getInitializer()))
          seen.set(rowOf(Expressions, expression->getOpcode()));
    }
  }
  for (const NamedMDNode &list : module.named_metadata())
    for (const MDNode *node : list.operands())
      add(*node);
}
