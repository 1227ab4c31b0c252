import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Names of services, rooms and programs: in a heading they say nothing else of the hours. */

type Near = HoursToken | undefined;

/** Tokens that join the parts of one name: `SNAP/Medicaid lobby`, `teen & young adult drop-in`. */
const JOINS: ReadonlySet<HoursToken["kind"]> = new Set(["AND", "SLASH", "COMMA", "DASH", "FILLER"]);
/** Matches words that occur within a name and mean nothing else there. */
const WITHIN = /^(?:the|of|de|del|la|las?|los|el|our|free|gratis|general|regular)$/u;

/** Tokens that may follow a heading. */
const BEHIND: ReadonlySet<HoursToken["kind"]> = new Set([
  "COLON",
  "DAYS",
  "ORDINAL",
  "EVERY",
  "CLOCK",
  "BETWEEN",
  "ALWAYS",
  "MONTH_DAYS",
  "ALTERNATE",
  "SEASON",
  "STOP",
  "LINE",
  "BLANK",
  "COMMA",
  "DASH",
  "CELL",
  "NOTE",
  "OPENS",
]);

/** Joins names that begin a statement or continue a heading; anywhere else their words may narrow, and are unknown. */
export function withNames(tokens: readonly HoursToken[]): readonly HoursToken[] {
  if (tokens.every(({ kind }) => kind !== "NAME")) return tokens;
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind !== "NAME") {
      kept.push(token);
      index += 1;
      continue;
    }
    const end = nameEnd(tokens, index);
    const said = tokens.slice(index, end);
    const isCondition = isOnly(tokens[end]) || isOnly(tokens[index - 1]) || said.some(isOnly);
    const meant = isCondition ? unknownName(said) : meantName(said, kept, spokenAt(tokens, end));
    if (meant.isJoined) dropJoins(kept);
    kept.push(...meant.tokens);
    index = meant.isBeforeHeading ? headingAt(tokens, end) : end;
  }
  return kept;
}

interface MeantName {
  tokens: readonly HoursToken[];
  /** It is a part of the heading before it. */
  isJoined: boolean;
  /** It is a part of the heading behind it. */
  isBeforeHeading: boolean;
}

/** `Emergency only`: who may come then is a condition. */
const isOnly = (token: Near): boolean =>
  token?.kind === "FILLER" && /^(?:only|solo|solamente|unicamente)$/u.test(token.text);

function meantName(said: readonly HoursToken[], before: readonly HoursToken[], next: Near): MeantName {
  const last = lastSpoken(before);
  const isOfHeading = isHeading(last);
  const isFirst = last === undefined || isStatementEnd(last) || last.kind === "NOTE";
  const isDay = last?.kind === "DAYS" && next?.kind !== "SECTION";
  if (isOfHeading && isGoingOn(before)) return { tokens: [], isJoined: true, isBeforeHeading: false };
  const isShelter = next?.kind === "PART" && /shelter$/u.test(next.text);
  if ((isFirst || last?.kind === "DAYS") && (next?.kind === "SECTION" || isShelter))
    return { tokens: [], isJoined: false, isBeforeHeading: true };
  // "Emergency: Mon-Fri 9-5" may be a condition.
  const isNamed = said.some((each) => each.kind === "NAME" && each.isOfKind !== true);
  const isAlone =
    isNamed && ((isFirst && (next === undefined || BEHIND.has(next.kind))) || (isDay && isTimes(next)));
  const text = said.map((each) => each.text).join(" ");
  return {
    tokens: isAlone ? [{ kind: "SECTION", rank: "PROGRAM", text }] : unknownName(said).tokens,
    isJoined: false,
    isBeforeHeading: false,
  };
}

const unknownName = (said: readonly HoursToken[]): MeantName => ({
  tokens: said.map(
    (each): HoursToken => (each.kind === "NAME" ? { kind: "UNKNOWN", text: each.text } : each),
  ),
  isJoined: false,
  isBeforeHeading: false,
});

const isHeading = (token: Near): boolean =>
  token?.kind === "SECTION" || (token?.kind === "PART" && /shelter$/u.test(token.text));

const isTimes = (token: Near): boolean => token?.kind === "CLOCK" || token?.kind === "COLON";

/** `Bread table in the narthex`, `Coats for kids` */
const isJoining = (token: Near): boolean =>
  token?.kind === "UNKNOWN" && /^(?:in|inside|en|for|para)$/u.test(token.text);

const isIdle = (token: Near): boolean =>
  token !== undefined &&
  ((token.kind === "FILLER" && token.text !== ".") || (token.kind === "NOTE" && WITHIN.test(token.text)));

/** The last token that has a meaning. */
function lastSpoken(tokens: readonly HoursToken[]): Near {
  let at = tokens.length - 1;
  while (
    isIdle(tokens[at]) ||
    isJoining(tokens[at]) ||
    tokens[at]?.kind === "COLON" ||
    JOINS.has(tokens[at]?.kind ?? "LINE")
  )
    at -= 1;
  return tokens[at];
}

/** Whether only joins follow the heading: `Ropero comunitario`, `Showers & laundry room`. */
function isGoingOn(tokens: readonly HoursToken[]): boolean {
  let at = tokens.length - 1;
  while (
    isIdle(tokens[at]) ||
    isJoining(tokens[at]) ||
    tokens[at]?.kind === "AND" ||
    tokens[at]?.kind === "SLASH"
  )
    at -= 1;
  return isHeading(tokens[at]);
}

function dropJoins(tokens: HoursToken[]): void {
  while (tokens.length > 0 && !isHeading(tokens[tokens.length - 1])) tokens.pop();
}

const spokenAt = (tokens: readonly HoursToken[], from: number): Near => tokens[headingAt(tokens, from)];

/** The next token that has a meaning, or a mark that ends the name. */
function headingAt(tokens: readonly HoursToken[], from: number): number {
  let at = from;
  while (isIdle(tokens[at])) at += 1;
  if (!JOINS.has(tokens[at]?.kind ?? "LINE") && !isJoining(tokens[at])) return at;
  let behind = at;
  while (JOINS.has(tokens[behind]?.kind ?? "LINE") || isIdle(tokens[behind]) || isJoining(tokens[behind]))
    behind += 1;
  return tokens[behind]?.kind === "SECTION" && tokens[at]?.kind !== "COMMA" ? behind : at;
}

/** Returns the end of a run of parts of a name, with what joins them. */
function nameEnd(tokens: readonly HoursToken[], from: number): number {
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === "NAME") end = at + 1;
    else if (!isIdle(token) && !isJoining(token) && !JOINS.has(token?.kind ?? "LINE")) break;
  }
  return end;
}
