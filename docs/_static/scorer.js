// What the search puts first: the rules of the games, when what is typed is in a heading or in one
// of the questions that lead to them; then other headings; then pages that have the words somewhere.
// The numbers that are not told here are those of Sphinx.
var Scorer = {
  score: ([docname, , , , score, , kind]) => {
    if (kind !== "title" && kind !== "index") {
      return score;
    }
    return score + (docname.startsWith("rules/") ? 200 : 20);
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
