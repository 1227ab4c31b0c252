import { MAX_AGE } from "../../base/contract/limits.ts";
import { type FreeOfGroup, freeFor } from "../../beds/free-for.ts";
import type { Category } from "../../services/enumerations.ts";

/**
 * Facts that visitors enter about themselves, for this visit only. They exclude health, violence and immigration, and
 * never leave the browser (rules for-me 1–3).
 */
export interface AboutMe {
  /** Whole years; null: not stated. */
  readonly age: number | null;
  /** Any of these. */
  readonly who: readonly Who[];
  readonly needs: readonly PersonalNeed[];
}

export const WHO = ["MEN", "WOMEN", "FAMILIES", "VETERANS"] as const satisfies readonly Category[];
export type Who = (typeof WHO)[number];

/** A pet comes along, or the visitor has no ID. */
export const PERSONAL_NEEDS = ["PET", "NO_ID"] as const;
export type PersonalNeed = (typeof PERSONAL_NEEDS)[number];

export const NOTHING_SAID: AboutMe = { age: null, who: [], needs: [] };

/** Facts in a row of a list. An absent one is either not stated or a no: a row does not distinguish these. */
export interface RowFacts {
  readonly category: readonly Category[];
  /** The youngest and the oldest, both included. */
  readonly ages?: readonly [youngest: number | null, oldest: number | null] | undefined;
  readonly pets?: true | undefined;
  /** No ID is required. Few rules in general do not imply this. */
  readonly noId?: true | undefined;
  /** Beds of a shelter; last, if known, the free beds of each group. */
  readonly beds?:
    | readonly [available: number, total: number, countedAt: number | null, groups?: readonly FreeOfGroup[]]
    | undefined;
}

/** The visitor's facts that a row is known to accept, and those to ask about. */
export interface Fit {
  readonly fits: readonly ("AGE" | Who | "BEDS" | PersonalNeed)[];
  readonly ask: readonly ("AGE" | "WHO" | "BEDS" | PersonalNeed)[];
}

/** Compares a visitor's facts with a row. If the visitor belongs to several groups, one that is welcome is enough. */
export function matchAboutMe({ age, who, needs }: AboutMe, row: RowFacts): Fit {
  const welcome = row.category.includes("ALL") ? who : who.filter((one) => row.category.includes(one));
  const free = freeFor(row.beds?.[3] ?? [], who);
  const isAge = age !== null && isAgeKnown(age, row);
  const met = needs.filter((need) => (need === "PET" ? row.pets : row.noId) === true);
  return {
    fits: [
      ...welcome,
      ...(free === null || free === 0 ? [] : ["BEDS" as const]),
      ...(isAge ? ["AGE" as const] : []),
      ...met,
    ],
    ask: [
      ...(who.length > 0 && welcome.length === 0 ? ["WHO" as const] : []),
      ...(free === 0 ? ["BEDS" as const] : []),
      ...(age === null || isAge ? [] : ["AGE" as const]),
      ...needs.filter((need) => !met.includes(need)),
    ],
  };
}

/** Age limits of audiences, as in the help chat: younger than 18, and from 60 on. */
const ADULT = 18;
const SENIOR = 60;

/** Whether people of this age are known to be welcome, by the stated ages, else by an audience of that age. */
function isAgeKnown(age: number, { ages, category }: RowFacts): boolean {
  if (ages !== undefined) return age >= (ages[0] ?? 0) && age <= (ages[1] ?? MAX_AGE);
  return category.some(
    (one) => one === "ALL" || (one === "KIDS" && age < ADULT) || (one === "SENIORS" && age >= SENIOR),
  );
}

/**
 * Sorts the best-fitting rows first; ties keep the order of the list. Rows stay in their block, so that rows already
 * read do not move when more are loaded (rule for-me 5).
 */
export function bestFirst<Row extends RowFacts>(
  me: AboutMe,
  rows: readonly Row[],
  block: number,
): readonly Row[] {
  return rows
    .map((row, index) => ({ row, block: Math.floor(index / block), asks: matchAboutMe(me, row).ask.length }))
    .sort((a, b) => a.block - b.block || a.asks - b.asks)
    .map(({ row }) => row);
}

export function isNothingSaid({ age, who, needs }: AboutMe): boolean {
  return age === null && who.length === 0 && needs.length === 0;
}

/** Reads facts stored by any version of the app; unreadable ones count as not entered. */
export function readAboutMe(kept: unknown): AboutMe {
  const part = (name: string): unknown =>
    typeof kept === "object" && kept !== null ? Reflect.get(kept, name) : undefined;
  const some = <Name extends string>(names: readonly Name[], value: unknown): readonly Name[] =>
    Array.isArray(value) ? names.filter((name) => value.includes(name)) : [];
  return {
    age: ageIn(part("age")),
    who: some(WHO, part("who")),
    needs: some(PERSONAL_NEEDS, part("needs")),
  };
}

function ageIn(value: unknown): number | null {
  const isAge = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_AGE;
  return isAge ? value : null;
}

/** Parses an age; undefined if it is not one. */
export function typedAge(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,3}$/.test(typed) ? (ageIn(Number(typed)) ?? undefined) : undefined;
}
