import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { FURTHER_LANGUAGES } from "#domain/base/languages/further-languages.ts";
import { isRightToLeft, LANGUAGES, ownName } from "#domain/base/languages/languages.ts";
import { shell } from "../compiled/en/base/shell.ts";
import { shell as shellEs } from "../compiled/es/base/shell.ts";
import { prepareWords } from "./prepare-words.ts";
import { addWords, catalogues, loadWords, wordsIn } from "./words-in.ts";

/** Lists the files of catalogs below a folder of a language, as `<feature>/<catalog>.ts`. */
function catalogFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
}

const ROOT = join(import.meta.dirname, "../..");
const FILES = catalogFiles(join(import.meta.dirname, "../compiled/en"));
const CODES = FURTHER_LANGUAGES.map(({ code }) => code);

async function english(file: string): Promise<object> {
  return import(join(import.meta.dirname, "../compiled/en", file));
}

/** Every text by its path; functions by their kind. */
function listMessages(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, ""]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no message`);
  return Object.entries(value).flatMap(([key, part]) => listMessages(part, `${path}.${key}`));
}

test("before its folder is loaded a language has the English words", async () => {
  // Files of tests share their process, and another one may have loaded it.
  vi.resetModules();
  const anew = await import("./words-in.ts");
  expect(anew.wordsIn("shell", "ar-XB", { en: shell, es: shellEs })).toBe(shell);
  expect(anew.catalogues("ar-XB", { shell })).toEqual({ shell });
});

describe.each(CODES)("in %s", (language) => {
  test("each catalogue has the shape of the English one, and says something everywhere", async () => {
    await prepareWords(language);
    for (const file of FILES) {
      const [before, after] = [await english(file), catalogues(language, await english(file))];
      const paths = (words: object) => listMessages(words, file).map(([path]) => path);
      expect(paths(after)).toEqual(paths(before));
      for (const [path, text] of listMessages(after, file))
        if (text !== "") expect(text.trim(), path).not.toBe("");
    }
  });

  test("what was changed stays as it is: texts are parts of others", async () => {
    await prepareWords(language);
    const once = wordsIn("shell", language, { en: shell, es: shellEs });
    const twice = catalogues(language, { once }).once;
    expect(listMessages(twice, "")).toEqual(listMessages(once, ""));
  });

  test("a catalogue is the same object each time, loaded alone or with others", async () => {
    await prepareWords(language);
    const words = { en: shell, es: shellEs };
    const loaded = await loadWords(language, {
      en: async () => ({ shell }),
      es: async () => ({ shell: shellEs }),
    });
    expect(wordsIn("shell", language, words)).toBe(wordsIn("shell", language, words));
    expect(loaded.shell).toBe(wordsIn("shell", language, words));
  });
});

test("accents are a third longer, and leave no plain letter but in addresses", async () => {
  await prepareWords("en-XA");
  const all = { before: 0, after: 0 };
  for (const file of FILES) {
    const before = listMessages(await english(file), file);
    const after = listMessages(catalogues("en-XA", await english(file)), file);
    for (const [index, [path, text]] of after.entries()) {
      all.before += before[index]?.[1].length ?? 0;
      all.after += text.length;
      const words = text.split(/\s+/).filter((word) => !/[@/]/.test(word));
      expect(words.join(" "), path).not.toMatch(/[a-z]/i);
    }
  }
  expect(all.after / all.before).toBeGreaterThan(1.25);
});

test.each([
  ["en-XA", "Call 211 or a@b.example, https://c.example/d", "Çááļļ 211 ööŕ a@b.example, https://c.example/d"],
  [
    "ar-XB",
    "Call 211 at a@b.example",
    "\u200f\u202eCall\u202c\u200f 211 \u200f\u202eat\u202c\u200f a@b.example",
  ],
] as const)("%s: %s", async (language, text, changed) => {
  await prepareWords(language);
  const words = catalogues(language, { said: { of: (given: string) => [given] } });
  expect(words.said.of(text)).toEqual([changed]);
});

test("a folder of files takes the place of the English catalogues; what it lacks stays English", async () => {
  addWords("en-XA", (words) => ({ ...words, shell: shellEs }));
  expect(wordsIn("shell", "en-XA", { en: shell, es: shellEs })).toBe(shellEs);
  const other = { title: "Title" };
  expect(wordsIn("other", "en-XA", { en: other, es: other })).toBe(other);
  await prepareWords("en-XA");
});

test("languages have names of their own, and one runs from right to left", () => {
  expect(new Set(LANGUAGES.map(ownName)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.filter(isRightToLeft)).toEqual(["ar-XB"]);
});

/** Reads the source files, with their paths. */
function sources(): { path: string; text: string }[] {
  return ["domain", "words", "server", "web"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^compiled\//.test(path))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), "utf8") })),
  );
}

test("modules ask for words by the name of their catalogue, and none chooses between the folders itself", async () => {
  const fileByText = new Map<string, string>();
  for (const file of FILES) for (const name of Object.keys(await english(file))) fileByText.set(name, file);
  const asked = sources().flatMap(({ path, text }) =>
    [...text.matchAll(/\bwordsIn\(\s*"(\w+)",/g)].map(([, name = ""]) => ({ path, name, text })),
  );
  expect(asked.length).toBeGreaterThan(30);
  for (const { path, name, text } of asked)
    expect(text, path).toContain(`compiled/es/${fileByText.get(name)}`);
  const choosing = sources().filter(({ text }) =>
    /=== "es"\s*\?\s*\(?(await )?import\(|\{ en, es \}\[/.test(text),
  );
  expect(choosing.map(({ path }) => path)).toEqual(["web/features/imports/feature.tsx"]);
});
