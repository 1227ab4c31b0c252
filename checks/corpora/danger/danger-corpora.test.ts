import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DangerFamily } from "#domain/danger/danger-families.ts";
import { noticeDanger } from "#domain/danger/notice-danger.ts";

/**
 * How well danger is noticed in texts as people write them. A line is `FAMILY | text`, with `?` behind the family for
 * what only hints at it and `> TOPIC | the text before` for what follows on it. `A/B`: B is right too.
 */
interface Line {
  readonly kind: "NAMED" | "HINTED" | "FOLLOWS" | "HARMLESS";
  readonly right: readonly string[];
  readonly topic: string;
  readonly before: string;
  readonly text: string;
}

function linesOf(language: string): readonly Line[] {
  return readFileSync(join(import.meta.dirname, `${language}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): Line => {
      const columns = line.split("|").map((column) => column.trim());
      const [head = ""] = columns;
      const [families = "", topic = ""] = head.split(">").map((part) => part.trim());
      const right = families.replace("?", "").trim().split("/");
      const text = columns[columns.length - 1] ?? "";
      if (topic !== "") return { kind: "FOLLOWS", right, topic, before: columns[1] ?? "", text };
      const named = families.endsWith("?") ? "HINTED" : "NAMED";
      return { kind: right[0] === "NONE" ? "HARMLESS" : named, right, topic, before: "", text };
    });
}

/** A caregiver's threat is one to others, with a sentence of its own. */
const isRight = ({ right }: Line, family: DangerFamily | undefined): boolean =>
  right.includes(family === "CAREGIVER" ? "THREAT_TO_OTHERS" : (family ?? ""));

/** The lines that are noticed wrongly, with what was noticed. */
function missedIn(lines: readonly Line[], kind: Line["kind"]): readonly string[] {
  return lines
    .filter((line) => line.kind === kind)
    .flatMap((line) => {
      const { text, before, topic } = line;
      if (kind === "FOLLOWS") {
        const first = noticeDanger(before);
        const next = noticeDanger(text, first?.family ?? null);
        return isRight(line, next?.family) && next?.followUp === topic
          ? []
          : [`${before} | ${text}: ${next?.followUp}`];
      }
      const notice = noticeDanger(text);
      const family = notice === null || notice.hintedOnly ? undefined : notice.family;
      const isWrong = kind === "HARMLESS" ? family !== undefined : !isRight(line, family);
      return isWrong ? [`${text}: ${family ?? "none"}`] : [];
    });
}

describe.each(["en", "es"])("in %s", (language) => {
  const lines = linesOf(language);
  test.each([
    ["NAMED", 0.02],
    ["HINTED", 0.05],
    ["FOLLOWS", 0.12],
    ["HARMLESS", 0.01],
  ] as const)("%s: at most %d are wrong", (kind, share) => {
    const all = lines.filter((line) => line.kind === kind);
    expect(all.length).toBeGreaterThan(50);
    const missed = missedIn(lines, kind);
    if (missed.length > all.length * share) expect(missed).toEqual([]);
  });
});
