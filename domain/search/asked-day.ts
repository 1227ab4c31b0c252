import { splitWords } from "../base/text/fold.ts";
import { isQuestionWord } from "../base/text/stop-words.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { instantOfLocalDay, localTime } from "../base/time/zone.ts";
import type { ServiceQuery } from "../services/list-query.ts";
import type { AskedWindow } from "../services/opening-hours/opens-within.ts";
import { type FoundTime, timeIn } from "./asked-time.ts";
import type { Synonyms } from "./synonyms.ts";

/** A day, or a part of one, that a search asks for, and what else it says. */
export interface AskedDay {
  /** The text without the words of the time; empty where there are no others. */
  readonly q: string;
  readonly window: AskedWindow;
  /** A bed is asked for, for now or the night: the time in which it is, and the evening after which the window ends. */
  readonly bed?: NonNullable<ServiceQuery["bedAsked"]>;
}

/** "Food open sunday", "que abre el domingo": the words belong to the time. */
const OPEN = /^(?:open|opens|abiert[oa]s?|abren?|abran)$/u;
/** Words that belong to a following time: "for tonight", "que abra el domingo". */
const BEFORE_TIME = new Set(
  `that which open opens opening abierto abierta abiertos abiertas abre abren abra abran que este esta esten estan is are on
  for el los la las en in para por this the at de del a until till hasta from desde`.split(/\s+/u),
);

/**
 * Returns the day that a search asks for ("food today", "algo de comer hoy", "this weekend"); null where it names none,
 * or where its other words are not in the table of synonyms, because they may be a name: "Fifth Saturday Feast".
 *
 * @param now epoch milliseconds
 * @param zone where the day is meant
 */
export function askedDay(q: string, synonyms: Synonyms, now: number, zone: string): AskedDay | null {
  const asked = timeAskedIn(q, now, zone);
  if (asked === null) return null;
  const words = asked.q.split(/,? /u).filter((word) => word !== "");
  const isOfTable = (word: string) => isTopicWord(word, synonyms);
  // "Food boxes tomorrow": names have days of the week, and neither today nor tomorrow.
  const isAskedFor = BY_THEMSELVES.has(asked.time.kind) && words.some((word) => isNamed(word, synonyms));
  if (!isAskedFor && !words.every(isOfTable)) return null;
  const { kind, at, from, until } = asked.time;
  const isBed = BED.test(asked.q);
  if (kind === "NOW") return withBed(asked.q, { from, until: from + NOW_MS }, isBed, zone);
  const isBedTonight = kind === "TONIGHT" && isBed;
  const window = { from: isBedTonight ? Math.max(now, at - AFTERNOON_MS) : from, until };
  return withBed(asked.q, window, isBedTonight, zone);
}

/** Extends the window before dawn and by day, when a place that opens in the evening may be the first with a bed. */
function withBed(q: string, first: AskedWindow, isBed: boolean, zone: string): AskedDay {
  if (!isBed) return { q, window: first };
  const { day } = localTime(zone, first.from);
  const from = instantOfLocalDay(zone, day, EVENING);
  const next = { from, until: from + EVENING_MS };
  // In the evening itself the night that is asked for has begun.
  if (first.until > from) return { q, window: first, bed: { first, next: first } };
  return { q, window: { from: first.from, until: next.until }, bed: { first, next } };
}

/** Minutes since midnight; doors of the night open until its end. */
const EVENING = 18 * 60;
const EVENING_MS = 6 * 3_600_000;

/** Times of which words no name is made. */
const BY_THEMSELVES: ReadonlySet<FoundTime["time"]["kind"]> = new Set([
  "NOW",
  "TODAY",
  "TONIGHT",
  "TOMORROW",
]);

/** A bed for tonight is given out at many doors in the afternoon. */
const BED = /\b(?:beds?|camas?|cots?|catres?|shelters?|albergues?|refugios?|sleep|dormir)\b/u;
const AFTERNOON_MS = 4 * 3_600_000;

/** The first time that a search names outright, and the search without it; null: it names none. */
export function timeAskedIn(
  q: string,
  now: number,
  zone: string,
): { readonly q: string; readonly time: FoundTime["time"] } | null {
  const parts = q.split(",").map((part) => splitWords(part).join(" "));
  const times = parts.map((part) => surelyIn(part, now, zone));
  const at = times.findIndex((time) => time !== null);
  const found = times[at] ?? null;
  if (found === null) return null;
  const others = parts
    .map((part, place) => (place === at ? withoutTime(found.rest) : part))
    .filter((part) => part !== "");
  return { q: others.join(", "), time: found.time };
}

/** A minute is enough for what is open now. */
const NOW_MS = 60_000;

/** "Breakfast early" and "por la manana" are of no day. */
function surelyIn(part: string, now: number, zone: string): FoundTime | null {
  const found = timeIn(part, now, zone);
  return found === null || found.isLoose ? null : found;
}

/** @param rest with ` . ` where the words of the time were */
function withoutTime(rest: string): string {
  const words = rest.split(" ").filter((word) => word !== "");
  const kept: string[] = [];
  for (const word of words) {
    if (word !== ".") kept.push(word);
    else while (BEFORE_TIME.has(kept[kept.length - 1] ?? "")) kept.pop();
  }
  return kept.filter((word) => !OPEN.test(word)).join(" ");
}

/** Words around what is asked for, that are no words of the table. */
const AROUND = new Set(
  `free gratis place places lugar lugares anything something anyone algun alguno can get go serve serves serving give gives giving
  me us my kids hot caliente calientes cheap got no any people sirven sirve hay otro otra other still`.split(
    /\s+/u,
  ),
);

function isTopicWord(word: string, synonyms: Synonyms): boolean {
  return isQuestionWord(word) || AROUND.has(word) || isNamed(word, synonyms);
}

/** Whether the table has the word, in some form. */
function isNamed(word: string, { words, groupsByKey }: Synonyms): boolean {
  if (words.has(word)) return true;
  return groupsByKey.has(`en ${englishTerm(word)}`) || groupsByKey.has(`es ${spanishTerm(word)}`);
}
