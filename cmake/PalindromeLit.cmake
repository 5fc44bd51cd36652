# palindrome_lit_suite(NAME): a test that runs lit on the .test, .ll and .mlir files
# of the current folder, with test/lit.cfg.py.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(PALINDROME_LIT NAMES lit lit-22 lit.py
             HINTS ${PALINDROME_LLVM_TOOLS_DIR} REQUIRED)

function(palindrome_lit_suite suite)
  configure_file(${PROJECT_SOURCE_DIR}/test/lit.site.cfg.py.in lit.site.cfg.py @ONLY)
  add_test(NAME ${suite} COMMAND ${PALINDROME_LIT} -sv ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
