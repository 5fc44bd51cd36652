# What all tests are made with. The label `sanitize` is that of unit tests and lit suites,
# which ./dev sanitize runs.
find_package(GTest REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# The interpreter itself. What PATH has may be a script that looks for it, as
# pyenv's, which takes ten times as long to start; tests start hundreds.
execute_process(COMMAND ${Python3_EXECUTABLE} -c "import sys; print(sys.executable)"
  OUTPUT_VARIABLE PALINDROME_PYTHON OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

# palindrome_unit_tests(TARGET): the tests of a program made with GoogleTest, as one
# test of CTest. A process for each would take longer to start than most take to run.
# AddressSanitizer does without the tests of limits of memory, since its own allocator answers
# where there is none, and of edges and stacks, which instrumentation changes.
set(PALINDROME_UNSANITIZED
  WorkerPool.OutOfMemory WorkerPool.AFaultWithoutMemoryLeftIsForWantOfIt
  WorkerPool.ExceptionsThatNobodyCatches WorkerPool.PeakMemoryIsThatOfTheLargestWorker
  CampaignTest.TooMuchMemoryIsFound CorpusEdges.OtherWaysTakeOtherEdges
  Stack.NamesAreThoseOfTheFunctionsThatRan)
list(JOIN PALINDROME_UNSANITIZED ":" PALINDROME_UNSANITIZED)
function(palindrome_unit_tests target)
  string(REPLACE palindrome- "" name ${target})
  if(PALINDROME_SANITIZE)
    set(filter --gtest_filter=-${PALINDROME_UNSANITIZED})
  endif()
  add_test(NAME ${name} COMMAND ${target} --gtest_brief=1 ${filter})
  set_tests_properties(${name} PROPERTIES LABELS sanitize)
endfunction()

find_program(PALINDROME_LIT NAMES lit lit-22 lit.py
             HINTS ${PALINDROME_LLVM_TOOLS_DIR} REQUIRED)

# palindrome_lit_suite(NAME): a test that runs lit on the .test, .ll and .mlir files
# of the current folder, with test/lit.cfg.py.
function(palindrome_lit_suite suite)
  configure_file(${PROJECT_SOURCE_DIR}/test/lit.site.cfg.py.in lit.site.cfg.py @ONLY)
  add_test(NAME ${suite} COMMAND ${PALINDROME_LIT} -sv ${CMAKE_CURRENT_BINARY_DIR})
  set_tests_properties(${suite} PROPERTIES LABELS sanitize)
endfunction()
