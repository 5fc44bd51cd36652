// The function that a run calls: what it takes from a command line, and how its
// result is printed.

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_SIGNATURE_H
#define PALINDROME_VERIFY_BASE_EXECUTE_SIGNATURE_H

#include "verify/base/execute/MemRef.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Module.h"
#include <optional>

namespace palindrome::execute {

/// How a parameter or a result was declared before the function became one of
/// LLVM's.
struct DeclaredType {
  std::string text; ///< As a signature shows it.
  std::optional<MemRefType> memref = std::nullopt;
  /// If it is an integer, or consists of some, that are floating-point numbers,
  /// their format.
  const llvm::fltSemantics *floats = nullptr;
};

struct DeclaredTypes {
  std::vector<DeclaredType> parameters, results;
};

/// Memory that is aligned for a value of an LLVM type, and is zero at first.
class AlignedMemory {
public:
  AlignedMemory(llvm::Type *type, const llvm::DataLayout &layout);
  char *get() const { return memory.get(); }

private:
  std::unique_ptr<char, void (*)(void *)> memory;
};

/// The arguments of a call.
struct Arguments {
  AlignedMemory memory; ///< Of type `Signature::argumentsType`.
  /// For each parameter that is a memref, its index and the memref.
  std::vector<std::pair<unsigned, MemRef>> memrefs = {};
  /// The memory of `argv`, if the function is `main`.
  std::vector<std::string> texts = {};
  std::vector<char *> argv = {};
};

/// The signature of one function of a module. It refers to the module's
/// context, but not to the module, once it has been made.
class Signature {
public:
  /// The signature of the function `name` of `module`, which was declared with
  /// `declared` if that is there. It is an error if the module does not define
  /// the function, or a command line cannot call it.
  static llvm::Expected<Signature> find(llvm::Module &module,
                                        llvm::StringRef name,
                                        const DeclaredTypes *declared);

  /// The function is `main` of a C program: its arguments are the program's
  /// name and the command line's arguments, and its result the exit status.
  bool isProgram() const { return isMain; }
  const std::string &name() const { return functionName; }

  /// The function itself, in the module that the signature is of.
  llvm::Function *callee(llvm::Module &module) const;

  /// For messages: `@f(i32, memref<?xf32>) -> f32`.
  std::string str() const;

  /// The arguments as one struct of LLVM type, an element for each parameter of
  /// the function that is not its result.
  llvm::StructType *argumentsType() const { return arguments; }
  /// The result; null if there is none. A result that the caller allocates
  /// (`sret`) is one.
  llvm::Type *resultType() const { return result; }

  /// The arguments that `texts` represent. If the function is `main`, they
  /// follow `name` in `argv`. It is an error if their number or one of them
  /// does not fit.
  llvm::Expected<Arguments> readArguments(llvm::ArrayRef<std::string> texts,
                                          const std::string &name) const;

  /// Prints what the elements of memrefs among `arguments` are now, a line
  /// each.
  void printMemRefs(llvm::raw_ostream &stream,
                    const Arguments &arguments) const;
  /// Prints the result that is stored in `memory`.
  void printResult(llvm::raw_ostream &stream, char *memory) const;
  /// The exit status of a program whose result is stored in `memory`.
  int exitStatus(const char *memory) const;

private:
  /// A parameter as it is declared: some LLVM values.
  struct Parameter {
    DeclaredType type;
    unsigned first, count; ///< Elements of `arguments`.
  };

  explicit Signature(llvm::StringRef name, const llvm::DataLayout &layout)
      : functionName(name), layout(layout) {}
  llvm::Error setTypes(const llvm::Function &function);
  bool setDeclared(const DeclaredTypes &declared);
  void setUndeclared();
  llvm::Error checkTypes() const;
  bool resultFits(const DeclaredTypes &declared) const;
  llvm::Error storeArgument(const Parameter &parameter, llvm::StringRef text,
                            Arguments &values) const;
  llvm::Error storeArguments(llvm::ArrayRef<std::string> texts,
                             Arguments &values) const;
  void storeProgramArguments(Arguments &arguments) const;
  Field fieldOf(unsigned element, char *memory) const;

  std::string functionName;
  llvm::DataLayout layout;
  bool isMain = false;
  llvm::StructType *arguments = nullptr;
  llvm::Type *result = nullptr;
  std::vector<Parameter> parameters;
  std::vector<DeclaredType> results;
};

/// The type of the value that the parameter `index` of `function` passes: what
/// a pointer of `byval` points to, else the parameter's own type.
llvm::Type *passedType(const llvm::Function &function, unsigned index);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_SIGNATURE_H
