import { usualHalves } from "./believable-span.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/**
 * Recognizes remarks beside hours that close nothing: in brackets, about holidays, a meal within the hours, the phone.
 */

type Near = HoursToken | undefined;

/** Must run before words of no consequence are removed. */
export const withoutBeside = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  [
    withoutHeader,
    withoutServedMeals,
    withoutIncluded,
    withoutNamedHolidays,
    withoutIdleBrackets,
    withoutDoorNotes,
    withoutPhoneBehindClosed,
    withBreaks,
    withoutAt,
    withPartClosings,
    withoutHelpers,
  ].reduce<readonly HoursToken[]>((rest, pass) => pass(rest), tokens);

const STOP: HoursToken = { kind: "STOP", text: ";" };
const isEnd = (token: Near): boolean => token === undefined || isStatementEnd(token);
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";
const isMark = (token: Near): boolean => token?.kind === "COMMA" || token?.kind === "AND";

/** Tokens that a row of headings may contain: `Day | Open | Close`. */
const OF_HEADER: ReadonlySet<HoursToken["kind"]> = new Set([
  "FILLER",
  "CELL",
  "CLOSED",
  "OPENS",
  "TO",
  "SLASH",
]);

/** A first line with cells, that names neither days nor times. */
function withoutHeader(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const length = tokens.findIndex(({ kind }) => kind === "LINE" || kind === "BLANK");
  const header = tokens.slice(0, Math.max(length, 0));
  const cells = header.filter(({ kind }) => kind === "CELL").length;
  const isHeader = cells > 0 && header.every(({ kind }) => OF_HEADER.has(kind));
  return isHeader ? tokens.slice(length + 1) : tokens;
}

/** `Open M-F 8-4. Lunch served 11:45-12:30.`: within the hours of all the days. */
function withoutServedMeals(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const spans = tokens.flatMap((_token, index) => spanAt(tokens, index) ?? []);
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const isMeal =
      token.kind === "SECTION" && (token.rank === "MEAL" || /\bmeals?$|^comidas?$/u.test(token.text));
    if (!isMeal || (index > 0 && !isEnd(tokens[index - 1]))) continue;
    let at = index + 1;
    while (tokens[at]?.kind === "FILLER" || tokens[at]?.kind === "COLON") at += 1;
    const words = tokens.slice(index, at).map(({ text }) => text);
    const isServed = words.some((word) => /^(?:(?:is |are )?served|se sirven?)$/u.test(word));
    const meal = spanAt(tokens, at);
    const others = spans.filter(({ index: place }) => place < index);
    if (!isServed || meal === null || !isEnd(tokens[at + 3]) || others.length === 0) continue;
    if (!others.every(({ start, end }) => start <= meal.start && meal.end <= end)) continue;
    for (let drop = index; drop < at + 3; drop += 1) dropped.add(drop);
  }
  return tokens.filter((_token, index) => !dropped.has(index));
}

/** A span that can be no other than one. */
function spanAt(
  tokens: readonly HoursToken[],
  index: number,
): { index: number; start: number; end: number } | null {
  const [from, link, until] = tokens.slice(index, index + 3);
  if (from?.kind !== "CLOCK" || !isLink(link) || until?.kind !== "CLOCK") return null;
  const [only, ...others] = usualHalves(from.clock, until.clock);
  return only === undefined || others.length > 0 ? null : { index, ...only };
}

const INCLUDED = /^(?:incl|including|even|even on|incluyendo|incluso|incluidos?|inclusive)$/u;

/** `incl. Thanksgiving and Christmas`, `(Christmas and New Years Day incl.)`, in a text that closes nothing. */
function withoutIncluded(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const hasClosing = tokens.some(({ kind }) => kind === "CLOSED" || kind === "EXCEPT" || kind === "NO");
  if (hasClosing) return tokens;
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const start =
      INCLUDED.test(token.text) && token.kind !== "HOLIDAYS" ? pointEnd(tokens, index + 1) : index;
    const end = token.kind === "HOLIDAYS" || start > index ? holidaysEnd(tokens, start) : start;
    const isBefore = start > index && end > start;
    const isBehind =
      start === index && end > start && tokens[index - 1]?.kind === "OPEN" && isIncluded(tokens[end]);
    if (isBefore || isBehind) {
      kept.push({ kind: "NOTE", text: "holidays included" });
      index = isBehind ? pointEnd(tokens, end + 1) - 1 : end - 1;
    } else kept.push(token);
  }
  return kept;
}

const isIncluded = (token: Near): boolean => token !== undefined && INCLUDED.test(token.text);
const pointEnd = (tokens: readonly HoursToken[], at: number): number =>
  tokens[at] !== undefined &&
  /^(?:[.]|dias|los|the|on)$/u.test(tokens[at]?.text ?? "") &&
  tokens[at + 1] !== undefined
    ? pointEnd(tokens, at + 1)
    : at;

/** Returns the end of a list of holidays by their names. */
function holidaysEnd(tokens: readonly HoursToken[], from: number): number {
  let end = from;
  for (let at = from; ; ) {
    const token = tokens[at];
    if (token?.kind !== "HOLIDAYS") return end;
    end = at + 1;
    at = end;
    while (isMark(tokens[at]) || tokens[at]?.kind === "FILLER") at += 1;
  }
}

const isDate = (token: Near): boolean => token?.kind === "DATE" || token?.kind === "YEARLY";

/** `menos el 18 de enero (feriado)`, `Feriados cerrado (25 dic, 1 ene)` */
function withoutNamedHolidays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const [inside, close] = tokens.slice(index + 1, index + 3);
    const [before, last] = kept.slice(-2);
    const isBracket = token.kind === "OPEN" && close?.kind === "CLOSE";
    const isHoliday = inside?.kind === "HOLIDAYS" && inside.holidays.every(({ isNamed }) => !isNamed);
    if (isBracket && isHoliday && isDate(last)) index += 2;
    else if (
      isBracket &&
      isDate(inside) &&
      inside !== undefined &&
      before?.kind === "HOLIDAYS" &&
      last?.kind === "CLOSED"
    ) {
      kept.push(STOP, last, inside, STOP);
      index += 2;
    } else kept.push(token);
  }
  return kept;
}

/** `Sundays 12:30 (after the 11:00 service) til 2 pm` */
function withoutIdleBrackets(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const inside = insideBracketsAt(tokens, index);
    const { length } = inside;
    const isIdle =
      length > 0 && inside.every(({ kind }) => kind === "NOTE" || kind === "FILLER" || kind === "COMMA");
    const isBetween = kept[kept.length - 1]?.kind === "CLOCK" && isLink(tokens[index + length + 2]);
    if (isIdle && isBetween) index += length + 1;
    else kept.push(token);
  }
  return kept;
}

/** No longer brackets are looked at, in tokens. */
const LONGEST_BRACKETS = 8;

/** Returns the tokens inside the brackets that open here; empty where none open, or where they are too long. */
export function insideBracketsAt(tokens: readonly HoursToken[], index: number): readonly HoursToken[] {
  if (tokens[index]?.kind !== "OPEN") return [];
  const near = tokens.slice(index + 1, index + 1 + LONGEST_BRACKETS);
  const end = near.findIndex(({ kind }) => kind === "CLOSE");
  return near.slice(0, Math.max(end, 0));
}

/** `Office 9-5 M-F (walk in).`, `Jan 19 - Apr 15: Tue 10-2. Walk-in, no appts.`: no heading of other hours. */
function withoutDoorNotes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    if (token.kind !== "SECTION" || token.rank !== "DOOR" || !/^(?:walk|drop)/u.test(token.text))
      return token;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const hasHours = tokens.slice(0, index).some(({ kind }) => kind === "CLOCK");
    const isBracketed = before?.kind === "OPEN" && next?.kind === "CLOSE";
    const length = tokens.slice(index + 1).findIndex(isEnd);
    const rest = tokens.slice(index + 1, length < 0 ? tokens.length : index + 1 + length);
    const isAlone =
      isEnd(before) && rest.every(({ kind }) => kind === "NOTE" || kind === "COMMA" || kind === "AND");
    const hasOthers = tokens.some(({ kind }) => kind === "APPOINTMENT" || kind === "ASIDE");
    return hasHours && !hasOthers && (isBracketed || isAlone) ? { kind: "NOTE", text: token.text } : token;
  });
}

/** `Wed closed - phones only 8-5`: of a day that is closed the telephone says nothing else. */
function withoutPhoneBehindClosed(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const isOpen = kept[kept.length - 1]?.kind === "OPEN";
    const isMarked = isOpen || ["DASH", "COMMA"].includes(kept[kept.length - 1]?.kind ?? "LINE");
    const isBehind = kept[kept.length - (isMarked ? 2 : 1)]?.kind === "CLOSED";
    const length = isBehind ? phoneLength(tokens, index, isOpen) : 0;
    if (length === 0) {
      kept.push(token);
      continue;
    }
    if (isMarked) kept.pop();
    index += length - 1;
  }
  return kept;
}

/** Returns the number of tokens about when the phone is answered, up to the end of the statement or the brackets. */
function phoneLength(tokens: readonly HoursToken[], index: number, isOpen: boolean): number {
  const token = tokens[index];
  const isPhone = token?.kind === "SECTION" && (token.rank === "PHONE" || token.rank === "REMOTE");
  const at = tokens[index + 1]?.kind === "FILLER" ? index + 2 : index + 1;
  const [from, link, until, end] = tokens.slice(at, at + 4);
  const isSpan = from?.kind === "CLOCK" && isLink(link) && until?.kind === "CLOCK";
  if (!isPhone || !isSpan) return 0;
  if (isOpen) return end?.kind === "CLOSE" ? at + 4 - index : 0;
  return isEnd(end) ? at + 3 - index : 0;
}

/** `with lunch closure from 1 to 2` */
const withBreaks = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    const isWith = token.kind === "UNKNOWN" && /^(?:with|con)$/u.test(token.text);
    return isWith && tokens[index + 1]?.kind === "PAUSE" ? STOP : token;
  });

/** `Kitchen closes at 9 pm`: what is given ends then, though the house is open longer. */
function withPartClosings(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const clock = partClosing(tokens, index, kept[kept.length - 1]);
    const [token, last] = [tokens[index], tokens[clock]];
    if (token === undefined) break;
    if (last === undefined) {
      kept.push(token);
      continue;
    }
    kept.push({ kind: "LAST_ENTRY", text: `${token.text} closes` }, last);
    index = clock;
  }
  return kept;
}

/** Returns the index of the time at which a part named here closes; -1: none does. */
function partClosing(tokens: readonly HoursToken[], index: number, before: Near): number {
  const [part, closes, link] = tokens.slice(index, index + 3);
  const isFirst = before !== undefined && (isStatementEnd(before) || before.kind === "OPEN");
  const isPart =
    part?.kind === "SECTION" ||
    (part?.kind === "NOTE" && /^(?:kitchen|lobby|gym|cafeteria)$/u.test(part.text));
  const isClosing = closes?.kind === "CLOSED" && /^(?:closes|closes at|cierra)$/u.test(closes.text);
  const at = link?.kind === "FILLER" || link?.kind === "TO" ? index + 3 : index + 2;
  const end = tokens[at + 1];
  const isOver = isEnd(end) || end?.kind === "CLOSE";
  return isFirst && isPart && isClosing && tokens[at]?.kind === "CLOCK" && isOver ? at : -1;
}

/** `Volunteers only M, W, F.`: days without times of those who are no visitors. */
function withoutHelpers(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const before = kept[kept.length - 1];
    const isFirst = before !== undefined && isStatementEnd(before);
    const length = tokens.slice(index).findIndex(isEnd);
    const statement = tokens.slice(index, length < 0 ? tokens.length : index + length);
    const isPlain = statement
      .slice(1)
      .every(({ kind }) => ["FILLER", "DAYS", "COMMA", "AND", "SLASH", "DASH", "TO"].includes(kind));
    const isHelpers = token.kind === "SECTION" && token.rank === "HELPERS";
    if (isFirst && isHelpers && isPlain && statement.some(({ kind }) => kind === "DAYS")) {
      kept.push({ kind: "NOTE", text: token.text });
      index += statement.length - 1;
    } else kept.push(token);
  }
  return kept;
}

/** `los domingos a las 5 hasta las 6:30`: before the first of two times it is no link. */
const withoutAt = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.filter((token, index) => {
    const [from, link, until] = tokens.slice(index + 1, index + 4);
    const isAt = token.kind === "TO" && /^a las?$/u.test(token.text) && tokens[index - 1]?.kind === "DAYS";
    return !(isAt && from?.kind === "CLOCK" && isLink(link) && until?.kind === "CLOCK");
  });
