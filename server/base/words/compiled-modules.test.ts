// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is expected has templates.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compiledModules, languagesModule } from "./compiled-modules.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "amparo-messages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ENGLISH = {
  "@@x-catalogs": { beds: { description: "Beds.", parts: { others: "other" } } },
  "beds.saving": "Saving",
  "beds.of": "{beds, plural, =0 {None} one {1 bed} other {{beds} beds}} at {name}",
  "@beds.of": {
    description: "How many there are.",
    placeholders: { beds: { type: "int" }, name: { type: "String" } },
  },
  "beds.closes": "Closes at {minute, time, midnight}",
  "@beds.closes": { placeholders: { minute: { type: "int" } } },
  "beds.for": "{isMore, select, true {Also for} other {For}} {names}",
  "@beds.for": {
    placeholders: { isMore: { type: "bool" }, names: { type: "List<String>", format: " and " } },
  },
  "beds.events.service..created": "A service was added",
  "other.text": "It's '{}'",
};
const SPANISH = {
  "beds.saving": "Guardando",
  "beds.of": "En {name}: {beds, plural, one {1 cama} other {{beds} camas}}",
  "beds.closes": "Cierra {minute, time, at}.",
  "@beds.closes": { "x-single-stop": true },
  "beds.for": "Para {names}",
  "@beds.for": { placeholders: { names: { format: " y " } } },
  "beds.events.service..created": "Se agregó un servicio",
  "other.text": "Es '{}'",
};

function write(language: string, messages: object): void {
  const file = join(folder, language, "beds.arb");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(messages));
}

/** Compiles the messages, and returns the module of the beds in a language. */
function beds(language: string): string {
  return compiledModules(folder).get(`${language}/beds/beds.ts`) ?? "";
}

test("a message becomes a text or a typed function, in the order of its placeholders", () => {
  write("en", ENGLISH);
  write("es", SPANISH);
  expect(beds("en")).toContain('saving: "Saving"');
  expect(beds("en")).toContain(
    'of: (beds: number, name: string): string => `${beds === 0 ? "None" : beds === 1 ? "1 bed" : `${beds} beds`} at ${name}`',
  );
  expect(beds("en")).toContain("/** How many there are. */");
  expect(beds("en")).toContain("closes: (minute: number): string => `Closes at ${timeMidnight(minute)}`");
  expect(beds("en")).toContain('import { timeMidnight } from "../../../base/formats-en.ts";');
  expect(beds("en")).toContain(
    'names: readonly string[]): string => `${isMore ? "Also for" : "For"} ${names.join(" and ")}`',
  );
  expect(beds("en")).toContain('"service.created": "A service was added"');
  expect(beds("en")).toContain("others: other");
  expect(compiledModules(folder).get("en/beds/other.ts")).toContain('text: "It\'s {}"');
});

test("a translation has the shape of English, and its own formats", () => {
  write("en", ENGLISH);
  write("es", SPANISH);
  expect(beds("es")).toContain("export const beds: typeof english = {");
  expect(beds("es")).toContain("closes: (minute: number): string => singleStop(`Cierra ${timeAt(minute)}.`)");
  expect(beds("es")).toContain(
    'for: (_isMore: boolean, names: readonly string[]): string => `Para ${names.join(" y ")}`',
  );
});

test("a further language has the plurals of its rules, and English where it lacks a message", () => {
  write("en", ENGLISH);
  write("es", SPANISH);
  write("pl", { "beds.of": "{beds, plural, one {1 łóżko} few {{beds} łóżka} other {{beds} łóżek}}" });
  expect(beds("pl")).toContain('plural(beds) === "one" ? "1 łóżko" : plural(beds) === "few" ?');
  expect(beds("pl")).toContain('saving: english["saving"]');
  expect(compiledModules(folder).get("pl/words.ts")).toContain("const own = { beds };");
  expect(compiledModules(folder).get("further-words.ts")).toContain('"pl": () => import("./pl/words.ts")');
  expect(languagesModule(folder)).toContain('{ code: "pl", name: "Polski" }');
});

test.each([
  [
    "a placeholder that English has not",
    { "beds.saving": "Guardando {nombre}" },
    "es",
    /beds\.arb: beds\.saving: \{nombre\} is no placeholder of this message/,
  ],
  [
    "a message that is missing",
    { "beds.saving": undefined },
    "es",
    /es\/beds\.arb: beds\.saving: It is missing here: translate “Saving”/,
  ],
  ["a message that English has not", { "beds.more": "Más" }, "es", /beds\.more: English has no such message/],
  [
    "a plural without its last branch",
    { "beds.of": "{beds, plural, one {1 cama}}" },
    "es",
    /beds\.of: A plural or select lacks its last branch/,
  ],
  [
    "a plural of another language",
    { "beds.of": "{beds, plural, few {unas} other {muchas}}" },
    "es",
    /“few” is no plural of this language/,
  ],
  ["a brace that is not closed", { "beds.of": "{beds camas" }, "es", /beds\.of: A /],
  [
    "a style that the language has not",
    { "beds.closes": "{minute, time, midnight}" },
    "es",
    /“midnight” is no style of time: use at, until/,
  ],
  [
    "a type that is none",
    { "@beds.closes": { placeholders: { minute: { type: "minute" } } } },
    "en",
    /“minute” is no type/,
  ],
] as const)("%s is a fault", (_, change, language, message) => {
  write("en", language === "en" ? { ...ENGLISH, ...change } : ENGLISH);
  write("es", language === "es" ? { ...SPANISH, ...change } : SPANISH);
  expect(() => compiledModules(folder)).toThrow(message);
});
