# Installs BUILD_DIR below WORK_DIR and runs the sessions in DOCUMENTS in order,
# with the installed programs; of a document that is named DOCUMENT#HEADING, those below
# that heading.
cmake_minimum_required(VERSION 3.25)

include(${CMAKE_CURRENT_LIST_DIR}/../InstalledTree.cmake)
file(MAKE_DIRECTORY ${WORK_DIR}/session)
# A proof from an earlier run is reported as one.
set(ENV{PALINDROME_PROOF_CACHE} none)
set(ENV{PREFIX} ${WORK_DIR}/prefix)
set(ENV{EXAMPLE} ${EXAMPLE_DIR})
set(ENV{PLUGINS} ${PLUGINS_DIR})
set(ENV{CC} ${C_COMPILER})
set(ENV{CXX} ${CXX_COMPILER})
set(ENV{PATH} "${WORK_DIR}/prefix/bin:${TOOLS_DIR}:$ENV{PATH}")
string(REPLACE "," ";" DOCUMENTS "${DOCUMENTS}")
file(COPY ${INPUTS} DESTINATION ${WORK_DIR}/session)
foreach(document IN LISTS DOCUMENTS)
  string(REPLACE "#" ";" document "${document}")
  list(POP_FRONT document file)
  run(${PYTHON} ${CHECK} ${file} ${EXAMPLE_DIR} ${WORK_DIR}/session ${document})
endforeach()
