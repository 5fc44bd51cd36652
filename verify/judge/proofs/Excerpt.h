// The canonical text of single symbols of a module: it has all that affects
// what they do, and neither the rest of the module nor debug information.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_EXCERPT_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_EXCERPT_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <optional>
#include <string>

namespace palindrome::proofs {

/// The same types without the names of structs, which depend on what else was
/// read into the context: `%point.3 = type { i32, i32 }` becomes a struct
/// without a name, which each text numbers for itself.
class NamelessTypes : public llvm::ValueMapTypeRemapper {
public:
  llvm::Type *remapType(llvm::Type *type) override;

private:
  llvm::DenseMap<llvm::Type *, llvm::Type *> known;
};

/// The symbols to which others refer, in the order in which they occur.
using References = llvm::SmallSetVector<const llvm::GlobalValue *, 8>;

/// The name of a symbol; of one without a name, its place in the module.
std::string nameOf(const llvm::GlobalValue &global);

/// A module of copies of a few symbols. LLVM's printer makes a text of it,
/// which by the nature of that text has everything that LLVM reads back.
///
///   define i32 @f(i32 %x) #0 {                 the text of @f
///     %r = call i32 @g(i32 %x), !range !0
///     ret i32 %r
///   }
///   declare void @g()                          a mere name
class Excerpt {
public:
  /// What the symbols refer to is added to `references`.
  Excerpt(llvm::LLVMContext &context, NamelessTypes &types,
          References &references);

  /// Adds a copy of `symbol`, under the name `name`. In what it refers to, the
  /// names of symbols that have no copy yet stand for them.
  void add(const llvm::GlobalValue &symbol, llvm::StringRef name);

  /// The text; nothing if it does not determine the symbols.
  std::optional<std::string> text() const;

private:
  using Copies = llvm::SmallPtrSet<const llvm::GlobalValue *, 2>;

  /// Stands in for symbols that have no copy: by declarations that have their
  /// names, and nothing else of them.
  class Names : public llvm::ValueMaterializer {
  public:
    Names(llvm::Module &module, const Copies &copies, References &references)
        : module(module), copies(copies), references(references) {}
    llvm::Value *materialize(llvm::Value *value) override;

  private:
    llvm::Value *find(std::string name, unsigned space, bool isFunction);

    llvm::Module &module;
    const Copies &copies;
    References &references;
  };

  void addFunction(const llvm::Function &function, llvm::Function &copy);
  void addVariable(const llvm::GlobalVariable &variable,
                   llvm::GlobalVariable &copy);
  void addAttachments(const llvm::GlobalObject &object,
                      llvm::GlobalObject &copy);
  void dropDebugInfo(llvm::Instruction &inst);
  llvm::AttributeList nameless(llvm::AttributeList list);

  llvm::Module module;
  NamelessTypes &types;
  Copies copies; ///< The symbols that have one.
  Names names;
  /// One map for all symbols, which may share nodes of metadata.
  llvm::ValueToValueMapTy values;
  llvm::MetadataPredicate isDebugInfo;
  llvm::ValueMapper mapper;
  /// The nodes of loops without the locations in them.
  llvm::DenseMap<llvm::MDNode *, llvm::MDNode *> loops;
  std::string remarks; ///< What the text of the module does not have.
};

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_EXCERPT_H
