// Brings a module to what an older release reads, step by step.

#include "palindrome/Downgrade.h"
#include "export/releases/Changes.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::releases;

std::string DowngradeRefusal::text(unsigned release) const {
  std::string result = place.empty() ? "" : place + ": ";
  result += "LLVM " + std::to_string(release) + " has no " + construct;
  if (since)
    result += ", which came with LLVM " + std::to_string(since);
  return result;
}

void Changes::refused(const Twine &construct, unsigned since,
                      const GlobalValue *place) {
  DowngradeRefusal refusal{construct.str(), since, ""};
  if (place) {
    raw_string_ostream stream(refusal.place);
    place->printAsOperand(stream, /*PrintType=*/false);
  }
  refusals.insert({refusal.construct, std::move(refusal)});
}

std::string Changes::standIn(StringRef spelling) {
  for (const auto &known : standIns)
    if (known.second == spelling)
      return known.first().drop_front().drop_back().str();
  // No program has an attribute of such a name.
  std::string name = "palindrome\x01" + std::to_string(standIns.size());
  standIns["\"" + name + "\""] = spelling.str();
  return name;
}

void Changes::moveTo(Downgrade &result) {
  for (const auto &[what, count] : noted)
    result.remarks.push_back({what.first, what.second, count});
  for (auto &refusal : refusals)
    result.refusals.push_back(std::move(refusal.second));
}

Downgrade palindrome::downgrade(Module &module, unsigned release) {
  Changes changes(module, release);
  changeDebugRecords(changes);
  changeIntrinsics(changes);
  changeInstructions(changes);
  changeConstants(changes);
  changeMetadata(changes);
  changeAttributes(changes);
  changeModule(changes);
  changePointers(changes);
  std::string text;
  raw_string_ostream stream(text);
  module.print(stream, /*AAW=*/nullptr);
  Downgrade result;
  result.text = spell(text, changes);
  changes.moveTo(result);
  if (!result.refusals.empty())
    result.text.clear();
  return result;
}
