import { usualHalves } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** When doors open and guests leave, beside the hours of what is given behind them. */

type Near = HoursToken | undefined;

/** Must run before words of no consequence are removed: "doors open" is one of them. */
export const withDoors = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withMealBehind(withoutEarlyDoors(withLeaving(withOvernight(tokens))));

const NOON = 12 * 60;

const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || isStatementEnd(token);
const isIdle = (token: Near): boolean =>
  token?.kind === "FILLER" || token?.kind === "OPENS" || token?.kind === "TO";
const isDoors = (token: Near): boolean =>
  (token?.kind === "FILLER" || token?.kind === "NOTE") &&
  /^(?:the )?(?:doors?|(?:las? )?puertas?)(?: open)?$/u.test(token.text);

/** `Overnight warming center, 8 PM - 6 AM`: the heading, and the part of the day that its hours are of. */
function withOvernight(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    const isSwapped = (at: number): boolean => {
      const [part, heading] = tokens.slice(at, at + 2);
      const isNight = part?.kind === "PART" && /^(?:overnight|nocturno)$/u.test(part.text);
      const isFirst = at === 0 || isEnd(tokens[at - 1]);
      return isNight && isFirst && heading?.kind === "SECTION" && heading.rank === "PROGRAM";
    };
    if (isSwapped(index)) return tokens[index + 1] ?? token;
    return index > 0 && isSwapped(index - 1) ? (tokens[index - 1] ?? token) : token;
  });
}

/** The earliest opening of a night, and the latest hour at which guests leave, in minutes. */
const EVENING = 15 * 60;
const MORNING = 10 * 60;

/** `doors open 7:00 pm nightly, guests leave by 7:00 am`, in a text that states no last time of entry. */
function withLeaving(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isOther = ({ kind }: HoursToken): boolean =>
    ["LAST_ENTRY", "CLOSED", "EXCEPT", "APPOINTMENT", "ASIDE", "PAUSE", "UNKNOWN"].includes(kind);
  const isIntake = (token: HoursToken): boolean => token.kind === "SECTION" && token.rank === "INTAKE";
  const clocks = tokens.flatMap((token, index) => (token.kind === "CLOCK" ? [index] : []));
  const [first, second] = clocks;
  if (first === undefined || second === undefined || clocks.length > 2) return tokens;
  if (tokens.some((token) => isOther(token) || isIntake(token))) return tokens;
  const [from, until] = [tokens[first], tokens[second]];
  let before = first - 1;
  while (isIdle(tokens[before]) && !isDoors(tokens[before])) before -= 1;
  const between = tokens.slice(first + 1, second).filter((token) => !isIdle(token));
  const days = between.filter(({ kind }) => kind === "DAYS");
  const marks = between.filter(({ kind }) => kind === "COMMA" || kind === "AND" || kind === "STOP");
  const isOut = between[between.length - 1]?.kind === "OUT";
  // "out by 6 am, 7 days a week"
  const [mark, behind] = tokens.slice(second + 1, second + 3);
  const isOver = isEnd(mark) || (mark?.kind === "COMMA" && behind?.kind === "DAYS" && days.length === 0);
  const isPlain = isOut && days.length <= 1 && between.length === days.length + marks.length + 1;
  if (!isDoors(tokens[before]) || !isPlain || !isOver) return tokens;
  if (from?.kind !== "CLOCK" || until?.kind !== "CLOCK") return tokens;
  const areSaid = from.clock.half !== "OPEN" && until.clock.half !== "OPEN";
  if (!areSaid || from.clock.minute < EVENING || until.clock.minute > MORNING) return tokens;
  const dash: HoursToken = { kind: "DASH", text: "-" };
  const rest = tokens.slice(isEnd(mark) ? second + 1 : second + 2);
  return [...tokens.slice(0, before), from, dash, until, ...days, ...rest];
}

const listHalves = ({ minute, half }: ClockText): readonly number[] =>
  half === "OPEN" ? [minute % NOON, (minute % NOON) + NOON] : [minute];

/** Longest time between the opening of the doors and a meal, in minutes. */
const LONGEST_WAIT = 2 * 60;

/** `Hot meal Mon-Fri 11:30-12:30. Doors open 11:15.`: before the only hours, which are those of the meal. */
function withoutEarlyDoors(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const start = tokens.findIndex(isDoors);
  const clocks = tokens.flatMap((token, index) => (token.kind === "CLOCK" ? [index] : []));
  const [first = -1, last = -1, doors = -1] = clocks;
  const [from, link, until] = tokens.slice(first, first + 3);
  if (clocks.length !== 3 || last !== first + 2 || start <= last || doors < start) return tokens;
  const isSpan = from?.kind === "CLOCK" && (link?.kind === "DASH" || link?.kind === "TO");
  const opening = tokens[doors];
  const before = tokens[start - 1];
  const isBeginning = isEnd(before) || before?.kind === "COMMA" || before?.text === ".";
  const isPlain = tokens.slice(start + 1, doors).every(isIdle) && isEnd(tokens[doors + 1]);
  if (!isSpan || until?.kind !== "CLOCK" || opening?.kind !== "CLOCK" || !isBeginning || !isPlain)
    return tokens;
  const usual = usualHalves(from.clock, until.clock);
  const said = listHalves(opening.clock);
  // Whichever half of the day is meant, doors open shortly before.
  const isEarly = usual.every(({ start: meal }) =>
    said.some((each) => each <= meal && meal - each <= LONGEST_WAIT),
  );
  if (usual.length === 0 || !isEarly) return tokens;
  return [...tokens.slice(0, start), { kind: "NOTE", text: "doors open" }, ...tokens.slice(doors + 1)];
}

/** `Doors open at 5:30 pm, meal served 6-7 pm`: from then on people are let in, up to the end of the only meal. */
function withMealBehind(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const start = tokens.findIndex(isDoors);
  const clocks = tokens.flatMap((token, index) => (token.kind === "CLOCK" ? [index] : []));
  const [doors = -1, first = -1, last = -1] = clocks;
  if (start < 0 || clocks.length !== 3 || doors < start || last !== first + 2) return tokens;
  const [opening, from, link, until] = [tokens[doors], ...tokens.slice(first, first + 3)];
  const between = tokens.slice(doors + 1, first);
  const isMeal = between.some(({ kind, text }) => kind === "SECTION" && MEAL.test(text));
  const isPlain =
    tokens.slice(start + 1, doors).every(isIdle) &&
    between.every((token) => isIdle(token) || OF_MEAL.has(token.kind));
  const isSpan = from?.kind === "CLOCK" && (link?.kind === "DASH" || link?.kind === "TO");
  if (!isMeal || !isPlain || !isSpan || opening?.kind !== "CLOCK" || until?.kind !== "CLOCK") return tokens;
  const [meal, ...others] = usualHalves(from.clock, until.clock);
  if (meal === undefined || others.length > 0) return tokens;
  const early = listHalves(opening.clock).filter(
    (each) => each < meal.start && meal.start - each <= LONGEST_WAIT,
  );
  const [minute, ...more] = early;
  if (minute === undefined || more.length > 0) return tokens;
  const said = (at: number): HoursToken => ({
    kind: "CLOCK",
    clock: { minute: at, half: "SAID" },
    text: `${at}`,
  });
  return [
    ...tokens.slice(0, start),
    said(minute),
    { kind: "DASH", text: "-" },
    said(meal.end),
    ...tokens.slice(last + 1),
  ];
}

const MEAL =
  /^(?:(?:hot |free |community )?(?:meals?|breakfast|lunch|dinner|supper)|cena|desayuno|almuerzo|comidas?|comida caliente)$/u;
const OF_MEAL: ReadonlySet<HoursToken["kind"]> = new Set([
  "COMMA",
  "STOP",
  "AND",
  "SECTION",
  "COLON",
  "BETWEEN",
]);
