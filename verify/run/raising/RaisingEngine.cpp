// An engine whose imports are raised, and taken back.

#include "verify/run/raising/RaisingEngine.h"
#include "palindrome/Lower.h"
#include "palindrome/Raise.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <sys/mman.h>

using namespace palindrome;
using namespace palindrome::raising;

using Count = std::atomic<uint64_t>;

RaisingEngine::RaisingEngine(const Engine &engine,
                             std::vector<std::string> dialects)
    : ForwardingEngine(engine), dialects(std::move(dialects)),
      counted(raisedDialects().begin(), raisedDialects().end()) {
  for (const std::string &dialect : this->dialects)
    if (!llvm::is_contained(counted, dialect))
      counted.push_back(dialect);
  // The system has filled it with zeros.
  void *memory =
      mmap(nullptr, counted.size() * sizeof(Count), PROT_READ | PROT_WRITE,
           MAP_SHARED | MAP_ANONYMOUS, /*fd=*/-1, /*offset=*/0);
  if (memory == MAP_FAILED)
    llvm::report_bad_alloc_error("no memory for the counts of raised ops");
  counts = static_cast<Count *>(memory);
}

RaisingEngine::~RaisingEngine() {
  munmap(counts, counted.size() * sizeof(Count));
}

void RaisingEngine::registerDialects(mlir::DialectRegistry &registry) const {
  ForwardingEngine::registerDialects(registry);
  registerRaising(registry);
  // What is not taken back op by op needs MLIR's conversions.
  if (llvm::any_of(dialects, [](llvm::StringRef dialect) {
        return !llvm::is_contained(exactDialects(), dialect);
      }))
    registerLowering(registry);
}

mlir::OwningOpRef<mlir::ModuleOp>
RaisingEngine::importModule(std::unique_ptr<llvm::Module> &module,
                            mlir::MLIRContext &context,
                            const ImportOptions &options) const {
  mlir::OwningOpRef<mlir::ModuleOp> imported =
      ForwardingEngine::importModule(module, context, options);
  RaiseOptions raising;
  raising.dialects = dialects;
  RaiseStats stats;
  if (!imported || failed(raiseModule(*imported, raising, stats)) ||
      failed(lowerToLLVM(*imported)))
    return nullptr;
  for (size_t number = 0; number != counted.size(); ++number)
    if (auto found = stats.raised.find(counted[number]);
        found != stats.raised.end())
      counts[number] += found->second;
  return imported;
}

std::string RaisingEngine::describeCounts() const {
  uint64_t sum = 0;
  llvm::SmallVector<std::string> parts;
  for (size_t number = 0; number != counted.size(); ++number)
    if (uint64_t count = counts[number]) {
      sum += count;
      parts.push_back(std::to_string(count) + " " + counted[number]);
    }
  return std::to_string(sum) + " ops raised" +
         (parts.empty() ? "" : ": " + llvm::join(parts, ", "));
}
