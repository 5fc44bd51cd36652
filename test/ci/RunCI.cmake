# Installs BUILD_DIR below WORK_DIR and runs run_ci.py with it.
cmake_minimum_required(VERSION 3.25)

include(${CMAKE_CURRENT_LIST_DIR}/../InstalledTree.cmake)
file(MAKE_DIRECTORY ${WORK_DIR}/runs)
run(${PYTHON} ${CMAKE_CURRENT_LIST_DIR}/run_ci.py ${SOURCE_DIR} ${WORK_DIR}/prefix
    ${WORK_DIR}/runs)
