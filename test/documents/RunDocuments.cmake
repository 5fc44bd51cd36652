# Installs BUILD_DIR below WORK_DIR and runs the sessions in DOCUMENTS in order,
# with the installed programs.
cmake_minimum_required(VERSION 3.25)

include(${CMAKE_CURRENT_LIST_DIR}/../InstalledTree.cmake)
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
