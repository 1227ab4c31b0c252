import { describe, expect, test } from "vitest";
import { sourceRow, type TableName } from "../hsds/source-row.ts";
import type { Fix } from "./fixes.ts";
import { phonesText, readOrganizationPhones, readRecordPhones } from "./phones-of-record.ts";
import { joinRecords, type SourceRecord } from "./source-record.ts";

type Cells = Readonly<Record<string, string>>;

function createRecord(phones: readonly Cells[], address: Cells = {}): SourceRecord {
  const rows = (table: string, cells: readonly Cells[]) =>
    cells.map((each, at) => sourceRow(`${table}.csv`, at + 2, each, at));
  const tables = new Map<TableName, ReturnType<typeof rows>>([
    ["services", rows("services", [{ id: "1", name: "Help", organization_id: "O" }])],
    ["organizations", rows("organizations", [{ id: "O", name: "Aid" }])],
    ["locations", rows("locations", [{ id: "L" }])],
    ["service_at_locations", rows("service_at_locations", [{ id: "S", service_id: "1", location_id: "L" }])],
    ["addresses", rows("addresses", [{ id: "A", location_id: "L", city: "Harbor", ...address }])],
    ["phones", rows("phones", phones)],
  ]);
  const [record] = joinRecords(tables).records;
  if (record === undefined) throw new Error("there is one record");
  return record;
}

/** Reads the phone rows of one service. */
function read(phones: readonly Cells[], country = "United States") {
  const aside: string[] = [];
  const rows = phones.map((cells) => ({ service_id: "1", ...cells }));
  const found = readRecordPhones(createRecord(rows), country, new Set<Fix>(), (_row, reason) =>
    aside.push(reason),
  );
  const { unread, ...kinds } = found;
  const stated = Object.entries(kinds).filter(([, list]) => list.length > 0);
  const texts = Object.fromEntries(stated.map(([kind, list]) => [kind, phonesText(list)]));
  return { ...texts, ...(unread === null ? {} : { unread }), ...(aside.length === 0 ? {} : { aside }) };
}

test.each<[string, object]>([
  ["(512) 555-2210, TTY: (512) 555-6332", { voice: "(512) 555-2210", text: "(512) 555-6332 (TTY)" }],
  ["(512) 555-2210 (voz), 555-2211 (fax)", { voice: "(512) 555-2210 (voz)", fax: "(512) 555-2211 (fax)" }],
  ["1-800-555-7233, TTY 1-800-555-3224", { voice: "(800) 555-7233", text: "(800) 555-3224 (TTY)" }],
  ["305-555-0101 (voice), 305-555-0102 (fax)", { voice: "(305) 555-0101", fax: "(305) 555-0102 (fax)" }],
  ["305-555-0101 voice/TTY", { voice: "(305) 555-0101 (voice/TTY)", text: "(305) 555-0101 (voice/TTY)" }],
  ["(512) 555-4453 24/7", { voice: "(512) 555-4453 (24/7)" }],
  ["(512) 555-3282 (512) 555-2116", { voice: "(512) 555-3282, (512) 555-2116" }],
  ["512/555/9919", { voice: "(512) 555-9919" }],
  ["2-1-1", { voice: "211" }],
  ["VP: 305-555-0101", { video: "(305) 555-0101 (VP)" }],
])("%j is read as %j", (number, expected) => {
  expect(read([{ number }])).toEqual(expected);
});

const [ONE, TWO] = ["(305) 555-0101", "(305) 555-0102"];

/** `1` and `2` stand for the numbers. */
test.each<[string, readonly string[], readonly string[]]>([
  ["F: 1 V: 2", [TWO], [ONE]],
  ["F 1 / P 2", [TWO], [ONE]],
  ["1 (f), 2 (o)", [TWO], [ONE]],
  ["Ph 1 Fx 2", [ONE], [TWO]],
  ["T: 1 F: 2", [ONE], [TWO]],
  ["T.: 1; F.: 2", [ONE], [TWO]],
  ["T 1 | F 2", [ONE], [TWO]],
  ["T 1 • F 2", [ONE], [TWO]],
  ["P1 F2", [ONE], [TWO]],
  ["F# 1 P# 2", [TWO], [ONE]],
  ["1 F 2 P", [TWO], [ONE]],
  ["1 fax 2 phone", [TWO], ["(305) 555-0101 (fax)"]],
  ["1 - F, 2 - P", [TWO], [ONE]],
  ["1 [f]; 2 [p]", [TWO], [ONE]],
  ["(O) 1 (F) 2", [ONE], [TWO]],
  ["1 (O) 2 (F)", [ONE], [TWO]],
  ["1 x12 (o) 2 (f)", ["(305) 555-0101 ext. 12"], [TWO]],
  ["M 1 F 2", [ONE], [TWO]],
  ["O: 1 C: 2", [ONE, TWO], []],
  ["H: 1, C: 2", [ONE, TWO], []],
  ["Of. 1 F. 2", [ONE], [TWO]],
  ["Tel. 1 / Facsímil 2", [ONE], ["(305) 555-0102 (Facsímil)"]],
  ["Cel. 1 Cas. 2", ["(305) 555-0101 (Cel.)", "(305) 555-0102 (Cas.)"], []],
  ["Cas. 1, F 2", ["(305) 555-0101 (Cas.)"], [TWO]],
  ["Tel/Fax: 1", ["(305) 555-0101 (Tel/Fax)"], []],
  ["Ph/Fx 1, F 2", ["(305) 555-0101 (Ph/Fx)"], [TWO]],
  ["Tel y Fax: 1", ["(305) 555-0101 (Tel y Fax)"], []],
  ["Tel: 1 Fax: same", ["(305) 555-0101 (Fax: same)"], []],
  ["1 (también fax)", ["(305) 555-0101 (también fax)"], []],
  ["1 (no fax)", ["(305) 555-0101 (no fax)"], []],
  ["Office fax: 2", [], ["(305) 555-0102 (Office fax)"]],
  ["P: 1 F:", [ONE], []],
  ["Tel: F: 2", [], ["(305) 555-0102 (Tel: F)"]],
  ["F: 2", [], [TWO]],
  ["2 f", [], [TWO]],
  ["1 M-F", ["(305) 555-0101 (M-F)"], []],
  ["1 W, F", ["(305) 555-0101 (W, F)"], []],
])("%j has %j to call and %j as fax", (marks, voice, fax) => {
  const number = marks.replace(/(?<!x)1(?!2)/gu, "305-555-0101").replace(/(?<!1)2/gu, "305-555-0102");
  const found = { voice: voice.join(", "), fax: fax.join(", ") };
  expect({ voice: "", fax: "", ...read([{ number }]) }).toEqual(found);
});

test.each(["V/TTY", "v/tty", "Voice/TTY", "TTY/Voice", "V/TDD", "V & TTY", "Voz/TTY", "T/TTY", "Tel./TTY"])(
  "a number of %s is to call, and the text telephone",
  (marks) => {
    const both = `${ONE} (${marks})`;
    for (const number of [`${marks} 305-555-0101`, `305-555-0101 (${marks})`, `305-555-0101 ${marks}`])
      expect(read([{ number }])).toEqual({ voice: both, text: both });
    expect(read([{ number: `305-555-0101 ${marks}, 305-555-0102 fax` }])).toEqual({
      voice: both,
      text: both,
      fax: `${TWO} (fax)`,
    });
    expect(read([{ number: "305-555-0101", type: marks }])).toEqual({ voice: ONE, text: ONE });
  },
);

test("a type of telephone and fax is a number to call", () => {
  expect(read([{ number: "305-555-0101", type: "Tel/Fax" }])).toEqual({ voice: ONE });
});

test("V and TTY of two numbers are one each", () => {
  expect(read([{ number: "V: 305-555-0101; TTY: 305-555-0102; F: 305-555-0103" }])).toEqual({
    voice: ONE,
    text: `${TWO} (TTY)`,
    fax: "(305) 555-0103",
  });
});

describe("a number of a person by name", () => {
  const person = { number: "305-555-0177", contact_id: "C", description: "Pat Doe, director" };
  const hotline = { number: "305-555-0101" };
  const aside = ["the number of a person: there is one for everybody"];
  test.each<[string, readonly Cells[], object]>([
    ["is not shown beside one for everybody", [person, hotline], { voice: "(305) 555-0101", aside }],
    ["is shown without the name where there is no other", [person], { voice: "(305) 555-0177" }],
    [
      "is shown where the other is a fax",
      [person, { ...hotline, type: "fax" }],
      { voice: "(305) 555-0177", fax: "(305) 555-0101" },
    ],
    [
      "is not shown where it is private",
      [{ ...person, is_private: "Y" }],
      { aside: ["the number is not for the public"] },
    ],
  ])("%s", (_, phones, expected) => {
    expect(read(phones)).toEqual(expected);
  });
});

describe("a fax, a code or a text telephone is known", () => {
  const VOICE = { number: "305-555-0102", type: "voice" };
  test.each<[string, Cells, string]>([
    ["by its type", { type: "fax" }, "fax"],
    ["by the type of older versions", { number_type: "fax" }, "fax"],
    ["by its department", { department: "Fax" }, "fax"],
    ["by its description", { description: "Fax line" }, "fax"],
    ["by its text", { number: "Fax 305-555-0101" }, "fax"],
    ["by its type tty", { number_type: "tty" }, "text"],
    ["by its type sms", { number_type: "sms" }, "sms"],
    ["by its type textphone", { type: "textphone" }, "text"],
    ["by its type video", { type: "video" }, "video"],
  ])("%s", (_, cells, kind) => {
    const found = read([{ number: "305-555-0101", ...cells }, VOICE]);
    expect(Object.keys(found)).toEqual(["voice", kind]);
    expect(found).toHaveProperty("voice", "(305) 555-0102");
  });
});

describe("the best number comes first", () => {
  const ROWS = [
    { number: "305-555-0101", description: "Administrative Number" },
    { number: "305-555-0102", description: "Main" },
    { number: "305-555-0103", description: "Intake Number" },
    { number: "305-555-0104", type: "hotline", description: "24 hour hotline" },
  ];
  test.each([
    [[0, 1, 2, 3], "0104"],
    [[0, 1, 2], "0103"],
    [[0, 1], "0102"],
    [[0], "0101"],
  ])("of rows %j it is %s", (rows, last) => {
    const numbers = ROWS.filter((_, at) => rows.includes(at));
    expect(read(numbers)).toHaveProperty("voice", expect.stringContaining(`(305) 555-${last}`));
    expect(String(Reflect.get(read(numbers), "voice"))).toMatch(new RegExp(`^\\(305\\) 555-${last}`, "u"));
  });

  test("of the service before that of the organization, and anybody before administration", () => {
    const organization = { organization_id: "O", service_id: "", number: "305-555-0109" };
    const hotline = { ...organization, description: "Hotline" };
    expect(read([hotline, { number: "305-555-0101" }])).toHaveProperty(
      "voice",
      "(305) 555-0101, (305) 555-0109 (Hotline)",
    );
    expect(read([organization, { number: "305-555-0101", description: "Business office" }])).toHaveProperty(
      "voice",
      "(305) 555-0109, (305) 555-0101 (Business office)",
    );
  });

  test("a code for text messages is the number where there is no other, with the word to text", () => {
    const code = { number: "741741", description: "Text HELLO" };
    expect(read([code])).toEqual({ voice: "741741 (Text HELLO)" });
    expect(read([{ ...code, type: "sms" }])).toEqual({ voice: "741741 (Text HELLO)" });
    expect(read([code, { number: "988" }])).toEqual({ voice: "988, 741741 (Text HELLO)" });
  });
});

describe("what cannot be read", () => {
  test.each(["305-243-*801", "call the office", "555-0142", "1-800-555-TALK (8256)", "055-555-0101"])(
    "%s is kept as the source gives it",
    (number) => {
      expect(read([{ number }])).toEqual({ unread: number, aside: [`"${number}" is not a phone number`] });
    },
  );

  test("stands beside the numbers that can, each once", () => {
    const rows = ["305-555-0101", "555-0142", "555-0142", "ask at the desk"].map((number) => ({ number }));
    expect(read(rows)).toMatchObject({ voice: "(305) 555-0101", unread: "555-0142; ask at the desk" });
  });

  test.each(["None", "N/A", "unknown", "-", "no phone"])("%s says that there is none", (number) => {
    expect(read([{ number }])).not.toHaveProperty("unread");
  });

  test("a fax number is not shown", () => {
    expect(read([{ number: "555-0142", type: "fax" }])).not.toHaveProperty("unread");
    expect(read([{ number: "F: 555-0142" }])).not.toHaveProperty("unread");
  });
});

describe("a number that is not for the public is nowhere", () => {
  test.each<[string, Cells]>([
    ["a flag", { number_is_private: "true" }],
    ["a flag of iCarol", { PhoneIsPrivate: "Yes" }],
    ["a flag of AIRS", { Confidential: "true" }],
    ["a flag for websites", { ExcludeFromWebsite: "1" }],
    ["its type", { type: "private" }],
    ["its description", { description: "Do not publish" }],
    ["its words", { number: "305-555-0101 (staff only)" }],
    ["its words in Spanish", { description: "No publicar" }],
  ])("by %s", (_, cells) => {
    expect(read([{ number: "305-555-0101", ...cells }])).toEqual({
      aside: ["the number is not for the public"],
    });
    expect(read([{ number: "call us", ...cells, description: "Unlisted" }])).not.toHaveProperty("unread");
    const record = createRecord([{ organization_id: "O", number: "305-555-0101", ...cells }]);
    expect(readOrganizationPhones(record)).toEqual([]);
  });

  test.each(["Confidential hotline", "24-hour confidential crisis line", "Free and confidential"])(
    "%s is for everybody",
    (description) => {
      expect(read([{ number: "305-555-0101", description }])).toHaveProperty("voice");
    },
  );

  test("a flag that says no says nothing", () => {
    expect(read([{ number: "305-555-0101", number_is_private: "false" }])).toEqual({
      voice: "(305) 555-0101",
    });
  });
});

test("numbers are read by the country of the address", () => {
  expect(read([{ number: "020 7946 0018" }], "United Kingdom")).toEqual({ voice: "+44 20 7946 0018" });
  expect(read([{ number: "020 7946 0018" }])).toHaveProperty("unread", "020 7946 0018");
});
