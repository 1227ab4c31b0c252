import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROBLEMS } from "#domain/base/contract/problems.ts";
import { type Text, textsIn } from "./texts-for-tests.ts";

/** Lists the files of catalogs below a folder of a language, as `<feature>/<catalog>.ts`. */
function catalogFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
}

/** No more words than these in one sentence of the interface. */
const MAX_WORDS = 20;

/** Texts that are fixed letter by letter, each with the rule that says so. */
const FIXED: Readonly<Record<string, string>> = {
  "Email or password invalid": "calls 7",
};

type Language = "en" | "es";

const HEADINGS = { en: "English", es: "Spanish" } as const;

/** The forms in the first column of the tables for a language in docs/words-to-avoid.md. */
function formsToAvoid(language: Language): readonly string[] {
  const document = readFileSync(join(import.meta.dirname, "../../docs/words-to-avoid.md"), "utf8");
  const section = document.split(/^## /mu).find((part) => part.startsWith(HEADINGS[language])) ?? "";
  const cells = [...section.matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, cell]) => cell ?? []);
  return cells
    .filter((cell) => cell !== "avoid" && !cell.startsWith("---"))
    .flatMap((cell) => cell.split(", "));
}

async function catalogueTexts(language: Language): Promise<readonly Text[]> {
  const folder = join(import.meta.dirname, "../compiled", language);
  const catalogues = await Promise.all(
    catalogFiles(folder).map(async (file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return catalogues.flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([name, words]) => textsIn(words, name)),
  );
}

/** The texts of the static pages, one for each paragraph, heading and list item. */
function pageTexts(language: Language): readonly Text[] {
  const folder = join(import.meta.dirname, "../../db/pages");
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${language}.html`));
  return files.flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    return [...html.matchAll(/<(p|li|h\d)>(.*?)<\/\1>/gsu)].map(
      ([, , content = ""], at): Text => [`${file} ${at + 1}`, content.replaceAll(/<[^>]*>/gu, "")],
    );
  });
}

const contractTexts = Object.entries(PROBLEMS).map(
  ([key, { message }]): Text => [`PROBLEMS.${key}`, message],
);

function longSentences(language: Language, text: string): readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter(
      (sentence) => sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MAX_WORDS,
    );
}

/** The words of a text in lower case, between spaces, so that a form is found as a whole word or phrase. */
function joinWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’/@-]*/gu) ?? [];
  return ` ${words.join(" ")} `;
}

describe.each(["en", "es"] as const)("texts in %s", async (language) => {
  const texts = [
    ...(await catalogueTexts(language)),
    ...pageTexts(language),
    ...(language === "en" ? contractTexts : []),
  ];
  const free = texts.filter(([, text]) => !Object.hasOwn(FIXED, text));

  test("call what people bring by its name: papers are those of immigration, which the lines don't ask for", () => {
    const said = texts
      .filter(
        ([where, text]) =>
          / (?:papers?|papel|papeles) /u.test(joinWords(text)) &&
          !/^(?:danger|chatbot\.danger|textMessages)\b/u.test(where),
      )
      .map(([where, text]) => `${where}: ${text}`);
    expect(said).toEqual([]);
  });

  test("are all read", () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(formsToAvoid(language).length).toBeGreaterThan(50);
  });

  test("include each exception", () => {
    const known = new Set([...texts, ...contractTexts].map(([, text]) => text));
    expect(Object.keys(FIXED).filter((text) => !known.has(text))).toEqual([]);
  });

  test(`have at most ${MAX_WORDS} words in a sentence`, () => {
    const long = free.flatMap(([where, text]) =>
      longSentences(language, text).map((sentence) => `${where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test("contain none of the words to avoid", () => {
    const forms = formsToAvoid(language);
    const found = free.flatMap(([where, text]) =>
      forms
        .filter((form) => joinWords(text).includes(` ${form} `))
        .map((form) => `${where}: “${form}” in “${text}”`),
    );
    expect(found).toEqual([]);
  });
});
