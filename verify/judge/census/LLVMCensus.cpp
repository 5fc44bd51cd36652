// Counts the metadata of an LLVM module. Specialized nodes are counted by
// class. Tuples are counted where they have a role of their own, such as a TBAA
// tag or an alias scope; any other tuple is part of a node or an attachment
// that is counted.

#include "palindrome/Census.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using llvm::MDNode;

namespace {
class LLVMCensus {
public:
  explicit LLVMCensus(const llvm::Module &module);
  std::map<std::string, uint64_t> run();

private:
  using Attachments = llvm::SmallVector<std::pair<unsigned, MDNode *>, 8>;

  void addModule();
  void addGlobal(const llvm::GlobalObject &object);
  void addInstruction(const llvm::Instruction &inst);
  void addRecord(const llvm::DbgRecord &record);
  void addAttachments(const Attachments &attachments, llvm::StringRef owner);

  /// Counts the roles of `node`, attached as `kind`, and of its operands.
  void addRoles(unsigned kind, const MDNode &node);
  void addTBAAType(const MDNode &type);
  void addScopes(const MDNode *list);
  void addAccessGroups(const MDNode *groups);
  /// Counts `node` in `role`; false if it has been counted in it before.
  bool addNode(const MDNode &node, llvm::StringRef role);

  void reach(const llvm::Metadata *metadata);
  void walk();

  const llvm::Module &module;
  llvm::SmallVector<llvm::StringRef> kinds;
  std::map<std::string, uint64_t> counts;
  llvm::SmallPtrSet<const llvm::Metadata *, 32> reached;
  llvm::SmallVector<const MDNode *> worklist;
  llvm::DenseSet<std::pair<const MDNode *, const char *>> inRoles;
};
} // namespace

static llvm::StringRef classOf(const MDNode &node) {
  switch (node.getMetadataID()) {
#define HANDLE_SPECIALIZED_MDNODE_LEAF(CLASS)                                  \
  case llvm::Metadata::CLASS##Kind:                                            \
    return #CLASS;
#include "llvm/IR/Metadata.def"
  default:
    return "";
  }
}

LLVMCensus::LLVMCensus(const llvm::Module &module) : module(module) {
  module.getMDKindNames(kinds);
}

std::map<std::string, uint64_t> LLVMCensus::run() {
  addModule();
  for (const llvm::GlobalObject &object : module.global_objects())
    addGlobal(object);
  for (const llvm::Function &function : module)
    for (const llvm::BasicBlock &block : function)
      for (const llvm::Instruction &inst : block)
        addInstruction(inst);
  walk();
  return std::move(counts);
}

//===----------------------------------------------------------------------===//
// Owners of metadata
//===----------------------------------------------------------------------===//

void LLVMCensus::addModule() {
  // `llvm.dbg.cu` lists the compile units, which are counted themselves.
  static constexpr llvm::StringLiteral listed[] = {
      "llvm.ident", "llvm.commandline", "llvm.linker.options",
      "llvm.dependent-libraries"};
  for (const llvm::NamedMDNode &named : module.named_metadata()) {
    llvm::StringRef name = named.getName();
    if (name == "llvm.module.flags")
      counts["module flag"] += named.getNumOperands();
    else if (llvm::is_contained(listed, name))
      counts[name.str()] += named.getNumOperands();
    else if (name != "llvm.dbg.cu")
      ++counts["other named metadata"];
    for (const MDNode *node : named.operands())
      reach(node);
  }
}

void LLVMCensus::addGlobal(const llvm::GlobalObject &object) {
  Attachments attachments;
  object.getAllMetadata(attachments);
  addAttachments(attachments,
                 isa<llvm::Function>(object) ? "functions" : "variables");
}

void LLVMCensus::addInstruction(const llvm::Instruction &inst) {
  for (const llvm::DbgRecord &record : inst.getDbgRecordRange())
    addRecord(record);
  if (inst.hasMetadata()) {
    Attachments attachments;
    inst.getAllMetadata(attachments);
    addAttachments(attachments, "instructions");
  }
  auto *call = dyn_cast<llvm::CallBase>(&inst);
  if (!call)
    return;
  for (const llvm::Use &argument : call->args())
    if (auto *value = dyn_cast<llvm::MetadataAsValue>(argument.get())) {
      reach(value->getMetadata());
      if (call->getIntrinsicID() ==
          llvm::Intrinsic::experimental_noalias_scope_decl)
        addScopes(dyn_cast<MDNode>(value->getMetadata()));
    }
}

void LLVMCensus::addRecord(const llvm::DbgRecord &record) {
  reach(record.getDebugLoc().getAsMDNode());
  if (auto *label = dyn_cast<llvm::DbgLabelRecord>(&record)) {
    ++counts["debug record: label"];
    return reach(label->getRawLabel());
  }
  auto &variable = llvm::cast<llvm::DbgVariableRecord>(record);
  using Type = llvm::DbgVariableRecord::LocationType;
  switch (variable.getType()) {
  case Type::Declare:
    ++counts["debug record: declare"];
    break;
  case Type::Assign:
    ++counts["debug record: assign"];
    break;
  case Type::DeclareValue:
    ++counts["debug record: declare_value"];
    break;
  default:
    ++counts["debug record: value"];
  }
  reach(variable.getRawVariable());
  reach(variable.getRawExpression());
  reach(variable.getRawLocation());
  if (variable.isDbgAssign()) {
    reach(variable.getRawAssignID());
    reach(variable.getRawAddressExpression());
  }
}

void LLVMCensus::addAttachments(const Attachments &attachments,
                                llvm::StringRef owner) {
  for (auto [kind, node] : attachments) {
    ++counts[("!" + kinds[kind] + " of " + owner).str()];
    addRoles(kind, *node);
    reach(node);
  }
}

//===----------------------------------------------------------------------===//
// Tuples with a role
//===----------------------------------------------------------------------===//

bool LLVMCensus::addNode(const MDNode &node, llvm::StringRef role) {
  bool isNew = inRoles.insert({&node, role.data()}).second;
  if (isNew)
    ++counts[role.str()];
  return isNew;
}

void LLVMCensus::addRoles(unsigned kind, const MDNode &node) {
  switch (kind) {
  case llvm::LLVMContext::MD_tbaa:
    if (addNode(node, "tbaa tag"))
      for (const llvm::MDOperand &operand : node.operands())
        if (auto *type = dyn_cast_or_null<MDNode>(operand.get()))
          addTBAAType(*type);
    break;
  case llvm::LLVMContext::MD_alias_scope:
  case llvm::LLVMContext::MD_noalias:
    addScopes(&node);
    break;
  case llvm::LLVMContext::MD_access_group:
    addAccessGroups(&node);
    break;
  case llvm::LLVMContext::MD_loop:
    if (!addNode(node, "loop"))
      break;
    for (const llvm::MDOperand &operand : node.operands()) {
      auto *property = dyn_cast_or_null<MDNode>(operand.get());
      if (!property || property == &node || property->getNumOperands() < 2)
        continue;
      auto *name = dyn_cast_or_null<llvm::MDString>(property->getOperand(0));
      if (name && name->getString() == "llvm.loop.parallel_accesses")
        for (const llvm::MDOperand &group :
             llvm::drop_begin(property->operands()))
          addAccessGroups(dyn_cast_or_null<MDNode>(group.get()));
    }
    break;
  default:
    break;
  }
}

void LLVMCensus::addTBAAType(const MDNode &start) {
  llvm::SmallVector<const MDNode *> types{&start};
  while (!types.empty()) {
    const MDNode &type = *types.pop_back_val();
    // A root has no parent; its operands are at most a name and itself.
    bool isRoot = llvm::none_of(type.operands(), [&](const auto &operand) {
      auto *other = dyn_cast_or_null<MDNode>(operand.get());
      return other && other != &type;
    });
    if (!addNode(type, isRoot ? "tbaa root" : "tbaa type"))
      continue;
    for (const llvm::MDOperand &operand : type.operands())
      if (auto *other = dyn_cast_or_null<MDNode>(operand.get());
          other && other != &type)
        types.push_back(other);
  }
}

void LLVMCensus::addScopes(const MDNode *list) {
  if (!list)
    return;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *scope = dyn_cast_or_null<MDNode>(operand.get());
    if (!scope || !addNode(*scope, "alias scope"))
      continue;
    if (scope->getNumOperands() >= 2)
      if (auto *domain = dyn_cast_or_null<MDNode>(scope->getOperand(1).get()))
        addNode(*domain, "alias scope domain");
  }
}

/// `groups` is an access group, a distinct node without operands, or a list of
/// access groups.
void LLVMCensus::addAccessGroups(const MDNode *groups) {
  if (!groups)
    return;
  if (groups->isDistinct() && groups->getNumOperands() == 0) {
    addNode(*groups, "access group");
    return;
  }
  for (const llvm::MDOperand &operand : groups->operands())
    if (auto *group = dyn_cast_or_null<MDNode>(operand.get()))
      addNode(*group, "access group");
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void LLVMCensus::reach(const llvm::Metadata *metadata) {
  auto *node = dyn_cast_or_null<MDNode>(metadata);
  if (node && reached.insert(node).second)
    worklist.push_back(node);
}

void LLVMCensus::walk() {
  while (!worklist.empty()) {
    const MDNode &node = *worklist.pop_back_val();
    if (llvm::StringRef name = classOf(node); !name.empty())
      ++counts[name.str()];
    for (const llvm::MDOperand &operand : node.operands())
      reach(operand.get());
  }
}

std::map<std::string, uint64_t>
palindrome::countMetadata(const llvm::Module &module) {
  return LLVMCensus(module).run();
}
