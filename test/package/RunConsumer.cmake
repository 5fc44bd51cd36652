# Installs BUILD_DIR below WORK_DIR, then configures, builds and runs projects against the
# installed package: that in CONSUMER_DIR, and the one that docs/library.md shows. Also compiles each
# header of docs/library.md alone, which must be all that are installed.
cmake_minimum_required(VERSION 3.25)

include(${CMAKE_CURRENT_LIST_DIR}/../InstalledTree.cmake)
set(options -G ${GENERATOR}
  -D CMAKE_BUILD_TYPE=Release
  -D CMAKE_C_COMPILER=${C_COMPILER}
  -D CMAKE_CXX_COMPILER=${CXX_COMPILER}
  -D CMAKE_EXE_LINKER_FLAGS=${LINKER_FLAGS}
  -D CMAKE_PREFIX_PATH=${WORK_DIR}/prefix)

# build(SOURCES NAME): configures and builds a project in WORK_DIR/NAME.
function(build sources name)
  run(${CMAKE_COMMAND} -S ${sources} -B ${WORK_DIR}/${name} ${options})
  run(${CMAKE_COMMAND} --build ${WORK_DIR}/${name})
endfunction()

build(${CONSUMER_DIR} build)
run(${WORK_DIR}/build/consumer ${CONSUMER_DIR}/input.ll)

run(${PYTHON} ${CMAKE_CURRENT_LIST_DIR}/project.py ${SOURCE_DIR}/docs/library.md
  "A project" ${WORK_DIR}/document)
build(${WORK_DIR}/document document-build)
execute_process(COMMAND ${WORK_DIR}/document-build/mine ${CONSUMER_DIR}/input.ll
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0 OR NOT output MATCHES "llvm.func")
  message(FATAL_ERROR "the project of docs/library.md has status ${status}, and prints: ${output}")
endif()

run(${PYTHON} ${CMAKE_CURRENT_LIST_DIR}/headers.py ${SOURCE_DIR}/docs/library.md
  ${WORK_DIR}/prefix/include ${WORK_DIR}/headers)
build(${WORK_DIR}/headers headers-build)

# A project without C is told so, and by this package.
file(READ ${WORK_DIR}/document/CMakeLists.txt project)
string(REPLACE "LANGUAGES C CXX" "LANGUAGES CXX" without "${project}")
if(without STREQUAL project)
  message(FATAL_ERROR "the project of docs/library.md does not say LANGUAGES C CXX")
endif()
file(WRITE ${WORK_DIR}/without/CMakeLists.txt "${without}")
file(COPY ${WORK_DIR}/document/main.cpp DESTINATION ${WORK_DIR}/without)
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${WORK_DIR}/without -B ${WORK_DIR}/without-build ${options}
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
string(REGEX REPLACE "[ \n]+" " " output "${output}")
if(status EQUAL 0 OR
    NOT output MATCHES "C is not enabled: write project\\(NAME LANGUAGES C CXX\\)")
  message(FATAL_ERROR "A project without C has status ${status}, and prints: ${output}")
endif()
