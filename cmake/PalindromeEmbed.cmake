# palindrome_embed(TARGET FILE...): the sources of TARGET include NAME.inc for each file
# of that name, which holds its bytes, and a zero after them, as numbers for the
# initializer of an array. The target TARGET-embedded makes them.
if(CMAKE_SCRIPT_MODE_FILE)
  file(READ ${INPUT} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  file(WRITE ${OUTPUT} "${bytes}0\n")
  return()
endif()

function(palindrome_embed target)
  set(all)
  foreach(file IN LISTS ARGN)
    cmake_path(GET file FILENAME name)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${name}.inc)
    add_custom_command(
      OUTPUT ${made}
      COMMAND ${CMAKE_COMMAND} -DINPUT=${CMAKE_CURRENT_SOURCE_DIR}/${file} -DOUTPUT=${made}
              -P ${PROJECT_SOURCE_DIR}/cmake/PalindromeEmbed.cmake
      DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/PalindromeEmbed.cmake)
    list(APPEND all ${made})
  endforeach()
  add_custom_target(${target}-embedded DEPENDS ${all})
  add_dependencies(${target} ${target}-embedded)
  target_sources(${target} PRIVATE ${all})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
