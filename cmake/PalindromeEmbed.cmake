# cmake -DINPUT=FILE -DOUTPUT=FILE -P PalindromeEmbed.cmake: writes the bytes of INPUT, and a
# zero after them, as numbers for the initializer of an array.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "${bytes}0\n")
