# Installs BUILD_DIR below WORK_DIR, and runs the sessions of DOCUMENTS, one after
# the other, with the installed programs.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "status ${status} of: ${command}")
  endif()
endfunction()

# What an earlier run left must not stand in for what is missing now.
file(REMOVE_RECURSE ${WORK_DIR})
run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${WORK_DIR}/prefix)
file(MAKE_DIRECTORY ${WORK_DIR}/session)
set(ENV{PREFIX} ${WORK_DIR}/prefix)
set(ENV{EXAMPLE} ${EXAMPLE_DIR})
set(ENV{PLUGINS} ${PLUGINS_DIR})
set(ENV{CC} ${C_COMPILER})
set(ENV{CXX} ${CXX_COMPILER})
set(ENV{PATH} "${WORK_DIR}/prefix/bin:${TOOLS_DIR}:$ENV{PATH}")
string(REPLACE "," ";" DOCUMENTS "${DOCUMENTS}")
foreach(document IN LISTS DOCUMENTS)
  run(${PYTHON} ${CHECK} ${document} ${EXAMPLE_DIR} ${WORK_DIR}/session)
endforeach()
