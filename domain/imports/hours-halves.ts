import { usualHalves } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

interface Halves {
  start: number;
  end: number;
}

/** Two times with a dash between, by the places of both. */
interface Span {
  from: ClockText;
  until: ClockText;
  at: number;
  end: number;
}

const LINKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH"]);

/**
 * Chooses halves of the day in `8:30-11:30 and 1-3:30`: times of one day are in order, so the first are in the morning.
 * The same times elsewhere in the text mean the same. A breakfast is in the morning, a dinner is not.
 */
export function withHalves(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const spans = spansIn(tokens);
  const known = new Map<string, Halves | null>();
  for (const [index, span] of spans.entries()) {
    const found = chooseHalves(span, spans[index - 1], spans[index + 1], tokens);
    if (found === null) continue;
    const other = known.get(toKey(span));
    const isSame =
      other === undefined || (other !== null && other.start === found.start && other.end === found.end);
    known.set(toKey(span), isSame ? found : null);
  }
  const said = new Map<number, ClockText>();
  for (const span of spans) {
    const halves = known.get(toKey(span)) ?? halvesOfMeal(span, tokens);
    if (halves === null) continue;
    said.set(span.at, { minute: halves.start, half: "SAID" });
    said.set(span.end, { minute: halves.end, half: "SAID" });
  }
  return tokens.map((token, index) => {
    const clock = said.get(index);
    return clock === undefined || token.kind !== "CLOCK" ? token : { ...token, clock };
  });
}

const toKey = ({ from, until }: Span): string => JSON.stringify([from, until]);

function spansIn(tokens: readonly HoursToken[]): readonly Span[] {
  return tokens.flatMap((token, at): Span[] => {
    const [link, last, next] = tokens.slice(at + 1, at + 4);
    const before = tokens[at - 1];
    const isLink = link?.kind === "DASH" || link?.kind === "TO";
    // "Mon - 9 to 12"
    const isBehindDays = tokens[at - 2]?.kind === "DAYS";
    const isChain = [isBehindDays ? undefined : before, next].some(
      (near) => near?.kind === "DASH" || near?.kind === "TO",
    );
    if (token.kind !== "CLOCK" || last?.kind !== "CLOCK" || !isLink || isChain) return [];
    return [{ from: token.clock, until: last.clock, at, end: at + 2 }];
  });
}

/** The halves of the day of times that may be in both, from the times before and behind them; null where these do not tell. */
function chooseHalves(
  span: Span,
  before: Span | undefined,
  behind: Span | undefined,
  tokens: readonly HoursToken[],
): Halves | null {
  const usual = usualHalves(span.from, span.until);
  if (usual.length < 2) return null;
  const next = behind !== undefined && areOfOneDay(tokens, span, behind) ? only(behind) : null;
  const last = before !== undefined && areOfOneDay(tokens, before, span) ? only(before) : null;
  if (next === null && last === null) return null;
  const [first, ...others] = usual.filter(
    ({ start, end }) => (next === null || end <= next.start) && (last === null || start >= last.end),
  );
  return first === undefined || others.length > 0 ? null : first;
}

/** The times of a span that can be no others. */
function only({ from, until }: Span): Halves | null {
  const [first, ...others] = usualHalves(from, until);
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether only a comma, "and" or a label is between them: `9-12 walk in, 1-4 appointment`. */
function areOfOneDay(tokens: readonly HoursToken[], first: Span, second: Span): boolean {
  const between = tokens.slice(first.end + 1, second.at);
  const areMarks = between.every(
    ({ kind }) => LINKS.has(kind) || kind === "NOTE" || kind === "APPOINTMENT" || kind === "SECTION",
  );
  return (
    areMarks && between.filter(({ kind }) => LINKS.has(kind)).length > 0 && between.length <= LONGEST_LINK
  );
}

const LONGEST_LINK = 4;

const MEALS: ReadonlySet<string> = new Set(["MEAL", "PROGRAM"]);
const BREAKFAST = /\b(?:breakfast|desayuno)$/u;
const DINNER = /\b(?:dinners?|supper|cena)$/u;
/** The latest end of a breakfast, and the earliest beginning of a dinner, in minutes since midnight. */
const LATEST_BREAKFAST = 12 * 60;
const EARLIEST_DINNER = 15 * 60;
/** How far before its times the name of a meal may be, in tokens. */
const FARTHEST_MEAL = 12;

/** `Breakfast Sat 8-10`, `Cena martes 5:30-6:30`: the halves of the day that the meal tells. */
function halvesOfMeal(span: Span, tokens: readonly HoursToken[]): Halves | null {
  const usual = usualHalves(span.from, span.until);
  const before = tokens.slice(Math.max(0, span.at - FARTHEST_MEAL), span.at);
  const since = [...before].reverse().findIndex((token) => isStatementEnd(token) || token.kind === "CLOCK");
  const said = since < 0 ? before : before.slice(before.length - since);
  const [heading, second] = said.filter(({ kind }) => kind === "SECTION");
  // "Breakfast and dinner Wed 6-8"
  if (usual.length < 2 || second !== undefined || heading?.kind !== "SECTION") return null;
  if (!MEALS.has(heading.rank)) return null;
  const [first, ...others] = usual.filter(({ start, end }) => {
    if (BREAKFAST.test(heading.text)) return end <= LATEST_BREAKFAST;
    return DINNER.test(heading.text) ? start >= EARLIEST_DINNER : true;
  });
  return first === undefined || others.length > 0 ? null : first;
}
