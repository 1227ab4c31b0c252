import { believableSpan, usualHalves } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** Halves of the day that the rest of a text tells: its clock, its other days, and the name of a part of the day. */

type Near = HoursToken | undefined;
type Clock = HoursToken & { kind: "CLOCK" };

export const withWeekHalves = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withLongDays(withPartsBefore(withOneClock(tokens)));

const NOON = 12 * 60;

const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";
const isClock = (token: Near): token is Clock => token?.kind === "CLOCK";
const said = (minute: number): ClockText => ({ minute, half: "SAID" });

interface Span {
  at: number;
  from: ClockText;
  until: ClockText;
}

function spansIn(tokens: readonly HoursToken[]): readonly Span[] {
  return tokens.flatMap((token, at): Span[] => {
    const [link, last] = tokens.slice(at + 1, at + 3);
    const isSpan =
      isClock(token) && isLink(link) && isClock(last) && !(isLink(tokens[at - 1]) && isClock(tokens[at - 2]));
    return isSpan ? [{ at, from: token.clock, until: last.clock }] : [];
  });
}

function withClocks(
  tokens: readonly HoursToken[],
  clocks: ReadonlyMap<number, ClockText>,
): readonly HoursToken[] {
  return tokens.map((token, index) => {
    const clock = clocks.get(index);
    return clock === undefined || token.kind !== "CLOCK" ? token : { ...token, clock };
  });
}

/** Earliest opening on a clock of 24 hours whose hours before noon have no leading zero. */
const EARLIEST = 7 * 60;

/** `Mon-Thu 7:30-17:30, Fri 7:30-11:30`: one time after noon is of the 24-hour clock, and none has "am" or "pm". */
function withOneClock(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const clocks = tokens.flatMap((token) => (isClock(token) ? [token] : []));
  const isPlain = clocks.some(({ clock }) => clock.half === "PLAIN" && clock.minute > NOON + 59);
  const isMixed = clocks.some(({ clock }) => clock.half === "SAID" && clock.minute !== NOON);
  if (!isPlain || isMixed) return tokens;
  const known = new Map<number, ClockText>();
  // "13:00-17:00, 7-9": the second times may be of another clock.
  const forms = new Set(
    clocks.filter(({ clock }) => clock.half === "PLAIN").map(({ text }) => text.includes(":")),
  );
  for (const { at, from, until } of spansIn(tokens)) {
    if (!forms.has(tokens[at]?.text.includes(":") === true)) continue;
    const isOpen = from.half === "OPEN" && until.half !== "SAID";
    if (!isOpen || from.minute < EARLIEST || until.minute <= from.minute) continue;
    known.set(at, said(from.minute));
    known.set(at + 2, said(until.minute));
  }
  return withClocks(tokens, known);
}

/** `and evenings from 6 to 7`, `mornings 8-10, afternoons 1-3`: a part of the day right before its times. */
function withPartsBefore(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const known = new Map<number, ClockText>();
  const dropped = new Set<number>();
  for (const { at, from, until } of spansIn(tokens)) {
    const part = tokens[tokens[at - 1]?.kind === "COLON" ? at - 2 : at - 1];
    const place = tokens[at - 1]?.kind === "COLON" ? at - 2 : at - 1;
    const before = tokens[place - 1]?.kind;
    const isListed = before === "AND" || before === "COMMA" || before === "DAYS" || before === "SLASH";
    // "Mon-Fri 9-5, overnight 9-7"
    if (part?.kind !== "PART" || part.part === "NIGHT" || !isListed) continue;
    const span = believableSpan(from, until, part.part);
    if (typeof span === "string" || span.endsNextDay) continue;
    known.set(at, said(span.start));
    known.set(at + 2, said(span.end));
    dropped.add(place);
  }
  return withClocks(tokens, known).filter((_token, index) => !dropped.has(index));
}

/** Fewest other days by which a longer day is judged. */
const FEWEST_OTHERS = 3;
/** When a day that is as long begins, in minutes since midnight. */
const LONG_DAYS = [6 * 60, 10 * 60] as const;

const OF_NIGHTS = /\b(?:shelter|overnight|refugio|albergue|dormitorio|dorm|beds?|camas?|warming|sleep)/u;

/** `Mon 8-8, Tue 8-5, Wed 10-7, Thu 8-5`: beside days alone that begin in the morning, from morning to evening. */
function withLongDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isOfNights = tokens.some(
    (token) =>
      (token.kind === "PART" && token.part === "NIGHT") ||
      (token.kind === "DAYS" && token.part !== undefined) ||
      OF_NIGHTS.test(token.text),
  );
  const spans = spansIn(tokens);
  const long = spans.filter(({ from, until }) => isLong(from, until));
  const others = spans
    .filter((span) => !long.includes(span))
    .map(({ from, until }) => usualHalves(from, until));
  const areDays = others.every(([only, ...more]) => only !== undefined && more.length === 0);
  const areMornings = others.filter(([only]) => only !== undefined && only.start < NOON);
  if (isOfNights || !areDays || areMornings.length < FEWEST_OTHERS) return tokens;
  const known = new Map<number, ClockText>();
  for (const { at, from } of long) {
    known.set(at, said(from.minute % NOON));
    known.set(at + 2, said((from.minute % NOON) + NOON));
  }
  return withClocks(tokens, known);
}

function isLong(from: ClockText, until: ClockText): boolean {
  const start = from.minute % NOON;
  const areSame = start === until.minute % NOON && from.half === "OPEN" && until.half === "OPEN";
  return areSame && start >= LONG_DAYS[0] && start <= LONG_DAYS[1];
}
