import { expect, test } from "vitest";
import { needBits } from "../services/bits.ts";
import type { TopicCode } from "../services/topics/topic-table.ts";
import { SEARCH_FIELDS } from "./search-document.ts";
import { matchQueries } from "./search-query.ts";
import { buildSynonyms } from "./synonyms.ts";
import { rankedByTold, TOLD_ROWS, toldFirst } from "./told-rank.ts";

const SYNONYMS = buildSynonyms([
  ["job", "jobs", "employment", "trabajo", "empleo"],
  ["food", "comida"],
  ["phone", "telefono", ">lifeline"],
  ["dentist", "dental", ">dentures"],
  ["birth certificate", "acta de nacimiento"],
  ["lawyer", "legal aid", "public defender", "defensor publico", "divorce"],
  ["public defender", "defensor publico"],
]);
const told = (q: string) => matchQueries(q, SEARCH_FIELDS, SYNONYMS, new Map()).told;

const row = (
  name: string,
  needs: Parameters<typeof needBits>[0] = [],
  block = 0,
  organization = "",
  topics: readonly TopicCode[] = [],
) => ({ name, organization, needs: needBits(needs), topics, block });
const BUS = row("Bus Voucher Window", ["ASSISTANCE"]);
const ENGLISH = row("English Together", ["EDUCATION"]);
const CENTER = row("Harbor Job Center", []);
const COMING_HOME = row("Coming Home Works", ["EMPLOYMENT"]);

test("a word in the name, or that of a need, comes before one that is only mentioned", () => {
  for (const q of ["job nights", "trabajo noches"])
    expect(rankedByTold([BUS, CENTER, ENGLISH, COMING_HOME], told(q))).toEqual([
      CENTER,
      COMING_HOME,
      BUS,
      ENGLISH,
    ]);
});

test("more of the words come before fewer", () => {
  expect(rankedByTold([COMING_HOME, BUS, CENTER], told("job center"))).toEqual([CENTER, COMING_HOME, BUS]);
});

test("a word in the name of the organization comes before one that is only mentioned, and after one in the name", () => {
  const [class1, class2, class3] = [
    row("Computer Class", [], 0, "Harbor Schools"),
    row("Computer Class", [], 0, "Lighthouse for the Blind"),
    row("Computer Class for the Blind"),
  ];
  for (const rows of [
    [class1, class2, class3],
    [class1, class3, class2],
  ])
    expect(rankedByTold(rows, told("computer blind"))).toEqual([class3, class2, class1]);
});

test("a word that only leads to others, in a name as it was typed, comes first", () => {
  const [helpline, lifeline] = [row("Phone Helpline"), row("Lifeline")];
  expect(rankedByTold([helpline, lifeline], told("lifeline telefono"))).toEqual([lifeline, helpline]);
});

test("what says as much keeps its order, and no row leaves its block", () => {
  const far = row("Job Center", [], 1);
  expect(rankedByTold([far, COMING_HOME, CENTER, BUS], told("job nights"))).toEqual([
    COMING_HOME,
    CENTER,
    BUS,
    far,
  ]);
});

test("one word is ranked so where it is no need of its own", () => {
  const [health, dental] = [row("Senior Health Center"), row("Dental Clinic", [], 0, "", ["DENTAL"])];
  expect(rankedByTold([health, dental], told("dentures"))).toEqual([dental, health]);
  const [anonymous, anon] = [row("Alcoholics Anonymous"), row("Al-Anon Groups")];
  expect(rankedByTold([anonymous, anon], told("Al-Anon"))).toEqual([anon, anonymous]);
});

test("a topic that the words name comes before what only mentions them", () => {
  const [pass, records] = [row("Golden Pass"), row("Vital Records", [], 0, "", ["ID_AND_RECORDS"])];
  for (const q of ["birth certificate", "acta de nacimiento"])
    expect(rankedByTold([pass, records], told(q))).toEqual([records, pass]);
});

test("a rarer word decides", () => {
  const classes = [1, 2, 3, 4, 5].map((n) => row(`Parenting Class ${n}`));
  const blind = row("Training", [], 0, "", ["DISABILITY"]);
  const rows = [...classes, { ...blind, name: "Training for the Blind" }];
  expect(rankedByTold(rows, told("parenting blind"))[0]?.name).toBe("Training for the Blind");
});

test("of a phrase that is also a wider word, the closest row of the table counts most", () => {
  const [aid, defender] = [row("Legal Aid"), row("County Public Defender")];
  for (const q of ["defensor público", "public defender"])
    expect(rankedByTold([aid, defender], told(q))).toEqual([defender, aid]);
});

test("an organization by its own short name comes before words that begin so", () => {
  const [child, chi] = [row("Child Clinic"), row("Goulds Clinic", [], 0, "CHI Community Health")];
  expect(rankedByTold([child, chi], told("CHI clinic"))).toEqual([chi, child]);
});

test("what says the words in its name or topic is ranked though many are nearer", () => {
  const near = Array.from({ length: TOLD_ROWS + 5 }, (_, n) => row(`Health Desk ${n}`));
  const [named, ofTopic] = [row("Dentures Today"), row("Smiles", [], 0, "", ["DENTAL"])];
  const rows = toldFirst([...near, named, ofTopic], told("dentures"));
  expect(rows.slice(0, 2)).toEqual([named, ofTopic]);
  expect(rows).toHaveLength(near.length + 2);
});

test("each phrase has rows of its own that say it in their names", () => {
  const centers = Array.from({ length: TOLD_ROWS + 5 }, (_, n) => row(`Health Center ${n}`));
  const kidcare = row("KidCare");
  const near = Array.from({ length: TOLD_ROWS }, (_, n) => row(`Desk ${n}`));
  const rows = toldFirst([...near, ...centers, kidcare], told("kidcare health"));
  expect(rows[0]).toBe(kidcare);
});

test.each(["job", "trabajo gratis", "free job"])(
  "for a need alone (%s), what meets it comes before what only mentions it, else the nearest",
  (q) => {
    expect(rankedByTold([BUS, COMING_HOME, ENGLISH, CENTER], told(q))).toEqual([
      COMING_HOME,
      CENTER,
      BUS,
      ENGLISH,
    ]);
    const far = row("Jobs", [], 1);
    expect(rankedByTold([BUS, far], told(q))).toEqual([BUS, far]);
    const many = Array.from({ length: TOLD_ROWS }, (_, n) => row(`Desk ${n}`));
    expect(toldFirst([...many, CENTER], told(q))).toEqual([...many, CENTER]);
  },
);

test("in a search of single fields nothing is ranked so", () => {
  expect(matchQueries("job nights", ["zip"], SYNONYMS, new Map()).told).toEqual([]);
});

test("of the names of a kind, the narrowest counts most, whatever their lengths", () => {
  const { told: phrases } = matchQueries("papers for my case", SEARCH_FIELDS, SYNONYMS, new Map(), {
    kinds: ["homestead", "public housing office"],
  });
  const [narrow, wide] = [row("Homestead Desk"), row("Public Housing Office")];
  expect(rankedByTold([wide, narrow], phrases)).toEqual([narrow, wide]);
  // As words of the text itself the longer one says more.
  expect(rankedByTold([narrow, wide], told("homestead public housing office"))).toEqual([wide, narrow]);
});
