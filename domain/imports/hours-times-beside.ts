import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

type Near = HoursToken | undefined;

const DAY_KINDS: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "EVERY",
  "OF_MONTH",
  "HOLIDAYS",
]);
const MARKS: ReadonlySet<HoursToken["kind"]> = new Set([
  "COMMA",
  "AND",
  "SLASH",
  "DASH",
  "TO",
  "COLON",
  "CELL",
]);
/** Tokens behind which an appointment with days of its own is another statement. */
const DIVIDING: ReadonlySet<HoursToken["kind"]> = new Set(["SLASH", "COMMA", "CELL"]);

const isDay = (token: Near): boolean => token !== undefined && DAY_KINDS.has(token.kind);
const isMark = (token: Near): boolean => token !== undefined && MARKS.has(token.kind);
const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || isStatementEnd(token);
const isAppointment = (token: Near): boolean =>
  token?.kind === "APPOINTMENT" ||
  (token?.kind === "ASIDE" && /\b(?:appointments?|appts?|citas?)\b/u.test(token.text));

/** A replacement for the last kept tokens and for those from here to `end`. */
interface Found {
  /** Number of kept tokens that stay. */
  kept: number;
  tokens: readonly HoursToken[];
  end: number;
}

/**
 * Joins times to the note of appointments beside them: `Fridays by appt (9-12)`, `por las tardes (5 a 8 pm) con cita`,
 * `(Saturday appointments available 8-noon)`, `9-5 / appointments Sat 9-1`.
 */
export function withTimesBeside(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = inBrackets(tokens, index, kept) ?? behindNote(tokens, index, kept);
    if (found === null) {
      if (isOther(tokens, index, kept)) kept.splice(-1, 1, { kind: "STOP", text: ";" });
      kept.push(token);
      index += 1;
      continue;
    }
    kept.splice(found.kept);
    kept.push(...found.tokens);
    index = found.end;
  }
  return kept;
}

/** `Fridays by appt (9-12)`, `evenings (5-8) by appointment` */
function inBrackets(tokens: readonly HoursToken[], index: number, kept: readonly HoursToken[]): Found | null {
  const end = tokens[index]?.kind === "OPEN" ? timesEnd(tokens, index, true) : -1;
  if (end < 0) return null;
  const before = kept[kept.length - 1];
  if (isAppointment(before) && isEnd(tokens[end])) return { kept: kept.length, tokens: [], end };
  if (!isAppointment(tokens[end])) return null;
  const times = timesIn(tokens.slice(index, end));
  if (before?.kind === "PART") return { kept: kept.length - 1, tokens: [apart(times)], end: end + 1 };
  const start = daysStart(kept);
  return start === kept.length
    ? null
    : { kept: start, tokens: [apart([...kept.slice(start), ...times])], end: end + 1 };
}

/** `(Saturday appointments available 8-noon)` */
function behindNote(tokens: readonly HoursToken[], index: number, kept: readonly HoursToken[]): Found | null {
  const token = tokens[index];
  if (token?.kind !== "ASIDE" || !isAppointment(token)) return null;
  const start = daysStart(kept);
  if (start === kept.length) return null;
  const end = timesEnd(tokens, index + 1, tokens[index + 1]?.kind === "OPEN");
  if (end < 0 || !isEnd(tokens[end])) return null;
  const times = timesIn(tokens.slice(index + 1, end));
  return { kept: start, tokens: [apart([...kept.slice(start), ...times])], end };
}

/** `9-5 / appointments Sat 9-1`: the note begins another statement. */
function isOther(tokens: readonly HoursToken[], index: number, kept: readonly HoursToken[]): boolean {
  const [times, mark] = kept.slice(-2);
  const isBehindTimes = times?.kind === "CLOCK" && mark !== undefined && DIVIDING.has(mark.kind);
  return tokens[index]?.kind === "APPOINTMENT" && isBehindTimes && areDayAndTimes(tokens, index + 1);
}

const apart = (tokens: readonly HoursToken[]): HoursToken => ({
  kind: "APART",
  tokens,
  text: tokens.map(({ text }) => text).join(" "),
});

const timesIn = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.filter((token) => token.kind === "CLOCK" || isMark(token));

/** Returns the end of a span that begins here, in brackets with its last span; -1: none begins here. */
function timesEnd(tokens: readonly HoursToken[], index: number, isOpen: boolean): number {
  const at = isOpen ? index + 1 : index;
  const [from, link, until] = tokens.slice(at, at + 3);
  const isLink = link?.kind === "DASH" || link?.kind === "TO";
  if (from?.kind !== "CLOCK" || !isLink || until?.kind !== "CLOCK") return -1;
  if (!isOpen) return at + 3;
  return tokens[at + 3]?.kind === "CLOSE" ? at + 4 : -1;
}

/** Returns the index of the days at the end of the tokens; their length where there are none. */
function daysStart(tokens: readonly HoursToken[]): number {
  let start = tokens.length;
  while (isDay(tokens[start - 1]) || (start < tokens.length && isMark(tokens[start - 1]))) start -= 1;
  while (start < tokens.length && !isDay(tokens[start])) start += 1;
  return start;
}

/** Days and one span up to the end of the statement. */
function areDayAndTimes(tokens: readonly HoursToken[], index: number): boolean {
  let at = index;
  while (isDay(tokens[at]) || isMark(tokens[at])) at += 1;
  const end = timesEnd(tokens, at, false);
  return at > index && end > at && isEnd(tokens[end]);
}
