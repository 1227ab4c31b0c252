import { type Likelihoods, likelihoodsBy } from "../base/learned/softmax.ts";
import { addWordFeatures } from "../base/learned/text-features.ts";
import learned from "./clause-weights.generated.json" with { type: "json" };
import { IDLE_WORDS } from "./hours-idle-words.ts";
import type { HoursToken } from "./hours-tokens.ts";
import { ABOUT, MAY_NARROW } from "./hours-told-words.ts";

/**
 * Roles of a clause around hours: it opens the door, narrows or closes it, concerns something else, or says nothing.
 */
export const CLAUSE_ROLES = ["door", "appointed", "remote", "closing", "other", "narrows", "idle"] as const;

export type ClauseRole = (typeof CLAUSE_ROLES)[number];

/** The checksum of the clauses that the weights were learned from. */
export const { learnedFrom } = learned;

/** The more a clause says for a role, the surer it is. */
export const IS_SCALED = false;

let likelihoodsOfLearned: Likelihoods | null = null;

/** Returns the probability of each role. @param by weights other than the shipped ones */
export function estimateRoles(
  clause: readonly HoursToken[],
  by: Likelihoods | null = null,
): (...roles: readonly ClauseRole[]) => number {
  likelihoodsOfLearned ??= likelihoodsBy(learned, IS_SCALED);
  const likely = (by ?? likelihoodsOfLearned)(clauseFeatures(clause));
  return (...roles) => roles.reduce((sum, role) => sum + (likely[CLAUSE_ROLES.indexOf(role)] ?? 0), 0);
}

const NO_LETTER = /[^\p{L}\d]+/u;

/** Placeholders for days, times and dates, so that the words around any of them are weighed alike. */
const STANDS_FOR: Partial<Record<HoursToken["kind"], string>> = {
  DAYS: "#days",
  CLOCK: "#time",
  DATE: "#date",
  YEARLY: "#date",
  SEASON: "#season",
  ORDINAL: "#nth",
  MONTH_DAYS: "#date",
};

/** Kinds of meanings that say by themselves what a clause is about. */
const TELLING: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "CLOCK",
  "ALWAYS",
  "DATE",
  "YEARLY",
  "SEASON",
  "PART",
  "ORDINAL",
  "CLOSED",
  "EXCEPT",
  "NO",
  "PAUSE",
  "APPOINTMENT",
  "ASIDE",
  "SECTION",
  "LAST_ENTRY",
  "VARIES",
  "HOLIDAYS",
  "NOTE",
  "PURPOSE",
  "UNKNOWN",
]);

/** The rules' lists of words, each with the feature that its words give a clause. */
const LISTS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["idle", IDLE_WORDS],
  ["about", ABOUT],
  ["narrows", MAY_NARROW],
];

/** Words, neighbors, parts of words, and what the grammar of hours knows of them. */
export function clauseFeatures(clause: readonly HoursToken[]): ReadonlySet<string> {
  const features = new Set<string>();
  const words: string[] = [];
  for (const token of clause) {
    if (TELLING.has(token.kind)) features.add(`=${token.kind}`);
    if (token.kind === "SECTION") features.add(`=${token.rank}`);
    const stands = STANDS_FOR[token.kind];
    if (stands === undefined)
      words.push(
        ...token.text
          .split(NO_LETTER)
          .filter((word) => word !== "")
          .map((word) => (/\d/u.test(word) ? "#n" : word)),
      );
    else if (words[words.length - 1] !== stands) words.push(stands);
  }
  addWordFeatures(words, features);
  for (const [name, list] of LISTS) {
    const listed = words.filter((word) => list.has(word)).length;
    features.add(`=${name}${Math.min(listed, 3)}`);
  }
  const unlisted = words.filter(
    (word) => !word.startsWith("#") && LISTS.every(([, list]) => !list.has(word)),
  );
  features.add(`=unlisted${Math.min(unlisted.length, 3)}`);
  const clocks = clause.filter(({ kind }) => kind === "CLOCK").length;
  features.add(`=times${Math.min(clocks, 3)}`).add(`=words${Math.min(4, Math.ceil(words.length / 4))}`);
  return features;
}
