// Mutations of raw bytes.

#include "verify/seek/mutate/bytes/Bytes.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace palindrome::mutate {

static bool bitFlipped(std::string &bytes, Chooser &choose) {
  bytes[choose.below(bytes.size())] ^= char(1u << choose.below(8));
  return true;
}

static bool byteSet(std::string &bytes, Chooser &choose) {
  static constexpr unsigned char oddBytes[] = {0, 1, 0x7f, 0x80, 0xff};
  size_t at = choose.below(bytes.size());
  auto byte = char(choose.flip() ? choose.of(oddBytes) : choose.below(256));
  bool changes = bytes[at] != byte;
  bytes[at] = byte;
  return changes;
}

/// Adds a small number to a number of 2, 4 or 8 bytes, in either order.
static bool numberAdded(std::string &bytes, Chooser &choose) {
  size_t width = size_t(2) << choose.below(3);
  if (bytes.size() < width)
    return false;
  size_t at = choose.below(bytes.size() - width + 1);
  bool high = choose.flip();
  int carry = int(choose.below(35)) + 1;
  bool down = choose.flip();
  for (size_t i = 0; i != width; ++i) {
    char &byte = bytes[at + (high ? width - 1 - i : i)];
    int sum = static_cast<unsigned char>(byte) + (down ? -carry : carry);
    byte = char(sum);
    carry = sum < 0 || sum > 255 ? 1 : 0;
  }
  return true;
}

/// A part of `bytes` of at most 64 bytes, or sometimes more.
static std::pair<size_t, size_t> randomChunk(StringRef bytes, Chooser &choose) {
  size_t at = choose.below(bytes.size());
  size_t most = choose.oneIn(8) ? 4096 : 64;
  return {at, choose.below(std::min(bytes.size() - at, most)) + 1};
}

static bool chunkErased(std::string &bytes, Chooser &choose) {
  auto [at, size] = randomChunk(bytes, choose);
  if (size == bytes.size())
    return false;
  bytes.erase(at, size);
  return true;
}

static bool chunkCopied(std::string &bytes, Chooser &choose) {
  auto [at, size] = randomChunk(bytes, choose);
  bytes.insert(choose.below(bytes.size() + 1), bytes.substr(at, size));
  return true;
}

static bool chunkOverwritten(std::string &bytes, Chooser &choose) {
  auto [at, size] = randomChunk(bytes, choose);
  std::string chunk = bytes.substr(at, size);
  size_t to = choose.below(bytes.size());
  bytes.replace(to, std::min(size, bytes.size() - to), chunk);
  return to != at;
}

static bool bytesInserted(std::string &bytes, Chooser &choose) {
  std::string made(choose.below(16) + 1, char(choose.below(256)));
  if (choose.flip())
    for (char &byte : made)
      byte = char(choose.below(256));
  bytes.insert(choose.below(bytes.size() + 1), made);
  return true;
}

static bool endCut(std::string &bytes, Chooser &choose) {
  bytes.resize(choose.below(bytes.size()));
  return true;
}

/// Makes a decimal number of the text another.
static bool digitsChanged(std::string &bytes, Chooser &choose) {
  std::vector<size_t> places;
  for (size_t at = 0; at != bytes.size(); ++at)
    if (isDigit(bytes[at]) && (at == 0 || !isDigit(bytes[at - 1])))
      places.push_back(at);
  if (places.empty())
    return false;
  size_t at = choose.of(places), end = at;
  while (end != bytes.size() && isDigit(bytes[end]))
    ++end;
  static constexpr StringLiteral numbers[] = {"0",
                                              "1",
                                              "-1",
                                              "63",
                                              "64",
                                              "65",
                                              "255",
                                              "256",
                                              "2147483647",
                                              "2147483648",
                                              "4294967295",
                                              "4294967296",
                                              "8388607",
                                              "8388608",
                                              "18446744073709551615",
                                              "99999999999999999999999999"};
  bytes.replace(at, end - at, choose.of(numbers).str());
  return true;
}

/// Doubles or removes a pair of brackets with what is between them.
static bool bracketsChanged(std::string &bytes, Chooser &choose) {
  std::vector<std::pair<size_t, size_t>> pairs;
  std::vector<size_t> open;
  for (size_t at = 0; at != bytes.size(); ++at) {
    if (StringRef("([{<").contains(bytes[at]))
      open.push_back(at);
    else if (StringRef(")]}>").contains(bytes[at]) && !open.empty()) {
      pairs.push_back({open.back(), at + 1});
      open.pop_back();
    }
  }
  if (pairs.empty())
    return false;
  auto [begin, end] = choose.of(pairs);
  if (choose.flip()) {
    bytes.erase(begin, end - begin);
    return true;
  }
  // Nested many times, which parsers that recurse have to bound.
  std::string inner = bytes.substr(begin, end - begin);
  for (size_t n = choose.oneIn(4) ? choose.below(2000) : 1; n != 0; --n)
    inner = inner.front() + inner + inner.back();
  bytes.replace(begin, end - begin, inner);
  return true;
}

static bool spliced(std::string &bytes, StringRef donor, Chooser &choose) {
  if (donor.empty())
    return false;
  bytes.resize(choose.below(bytes.size()));
  bytes += donor.substr(choose.below(donor.size()));
  return !bytes.empty();
}

static bool chunkGrafted(std::string &bytes, StringRef donor, Chooser &choose) {
  if (donor.empty())
    return false;
  auto [at, size] = randomChunk(donor, choose);
  size_t to = choose.below(bytes.size());
  if (choose.flip())
    bytes.insert(to, donor.substr(at, size).str());
  else
    bytes.replace(to, std::min(size, bytes.size() - to),
                  donor.substr(at, size).str());
  return true;
}

static bool tokenInserted(std::string &bytes, StringRef dictionary,
                          Chooser &choose) {
  std::vector<std::string> tokens = parseDictionary(dictionary);
  if (tokens.empty())
    return false;
  const std::string &token = choose.of(tokens);
  size_t at = choose.below(bytes.size() + 1);
  if (choose.flip()) {
    bytes.insert(at, token);
    return true;
  }
  // Instead of the word that is there.
  size_t end = at;
  while (end != bytes.size() && (isAlnum(bytes[end]) || bytes[end] == '_'))
    ++end;
  bytes.replace(at, end - at, token);
  return true;
}

static constexpr ByteMutation byteRows[] = {
    {"bit flipped", bitFlipped},       {"byte set", byteSet},
    {"number added", numberAdded},     {"chunk erased", chunkErased},
    {"chunk copied", chunkCopied},     {"chunk overwritten", chunkOverwritten},
    {"bytes inserted", bytesInserted}, {"end cut", endCut},
    {"digits changed", digitsChanged}, {"brackets changed", bracketsChanged},
    {"spliced", nullptr, spliced},     {"chunk grafted", nullptr, chunkGrafted},
    {"token", nullptr, tokenInserted},
};

ArrayRef<ByteMutation> byteMutations() { return byteRows; }

Weights byteWeights() {
  std::vector<DrawnRow> rows;
  for (const ByteMutation &row : byteMutations())
    rows.push_back({row.name, row.graft != nullptr});
  return Weights(std::move(rows));
}

StepResult applyByteStep(std::string &bytes, const Step &step,
                         const DonorLoader &donors, size_t maxSize) {
  const auto *row = llvm::find_if(byteMutations(), [&](const ByteMutation &r) {
    return r.name == step.mutation;
  });
  if (row == byteMutations().end())
    return StepResult::UnknownRow;
  if (bytes.empty())
    return StepResult::NoPlace;
  Chooser choose(step.seed);
  std::string changed = bytes;
  if (row->graft) {
    std::optional<MemoryBufferRef> donor;
    if (donors)
      donor = donors(step.donor);
    if (!donor)
      return StepResult::NoDonor;
    // A token comes from a dictionary, and all else from another input.
    bool dictionary = StringRef(step.donor).ends_with(".dict");
    auto graft = dictionary                    ? tokenInserted
                 : row->graft == tokenInserted ? chunkGrafted
                                               : row->graft;
    if (!graft(changed, donor->getBuffer(), choose))
      return StepResult::NoPlace;
  } else if (!row->apply(changed, choose)) {
    return StepResult::NoPlace;
  }
  if (changed.size() > maxSize)
    return StepResult::NoPlace;
  bytes = std::move(changed);
  return StepResult::Applied;
}

std::vector<std::string> parseDictionary(StringRef text) {
  std::vector<std::string> tokens;
  SmallVector<StringRef> lines;
  text.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    line = line.trim();
    size_t quote = line.find('"');
    if (line.starts_with("#") || quote == StringRef::npos)
      continue;
    line = line.drop_front(quote + 1);
    if (!line.consume_back("\""))
      continue;
    std::string token;
    while (!line.empty()) {
      if (line.consume_front("\\x") && line.size() >= 2) {
        token += char(hexFromNibbles(line[0], line[1]));
        line = line.drop_front(2);
        continue;
      }
      line.consume_front("\\");
      if (line.empty())
        break;
      token += line.front();
      line = line.drop_front();
    }
    if (!token.empty())
      tokens.push_back(std::move(token));
  }
  return tokens;
}

} // namespace palindrome::mutate
