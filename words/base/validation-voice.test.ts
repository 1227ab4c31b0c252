import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Text, textsIn } from "./texts-for-tests.ts";

/** Lists the files of catalogs below a folder of a language, as `<feature>/<catalog>.ts`. */
function catalogFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
}

/** Every form says what is wrong in one voice: one sentence for one fault. */

async function loadTexts(language: "en" | "es"): Promise<readonly Text[]> {
  const folder = join(import.meta.dirname, "../compiled", language);
  const files = await Promise.all(catalogFiles(folder).map((file) => import(join(folder, file))));
  return files.flatMap((file: Readonly<Record<string, unknown>>) =>
    Object.entries(file).flatMap(([name, part]) => textsIn(part, name)),
  );
}

const texts = { en: await loadTexts("en"), es: await loadTexts("es") };

/** Matches keys of texts shown below a field, or saying that a field lacks something. */
const IS_ERROR =
  /\.(?:errors|asks|problems)\.|\.(?:missing[A-Z]\w*|\w*[rR]equired\w*|wrong|notPhone|notAge)$/;

const errors = (language: "en" | "es") => texts[language].filter(([path]) => IS_ERROR.test(path));

/** Fixed letter by letter, because older clients and people know them. */
const FIXED = [
  "Please enter Service Description",
  "Please enter Country",
  "Please type Total Beds",
  // The call's own sentence says it so.
  "This password is common, or is your name or email. Please choose another one.",
];

test("what is typed is input, and what is chosen is selected", () => {
  const others = errors("en").filter(
    ([, text]) =>
      /\bplease (?:enter|type|write|choose|pick|provide|fill)\b/i.test(text) && !FIXED.includes(text),
  );
  expect(others).toEqual([]);
  expect(errors("en").filter(([, text]) => text.startsWith("Please input")).length).toBeGreaterThan(40);
});

test("in Spanish what is typed is written, what is chosen is chosen, and nobody is begged", () => {
  const others = errors("es").filter(([, text]) =>
    /\b(?:ingrese|introduzca|seleccione|llene|teclee)\b|por favor/i.test(text),
  );
  expect(others).toEqual([]);
});

describe.each(["en", "es"] as const)("in %s every form has the same sentence", (language) => {
  test.each([
    ["of an email", /\.notEmail$/],
    [
      "of a field that is wrong in some other way",
      /\.errors\.other$|^(?:confirmations|staticPageEditor)\.wrong$/,
    ],
    [
      "of a text without a limit that can be told",
      /\.(?:confirmations|organizationForm)\.errors\.tooLong$|\.tooLongOther$/,
    ],
    [
      "of a person's phone",
      /^(?:account|feedback|confirmations)\.errors\.notPhone$|^claims\.notPhone$|^users\.errors\.phone$/,
    ],
    [
      "of a web address without its beginning",
      /^(?:serviceForm|organizationForm|confirmations)\.errors\.notWebAddress$/,
    ],
  ])("%s", (_, path) => {
    const found = texts[language].filter(([name]) => path.test(name)).map(([, text]) => text);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)]).toHaveLength(1);
  });
});
