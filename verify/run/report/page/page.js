"use strict";
// The rows that a filter leaves are drawn only where the list is scrolled to, so that a
// page of many thousand files answers at once.
const data = JSON.parse(document.getElementById("data").textContent);
const rowHeight = 26;
const byId = (id) => document.getElementById(id);
const list = byId("list"), space = byId("space"), detail = byId("detail");
const filter = { words: "", short: false, fails: false, verdict: "", class: "", folder: "", baseline: "" };
const open = new Set();  // The charts that show all of their rows.
let shown = [], chosen = -1;

const files = data.files.map((file, number) => ({
  number, path: file.path, verdict: file.verdict, met: file.met, details: file.details || "",
  symbols: file.symbols || [], differences: file.differences || [],
  baseline: file.standing || "", note: file.baseline || "", kind: kindOf(file),
  folder: folderOf(file.path),
  text: (file.path + " " + file.verdict + (file.details || "") + " " + (file.baseline || "")).toLowerCase(),
}));

// good: nothing is wrong; known: it falls short, which a baseline accepts; bad: it fails.
function kindOf(file) {
  if (file.met) return "good";
  return ["known", "better", "accepted"].includes(file.standing) ? "known" : "bad";
}

// The folder of a file below the one that all have in common, with a slash after it.
function folderOf(path) {
  return path.slice(data.prefix.length, path.lastIndexOf("/") + 1);
}

// The row of the chart of folders that counts a file: the next folder below the chosen one.
function folderRow(file) {
  if (!file.folder.startsWith(filter.folder)) return [];
  const end = file.folder.indexOf("/", filter.folder.length);
  return [end < 0 ? filter.folder : file.folder.slice(0, end + 1)];
}

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// A chart is a list of buttons; pressing one keeps only the files that it counts.
function drawChart(id, key, counts) {
  const rows = [...counts].sort((a, b) => b[1].all - a[1].all || (a[0] < b[0] ? -1 : 1));
  const most = Math.max(1, ...rows.map(([, count]) => count.all));
  const few = 10, drawn = open.has(key) || rows.length <= few + 1 ? rows : rows.slice(0, few);
  const chart = byId(id);
  chart.replaceChildren(...drawn.map(([name, count]) => {
    const button = element("button", "bar");
    button.type = "button";
    button.title = name;
    button.setAttribute("aria-pressed", filter[key] === name);
    const track = element("span", "track");
    for (const kind of ["good", "known", "bad"]) {
      if (!count[kind]) continue;
      const bar = element("i", kind);
      bar.style.width = 100 * count[kind] / most + "%";
      track.append(bar);
    }
    // Below the chosen folder its name need not be repeated.
    const label = key === "folder" ? name.slice(filter.folder.length) || "." : name;
    button.append(element("span", "name", label), track,
                  element("span", "number", count.all.toLocaleString("en")));
    button.onclick = () => { filter[key] = filter[key] === name ? parent(key, name) : name; update(); };
    return button;
  }));
  if (drawn.length < rows.length) {
    const more = element("button", "more", `and ${rows.length - few} more`);
    more.type = "button";
    more.onclick = () => { open.add(key); drawChart(id, key, counts); };
    chart.append(more);
  }
  if (key === "folder" && filter.folder && !counts.has(filter.folder)) {
    const up = element("button", "more", "\u2190 " + filter.folder);
    up.type = "button";
    up.onclick = () => { filter.folder = parent(key, filter.folder); update(); };
    chart.prepend(up);
  }
  if (!rows.length) chart.append(element("small", "", "none"));
}

// What the filter is set to when the chosen row is pressed again.
function parent(key, name) {
  return key === "folder" ? name.slice(0, name.lastIndexOf("/", name.length - 2) + 1) : "";
}

function count(names) {
  const counts = new Map();
  for (const file of files)
    for (const name of names(file)) {
      let entry = counts.get(name);
      if (!entry) counts.set(name, entry = { all: 0, good: 0, known: 0, bad: 0 });
      entry.all++;
      entry[file.kind]++;
    }
  return counts;
}

const classesOf = (file) => new Set(file.differences.map((difference) => difference.class));
const counts = {
  verdict: count((file) => [file.verdict]),
  class: count(classesOf),
  baseline: count((file) => file.baseline ? [file.baseline] : []),
};

function update() {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  shown = files.filter((file) =>
    (!filter.short || file.kind !== "good") && (!filter.fails || file.kind !== "known") &&
    (!filter.verdict || file.verdict === filter.verdict) &&
    (!filter.folder || file.folder.startsWith(filter.folder)) &&
    (!filter.baseline || file.baseline === filter.baseline) &&
    (!filter.class || file.differences.some((difference) => difference.class === filter.class)) &&
    words.every((word) => file.text.includes(word)));
  byId("count").textContent =
    `${shown.length.toLocaleString("en")} of ${files.length.toLocaleString("en")} files`;
  drawChart("by-verdict", "verdict", counts.verdict);
  drawChart("by-class", "class", counts.class);
  if (counts.below !== filter.folder) {
    counts.below = filter.folder;
    counts.folder = count(folderRow);
  }
  drawChart("by-folder", "folder", counts.folder);
  drawChart("by-baseline", "baseline", counts.baseline);
  rememberFilter();
  list.scrollTop = 0;
  space.style.height = shown.length * rowHeight + "px";
  drawRows();
}

// The part of the address after # is the filter, so that a link shows what its sender saw.
function rememberFilter() {
  const state = new URLSearchParams();
  for (const [key, value] of Object.entries(filter))
    if (value) state.set(key, value === true ? "yes" : value);
  if (!filter.short) state.set("short", "no");
  if (data.baseline && !filter.fails) state.set("fails", "no");
  history.replaceState(null, "", "#" + state);
}

function recallFilter() {
  const state = new URLSearchParams(location.hash.slice(1));
  const has = (kind) => files.some((file) => file.kind === kind);
  filter.short = state.has("short") ? state.get("short") === "yes" : has("bad") || has("known");
  filter.fails = state.has("fails") ? state.get("fails") === "yes" : has("known") && has("bad");
  for (const key of ["words", "verdict", "class", "folder", "baseline"]) filter[key] = state.get(key) || "";
  byId("short").checked = filter.short;
  byId("fails").checked = filter.fails;
  byId("words").value = filter.words;
  const path = state.get("file");
  update();
  const file = path && files.find((each) => each.path === path);
  if (!file) return;
  // Also a file that the filter leaves out is shown.
  const position = Math.max(0, shown.indexOf(file));
  list.scrollTop = Math.max(0, position * rowHeight - list.clientHeight / 2);
  show(file);
}

function drawRows() {
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
  const last = Math.min(shown.length, first + Math.ceil(list.clientHeight / rowHeight) + 10);
  space.replaceChildren(...shown.slice(first, last).map((file, offset) => {
    const row = element("div", "row");
    row.style.top = (first + offset) * rowHeight + "px";
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", file.number === chosen);
    const path = element("span", "path", file.path.slice(data.prefix.length));
    path.title = file.path;
    row.append(element("span", "verdict " + file.kind, file.verdict), path,
               element("span", "why", file.details.replace(/^: /, "")));
    row.onclick = () => choose(first + offset);
    return row;
  }));
}

function choose(position) {
  if (shown[position]) show(shown[position]);
}

// Shows what there is to say of a file.
function show(file) {
  chosen = file.number;
  drawRows();
  const parts = [element("h2", "", file.path),
                 element("p", file.kind, file.verdict + file.details)];
  if (file.note) parts.push(element("p", file.kind, file.note));
  const command = element("div", "command");
  const whole = file.container || (data.hasParts ? file.path.replace(/:\d+$/, "") : file.path);
  const line = data.command + " " + shellWord(whole);
  const copy = element("button", "", "copy");
  copy.type = "button";
  copy.onclick = () => navigator.clipboard && navigator.clipboard.writeText(line);
  command.append(element("pre", "", line), copy);
  parts.push(command);
  for (const symbol of file.symbols) parts.push(element("p", "bad", symbol));
  for (const difference of file.differences) {
    const times = difference.count > 1 ? ` (${difference.count})` : "";
    const at = difference.where && difference.where !== difference.class ? " at " + difference.where : "";
    parts.push(element("h3", "", difference.class + times + at));
    if (difference.a) parts.push(element("pre", "minus", difference.a));
    if (difference.b) parts.push(element("pre", "plus", difference.b));
  }
  detail.replaceChildren(...parts);
}

function shellWord(word) {
  return /^[\w/.+,:=-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
}

byId("words").oninput = (event) => { filter.words = event.target.value; update(); };
byId("fails").onchange = (event) => { filter.fails = event.target.checked; update(); };
byId("short").onchange = (event) => { filter.short = event.target.checked; update(); };
byId("filter").onsubmit = (event) => event.preventDefault();
byId("filter").onreset = () => {
  Object.assign(filter, { words: "", short: false, fails: false, verdict: "", class: "", folder: "", baseline: "" });
  update();
};
list.onscroll = drawRows;
window.onresize = drawRows;
list.onkeydown = (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15 }[event.key];
  if (!step || !shown.length) return;
  event.preventDefault();
  const at = shown.findIndex((file) => file.number === chosen);
  const next = Math.min(shown.length - 1, Math.max(0, at + step));
  const top = next * rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  if (top + rowHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + rowHeight - list.clientHeight;
  choose(next);
};

byId("below").textContent = data.prefix ? `below ${data.prefix}` : "";
byId("baseline-chart").hidden = byId("only-failures").hidden = !data.baseline;
window.onhashchange = recallFilter;
recallFilter();
