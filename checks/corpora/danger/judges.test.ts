import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DangerFamily } from "#domain/danger/danger-families.ts";
import { noticeDanger } from "#domain/danger/notice-danger.ts";
import { corpusLines } from "./corpus-texts.ts";

/** Both judges of dangers: the server's, and the smaller one of phones (rule danger 14). */

const ROOT = join(import.meta.dirname, "../../..");
/** Which judge the rule has is a matter of how `#danger-judge` is resolved: a program of its own has that of browsers. */
const AS_PHONE = `
import { readFileSync } from "node:fs";
import { noticeDanger } from "#domain/danger/notice-danger.ts";
const texts = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(texts.map((text) => noticeDanger(text)?.family ?? null)));
`;

function judgedByPhone(texts: readonly string[]): readonly (DangerFamily | null)[] {
  const answer = execFileSync(
    process.execPath,
    [
      "--conditions=browser",
      "--import",
      "./server/require-node.mjs",
      "--input-type=module",
      "--eval",
      AS_PHONE,
    ],
    { cwd: ROOT, input: JSON.stringify(texts), encoding: "utf8" },
  );
  return JSON.parse(answer);
}

const named = ["en.txt", "es.txt"].flatMap((file) =>
  corpusLines(file).filter(({ kind }) => kind === "NAMED"),
);

test("what is named has a line on the server and on phones, and on both hardly ever another one", () => {
  expect(named.length).toBeGreaterThan(300);
  const texts = named.map(({ text }) => text);
  const byServer = texts.map((text) => noticeDanger(text)?.family ?? null);
  const byPhone = judgedByPhone(texts);
  expect(texts.filter((_, at) => byServer[at] === null)).toEqual([]);
  expect(texts.filter((_, at) => byPhone[at] === null)).toEqual([]);
  const differing = texts.filter((_, at) => byServer[at] !== byPhone[at]);
  // None at all would say that there is one judge.
  expect(differing.length).toBeLessThan(texts.length * 0.02);
});
