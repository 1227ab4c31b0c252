import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fold } from "#domain/base/text/fold.ts";
import { type Text, textsIn } from "../base/texts-for-tests.ts";

/** Lists the files of catalogs below a folder of a language, as `<feature>/<catalog>.ts`. */
function catalogFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
}

/** A message about a missing field names it as its label does, because readers look for that word on the page. */

async function loadTexts(language: "en" | "es"): Promise<readonly Text[]> {
  const folder = join(import.meta.dirname, "../compiled", language);
  const files = await Promise.all(catalogFiles(folder).map((file) => import(join(folder, file))));
  return files.flatMap((file: Readonly<Record<string, unknown>>) =>
    Object.entries(file).flatMap(([name, part]) => textsIn(part, name)),
  );
}

/** Words that name nothing. */
const EMPTY = new Set(
  "a an and any are at can does every for from how in is it its may more much of on or our please the their this to what which who with you your algo alguna algun al como con cual cuales de del desde el en es esta hay la las lo los mas no o para por que quien quienes se si son su sus tiene un una y".split(
    " ",
  ),
);

/** Their beginnings, since a question says "select" where an answer says "selected". */
function namesIn(text: string): ReadonlySet<string> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY.has(word)).map((word) => word.slice(0, 4)));
}

/** The labels of the short form and of fields that have another name in the list of errors. */
const LABEL_OF: Readonly<Record<string, string>> = {
  "serviceForm.errors.required.timeZone": "serviceForm.labels.remoteZone",
  "serviceForm.errors.required.isProtected": "serviceForm.short.secret",
  "serviceForm.errors.required.sentence": "serviceForm.short.sentence",
  "account.errors.required.terms": "account.terms.terms",
};

test.each(["en", "es"] as const)(
  "in %s every message of a missing field names its label",
  async (language) => {
    const texts = new Map((await loadTexts(language)).map(([path, text]) => [path, text] as const));
    const pairs = [...texts].flatMap(([path, error]) => {
      const [form, field] = path.split(/\.(?:errors\.)?required\./);
      if (field === undefined) return [];
      const label = texts.get(LABEL_OF[path] ?? `${form}.labels.${field}`) ?? texts.get(`${form}.${field}`);
      return [{ path, label, error }];
    });
    expect(pairs.filter(({ label }) => label === undefined).map(({ path }) => path)).toEqual([]);
    const others = pairs.filter(({ label, error }) => {
      const said = namesIn(error);
      return ![...namesIn(label ?? "")].some((name) => said.has(name));
    });
    expect(others).toEqual([]);
    expect(pairs.length).toBeGreaterThan(30);
  },
);
