import { DAYS, type Day } from "../services/opening-hours/entry.ts";

const NAMES: readonly (readonly [string, Day])[] = [
  ["th", "THURSDAY"],
  ["tu", "TUESDAY"],
  ["sa", "SATURDAY"],
  ["su", "SUNDAY"],
  ["mo", "MONDAY"],
  ["we", "WEDNESDAY"],
  ["fr", "FRIDAY"],
  ["m", "MONDAY"],
  ["w", "WEDNESDAY"],
  ["r", "THURSDAY"],
  ["f", "FRIDAY"],
];

/** Fewer letters may be another word. */
const FEWEST = 3;

/**
 * `MTuWThF`, `MoTuWeThFr`, `MTWTF`: days by letters in one word, in their order. A `T` alone is the day that its place leaves it; null
 * where it may be two, or where the word is another one.
 */
export function compactDays(word: string): readonly Day[] | null {
  const days: Day[] = [];
  for (let at = 0; at < word.length; ) {
    const found = NAMES.find(([name]) => word.startsWith(name, at));
    const day = found?.[1] ?? (word[at] === "t" ? dayOfT(word, at) : null);
    const last = days[days.length - 1];
    if (day === null || (last !== undefined && DAYS.indexOf(day) <= DAYS.indexOf(last))) return null;
    days.push(day);
    at += found?.[0].length ?? 1;
  }
  return days.length < FEWEST ? null : days;
}

/** Reads `T`: Tuesday before a Wednesday, Thursday behind one; else another `T` decides. */
function dayOfT(word: string, at: number): Day | null {
  const [before, behind] = [word.slice(0, at), word.slice(at + 1)];
  if (behind.includes("w") || behind.startsWith("th") || behind.startsWith("r")) return "TUESDAY";
  return before.includes("w") || before.includes("tu") ? "THURSDAY" : null;
}
