; An alias of a type of which there are no variables.

@g = addrspace(3) global i8 0
@a = alias token, ptr addrspace(3) @g
