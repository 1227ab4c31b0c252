import type { ServiceQuery } from "../services/list-query.ts";
import type { Wish } from "../services/wishes.ts";
import { askedDay, timeAskedIn } from "./asked-day.ts";
import { askedIntake, askedWishes } from "./asked-wishes.ts";
import type { Synonyms } from "./synonyms.ts";

/** The query for what its text asks for beside its words. */
export interface WithAsked {
  /** The query with what the text asks for; the same object where it asks for nothing else. */
  readonly query: ServiceQuery;
  /** The text without its day; its wishes stay in it. */
  readonly q: string;
}

/**
 * The query for the day and the wishes of its text: what opens at some moment of the day, and first what says that it is
 * as wished.
 *
 * @param zone where the day is meant
 */
export function withAsked(query: ServiceQuery, synonyms: Synonyms, zone: string): WithAsked {
  const { text, at } = query;
  if (text === null) return { query, q: "" };
  const wished = askedWishes(text.q);
  const plain = wished?.q ?? text.q;
  const isTimed = query.openWithin !== null;
  const intake = isTimed ? null : intakeIn(plain, at, zone);
  const day = isTimed || intake !== null ? null : askedDay(plain, synonyms, at, zone);
  if (wished === null && intake === null && day === null) return { query, q: text.q };
  const q = intake?.q ?? day?.q ?? plain;
  const wishes: Wish[] = [...(wished?.wishes ?? []), ...(intake === null ? [] : (["INTAKE"] as const))];
  return {
    query: {
      ...query,
      text: q === "" ? null : { ...text, q },
      ...(day === null ? {} : { isOpen: true, openWithin: day.window }),
      ...(day?.bed === undefined ? {} : { bedAsked: day.bed }),
      wishes: [...new Set([...query.wishes, ...wishes])],
      ...(intake === null ? {} : { intakeAt: intake.at }),
    },
    q: day === null ? text.q : [day.q, wished?.said ?? ""].filter((part) => part !== "").join(" "),
  };
}

/** Returns the moment of the intake that the text asks about, and the text without it; null: it asks about none. */
function intakeIn(q: string, now: number, zone: string): { readonly q: string; readonly at: number } | null {
  const asked = askedIntake(q);
  if (asked === null) return null;
  const timed = timeAskedIn(asked.q, now, zone);
  if (timed === null) return asked.isStill ? { q: asked.q, at: now } : null;
  const { kind, at } = timed.time;
  return kind === "HOUR" || kind === "TONIGHT" || kind === "NOW" ? { q: timed.q, at } : null;
}
