
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const words = data.words;
const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };
// All positions in a row, each by its deal and its place there.
const places = data.deals.flatMap((deal, d) => deal.positions.map((_, p) => [d, p]));
let at = 0;
let viewer = null; // the seat that looks; null when all is open
const steps = {};

const byId = (id) => document.getElementById(id);
const fill = (text, values) => text.replace(/{(\w+)}/g, (whole, name) => values[name] ?? whole);

function make(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
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
  box.setAttribute("aria-label", data.names[card]);
  box.title = data.names[card];
  return box;
}

const seen = (owner) => viewer === null || owner === null || owner === viewer;

function hand(position, seat) {
  const turn = position.turn.includes(seat);
  const row = make("section", turn ? "hand turn" : "hand");
  row.dataset.seat = seat;
  const who = make("div", "who", `${words.seat} ${seat}`);
  if (turn) who.append(make("small", "", words["page.to-move"]));
  const cards = make("div", "cards");
  const held = position.hands[seat].split(" ").filter(Boolean);
  if (!held.length || !seen(seat)) cards.append(count(held.length));
  else {
    held.forEach((card, n) => {
      const [legal, text] = position.asked[seat][n];
      const box = drawn(card, "button");
      const answer = `${data.names[card]}: ${data.texts[text]}`;
      box.type = "button";
      if (turn) box.classList.add(legal ? "yes" : "no");
      if (n && held[n - 1][1] !== card[1]) box.classList.add("gap");
      box.dataset.legal = legal;
      box.title = answer;
      box.setAttribute("aria-label", answer);
      box.addEventListener("click", () => { byId("answer").textContent = answer; });
      cards.append(box);
    });
  }
  const counts = make("div", "counts");
  data.columns.forEach((head, n) => {
    counts.append(make("span", "", `${head} ${position.columns[n][seat]}`));
  });
  row.append(who, cards, counts);
  return row;
}

function line([text, cards, owner]) {
  const row = make("div", cards === null ? "line alone" : "line");
  row.append(make("b", "", data.texts[text]));
  if (typeof cards === "number") row.append(count(cards));
  else if (cards && (!cards.length || !seen(owner))) row.append(count(cards.length));
  else if (cards) {
    for (const [seat, card] of cards) {
      const one = make("span", "one");
      if (seat !== null) one.append(make("small", "", String(seat)));
      one.append(drawn(card, "span"));
      row.append(one);
    }
  }
  return row;
}

function table(heads, rows, numbers) {
  const made = make("table");
  const cells = (tag, texts) => {
    const row = make("tr");
    texts.forEach((text, n) => {
      const cell = make(tag, numbers.includes(n) ? "number" : "");
      cell.append(text);
      row.append(cell);
    });
    return row;
  };
  made.append(cells("th", heads), ...rows.map((texts) => cells("td", texts)));
  const scroll = make("div", "scroll");
  scroll.append(made);
  return scroll;
}

function sheet(deal) {
  const section = byId("sheet");
  section.replaceChildren(make("h2", "", words["page.sheet"]));
  const signed = (number) => (number > 0 ? `+${number}` : String(number));
  section.append(
    table(
      [words.seat, words.points, words.reason, words.rule],
      deal.sheet.map(([seat, points, text, rule]) =>
        [String(seat), signed(points), text, make("code", "", rule)]),
      [1],
    ),
    table(
      [words.seat, words.score, ...(deal.totals ? [words.total] : [])],
      deal.scores.map((score, seat) =>
        [seat, score, ...(deal.totals ? [deal.totals[seat]] : [])].map(String)),
      [1, 2],
    ),
  );
}

function show() {
  const [d, p] = places[at];
  const deal = data.deals[d];
  const position = deal.positions[p];
  const last = p === deal.positions.length - 1;
  byId("place").textContent = [
    fill(words["page.place"], { deal: data.before + d + 1, deals: data.before + data.deals.length }),
    deal.dealer,
    fill(words["page.move"], { move: p, moves: deal.moves }),
  ].join(" · ");
  const open = position.hidden === undefined || seen(position.by);
  const told = open ? position.move : position.hidden;
  byId("move").textContent = p === 0 ? words["page.start"] : data.texts[told];
  // What is noted on a move that a seat does not see could tell it.
  const noted = open ? [position.time, data.texts[position.comment]].filter(Boolean) : [];
  byId("note").textContent = noted.join(" · ");
  byId("note").hidden = !noted.length;
  byId("hands").replaceChildren(...position.hands.map((_, seat) => hand(position, seat)));
  const own = viewer === null ? [] : position.own[viewer].map((n) => data.lines[n]);
  byId("lines").replaceChildren(...[...position.lines, ...own].map(line));
  byId("answer").textContent = position.turn.length ? "" : words.over;
  byId("sheet").hidden = !(last && deal.sheet);
  if (!byId("sheet").hidden) sheet(deal);
  const stop = at === places.length - 1 && data.stop !== null;
  byId("stop").hidden = !stop;
  if (stop) byId("stop").textContent = `${words["page.stop"]}: ${data.stop}`;
  steps.back.disabled = steps["previous-deal"].disabled = at === 0;
  steps.on.disabled = steps["next-deal"].disabled = at === places.length - 1;
  for (const button of byId("seats").children) {
    button.setAttribute("aria-pressed", String(button.dataset.viewer === String(viewer)));
  }
}

function go(place) {
  at = Math.max(0, Math.min(places.length - 1, place));
  show();
}

function back() { go(at - 1); }
function on() { go(at + 1); }
function previousDeal() {
  const p = places[at][1];
  go(p ? at - p : places.findIndex(([d]) => d === Math.max(0, places[at][0] - 1)));
}
function nextDeal() {
  const next = places.findIndex(([d]) => d === places[at][0] + 1);
  go(next < 0 ? places.length - 1 : next);
}

function begin() {
  for (const [key, sign, action] of [
    ["previous-deal", "«", previousDeal], ["back", "‹", back],
    ["on", "›", on], ["next-deal", "»", nextDeal],
  ]) {
    const button = make("button", "", sign);
    button.type = "button";
    button.id = key;
    button.title = words[`page.${key}`];
    button.setAttribute("aria-label", words[`page.${key}`]);
    button.addEventListener("click", action);
    steps[key] = button;
    byId("steps").append(button);
  }
  byId("seats").setAttribute("aria-label", words["page.seats"]);
  for (const seat of [null, ...Array(data.players).keys()]) {
    const text = seat === null ? words["page.open"] : `${words.seat} ${seat}`;
    const button = make("button", "", text);
    button.type = "button";
    button.dataset.viewer = String(seat);
    button.addEventListener("click", () => { viewer = seat; show(); });
    byId("seats").append(button);
  }
  byId("keys").textContent = words["page.keys"];
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowRight") event.shiftKey ? nextDeal() : on();
    else if (event.key === "ArrowLeft") event.shiftKey ? previousDeal() : back();
    else return;
    event.preventDefault();
  });
  show();
}

byId("title").textContent = data.game;
for (const [name, value] of [...data.headers, [words["page.options"], data.options]]) {
  const pair = make("div");
  pair.append(make("dt", "", name), make("dd", "", value));
  byId("about").append(pair);
}
if (places.length) begin();
else byId("move").textContent = words["page.empty"];
