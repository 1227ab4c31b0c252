import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Closings of a part of a day, and what their dates are called. */

type Near = HoursToken | undefined;

export const withClosedHours = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withNamedDates(withLunch(withClosedFrom(tokens)));

const OF_DAYS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "EVERY", "OF_MONTH"]);
const LIST: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH", "TO"]);
/** No list of closed days is longer, in tokens. */
const LONGEST_LIST = 16;

const isFiller = (token: Near): boolean => token?.kind === "FILLER";
const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || token.kind === "OPEN" || isStatementEnd(token);

/** `closed Wednesday afternoons from 1pm`, `cerrado los miércoles desde las 2 pm`: each of these days closes then. */
function withClosedFrom(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = token.kind === "CLOSED" ? closedFromAt(tokens, index) : null;
    kept.push(found?.token ?? token);
    index += found === null ? 0 : found.length - 1;
  }
  return kept;
}

function closedFromAt(
  tokens: readonly HoursToken[],
  index: number,
): { token: HoursToken; length: number } | null {
  const days = daysEnd(tokens, index + 1);
  const on = tokens.slice(index + 1, days).filter((token) => !isFiller(token));
  const part = tokens[days];
  const at = part?.kind === "PART" ? days + 1 : days;
  const clock = tokens[at + 1];
  // "closed Friday mornings from 9"
  const isMorning = part?.kind === "PART" && part.part === "MORNING";
  if (!areSame(on) || isMorning || !isFrom(tokens[at]) || clock?.kind !== "CLOCK") return null;
  // "from 1 pm on"
  const isOn = isFiller(tokens[at + 2]) && tokens[at + 2]?.text === "on";
  const end = isOn ? at + 3 : at + 2;
  if (!isEnd(tokens[end]) && tokens[end]?.kind !== "COMMA") return null;
  const text = on.map((each) => each.text).join(" ");
  return { token: { kind: "CHANGED", on, from: clock.clock, until: null, text }, length: end - index };
}

/** "Closed Sunday, Wednesday from 1 pm": of a list the first days may be closed all day. */
const areSame = (on: readonly HoursToken[]): boolean =>
  on.length > 0 && on.every(({ kind }) => OF_DAYS.has(kind) || kind === "DASH" || kind === "TO");

/** Returns the end of a list of days that begins here. */
function daysEnd(tokens: readonly HoursToken[], start: number): number {
  let at = start;
  for (; at < start + LONGEST_LIST; at += 1) {
    const token = tokens[at];
    const isArticle = isFiller(token) && ARTICLE.test(token?.text ?? "");
    const isOfList = token !== undefined && (OF_DAYS.has(token.kind) || LIST.has(token.kind));
    if (!isArticle && !isOfList) break;
  }
  return at;
}

const ARTICLE = /^(?:el|los|las?|on|the|[.])$/u;

const isFrom = (token: Near): boolean =>
  (token?.kind === "FILLER" && /^(?:from|desde|desde las?)$/u.test(token.text)) ||
  (token?.kind === "UNKNOWN" && token.text === "after");

const LUNCH = /^(?:lunch|almuerzo|dinner|cena|lunch break|comida)$/u;

/** `closed 12-12:30 lunch`, `cerrado de 12 a 1 (almuerzo)`: why it is closed then. */
function withLunch(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "SECTION" || !LUNCH.test(token.text)) continue;
    const isOpen = tokens[index - 1]?.kind === "OPEN" && tokens[index + 1]?.kind === "CLOSE";
    const first = isOpen || tokens[index - 1]?.kind === "COMMA" ? index - 1 : index;
    const last = isOpen ? index + 1 : index;
    if (!endsWithClosing(tokens.slice(0, first)) || !isEnd(tokens[last + 1])) continue;
    for (let at = first; at <= last; at += 1) dropped.add(at);
  }
  return tokens.filter((_token, index) => !dropped.has(index));
}

/** Closed from one time to another, and no more. */
function endsWithClosing(tokens: readonly HoursToken[]): boolean {
  const said = tokens.slice(-LONGEST_LIST).filter((token) => !isFiller(token));
  const [closed, from, link, until] = said.slice(-4);
  const isLink = link?.kind === "DASH" || link?.kind === "TO";
  return closed?.kind === "CLOSED" && from?.kind === "CLOCK" && isLink && until?.kind === "CLOCK";
}

/** `closed 01/06/2027 (Reyes)`: on that date, and on the holiday. */
const withNamedDates = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.flatMap((token, index): HoursToken[] => {
    const isNamed = (at: number): boolean => {
      const [date, open, holiday, close] = tokens.slice(at, at + 4);
      const isDate = date?.kind === "DATE" || date?.kind === "YEARLY";
      return isDate && open?.kind === "OPEN" && holiday?.kind === "HOLIDAYS" && close?.kind === "CLOSE";
    };
    if (index > 0 && isNamed(index - 1))
      return isClosing(tokens, index - 1)
        ? [
            { kind: "STOP", text: ";" },
            { kind: "CLOSED", text: "closed" },
          ]
        : [token];
    return index > 2 && isNamed(index - 3) && isClosing(tokens, index - 3) ? [] : [token];
  });

/** Whether something has been closed since the last strong mark. */
function isClosing(tokens: readonly HoursToken[], index: number): boolean {
  for (const token of tokens.slice(Math.max(0, index - LONGEST_LIST), index).reverse()) {
    if (token.kind === "CLOSED") return true;
    if (isStatementEnd(token)) return false;
  }
  return false;
}
