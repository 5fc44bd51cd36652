# Debian packages, which CPack makes of what is installed: `palindrome` of the component
# "runtime", `libpalindrome1` of "library", `libpalindrome-dev` of "development",
# `python3-palindrome` of "python". To use the program must not mean to
# install LLVM's and MLIR's headers and static libraries, which the latter needs.
set(PALINDROME_MAINTAINER "Palindrome maintainers <maintainers@palindrome.invalid>"
    CACHE STRING "Who maintains the packages: NAME <ADDRESS>")

set(PALINDROME_DOC_DIR ${CMAKE_INSTALL_DATADIR}/doc/palindrome)
install(FILES README.md CONTRIBUTING.md LICENSE DESTINATION ${PALINDROME_DOC_DIR})
install(DIRECTORY docs DESTINATION ${PALINDROME_DOC_DIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME palindrome)
set(CPACK_PACKAGE_VENDOR Palindrome)
# CPack would put it before the description of each package.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_PACKAGE_CONTACT "${PALINDROME_MAINTAINER}")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL runtime library development python)
# One archive for each component.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
# Adds what Debian asks for to the installed files.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/package/Prepare.cmake)
set(CPACK_PALINDROME_SOURCE_DIR ${PROJECT_SOURCE_DIR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME palindrome)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION
"lossless translation between LLVM IR and MLIR, and its proof
Translates LLVM IR to MLIR's llvm dialect and back without a loss, judges
round trips and passes by the thousand, and proves with an SMT solver that
one function refines another.

This package has the programs palindrome and palindrome-translate, and the
plug-ins that judge the passes of mlir-opt and opt.")
# dpkg-shlibdeps finds all libraries but libLLVM: where the run path leads, there is a
# link of llvm-22-dev, which says nothing of dependencies.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS libllvm${LLVM_VERSION_MAJOR})
# What single commands run or load if it is there: `run` the functions that MLIR's
# lowerings call, `reduce` llvm-reduce and mlir-reduce, and a session clang.
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SUGGESTS
    "clang-22, libmlir-22-dev, libpalindrome-dev, llvm-22, mlir-22-tools")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libpalindrome1)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
"lossless translation between LLVM IR and MLIR (C library)
Translates LLVM IR to MLIR's llvm dialect and back without a loss, judges
round trips, and proves that one function refines another.

This package has the shared library for programs in C and other languages.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS libllvm${LLVM_VERSION_MAJOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS palindrome)

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libpalindrome-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
"lossless translation between LLVM IR and MLIR (development files)
Translates LLVM IR to MLIR's llvm dialect and back without a loss, judges
round trips, and proves that one function refines another.

This package has the headers, the static libraries and the CMake package, by
which programs use Palindrome and plug-ins extend it.")
# What find_package(Palindrome) finds, and what LLVM's and MLIR's packages ask for.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libpalindrome1 (= ${PROJECT_VERSION}), libmlir-22-dev, mlir-22-tools, llvm-22-dev, llvm-22-tools, libmpfr-dev, libsqlite3-dev, libz3-dev, libzstd-dev, zlib1g-dev, libedit-dev, libcurl4-openssl-dev, libxml2-dev")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "cmake, palindrome")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-palindrome)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_DESCRIPTION
"lossless translation between LLVM IR and MLIR (Python 3)
Translates LLVM IR to MLIR's llvm dialect and back without a loss, judges
round trips, and proves that one function refines another.

This package has the module palindrome, which runs the program of that name.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
    "python3 (>= 3.9), palindrome (>= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS python3-numpy)

include(CPack)
