-- A workload for the interpreter that tools/measure/build-programs.py builds: it
-- prints the same lines on every machine, and uses the compiler, the collector,
-- coroutines, errors and the libraries.

local function show(name, ...) print(name, ...) end

-- The compiler: every operator and statement, deep nesting, upvalues, goto.
local source = {}
for i = 1, 300 do
  source[#source + 1] = ("local a%d <const>, t = %d, {x = %d; [%d] = 'v', %d}\n"):format(
    i % 90, i, i, i + 5, i * 3)
  source[#source + 1] = ("if a%d > 7 and t.x ~= 9 or not t[1] then s = s + t.x // 2 else s = s - a%d end\n")
    :format(i % 90, i % 90)
  if i % 90 == 0 then source[#source + 1] = "end do " end
end
local chunk = "local s = 0 do " .. table.concat(source) .. " end return s"
local compiled = assert(load(chunk, "=chunk"))
show("compiled", compiled(), #string.dump(compiled, true) > 0)
show("nested", load("return " .. ("("):rep(150) .. "1" .. (")"):rep(150))())
for _, wrong in ipairs {"x = ", "for i = 1 do end", "goto nowhere", "local x <const> = 1; x = 2",
                        "return " .. ("{"):rep(300), "x = '\\400'", "break", "::a:: ::a::",
                        "return 0x, 1", "local function f() return ... end", "x = [[", "a.b:c = 1"} do
  show("error", (select(2, load(wrong, "=wrong"))))
end
local function sieve(n)
  local composite, primes = {}, {}
  for i = 2, n do
    if composite[i] then goto continue end
    primes[#primes + 1] = i
    for j = i * i, n, i do composite[j] = true end
    ::continue::
  end
  return primes
end
local primes = sieve(20000)
show("primes", #primes, primes[#primes])

-- Closures, recursion, tail calls, varargs, integer and float arithmetic.
local function counter()
  local n = 0
  return function(...) n = n + select("#", ...); return n end
end
local count = counter()
count(1, nil, nil); count()
show("closure", count(table.unpack({}, 1, 100)))
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
show("fib", fib(24))
local function loop(n, acc) if n == 0 then return acc end return loop(n - 1, acc ~ n * 31) end
show("tail", loop(100000, 0))
show("numbers", 7 // 2, -7 // 2, 7 % -3, -7.5 % 2, 2^53, 1 << 62, 5 >> 1, ~0, 3 | 8, 10 / 4,
     math.maxinteger + 1 == math.mininteger, 0x7fp-2, 1e300 * 1e10, -(0/0) ~= 0)
show("convert", "10" + 5, 10 .. 20, math.tointeger("8"), tonumber("zz", 36), tonumber("0x1p4"),
     string.format("%5.2f|%-8s|%08d|%q|%x|%g|%a", 3.14159, "ab", 42, "a\n\0b", 255, 1e20, 1.5))

-- Tables, metatables, sorting.
local Vector = {}
Vector.__index = Vector
function Vector.__add(a, b) return setmetatable({x = a.x + b.x}, Vector) end
function Vector.__eq(a, b) return a.x == b.x end
function Vector.__lt(a, b) return a.x < b.x end
function Vector.__le(a, b) return a.x <= b.x end
function Vector.__call(self, y) return self.x * y end
function Vector.__concat(a, b) return "v" .. (type(a) == "table" and a.x or a) end
function Vector.__len(self) return self.x end
function Vector.__tostring(self) return "<" .. self.x .. ">" end
function Vector.__close(self) show("closed", self.x) end
local v, w = setmetatable({x = 3}, Vector), setmetatable({x = 4}, Vector)
show("metatable", tostring(v + w), v == w, v < w, v <= w, v(5), v .. "", #v, rawlen(v))
do local c <close> = v; show("open", c.x) end
local words = {}
for word in ("the quick brown fox jumps over the lazy dog and the cat"):gmatch("%a+") do
  words[#words + 1] = word
end
table.sort(words, function(a, b) return #a ~= #b and #a < #b or #a == #b and a < b end)
show("sorted", table.concat(words, " "))
local random, seed = {}, 12345
for i = 1, 5000 do seed = (seed * 1103515245 + 12345) % 2147483648; random[i] = seed end
table.sort(random)
show("random", random[1], random[2500], random[5000])
show("sort error", pcall(table.sort, {3, 1, "x", 2}))
local moved = table.move({1, 2, 3}, 2, 3, 1)
show("moved", table.concat(moved, ","), table.unpack(table.pack(4, nil, 6), 1, 3))

-- Strings and patterns.
local text = ("abc 123, def 456; "):rep(50)
show("gsub", (text:gsub("(%a+) (%d+)", "%2 %1")):sub(1, 40), select(2, text:gsub("%d", "")))
show("find", text:find("def", 1, true), text:match("(%d+);"), ("x=1,y=2"):gsub("(%w)=(%w)", {x = "X"}))
show("balance", ("f(a(b)c)d"):match("%b()"), ("THE (quick) fox"):find("%((%a+)%)"), ("  x  "):match("^%s*(.-)%s*$"))
show("frontier", ("THE (quick) fox"):gsub("%f[%a]%a+", string.lower))
show("pack", string.unpack("<i4 z s1", string.pack("<i4 z s1", -5, "zero", "one")))
show("utf8", utf8.char(228, 8364, 128512), utf8.len("äöü"), utf8.codepoint("€", 1))
for p, c in utf8.codes("aé") do show("code", p, c) end

-- Errors, through C functions and coroutines.
show("pcall", pcall(error, {code = 7}) == false, select(2, pcall(error, "plain", 0)))
show("arith", pcall(function() return {} + 1 end))
show("index", pcall(function() local t; return t.x.y end))
show("call", pcall(function() local t = {}; t.method() end))
show("overflow", (select(2, pcall(function() local function f() return 1 + f() end return f() end)):match("stack overflow")))
show("xpcall", xpcall(function() error("inside") end, function(m) return "handled: " .. m end))
local function generate(n)
  return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end return "done" end)
end
local g = generate(3)
show("yield", g()); show("yield", g()); show("yield", g()); show("yield", g())
local co = coroutine.create(function(a)
  local ok, e = pcall(function() local b = coroutine.yield(a + 1); error("in coroutine " .. b) end)
  coroutine.yield(ok, e)
  error("last")
end)
show("resume", coroutine.resume(co, 1)); show("resume", coroutine.resume(co, 5))
show("resume", coroutine.resume(co)); show("status", coroutine.status(co), coroutine.close(co))
local sum = 0
for i = 1, 2000 do
  local c = coroutine.wrap(function(x) local y = coroutine.yield(x * 2); return y + x end)
  sum = sum + c(i) + c(1)
end
show("coroutines", sum)

-- The collector: weak tables, finalizers, both modes.
for _, mode in ipairs {"incremental", "generational"} do
  collectgarbage(mode)
  local weak, finalized = setmetatable({}, {__mode = "k"}), 0
  for i = 1, 20000 do
    local t = setmetatable({i, {i}}, i % 100 == 0 and {__gc = function() finalized = finalized + 1 end} or nil)
    weak[t] = i
  end
  collectgarbage(); collectgarbage()
  show("collected", mode, next(weak), finalized)
end
local long = {}
for i = 1, 20000 do long[i] = ("%d:%s"):format(i, ("x"):rep(i % 60)) end
show("strings", #table.concat(long, "\n"), long[59])

-- The library of the operating system, files, and debug.
local name = os.tmpname()
local file = assert(io.open(name, "w+"))
file:write("line 1\n", 2, " ", 3.5, "\nlast"):seek("set")
show("file", file:read("l", "n", "n", "a"))
file:seek("set", 5); show("seek", file:read(1), file:seek("cur"), file:seek("end"))
file:close(); show("closed", io.type(file), pcall(file.read, file))
for l in io.lines(name) do show("line", l) end
os.remove(name)
show("date", os.date("!%Y-%m-%d %H:%M:%S", 86400 * 365))
show("hook", (function()
  local lines = 0
  debug.sethook(function() lines = lines + 1 end, "l")
  for i = 1, 10 do local x = i end
  debug.sethook()
  return lines
end)())
local function traced() return debug.traceback("trace", 1):gsub("%s+", " ") end
show("debug", traced():sub(1, 30), debug.getinfo(traced, "S").what, debug.getlocal(generate, 1))
show("require", pcall(require, "no.such.module") == false, package.config:sub(1, 1), #package.loaded > -1)
