// Structured ops of `linalg` on small tensors and memrefs, for tests.

#include "Structured.h"
#include "Runs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::dialects;

/// The next numbers as a list of the sizes.
static std::string nest(llvm::ArrayRef<llvm::StringRef> sizes,
                        llvm::ArrayRef<llvm::StringRef> &numbers) {
  if (sizes.empty()) {
    std::string number = numbers.front().str();
    numbers = numbers.drop_front();
    return number;
  }
  std::string text = "[";
  int size = std::stoi(sizes.front().str());
  for (int i = 0; i < size; ++i)
    text += (i ? ", " : "") + nest(sizes.drop_front(), numbers);
  return text + "]";
}

Argument::Argument(llvm::StringRef text, llvm::StringRef shaped) {
  auto [name, list] = text.split(" = ");
  llvm::SmallVector<llvm::StringRef> sizes, numbers;
  name.split(sizes, 'x');
  list.split(numbers, ' ');
  llvm::ArrayRef<llvm::StringRef> left = numbers;
  value = nest(llvm::ArrayRef(sizes).drop_back(), left);
  type = name.str();
  if (sizes.size() > 1)
    type = (shaped + "<" + type + ">").str();
}

/// The indices of all elements, each as a list of names of constants.
static std::vector<std::string> indicesOf(llvm::StringRef type) {
  std::vector<std::string> all = {""};
  llvm::StringRef shape = type;
  shape.consume_front("memref<");
  llvm::SmallVector<llvm::StringRef> sizes;
  shape.split(sizes, 'x');
  for (llvm::StringRef size : llvm::ArrayRef(sizes).drop_back()) {
    std::vector<std::string> longer;
    for (const std::string &indices : all)
      for (int i = 0; i < std::stoi(size.str()); ++i)
        longer.push_back(indices + (indices.empty() ? "" : ", ") + "%c" +
                         std::to_string(i));
    all = std::move(longer);
  }
  return all;
}

/// A tensor %tN of the elements of the memref `name`.
static std::string loadTensor(llvm::StringRef name, llvm::StringRef memref,
                              llvm::StringRef tensor) {
  std::string text;
  std::vector<std::string> elements;
  for (const std::string &indices : indicesOf(memref)) {
    elements.push_back((name + "_" + llvm::Twine(elements.size())).str());
    text += elements.back() + " = memref.load " + name.str() + "[" + indices +
            "] : " + memref.str() + "\n";
  }
  text += name.str() + "t = tensor.";
  return text +
         (elements.empty() ? "empty()"
                           : "from_elements " + llvm::join(elements, ", ")) +
         " : " + tensor.str() + "\n";
}

/// Stores the elements of a tensor to the memref `name`.
static std::string storeTensor(llvm::StringRef name, llvm::StringRef memref,
                               llvm::StringRef tensor) {
  std::string text;
  int number = 0;
  for (const std::string &indices : indicesOf(memref)) {
    std::string element = "%e" + std::to_string(number++);
    text += element + " = tensor.extract %r[" + indices +
            "] : " + tensor.str() + "\nmemref.store " + element + ", " +
            name.str() + "[" + indices + "] : " + memref.str() + "\n";
  }
  return text;
}

std::string dialects::runStructured(const StructuredCase &row, Operands kind) {
  std::vector<std::string> names, types, parameters, given, values;
  std::string before, after;
  for (llvm::StringRef text : llvm::concat<const llvm::StringRef>(
           row.inputs, std::vector<llvm::StringRef>{row.output})) {
    std::string name = "%a" + std::to_string(names.size());
    Argument tensor(text, "tensor"), memref(text, "memref");
    bool isShaped = tensor.type != memref.type;
    values.push_back(tensor.value);
    parameters.push_back(name + ": " +
                         (kind == Operands::Tensors ? tensor : memref).type);
    if (kind == Operands::Elements && isShaped) {
      before += loadTensor(name, memref.type, tensor.type);
      after = storeTensor(name, memref.type, tensor.type);
      name += "t";
    }
    names.push_back(name);
    types.push_back((kind == Operands::Memrefs ? memref : tensor).type);
    given.push_back((kind == Operands::Tensors ? tensor : memref).type);
  }
  std::string output = names.back(), type = types.back();
  names.pop_back();
  types.pop_back();
  std::string op = "linalg." + row.op.str() + " ins(" +
                   llvm::join(names, ", ") + " : " + llvm::join(types, ", ") +
                   ") outs(" + output + " : " + type + ")";
  if (kind != Operands::Memrefs)
    op = "%r = " + op + " -> " + type;
  for (int i = 0; i < 6 && kind == Operands::Elements; ++i)
    before = "%c" + std::to_string(i) + " = arith.constant " +
             std::to_string(i) + " : index\n" + before;
  llvm::StringRef result =
      kind == Operands::Tensors
          ? "%r"
          : llvm::StringRef(parameters.back()).split(':').first;
  std::string module = "func.func @f(" + llvm::join(parameters, ", ") +
                       ") -> " + given.back() + " {\n" + before + op + "\n" +
                       after + "return " + result.str() + " : " + given.back() +
                       "\n}\n";
  std::string numbers = run(module, values);
  if (numbers.find(':') == std::string::npos)
    llvm::erase_if(numbers, [](char c) { return c == '[' || c == ']'; });
  return numbers;
}

void dialects::check(const std::vector<StructuredCase> &cases) {
  for (const StructuredCase &row : cases)
    for (Operands kind :
         {Operands::Tensors, Operands::Memrefs, Operands::Elements})
      EXPECT_EQ(runStructured(row, kind), row.expected)
          << row.op.str() << ", " << int(kind);
}
