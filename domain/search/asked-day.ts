import type { AskedWindow } from "../schedule/opens-within.ts";
import { weekdayOf } from "../time/civil-date.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { instantOfLocalDay, localTime } from "../time/zone.ts";
import { wordsOf } from "./fold.ts";
import { isQuestionWord } from "./stop-words.ts";
import type { Synonyms } from "./synonyms.ts";
import { englishTerm, spanishTerm } from "./terms.ts";

/** A day, or a part of one, that a search asks for, and what else it says. */
export interface AskedDay {
  /** The text without the words of the time; empty where there are no others. */
  readonly q: string;
  readonly window: AskedWindow;
}

const HOUR = 60;
/** Minutes since the day's midnight; a night ends in the next morning. */
const PARTS = {
  morning: [5 * HOUR, 12 * HOUR],
  afternoon: [12 * HOUR, 18 * HOUR],
  night: [18 * HOUR, 30 * HOUR],
} as const;
type Part = keyof typeof PARTS;

/** As `weekdayOf` numbers them. */
const DAYS: Readonly<Record<string, number>> = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 3,
  friday: 4,
  saturday: 5,
  sunday: 6,
  lunes: 0,
  martes: 1,
  miercoles: 2,
  jueves: 3,
  viernes: 4,
  sabado: 5,
  domingo: 6,
};

const LEAD =
  "(?:(?:that|which|open|opens|opening|abiert[oa]s?|abren?|abran|que|este|esta|esten|estan|is|are|on|for|el|los|en|para|por|this|the|at|de) )*";
const PART =
  "(?: (?:in the |at |en la |por la |de la |a la |early )?(?<part>mornings?|afternoons?|evenings?|nights?|manana|tarde|noche))?";
const PATTERNS: readonly (readonly [
  RegExp,
  (today: number, name: string) => { day: number; days?: number; part?: Part },
])[] = [
  [pattern("(?:the )?day after tomorrow|pasado manana"), (today) => ({ day: today + 2 })],
  [
    pattern("tonight|tonite|(?:this|today|hoy) (?:evening|night|noche)|esta noche|hoy (?:en|por) la noche"),
    (today) => ({ day: today, part: "night" }),
  ],
  [pattern("this afternoon|esta tarde"), (today) => ({ day: today, part: "afternoon" })],
  [pattern("this morning|esta manana"), (today) => ({ day: today, part: "morning" })],
  [pattern("tomorrow|(?<!la |una )manana"), (today) => ({ day: today + 1 })],
  [pattern("today|todays|hoy(?: mismo)?|el dia de hoy"), (today) => ({ day: today })],
  [
    pattern("(?:coming )?weekends?|(?:proximo )?fin(?:es)? de semana"),
    (today) => {
      const weekday = weekdayOf(today);
      // On a Sunday it is the one that is going on.
      const untilSaturday = weekday === 6 ? -1 : 5 - weekday;
      return { day: today + untilSaturday, days: 2 };
    },
  ],
  [
    pattern(`(?:next |every |proximo |cada )?(?<name>${Object.keys(DAYS).join("|")})s?`),
    (today, name) => ({ day: today + (((DAYS[name] ?? 0) - weekdayOf(today) + 7) % 7) }),
  ],
];

function pattern(words: string): RegExp {
  return new RegExp(`(?<=^| )${LEAD}(?:${words})${PART}(?= |$)`, "u");
}

const NOW =
  /(?<=^| )(?:open )?(?:right now|now)(?= |$)|(?<=^| )(?:abiert[oa]s? )?(?:ahora mismo|ahorita|ahora)(?= |$)/u;
/** "Food open sunday", "que abre el domingo": the word belongs to the time. */
const OPEN = /(?<=^| )(?:open|opens|abiert[oa]s?|abren?|abran)(?= |$)/gu;

/**
 * The day that a search asks for ("food today", "algo de comer hoy", "this weekend"); null where it names none, or where
 * its other words are none of the table of synonyms, because they may be a name: "Fifth Saturday Feast".
 *
 * @param now epoch milliseconds
 * @param zone where the day is meant
 */
export function askedDay(q: string, synonyms: Synonyms, now: number, zone: string): AskedDay | null {
  const parts = q.split(",").map((part) => wordsOf(part).join(" "));
  const at = parts.findIndex((part) => timeIn(part, now, zone) !== null);
  const found = timeIn(parts[at] ?? "", now, zone);
  if (found === null) return null;
  const rest = (parts[at] ?? "").replace(found.words, " ").replace(OPEN, " ").replaceAll(/ +/gu, " ").trim();
  const others = parts.map((part, place) => (place === at ? rest : part)).filter((part) => part !== "");
  const isTopic = others.every((part) => part.split(" ").every((word) => isTopicWord(word, synonyms)));
  if (!isTopic || found.window.until <= found.window.from) return null;
  return { q: others.join(", "), window: found.window };
}

function timeIn(text: string, now: number, zone: string): { words: string; window: AskedWindow } | null {
  const today = localTime(zone, now).day;
  for (const [words, meaning] of PATTERNS) {
    const found = words.exec(text);
    if (found === null) continue;
    const { day, days = 1, part } = meaning(today, found.groups?.["name"] ?? "");
    const ofDay = part ?? partOf(found.groups?.["part"]);
    const [from, until] = ofDay === null ? [0, days * MINUTES_PER_DAY] : PARTS[ofDay];
    // In the small hours the night is the one that is going on.
    const isBefore = ofDay === "night" && day === today && localTime(zone, now).minute < PARTS.morning[0];
    const first = isBefore ? day - 1 : day;
    const window = {
      from: Math.max(now, instantOfLocalDay(zone, first, from)),
      until: instantOfLocalDay(zone, first, until),
    };
    return { words: found[0], window };
  }
  const found = NOW.exec(text);
  return found === null ? null : { words: found[0], window: { from: now, until: now + 60_000 } };
}

function partOf(word: string | undefined): Part | null {
  if (word === undefined) return null;
  if (/^(?:morning|manana)/u.test(word)) return "morning";
  return /^(?:afternoon|tarde)/u.test(word) ? "afternoon" : "night";
}

/** Words around what is asked for, that are no words of the table. */
const AROUND = new Set(
  `free gratis place places lugar lugares anything something anyone algun alguno can get go serve serves serving give gives giving
  me us my kids hot caliente calientes cheap got no any people sirven sirve hay otro otra other still`.split(
    /\s+/u,
  ),
);

function isTopicWord(word: string, { words, groupsByKey }: Synonyms): boolean {
  if (isQuestionWord(word) || AROUND.has(word) || words.has(word)) return true;
  return groupsByKey.has(`en ${englishTerm(word)}`) || groupsByKey.has(`es ${spanishTerm(word)}`);
}
