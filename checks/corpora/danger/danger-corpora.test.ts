import { describe, expect, test } from "vitest";
import type { DangerFamily } from "#domain/danger/danger-families.ts";
import learned from "#domain/danger/danger-weights.generated.json" with { type: "json" };
import ofServer from "#domain/danger/danger-weights-of-server.generated.json" with { type: "json" };
import { noticeDanger } from "#domain/danger/notice-danger.ts";
import learnedTopics from "#domain/danger/topic-weights.generated.json" with { type: "json" };
import { type CorpusLine, computeChecksum, corpusLines, taughtTexts, taughtTopics } from "./corpus-texts.ts";

/** How well danger is noticed in texts as people write them. */

/** A caregiver's threat is one to others, with a sentence of its own. */
const isRight = ({ right }: CorpusLine, family: DangerFamily | undefined): boolean =>
  right.includes(family === "CAREGIVER" ? "THREAT_TO_OTHERS" : (family ?? ""));

/** The lines that are noticed wrongly, with what was noticed. */
function missedIn(lines: readonly CorpusLine[], kind: CorpusLine["kind"]): readonly string[] {
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
  const lines = corpusLines(`${language}.txt`);
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

test("of dangers beside others, which no weights have learned, few have another line and none has no line", () => {
  const lines = corpusLines("neighbors.txt");
  expect(lines.length).toBeGreaterThan(140);
  expect(lines.filter(({ text }) => noticeDanger(text) === null)).toEqual([]);
  const missed = missedIn(lines, "NAMED");
  if (missed.length > lines.length * 0.05) expect(missed).toEqual([]);
});

test("of everyday help asked for in stories, which no weights have learned, few are taken for dangers", () => {
  const lines = corpusLines("ordinary-stories.txt");
  expect(lines.length).toBeGreaterThan(700);
  const missed = missedIn(lines, "HARMLESS");
  if (missed.length > lines.length * 0.1) expect(missed).toEqual([]);
});

test("the weights are learned from the texts as they are", () => {
  expect(learned.learnedFrom, "npm run danger-weights").toBe(computeChecksum(taughtTexts()));
  expect(ofServer.learnedFrom, "npm run danger-weights").toBe(computeChecksum(taughtTexts()));
  expect(learnedTopics.learnedFrom, "npm run danger-weights").toBe(computeChecksum(taughtTopics()));
});
