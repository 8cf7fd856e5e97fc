
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const words = data.words;
const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };
// All positions in a row, each by its deal and its place there.
const places = data.deals.flatMap((deal, d) => deal.positions.map((_, p) => [d, p]));
const firsts = data.deals.map((_, d) => places.findIndex(([deal]) => deal === d));
const seats = data.names.map((_, seat) => seat);
let at = 0;
let viewer = null; // the seat that looks; null when all is open
let built = null; // the deal that room is kept for
let writing = 0; // the timer of the address
const steps = {};

const byId = (id) => document.getElementById(id);
const fill = (text, values) => text.replace(/{(\w+)}/g, (whole, name) => values[name] ?? whole);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const distinct = (values) => [...new Set(values)];
const seen = (owner) => viewer === null || owner === null || owner === viewer;
const cardsOf = (text) => text.split(" ").filter(Boolean);
const signOf = (card) => (card[0] === "T" ? "10" : card[0]) + signs[card[1]];

function make(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function push(text, action) {
  const button = make("button", "", text);
  button.type = "button";
  button.addEventListener("click", action);
  return button;
}

function count(number) {
  const key = number === 0 ? "cards/none" : number === 1 ? "cards/one" : "cards";
  return make("span", "none", fill(words[key], { count: number }));
}

function drawn(card, tag) {
  const box = make(tag, "DH".includes(card[1]) ? "card red" : "card");
  const rank = make("span", "", card[0] === "T" ? "10" : card[0]);
  box.append(rank, make("span", "", signs[card[1]]));
  box.dataset.card = card;
  if (tag === "span") box.setAttribute("role", "img");
  box.setAttribute("aria-label", data.cards[card]);
  box.title = data.cards[card];
  return box;
}

// --- Room: what is shown later in a deal lies unseen in the same place, so that nothing moves

function unseen(...inside) {
  const room = make("div", "room");
  room.setAttribute("aria-hidden", "true");
  room.append(...inside);
  return room;
}

function keepTexts(id, texts) {
  const stack = byId(id);
  for (const room of stack.querySelectorAll(".room")) room.remove();
  stack.prepend(...distinct(texts).map((text) => unseen(make("p", "", text))));
}

function keepCards(cells, number, kind) {
  const room = unseen(...Array.from({ length: number }, () => make("span", kind)));
  cells.querySelector(".room")?.remove();
  cells.prepend(room);
}

// --- Hands

function told(position, seat, n) {
  const asked = position.asked[seat];
  return typeof asked[0] === "number" ? asked : asked[n];
}

function handCard(position, seat, card, n, refused) {
  const [legal, text] = told(position, seat, n);
  const reason = refused ? data.stop.reason : data.texts[text];
  const answer = `${signOf(card)}: ${reason}`;
  const box = drawn(card, "button");
  box.type = "button";
  if (refused) box.classList.add("refused");
  else if (position.turn.includes(seat)) box.classList.add(legal ? "yes" : "no");
  box.dataset.legal = legal;
  box.title = answer;
  box.setAttribute("aria-label", `${data.cards[card]}: ${reason}`);
  box.addEventListener("click", () => { byId("answer").textContent = answer; });
  return box;
}

function showHand(position, seat, total, stopped) {
  const row = byId("hands").children[seat];
  row.classList.toggle("turn", position.turn.includes(seat));
  const cells = row.querySelector(".now");
  const held = cardsOf(data.texts[position.hands[seat]]);
  if (!held.length || !seen(seat)) cells.replaceChildren(count(held.length));
  else {
    cells.replaceChildren(...held.map((card, n) => {
      const refused = stopped && data.stop.seat === seat && data.stop.cards.includes(card);
      const box = handCard(position, seat, card, n, refused);
      if (n && held[n - 1][1] !== card[1]) box.classList.add("suit");
      return box;
    }));
  }
  const numbers = row.querySelectorAll(".counts b");
  data.columns.forEach((_, n) => { numbers[n].textContent = position.columns[n][seat]; });
  if (total) numbers[data.columns.length].textContent = total[seat];
}

function buildHands(deal) {
  const heads = data.start ? [...data.columns, words["page.total"]] : data.columns;
  const widest = (numbers) => Math.max(...numbers.map((number) => String(number).length));
  const widths = data.columns.map((_, n) => widest(deal.positions.flatMap((p) => p.columns[n])));
  widths.push(widest(data.deals.flatMap(({ totals }) => totals ?? []).concat(data.start ?? [])));
  byId("hands").replaceChildren(...seats.map((seat) => {
    const row = make("section", "hand");
    row.dataset.seat = seat;
    const who = make("h2", "who");
    const name = make("span", "name", data.names[seat]);
    name.title = data.names[seat];
    who.append(name, make("small", "", words["page.to-move"]));
    const cards = make("div", "cards");
    cards.append(make("div", "now"));
    const open = seen(seat);
    const most = Math.max(...deal.positions.map((one) =>
      cardsOf(data.texts[one.hands[seat]]).length));
    keepCards(cards, open ? most : 0, "card");
    const counts = make("div", "counts");
    heads.forEach((head, n) => {
      const one = make("span", "", `${head} `);
      const number = make("b");
      number.style.minWidth = `calc(${widths[n]}ch + 1px)`; // widths of text are rounded
      one.append(number);
      counts.append(one);
    });
    row.append(who, cards, counts);
    return row;
  }));
}

// --- Lines with cards: those that everybody sees above the hands, the others below

function cell(text) {
  const [seat, card] = text.split(":");
  const one = make("span", "one");
  if (seat) {
    const name = make("small", "", data.names[seat]);
    name.title = data.names[seat];
    one.append(name);
  }
  one.append(drawn(card, "span"));
  return one;
}

function fillLine(row, [text, cards, owner]) {
  const head = row.querySelector(".head");
  head.textContent = head.title = data.texts[text];
  const cells = row.querySelector(".now");
  if (typeof cards === "number") cells.replaceChildren(count(cards));
  else if (!cards || !seen(owner)) cells.replaceChildren(count(cardsOf(cards).length));
  else cells.replaceChildren(...cardsOf(cards).map(cell));
  return row;
}

function line() {
  const row = make("div", "line");
  const cells = make("div", "cells");
  cells.append(make("div", "now"));
  row.append(make("b", "head"), cells);
  return row;
}

const linesOf = (position) => position.lines.map((number) => data.lines[number]);
const isFact = ([, cards]) => cards === null;
const isOpen = ([, , , slot]) => slot !== null;
const factsOf = (position) =>
  linesOf(position).filter(isFact).map(([text]) => data.texts[text]).join(" · ");

function buildBoard(deal) {
  const open = deal.positions.flatMap(linesOf).filter(isOpen);
  const slots = distinct(open.map(([, , , slot]) => slot)).sort((one, other) => one - other);
  byId("board").replaceChildren(...slots.map((slot) => {
    const row = line();
    row.dataset.slot = slot;
    const lying = open.filter((one) => one[3] === slot).map(([, cards]) => cardsOf(cards));
    const played = lying.some((cards) => cards.some((card) => card[0] !== ":"));
    const kind = played ? "one played" : "one";
    keepCards(row.querySelector(".cells"), Math.max(...lying.map((cards) => cards.length)), kind);
    row.classList.toggle("of-seats", played);
    return row;
  }));
}

function showLines(position) {
  const lines = linesOf(position);
  for (const row of byId("board").children) {
    const found = lines.find((one) => String(one[3]) === row.dataset.slot);
    row.classList.toggle("empty", !found);
    if (found) fillLine(row, found);
    else for (const part of row.querySelectorAll(".head, .now")) part.replaceChildren();
  }
  const own = viewer === null ? [] : position.own[viewer].map((number) => data.lines[number]);
  const others = [...lines.filter((one) => !isOpen(one) && !isFact(one)), ...own];
  byId("lines").replaceChildren(...others.map((one) => fillLine(line(), one)));
  byId("facts").textContent = factsOf(position);
}

// --- The score sheet

function table(heads, rows, numbers) {
  const made = make("table");
  const cells = (tag, texts) => {
    const row = make("tr");
    texts.forEach((text, n) => {
      const one = make(tag, numbers.includes(n) ? "number" : "");
      if (tag === "th") one.scope = "col";
      one.append(text);
      row.append(one);
    });
    return row;
  };
  made.append(cells("th", heads.map(capital)), ...rows.map((texts) => cells("td", texts)));
  const scroll = make("div", "scroll");
  scroll.append(made);
  return scroll;
}

function showSheet(deal) {
  const section = byId("sheet");
  const signed = (number) => (number > 0 ? `+${number}` : String(number));
  section.replaceChildren(
    make("h2", "", capital(words["page.sheet"])),
    table(
      [words.seat, words.score, ...(deal.totals ? [words.total] : [])],
      deal.scores.map((score, seat) =>
        [data.names[seat], score, ...(deal.totals ? [deal.totals[seat]] : [])].map(String)),
      [1, 2],
    ),
    table(
      [words.seat, words.points, words.reason, words.rule],
      deal.sheet.map(([seat, points, text, rule]) =>
        [data.names[seat], signed(points), text, make("code", "", rule)]),
      [1],
    ),
  );
}

// --- The list of deals, and of the tricks or moves of the one that is shown

const numberOf = (d) => data.before + d + 1;
const moveOf = (position) =>
  data.texts[position.hidden !== undefined && !seen(position.by) ? position.hidden : position.move];

function entries(deal, d) {
  if (data.columns.length && deal.tricks.length) {
    return deal.tricks.map(([place, taker], n) => {
      const key = taker < 0 ? "page.trick" : "page.trick/taken";
      return [place, capital(fill(words[key], { number: n + 1, name: data.names[taker] }))];
    });
  }
  return deal.positions.slice(1).map((position, n) => [n + 1, moveOf(position)]);
}

function buildDeals() {
  byId("deals").replaceChildren(...data.deals.map((deal, d) => {
    const item = make("li");
    const button = push("", () => go(firsts[d]));
    button.append(make("span", "", capital(fill(words.deal, { number: numberOf(d) }))));
    if (deal.scores) button.append(make("small", "", deal.scores.join("  ")));
    item.append(button);
    return item;
  }));
}

function showEntries(d, p) {
  const items = byId("deals").children;
  const old = byId("entries");
  if (old?.parentNode !== items[d] || old.dataset.viewer !== String(viewer)) {
    old?.remove();
    const list = make("ol");
    list.id = "entries";
    list.dataset.viewer = String(viewer);
    list.append(...entries(data.deals[d], d).map(([place, text]) => {
      const item = make("li");
      const button = push(text, () => go(firsts[d] + place));
      button.dataset.place = place;
      item.append(button);
      return item;
    }));
    items[d].append(list);
  }
  const marked = [...byId("entries").querySelectorAll("button")]
    .filter((button) => Number(button.dataset.place) <= p).pop() ?? items[d].firstChild;
  for (const button of byId("deals").querySelectorAll("[aria-current]")) {
    button.removeAttribute("aria-current");
  }
  marked.setAttribute("aria-current", "step");
  items[d].firstChild.setAttribute("aria-current", marked === items[d].firstChild ? "step" : "true");
  const list = byId("deals");
  if (list.scrollHeight > list.clientHeight) {
    const [box, one] = [list.getBoundingClientRect(), marked.getBoundingClientRect()];
    if (one.top < box.top || one.bottom > box.bottom) {
      list.scrollTop += one.top - box.top - box.height / 3;
    }
  }
}

// --- A position

const placeText = (deal, d, move) => [
  fill(words["page.place"], { deal: numberOf(d), deals: data.before + data.deals.length }),
  deal.dealer,
  fill(words["page.move"], { move, moves: deal.moves }),
].map(capital).join(" · ");

function build(d) {
  if (built === `${d} ${viewer}`) return;
  built = `${d} ${viewer}`;
  const deal = data.deals[d];
  keepTexts("place-stack", [placeText(deal, d, deal.moves)]);
  keepTexts("move-stack", deal.positions.map((one, p) =>
    (p ? moveOf(one) : capital(words["page.start"]))));
  keepTexts("facts-stack", deal.positions.map(factsOf));
  buildBoard(deal);
  buildHands(deal);
}

function noteOf(position) {
  if (position.hidden !== undefined && !seen(position.by)) return "";
  const comment = position.comment === undefined ? "" : data.texts[position.comment];
  return [position.time, comment].filter(Boolean).join(" · ");
}

function show() {
  const [d, p] = places[at];
  const deal = data.deals[d];
  const position = deal.positions[p];
  const ends = at === places.length - 1;
  const over = deal.sheet !== null && p === deal.positions.length - 1;
  const held = document.activeElement;
  const focus = held?.closest(".hand") && held.dataset.card
    ? `.hand[data-seat="${held.closest(".hand").dataset.seat}"] [data-card="${held.dataset.card}"]`
    : null;
  build(d);
  byId("place").textContent = placeText(deal, d, p);
  byId("move").textContent = p ? moveOf(position) : capital(words["page.start"]);
  const note = noteOf(position);
  byId("note").hidden = !note;
  byId("note").textContent = note;
  byId("answer").textContent = "";
  showLines(position);
  const before = d ? data.deals[d - 1].totals : data.start;
  const stopped = ends && data.stop !== null;
  for (const seat of seats) showHand(position, seat, over ? deal.totals : before, stopped);
  byId("stop").hidden = !stopped;
  byId("result").hidden = !ends || !data.result;
  byId("sheet").hidden = !over;
  if (over) showSheet(deal);
  steps.back.disabled = steps["previous-deal"].disabled = at === 0;
  steps.on.disabled = steps["next-deal"].disabled = ends;
  for (const button of byId("seats").children) {
    button.setAttribute("aria-pressed", String(button.dataset.viewer === String(viewer)));
  }
  showEntries(d, p);
  if (focus) document.querySelector(focus)?.focus({ preventScroll: true });
}

function go(place) {
  at = Math.max(0, Math.min(places.length - 1, place));
  show();
  writeAddress();
}

function back() { go(at - 1); }
function on() { go(at + 1); }
function previousDeal() {
  const [d, p] = places[at];
  go(p ? at - p : firsts[Math.max(0, d - 1)]);
}
function nextDeal() { go(firsts[places[at][0] + 1] ?? places.length - 1); }

// --- The place in the address: #d2m17 is deal 2 after move 17, and with s0 as seat 0 sees it

function writeAddress() {
  clearTimeout(writing);
  // Browsers slow down, or refuse, a page that writes its address with each press of a key.
  writing = setTimeout(() => {
    const [d, p] = places[at];
    const address = `#d${numberOf(d)}m${p}${viewer === null ? "" : `s${viewer}`}`;
    try {
      history.replaceState(null, "", address);
    } catch { /* a page in a frame that has no address of its own */ }
  }, 200);
}

function readAddress() {
  clearTimeout(writing);
  const found = /^#d(\d{1,9})m(\d{1,3})(?:s(\d))?$/.exec(location.hash);
  if (!found) return;
  const d = Number(found[1]) - data.before - 1;
  const p = Number(found[2]);
  const seat = found[3] === undefined ? null : Number(found[3]);
  if (!data.deals[d]?.positions[p] || (seat !== null && !seats.includes(seat))) return;
  at = firsts[d] + p;
  viewer = seat;
  show();
}

// --- The beginning

function begin() {
  for (const [key, sign, action] of [
    ["previous-deal", "«", previousDeal], ["back", "‹", back],
    ["on", "›", on], ["next-deal", "»", nextDeal],
  ]) {
    const button = push(sign, action);
    button.id = key;
    button.title = capital(words[`page.${key}`]);
    button.setAttribute("aria-label", button.title);
    steps[key] = button;
    byId("steps").append(button);
  }
  byId("seats").setAttribute("aria-label", capital(words["page.seats"]));
  for (const seat of [null, ...seats]) {
    const text = seat === null ? capital(words["page.open"]) : data.names[seat];
    const button = push(text, () => { viewer = seat; show(); writeAddress(); });
    button.title = text;
    button.dataset.viewer = String(seat);
    byId("seats").append(button);
  }
  byId("keys").textContent = words["page.keys"];
  const contents = byId("contents");
  const moves = data.deals.some((deal) => deal.tricks.length) ? "" : "/moves";
  contents.querySelector("summary").textContent = capital(words[`page.contents${moves}`]);
  contents.open = matchMedia("(min-width: 64rem)").matches;
  contents.hidden = false;
  document.body.classList.add("begun");
  byId("result").textContent = data.result;
  if (data.stop) byId("stop").textContent = `${capital(words["page.stop"])}. ${data.stop.text}`;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowRight") event.shiftKey ? nextDeal() : on();
    else if (event.key === "ArrowLeft") event.shiftKey ? previousDeal() : back();
    else return;
    event.preventDefault();
  });
  buildDeals();
  show();
  readAddress();
  window.addEventListener("hashchange", readAddress);
}

byId("title").textContent = data.game;
for (const [name, value] of data.about) {
  const pair = make("div");
  const told = make("dd", "", value);
  told.dir = "auto";
  pair.append(make("dt", "", name), told);
  byId("about").append(pair);
}
if (places.length) begin();
else byId("move").textContent = capital(words["page.empty"]);
