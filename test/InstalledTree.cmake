# For test scripts: empties WORK_DIR and installs BUILD_DIR to WORK_DIR/prefix.
# run(COMMAND...) stops the script if the command fails.

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "status ${status} of: ${command}")
  endif()
endfunction()

# Files of an earlier run must not replace files that are missing now.
file(REMOVE_RECURSE ${WORK_DIR})
run(${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${WORK_DIR}/prefix)
