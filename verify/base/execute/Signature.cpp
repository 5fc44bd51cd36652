// The function that a run calls: what it takes from a command line, and how its
// result is printed.

#include "verify/base/execute/Signature.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::execute;

AlignedMemory::AlignedMemory(llvm::Type *type, const llvm::DataLayout &layout)
    : memory(nullptr, free) {
  uint64_t alignment =
      std::max<uint64_t>(layout.getABITypeAlign(type).value(), 64);
  uint64_t size = llvm::alignTo(
      std::max<uint64_t>(layout.getTypeAllocSize(type), 1), alignment);
  memory.reset(static_cast<char *>(std::aligned_alloc(alignment, size)));
  if (!memory)
    llvm::report_bad_alloc_error("there is no memory for the arguments");
  memset(memory.get(), 0, size);
}

llvm::Type *execute::passedType(const llvm::Function &function,
                                unsigned index) {
  llvm::Type *type = function.getParamByValType(index);
  return type ? type : function.getFunctionType()->getParamType(index);
}

/// The function that `name` refers to; null if there is none.
static llvm::Function *findFunction(llvm::Module &module,
                                    llvm::StringRef name) {
  llvm::GlobalValue *value = module.getNamedValue(name);
  if (auto *alias = llvm::dyn_cast_or_null<llvm::GlobalAlias>(value))
    value = llvm::dyn_cast<llvm::Function>(
        alias->getAliasee()->stripPointerCasts());
  return llvm::dyn_cast_or_null<llvm::Function>(value);
}

llvm::Function *Signature::callee(llvm::Module &module) const {
  return findFunction(module, functionName);
}

/// The functions that `module` defines, for an error.
static std::string listFunctions(const llvm::Module &module) {
  constexpr size_t most = 8;
  std::vector<std::string> names;
  for (const llvm::Function &function : module)
    if (!function.isDeclaration())
      names.push_back("@" + function.getName().str());
  if (names.empty())
    return "the module defines no function";
  bool isCut = names.size() > most;
  names.resize(std::min(names.size(), most));
  return "the module defines " + llvm::join(names, ", ") +
         (isCut ? ", ..." : "");
}

/// Whether `type` is the type of C's `main`: `int main()`, `void main()`, or
/// with the arguments, or with the environment too.
static bool isTypeOfMain(const llvm::FunctionType *type) {
  llvm::ArrayRef<llvm::Type *> parameters = type->params();
  bool hasResult = type->getReturnType()->isVoidTy() ||
                   type->getReturnType()->isIntegerTy(32);
  bool hasParameters =
      parameters.empty() ||
      ((parameters.size() == 2 || parameters.size() == 3) &&
       parameters[0]->isIntegerTy(32) &&
       llvm::all_of(parameters.drop_front(),
                    [](llvm::Type *type) { return type->isPointerTy(); }));
  return hasResult && hasParameters && !type->isVarArg();
}

llvm::Expected<Signature> Signature::find(llvm::Module &module,
                                          llvm::StringRef name,
                                          const DeclaredTypes *declared) {
  llvm::Function *function = findFunction(module, name);
  if (!function || function->isDeclaration())
    return llvm::createStringError("there is no definition of @" + name + ": " +
                                   listFunctions(module) +
                                   " (--entry names the function to call)");
  Signature signature(name, module.getDataLayout());
  if (llvm::Error problem = signature.setTypes(*function))
    return problem;
  if (!declared || !signature.setDeclared(*declared))
    signature.setUndeclared();
  if (llvm::Error problem = signature.checkTypes())
    return problem;
  signature.isMain =
      name == "main" && isTypeOfMain(function->getFunctionType());
  return signature;
}

/// Finds the LLVM types of the arguments and of the result.
llvm::Error Signature::setTypes(const llvm::Function &function) {
  using llvm::Attribute;
  llvm::Type *returned = function.getReturnType();
  result = returned->isVoidTy() ? nullptr : returned;
  std::vector<llvm::Type *> types;
  for (const llvm::Argument &argument : function.args()) {
    if (llvm::Type *type = argument.getParamStructRetType()) {
      result = type;
      continue;
    }
    for (Attribute::AttrKind kind :
         {Attribute::InAlloca, Attribute::Preallocated, Attribute::SwiftError})
      if (argument.hasAttribute(kind))
        return llvm::createStringError("@" + functionName +
                                       " cannot be called: a parameter is " +
                                       Attribute::getNameFromAttrKind(kind));
    types.push_back(passedType(function, argument.getArgNo()));
  }
  arguments = llvm::StructType::get(function.getContext(), types);
  return llvm::Error::success();
}

bool Signature::resultFits(const DeclaredTypes &declared) const {
  if (declared.results.size() != 1)
    return declared.results.empty()
               ? !result
               : result && result->isStructTy() &&
                     result->getStructNumElements() == declared.results.size();
  return result;
}

/// Takes over what is declared. Returns false if the function has another
/// number of LLVM values.
bool Signature::setDeclared(const DeclaredTypes &declared) {
  unsigned next = 0;
  for (const DeclaredType &type : declared.parameters) {
    unsigned count = type.memref ? countFields(*type.memref) : 1;
    parameters.push_back({type, next, count});
    next += count;
  }
  results = declared.results;
  if (next == arguments->getNumElements() && resultFits(declared))
    return true;
  parameters.clear();
  results.clear();
  return false;
}

void Signature::setUndeclared() {
  for (auto [index, type] : llvm::enumerate(arguments->elements()))
    parameters.push_back({{print(type)}, static_cast<unsigned>(index), 1});
  if (result)
    results.push_back({print(result)});
}

llvm::Error Signature::checkTypes() const {
  std::vector<llvm::Type *> types = arguments->elements();
  if (result)
    types.push_back(result);
  for (const llvm::Type *type : types)
    if (!hasText(type))
      return llvm::createStringError("@" + functionName +
                                     " cannot be called: values of " +
                                     print(type) + " have no text");
  return llvm::Error::success();
}

std::string Signature::str() const {
  auto list = [](const auto &range, auto textOf) {
    return llvm::join(llvm::map_range(range, textOf), ", ");
  };
  std::string text =
      "@" + functionName + "(" +
      list(parameters,
           [](const Parameter &parameter) { return parameter.type.text; }) +
      ")";
  if (results.empty())
    return text;
  std::string types =
      list(results, [](const DeclaredType &type) { return type.text; });
  return text + " -> " + (results.size() > 1 ? "(" + types + ")" : types);
}

Field Signature::fieldOf(unsigned element, char *memory) const {
  return {memory + layout.getStructLayout(arguments)->getElementOffset(element),
          arguments->getElementType(element)};
}

llvm::Error Signature::storeArgument(const Parameter &parameter,
                                     llvm::StringRef text,
                                     Arguments &values) const {
  llvm::Expected<Written> value = readWritten(text);
  if (!value)
    return value.takeError();
  std::vector<Field> fields;
  for (unsigned i = 0; i < parameter.count; ++i)
    fields.push_back(fieldOf(parameter.first + i, values.memory.get()));
  if (!parameter.type.memref)
    return storeValue(*value, fields[0].type, layout, fields[0].memory,
                      parameter.type.floats);
  llvm::Expected<MemRef> memref =
      storeMemRef(*value, *parameter.type.memref, fields, layout);
  if (!memref)
    return memref.takeError();
  values.memrefs.emplace_back(&parameter - parameters.data(),
                              std::move(*memref));
  return llvm::Error::success();
}

llvm::Error Signature::storeArguments(llvm::ArrayRef<std::string> texts,
                                      Arguments &values) const {
  if (texts.size() != parameters.size())
    return llvm::createStringError(
        str() + " takes " + llvm::Twine(parameters.size()) + " argument" +
        (parameters.size() == 1 ? "" : "s") + ", not " +
        llvm::Twine(texts.size()));
  for (auto [index, text] : llvm::enumerate(texts))
    if (llvm::Error problem = storeArgument(parameters[index], text, values))
      return llvm::createStringError("argument " + llvm::Twine(index + 1) +
                                     " of " + str() + ": " +
                                     llvm::toString(std::move(problem)));
  return llvm::Error::success();
}

void Signature::storeProgramArguments(Arguments &values) const {
  for (std::string &text : values.texts)
    values.argv.push_back(text.data());
  auto count = static_cast<int32_t>(values.argv.size());
  values.argv.push_back(nullptr);
  char **argv = values.argv.data(), **environment = environ;
  const std::pair<const void *, size_t> sources[] = {
      {&count, sizeof(count)},
      {&argv, sizeof(argv)},
      {&environment, sizeof(environment)}};
  for (unsigned i = 0; i < arguments->getNumElements(); ++i)
    memcpy(fieldOf(i, values.memory.get()).memory, sources[i].first,
           sources[i].second);
}

llvm::Expected<Arguments>
Signature::readArguments(llvm::ArrayRef<std::string> texts,
                         const std::string &name) const {
  Arguments values{AlignedMemory(arguments, layout)};
  if (isProgram()) {
    values.texts.push_back(name);
    llvm::append_range(values.texts, texts);
    storeProgramArguments(values);
  } else if (llvm::Error problem = storeArguments(texts, values)) {
    return problem;
  }
  return values;
}

void Signature::printMemRefs(llvm::raw_ostream &stream,
                             const Arguments &values) const {
  for (const auto &[index, memref] : values.memrefs) {
    stream << "argument " << index + 1 << ": ";
    printMemRef(stream, memref, *parameters[index].type.memref, layout);
    stream << '\n';
  }
}

void Signature::printResult(llvm::raw_ostream &stream, char *memory) const {
  auto printOne = [&](const DeclaredType &type, const Field &field) {
    if (type.memref)
      printMemRef(stream, loadMemRef(field, *type.memref, layout), *type.memref,
                  layout);
    else
      printValue(stream, field.memory, field.type, layout, type.floats);
  };
  if (results.size() == 1) {
    printOne(results[0], {memory, result});
    return;
  }
  auto *structure = llvm::cast<llvm::StructType>(result);
  stream << '{';
  for (auto [index, type] : llvm::enumerate(results)) {
    stream << (index ? ", " : "");
    printOne(
        type,
        {memory + layout.getStructLayout(structure)->getElementOffset(index),
         structure->getElementType(index)});
  }
  stream << '}';
}

int Signature::exitStatus(const char *memory) const {
  int32_t status = 0;
  if (result)
    memcpy(&status, memory, sizeof(status));
  return status;
}
