import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { history as historyEs } from "../compiled/es/history/history.ts";

/** Lists the files of catalogs below a folder of a language, as `<feature>/<catalog>.ts`. */
function catalogFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
}

/** Texts that are rightly equal in both languages: names, numbers and units. */
/** Names of countries and of an illness that both languages write alike. */
const SAME_TOPICS = [
  ...["argentina", "bolivia", "chile", "china", "colombia", "costa rica", "cuba", "ecuador", "guatemala"],
  ...["honduras", "israel", "jamaica", "nicaragua", "paraguay", "puerto rico", "salvador", "tuberculosis"],
  ...["uruguay", "venezuela"],
];
const SAME = new Set([
  ...SAME_TOPICS.flatMap((name) => [`directoryHealth.topics.${name}`, `searchTopics.${name}`]),
  "chatbot.page.chat",
  "crisisLines.chat",
  "dangerPanel.chat",
  "listings.labels.facebook",
  "listings.labels.instagram",
  "listings.labels.twitter",
  "listings.labels.youtube",
  "services.categories.LGBT",
  "shell.product",
]);

const FILES = (language: "en" | "es") =>
  catalogFiles(join(import.meta.dirname, "../compiled", language)).sort();

test("each catalogue is there in both languages", () => {
  expect(FILES("es")).toEqual(FILES("en"));
});

/** Loads the exports of a catalog, by name. */
async function catalogue(language: "en" | "es", file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(join(import.meta.dirname, "../compiled", language, file));
}

/** Every message by its path; functions by their kind, for they are compared where they are used. */
function listMessages(value: unknown, path: string): [string, string | null][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, null]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no message`);
  return Object.entries(value).flatMap(([key, part]) => listMessages(part, `${path}.${key}`));
}

describe.each(FILES("en"))("%s", (file) => {
  const messages = async (language: "en" | "es") =>
    Object.entries(await catalogue(language, file)).flatMap(([name, words]) => listMessages(words, name));

  test("has one shape in both languages", async () => {
    const [english, spanish] = [await messages("en"), await messages("es")];
    expect(english).not.toEqual([]);
    expect(spanish.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  });

  test("says something everywhere", async () => {
    for (const [path, text] of [...(await messages("en")), ...(await messages("es"))]) {
      expect(text?.trim(), path).not.toBe("");
    }
  });

  test("leaves no English in Spanish", async () => {
    const byPath = new Map(await messages("en"));
    // "No", initials and signs are the same in both.
    const isWord = (text: string) => /\p{L}{3}/u.test(text);
    const same = (await messages("es")).filter(
      ([path, text]) => text !== null && isWord(text) && text === byPath.get(path),
    );
    expect(same.map(([path]) => path).filter((path) => !SAME.has(path))).toEqual([]);
  });
});

test("a Spanish sentence that ends with a time has one point", () => {
  expect(historyEs.facts.confirmed("19 nov 2026, 10 a. m.")).toMatch(/[^.]\.$/);
});
