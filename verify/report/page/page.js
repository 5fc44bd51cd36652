"use strict";
// The rows that a filter leaves are drawn only where the list is scrolled to, so that a
// page of many thousand files answers at once.
const data = JSON.parse(document.getElementById("data").textContent);
const rowHeight = 26;
const byId = (id) => document.getElementById(id);
const list = byId("list"), space = byId("space"), detail = byId("detail");
const filter = { words: "", short: false, verdict: "", class: "", folder: "" };
let shown = [], chosen = -1;

const files = data.files.map((file, number) => ({
  number, path: file.path, verdict: file.verdict, met: file.met, details: file.details || "",
  symbols: file.symbols || [], differences: file.differences || [],
  folder: folderOf(file.path),
  text: (file.path + " " + file.verdict + (file.details || "")).toLowerCase(),
}));

function folderOf(path) {
  const parts = path.slice(data.prefix.length).split("/");
  return parts.length > 1 ? parts[0] : ".";
}

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

// A chart is a list of buttons; pressing one keeps only the files that it counts.
function drawChart(id, key, counts) {
  const chart = byId(id);
  const rows = [...counts].sort((a, b) => b[1].all - a[1].all || (a[0] < b[0] ? -1 : 1));
  const most = Math.max(1, ...rows.map(([, count]) => count.all));
  chart.replaceChildren(...rows.slice(0, 12).map(([name, count]) => {
    const button = element("button", "bar");
    button.type = "button";
    button.title = name;
    button.setAttribute("aria-pressed", filter[key] === name);
    const track = element("span", "track");
    for (const [part, className] of [[count.all - count.short, "good"], [count.short, "bad"]]) {
      if (!part) continue;
      const bar = element("i", className);
      bar.style.width = 100 * part / most + "%";
      track.append(bar);
    }
    button.append(element("span", "name", name), track,
                  element("span", "number", count.all.toLocaleString("en")));
    button.onclick = () => { filter[key] = filter[key] === name ? "" : name; update(); };
    return button;
  }));
  if (rows.length > 12) chart.append(element("small", "", `and ${rows.length - 12} more`));
  if (!rows.length) chart.append(element("small", "", "none"));
}

function count(names) {
  const counts = new Map();
  for (const file of files)
    for (const name of names(file)) {
      const entry = counts.get(name) || { all: 0, short: 0 };
      entry.all++;
      if (!file.met) entry.short++;
      counts.set(name, entry);
    }
  return counts;
}

const classesOf = (file) => new Set(file.differences.map((difference) => difference.class));
const counts = {
  verdict: count((file) => [file.verdict]),
  class: count(classesOf),
  folder: count((file) => [file.folder]),
};

function update() {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  shown = files.filter((file) =>
    (!filter.short || !file.met) && (!filter.verdict || file.verdict === filter.verdict) &&
    (!filter.folder || file.folder === filter.folder) &&
    (!filter.class || classesOf(file).has(filter.class)) &&
    words.every((word) => file.text.includes(word)));
  byId("count").textContent =
    `${shown.length.toLocaleString("en")} of ${files.length.toLocaleString("en")} files`;
  drawChart("by-verdict", "verdict", counts.verdict);
  drawChart("by-class", "class", counts.class);
  drawChart("by-folder", "folder", counts.folder);
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
  history.replaceState(null, "", "#" + state);
}

function recallFilter() {
  const state = new URLSearchParams(location.hash.slice(1));
  filter.short = state.has("short") ? state.get("short") === "yes" : files.some((file) => !file.met);
  for (const key of ["words", "verdict", "class", "folder"]) filter[key] = state.get(key) || "";
  byId("short").checked = filter.short;
  byId("words").value = filter.words;
  const path = state.get("file");
  update();
  if (path) choose(shown.findIndex((file) => file.path === path));
}

function drawRows() {
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
  const last = Math.min(shown.length, first + Math.ceil(list.clientHeight / rowHeight) + 10);
  space.replaceChildren(...shown.slice(first, last).map((file, offset) => {
    const row = element("div", "row");
    row.style.top = (first + offset) * rowHeight + "px";
    row.setAttribute("role", "option");
    row.setAttribute("aria-selected", file.number === chosen);
    row.append(element("span", "verdict " + (file.met ? "good" : "bad"), file.verdict),
               element("span", "path", file.path),
               element("span", "why", file.details.replace(/^: /, "")));
    row.onclick = () => choose(first + offset);
    return row;
  }));
}

function choose(position) {
  const file = shown[position];
  if (!file) return;
  chosen = file.number;
  drawRows();
  const parts = [element("h2", "", file.path),
                 element("p", file.met ? "good" : "bad", file.verdict + file.details)];
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
    const at = difference.where ? " at " + difference.where : "";
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
byId("short").onchange = (event) => { filter.short = event.target.checked; update(); };
byId("filter").onsubmit = (event) => event.preventDefault();
byId("filter").onreset = () => {
  Object.assign(filter, { words: "", short: false, verdict: "", class: "", folder: "" });
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

window.onhashchange = recallFilter;
recallFilter();
