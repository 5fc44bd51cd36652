// Loop shapes, unrolled: which copies of which blocks there are, what leads to
// them, and what dominates them.

#include "verify/judge/refine/encode/ir/Unroll.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::encode {
namespace {

struct Unrolled {
  explicit Unrolled(const std::string &body, unsigned bound) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(
        "define void @f(i1 %c, i8 %n) {\nentry:\n" + body + "}\n", error,
        context);
    if (!module) {
      ADD_FAILURE() << error.getMessage().str();
      return;
    }
    graph = unroll(*module->getFunction("f"), bound, why);
  }

  /// The copies of a block, in the order of the graph.
  std::vector<unsigned> copies(llvm::StringRef block) const {
    std::vector<unsigned> result;
    for (auto [number, node] : llvm::enumerate(graph->nodes))
      if (node.block->getName() == block)
        result.push_back(number);
    return result;
  }
  const BlockCopy &node(unsigned number) const { return graph->nodes[number]; }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  std::optional<PathGraph> graph;
  std::string why;
};

const char *const diamond = "br i1 %c, label %a, label %b\n"
                            "a:\nbr label %join\n"
                            "b:\nbr label %join\n"
                            "join:\nret void\n"
                            "unreached:\nret void\n";

const char *const selfLoop = "br label %l\n"
                             "l:\nbr i1 %c, label %l, label %exit\n"
                             "exit:\nret void\n";

const char *const nested = "br label %outer\n"
                           "outer:\nbr label %inner\n"
                           "inner:\nbr i1 %c, label %inner, label %latch\n"
                           "latch:\nbr i1 %c, label %outer, label %exit\n"
                           "exit:\nret void\n";

const char *const twoLatches = "br label %header\n"
                               "header:\nbr i1 %c, label %a, label %b\n"
                               "a:\nbr label %header\n"
                               "b:\nbr i1 %c, label %header, label %exit\n"
                               "exit:\nret void\n";

const char *const continueOuter =
    "br label %outer\n"
    "outer:\nbr label %inner\n"
    "inner:\nbr i1 %c, label %outer, label %latch\n"
    "latch:\nbr i1 %c, label %inner, label %exit\n"
    "exit:\nret void\n";

const char *const exitsEarly = "br label %header\n"
                               "header:\nbr i1 %c, label %exit, label %body\n"
                               "body:\nbr i1 %c, label %other, label %header\n"
                               "other:\nbr label %exit\n"
                               "exit:\nret void\n";

const char *const consecutive = "br label %l\n"
                                "l:\nbr i1 %c, label %l, label %m\n"
                                "m:\nbr i1 %c, label %m, label %exit\n"
                                "exit:\nret void\n";

const char *const twoEdges =
    "switch i8 %n, label %a [ i8 0, label %b\ni8 1, label %b ]\n"
    "a:\nbr label %b\n"
    "b:\nret void\n";

const char *const irreducible = "br i1 %c, label %a, label %b\n"
                                "a:\nbr i1 %c, label %b, label %exit\n"
                                "b:\nbr label %a\n"
                                "exit:\nret void\n";

TEST(UnrollTest, KeepsBlocksOutsideLoopsOnce) {
  Unrolled diamonds(diamond, 2);
  ASSERT_TRUE(diamonds.graph);
  EXPECT_FALSE(diamonds.graph->hasLoops);
  EXPECT_EQ(diamonds.graph->nodes.size(), 4u);
  EXPECT_TRUE(diamonds.copies("unreached").empty());
  unsigned join = diamonds.copies("join").front();
  EXPECT_EQ(join, 3u);
  EXPECT_EQ(diamonds.node(join).predecessors.size(), 2u);
  EXPECT_EQ(diamonds.node(join).dominator, 0u);
}

TEST(UnrollTest, CopiesALoopOnceMoreThanTheBound) {
  for (unsigned bound : {0, 1, 2, 5}) {
    SCOPED_TRACE(bound);
    Unrolled loop(selfLoop, bound);
    ASSERT_TRUE(loop.graph);
    EXPECT_TRUE(loop.graph->hasLoops);
    auto copies = loop.copies("l");
    ASSERT_EQ(copies.size(), bound + 1);
    for (auto [number, copy] : llvm::enumerate(copies)) {
      // Each leads to the next one, the last one past the bound.
      unsigned next =
          number < bound ? copies[number + 1] : BlockCopy::pastBound;
      EXPECT_EQ(loop.node(copy).successors[0], next);
      EXPECT_EQ(loop.node(copy).predecessors.size(), 1u);
    }
    // All leave to the same block.
    ASSERT_EQ(loop.copies("exit").size(), 1u);
    const BlockCopy &exit = loop.node(loop.copies("exit").front());
    EXPECT_EQ(exit.predecessors.size(), bound + 1);
    EXPECT_EQ(exit.dominator, copies.front());
  }
}

TEST(UnrollTest, StartsInnerLoopsAnew) {
  Unrolled loops(nested, 1);
  ASSERT_TRUE(loops.graph);
  EXPECT_EQ(loops.copies("outer").size(), 2u);
  EXPECT_EQ(loops.copies("inner").size(), 4u);
  EXPECT_EQ(loops.copies("latch").size(), 2u);
  EXPECT_EQ(loops.copies("exit").size(), 1u);
  // Each copy of the outer header leads to a first copy of the inner one.
  for (unsigned outer : loops.copies("outer")) {
    unsigned inner = loops.node(outer).successors[0];
    EXPECT_NE(loops.node(inner).successors[0], BlockCopy::pastBound);
    unsigned again = loops.node(inner).successors[0];
    EXPECT_EQ(loops.node(again).successors[0], BlockCopy::pastBound);
  }
  Unrolled more(nested, 2);
  EXPECT_EQ(more.copies("inner").size(), 9u);
}

TEST(UnrollTest, JoinsTheLatchesOfALoop) {
  Unrolled loop(twoLatches, 1);
  ASSERT_TRUE(loop.graph);
  auto headers = loop.copies("header");
  ASSERT_EQ(headers.size(), 2u);
  EXPECT_EQ(loop.node(headers[0]).predecessors.size(), 1u);
  EXPECT_EQ(loop.node(headers[1]).predecessors.size(), 2u);
  EXPECT_EQ(loop.node(headers[1]).dominator, headers[0]);
  // In the last iteration, both latches lead past the bound.
  EXPECT_EQ(loop.node(loop.copies("a")[1]).successors[0], BlockCopy::pastBound);
  EXPECT_EQ(loop.node(loop.copies("b")[1]).successors[0], BlockCopy::pastBound);
}

TEST(UnrollTest, CountsAnEdgeFromAnInnerLoopForTheOuterOne) {
  Unrolled loops(continueOuter, 1);
  ASSERT_TRUE(loops.graph);
  auto outers = loops.copies("outer");
  ASSERT_EQ(outers.size(), 2u);
  // Both iterations of the inner loop in the first one of the outer loop lead
  // to its second one.
  EXPECT_EQ(loops.node(outers[1]).predecessors.size(), 2u);
  EXPECT_EQ(loops.copies("inner").size(), 4u);
}

TEST(UnrollTest, KeepsParallelEdgesApart) {
  Unrolled edges(twoEdges, 1);
  ASSERT_TRUE(edges.graph);
  const BlockCopy &target = edges.node(edges.copies("b").front());
  std::vector<std::pair<unsigned, unsigned>> fromEntry;
  for (auto edge : target.predecessors)
    if (edge.first == 0)
      fromEntry.push_back(edge);
  llvm::sort(fromEntry);
  using Edges = std::vector<std::pair<unsigned, unsigned>>;
  EXPECT_EQ(fromEntry, (Edges{{0, 1}, {0, 2}}));
}

TEST(UnrollTest, CountsTheEdgesToOneEntryOfAnIrreducibleCycle) {
  Unrolled loop(irreducible, 1);
  ASSERT_TRUE(loop.graph);
  EXPECT_TRUE(loop.graph->hasLoops);
  EXPECT_EQ(loop.copies("a").size(), 2u);
  EXPECT_EQ(loop.copies("b").size(), 2u);
  EXPECT_EQ(loop.copies("exit").size(), 1u);
  unsigned pastBound = 0;
  for (const BlockCopy &node : loop.graph->nodes)
    pastBound += llvm::count(node.successors, BlockCopy::pastBound);
  EXPECT_EQ(pastBound, 1u);
}

TEST(UnrollTest, ReportsTooManyCopies) {
  Unrolled loops(nested, 100);
  EXPECT_FALSE(loops.graph);
  EXPECT_NE(loops.why.find("too many paths"), std::string::npos) << loops.why;
}

/// A loop of `times` iterations around `inside`, which ends in `latch`.
std::string countedLoop(const char *times, const std::string &inside) {
  return std::string("br label %l\n"
                     "l:\n%i = phi i8 [ 0, %entry ], [ %j, %latch ]\n") +
         inside + "latch:\n%j = add i8 %i, 1\n%d = icmp ult i8 %j, " + times +
         "\nbr i1 %d, label %l, label %exit\n"
         "exit:\nret void\n";
}

TEST(UnrollTest, FollowsASmallConstantLoopToItsEnd) {
  Unrolled eight(countedLoop("8", "br label %latch\n"), 1);
  ASSERT_TRUE(eight.graph);
  EXPECT_EQ(eight.copies("l").size(), 8u);
  Unrolled any(countedLoop("%n", "br label %latch\n"), 1);
  ASSERT_TRUE(any.graph);
  EXPECT_EQ(any.copies("l").size(), 2u);
  Unrolled large(countedLoop("100", "br label %latch\n"), 1);
  ASSERT_TRUE(large.graph);
  EXPECT_EQ(large.copies("l").size(), 2u);
  // The bound is the least that is followed.
  Unrolled more(countedLoop("8", "br label %latch\n"), 20);
  ASSERT_TRUE(more.graph);
  EXPECT_EQ(more.copies("l").size(), 21u);
}

TEST(UnrollTest, FollowsALoopInAConstantOneAsFarAsTheBound) {
  Unrolled nest(countedLoop("4", "br label %in\n"
                                 "in:\nbr i1 %c, label %in, label %latch\n"),
                1);
  ASSERT_TRUE(nest.graph);
  EXPECT_EQ(nest.copies("l").size(), 4u);
  EXPECT_EQ(nest.copies("in").size(), 8u);
  LoopBounds bounds(*nest.module->getFunction("f"), 1);
  EXPECT_EQ(bounds.copies(*nest.node(nest.copies("in").front()).block), 4u);
  EXPECT_EQ(bounds.copies(nest.module->getFunction("f")->getEntryBlock()), 1u);
}

TEST(UnrollTest, LeavesLargeConstantLoopsAtTheBound) {
  std::string body;
  for (unsigned i = 0; i < 40; ++i)
    body += "call void @f(i1 %c, i8 %n)\n";
  Unrolled large(countedLoop("32", body + "br label %latch\n"), 1);
  ASSERT_TRUE(large.graph);
  EXPECT_EQ(large.copies("l").size(), 2u);
}

/// Whether a path from the entry reaches `node` without passing `avoided`.
bool isReachedWithout(const PathGraph &graph, unsigned node, unsigned avoided) {
  if (node == avoided)
    return false;
  return node == 0 ||
         llvm::any_of(graph.nodes[node].predecessors, [&](auto edge) {
           return isReachedWithout(graph, edge.first, avoided);
         });
}

TEST(UnrollTest, MakesAcyclicGraphsWithTheirDominators) {
  for (const char *body : {diamond, selfLoop, nested, twoLatches, continueOuter,
                           exitsEarly, consecutive, twoEdges})
    for (unsigned bound : {0, 1, 2}) {
      SCOPED_TRACE(std::string(body) + std::to_string(bound));
      Unrolled unrolled(body, bound);
      ASSERT_TRUE(unrolled.graph);
      const PathGraph &graph = *unrolled.graph;
      EXPECT_EQ(graph.nodes.front().block->getName(), "entry");
      unsigned edges = 0;
      for (auto [number, node] : llvm::enumerate(graph.nodes)) {
        ASSERT_EQ(node.successors.size(), llvm::succ_size(node.block));
        for (auto [edge, successor] : llvm::enumerate(node.successors)) {
          if (successor == BlockCopy::pastBound)
            continue;
          ++edges;
          EXPECT_GT(successor, number);
          EXPECT_EQ(graph.nodes[successor].block,
                    node.block->getTerminator()->getSuccessor(edge));
          EXPECT_TRUE(
              llvm::is_contained(graph.nodes[successor].predecessors,
                                 std::pair(unsigned(number), unsigned(edge))));
        }
        for (unsigned by = 0; by < graph.nodes.size(); ++by)
          EXPECT_EQ(graph.dominates(by, number),
                    !isReachedWithout(graph, number, by))
              << by << " " << number;
      }
      for (const BlockCopy &node : graph.nodes)
        edges -= node.predecessors.size();
      EXPECT_EQ(edges, 0u);
    }
}

} // namespace
} // namespace palindrome::encode
