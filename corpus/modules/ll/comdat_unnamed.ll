; A comdat without a name.

$"" = comdat any
$"a b" = comdat largest
@x = global i32 0, comdat($"")
@y = global i32 0, comdat($"a b")
