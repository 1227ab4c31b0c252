import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { SAMPLE_FACTS, serviceForTest } from "#checks/services-for-tests.ts";
import { splitWords } from "#domain/base/text/fold.ts";
import { isQuestionWord } from "#domain/base/text/stop-words.ts";
import { TOPICS } from "#domain/search/kinds-of-help/topics.ts";
import { SEARCH_FIELDS, type SearchField, searchDocument } from "#domain/search/search-document.ts";
import { matches, parseQuery } from "#domain/search/search-query.ts";
import { buildSynonyms, isMemberOfSynonyms } from "#domain/search/synonyms.ts";
import type { Db } from "#server/base/sql/db.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { addKnownTerms } from "./queries.ts";
import { openSearch } from "./search.ts";
import { toTsquery } from "./tsquery.ts";
import { toTsvector } from "./tsvector.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

/** Names of the stored services that a text finds. */
async function found(db: Db, q: string, fields: readonly SearchField[] = SEARCH_FIELDS): Promise<string[]> {
  const { all } = await openSearch().tsqueriesOf(db, q, fields, NOW);
  const rows = await db.query<{ name: string }>(
    "select name from public_services where is_listed and public_search @@ $1::tsquery order by name",
    [all],
  );
  return rows.map((row) => row.name);
}

onEachEngine("search", (open) => {
  beforeAll(async () => {
    await storeServices(
      open(),
      [
        serviceForTest({ name: "Night Harbor", serviceSummary: "Emergency shelter with showers" }),
        serviceForTest({ name: "Mesa Grande", description: "Hot food. Ask for SNAP." }),
        serviceForTest({
          name: "Casa Clara",
          descriptionEs: { text: "Ropa y pañales para niños", state: "REVIEWED" },
        }),
        serviceForTest({ name: "Medical Van", description: "A clinic on wheels", phone: "(555) 555-0142" }),
        serviceForTest({
          name: "Quiet Door",
          place: { address1: "77 Canarywood Lane", zip: "99123", visibility: "HIDDEN" },
        }),
        serviceForTest({ name: "House of Noise", description: "Concerts" }),
      ],
      NOW,
    );
  });

  test.each<[string, string[]]>([
    ["comida", ["Mesa Grande"]],
    ["food stamps", ["Mesa Grande"]],
    ["albergue", ["Night Harbor"]],
    ["dónde dormir", ["Night Harbor"]],
    ["where can I sleep", ["Night Harbor"]],
    ["ducha", ["Night Harbor"]],
    ["pañal", ["Casa Clara"]],
    ["diapers", ["Casa Clara"]],
    ["clinics", ["Medical Van"]],
    ["5555550142", ["Medical Van"]],
    ["night harb", ["Night Harbor"]],
    ["sheltr", ["Night Harbor"]],
    ["hsouers", []],
    ["medcial", ["Medical Van"]],
    ["comdia", ["Mesa Grande"]],
    ["conserts", ["House of Noise"]],
    ["clinic, shower", ["Medical Van", "Night Harbor"]],
    ["clinic shower", []],
    ["canarywood", []],
    ["99123", []],
    ["(", []],
    ["%", []],
    ["_", []],
    ["*", []],
    ["'", []],
    ["\\", []],
    ["night' | 'medical", []],
  ])("%j finds %j", async (q, names) => {
    expect(await found(open(), q)).toEqual(names);
  });

  test("a correction goes to the word that keeps the first letter, with its synonyms", async () => {
    // "house", not "noise": only the first brings "vivienda", once that is a known term.
    const readTsquery = async () => (await openSearch().tsqueriesOf(open(), "hoise", SEARCH_FIELDS, NOW)).all;
    expect(await readTsquery()).toContain("'house'");
    expect(await readTsquery()).not.toContain("'vivienda'");
    await addKnownTerms(open(), new Set(["vivienda"]));
    expect(await readTsquery()).toContain("'vivienda'");
    expect(await found(open(), "hoise")).toEqual(["House of Noise"]);
  });

  test("fields narrow, and none of them finds nothing", async () => {
    expect(await found(open(), "harbor", ["name"])).toEqual(["Night Harbor"]);
    expect(await found(open(), "harbor", ["description", "city"])).toEqual([]);
    expect(await found(open(), "harbor", [])).toEqual([]);
  });

  test("words of the chatbot's topics that stand for each other do so in the table", async () => {
    const synonyms = await openSearch().synonymsAt(open(), NOW);
    const missing = TOPICS.flatMap(({ words }) => words).filter((word) => {
      return !isMemberOfSynonyms(
        splitWords(word).filter((each) => !isQuestionWord(each)),
        synonyms,
      );
    });
    expect(missing).toEqual([]);
  });

  test("a street word finds the need, and no other", async () => {
    expect(await found(open(), "alvergue")).toContain("Night Harbor");
    expect(await found(open(), "guardar maletas")).not.toContain("Night Harbor");
  });

  test.each(["cot", "bunks", "litera", "colchoneta", "mats", "catre"])("%s is a bed", async (word) => {
    expect(await found(open(), word)).toContain("Night Harbor");
  });

  test.each([
    ["reparar silla de ruedas de niño", "Wheelchair repair for children"],
    ["arreglar mi silla de ruedas", "Repair of wheelchairs"],
    ["pierna ortopédica", "Help for amputees"],
    ["artificial leg", "Prosthetic legs and arms"],
    ["travel shots", "Travel vaccinations"],
    ["vacunas para viajar", "Travel vaccines"],
    ["audífonos", "Hearing aids"],
    ["miscarriage", "A group for pregnancy loss"],
    ["perdimos a nuestro bebé", "Pregnancy and infant loss"],
    ["free taxes", "VITA"],
    ["VITA", "Help with your tax"],
    ["buzón de correo", "A mailbox of your own"],
    ["get my mail", "Mailboxes"],
    ["after school care", "Afterschool"],
    ["cuando salen de la escuela", "After school"],
    ["bicicleta", "Bikes"],
    ["grupo para viudas", "A group for widows"],
    ["clases de natación", "Swimming classes"],
    ["anemia falciforme", "Sickle cell disease"],
    ["libros hablados", "Talking books"],
    ["comprar casa", "First time homebuyers"],
    ["comprar mi primera casa", "First time homebuyers"],
    ["consulado", "The consulate"],
    ["huellas digitales", "Fingerprints"],
    ["lengua de señas", "Sign language"],
  ])("%s is %s", async (q, description) => {
    const document = searchDocument({
      ...SAMPLE_FACTS,
      name: "Number One",
      serviceSummary: null,
      description,
      descriptionEs: null,
      publicPlace: { address1: null, address2: null, city: "Miami", state: "FL", zip: null },
    });
    const synonyms = await openSearch().synonymsAt(open(), NOW);
    expect(matches(document, parseQuery(q, SEARCH_FIELDS, synonyms, new Map()))).toBe(true);
  });

  test("an edit of the synonyms shows within a minute, and without one nothing is read again", async () => {
    const db = open();
    let readings = 0;
    const counting: Db = {
      query: (text, values) => {
        if (text.includes("search_synonyms")) readings++;
        return db.query(text, values);
      },
    };
    const search = openSearch();
    const ask = async (now: number): Promise<string> =>
      (await search.tsqueriesOf(counting, "zebrawood", SEARCH_FIELDS, now)).all;
    const before = await ask(NOW);
    await db.query("insert into search_synonyms (words) values (array['zebrawood', 'harbor'])");
    expect(await ask(NOW + 1)).toBe(before);
    expect(readings).toBe(1);
    expect(await ask(NOW + MINUTE)).toContain("'harbor'");
    await db.query("delete from search_synonyms where words @> array['zebrawood']");
  });

  test("whatever is typed is a question that PostgreSQL can read", async () => {
    const db = open();
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            "(",
            ")",
            "*",
            "%",
            "_",
            "'",
            '"',
            "\\",
            "&",
            "|",
            "!",
            ":",
            "<->",
            ",",
            "\0",
            " ",
            "a:*B",
            "food",
          ),
        )
        .map((pieces) => pieces.join("")),
    );
    await fc.assert(
      fc.asyncProperty(anything, fc.subarray([...SEARCH_FIELDS]), async (q, fields) => {
        await found(db, q, fields);
      }),
      { numRuns: 150 },
    );
  });

  test("the longest text that the API takes is not too much", async () => {
    await found(open(), "food ".repeat(40));
    await found(
      open(),
      Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(" "),
    );
  });

  test("the pure rule and PostgreSQL find the same", async () => {
    const synonyms = buildSynonyms([
      ["food", "comida", "hot meals"],
      ["ropa", "clothes"],
    ]);
    const word = fc.constantFrom(
      ...[
        "food",
        "comida",
        "comidas",
        "hot",
        "meals",
        "ropa",
        "clothing",
        "the",
        "de",
        "zip",
        "33101",
        "331",
      ],
      ...["Ñandú", "nandu", "o'brien", "in", "x", "children", "niños", "a:b", "\\", "'"],
    );
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(" "));
    const pair = fc.record({
      name: text,
      serviceSummary: text,
      description: text,
      spanish: text,
      zip: text,
      city: text,
      q: fc.array(fc.oneof(word, fc.constant(",")), { maxLength: 5 }).map((words) => words.join(" ")),
      fields: fc.oneof(fc.constant([...SEARCH_FIELDS]), fc.subarray([...SEARCH_FIELDS])),
    });
    const pairs = fc.sample(pair, { numRuns: 2_000, seed: 7 }).map((each) => {
      const document = searchDocument({
        ...SAMPLE_FACTS,
        name: each.name,
        serviceSummary: each.serviceSummary,
        description: each.description,
        descriptionEs: { text: each.spanish, state: "MACHINE" },
        publicPlace: { address1: null, address2: null, city: each.city, state: "FL", zip: each.zip },
      });
      const question = parseQuery(each.q, each.fields, synonyms, new Map());
      return {
        each,
        expected: matches(document, question),
        vector: toTsvector(document),
        query: toTsquery(question),
      };
    });
    const rows = await open().query<{ found: boolean }>(
      `select vector::tsvector @@ query::tsquery as found
         from unnest($1::text[], $2::text[]) with ordinality as asked (vector, query, place) order by place`,
      [pairs.map(({ vector }) => vector), pairs.map(({ query }) => query)],
    );
    const differing = pairs.filter(({ expected }, index) => rows[index]?.found !== expected);
    expect(differing).toEqual([]);
    // Else the comparison would say nothing.
    const hits = pairs.filter(({ expected }) => expected).length;
    expect(hits).toBeGreaterThan(200);
    expect(hits).toBeLessThan(1_800);
  });
});

describe("tsvector and tsquery texts", () => {
  test("quotes and backslashes stay inside", () => {
    expect(toTsvector(new Map([["a'\\b", new Set(["A", "D"] as const)]]))).toBe("'a''\\\\b':1A,4");
    expect(toTsquery({ term: "a'\\b", isPrefix: true, weights: ["A", "C"] })).toBe("'a''\\\\b':*AC");
  });

  test("an empty choice finds nothing", () => {
    expect(toTsquery({ any: [] })).toBe("'~'");
  });
});
