import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** One day of the month with hours of its own, and all others of its name: `first Fri 8-noon; all other Fridays 8-5`. */

type Near = HoursToken | undefined;

const isOther = (token: Near): boolean =>
  token?.kind === "UNKNOWN" && /^(?:other|remaining|demas|otros)$/u.test(token.text);
const isAll = (token: Near): boolean => token?.kind === "UNKNOWN" && /^all$/u.test(token.text);
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";
const isSpan = ([from, link, until]: readonly HoursToken[]): boolean =>
  from?.kind === "CLOCK" && isLink(link) && until?.kind === "CLOCK";

/** Limits the one day to the hours of the others: the shorter of both counts. */
export function withOtherDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const index = tokens.findIndex((token, at) => isOther(token) && tokens[at + 1]?.kind === "DAYS");
  const day = tokens[index + 1];
  const behind = tokens[index + 2]?.kind === "COLON" ? index + 3 : index + 2;
  if (index < 0 || day?.kind !== "DAYS" || day.days.length !== 1) return tokens;
  if (!isSpan(tokens.slice(behind, behind + 3))) return tokens;
  const start = isAll(tokens[index - 1]) ? index - 1 : index;
  const one = oneDayBefore(tokens.slice(0, start), day);
  return one === null ? tokens : [...one, ...tokens.slice(index + 1)];
}

const STOP: HoursToken = { kind: "STOP", text: ";" };

/** Returns the tokens before the other days, with the one day as an exception; null where it is not named last. */
function oneDayBefore(
  tokens: readonly HoursToken[],
  { days }: HoursToken & { kind: "DAYS" },
): readonly HoursToken[] | null {
  let end = tokens.length;
  while (end > 0 && isMark(tokens[end - 1])) end -= 1;
  const isClosed = tokens[end - 1]?.kind === "CLOSED";
  const [from, , until] = tokens.slice(end - 3, end);
  let at = isClosed ? end - 1 : end - 3;
  if (!isClosed && !isSpan(tokens.slice(end - 3, end))) return null;
  if (tokens[at - 1]?.kind === "COLON" || tokens[at - 1]?.kind === "COMMA") at -= 1;
  const last = at;
  if (tokens[at - 1]?.kind === "OF_MONTH") at -= 1;
  const named = tokens[at - 1];
  const isSame = named?.kind === "DAYS" && named.days.join() === days.join();
  at -= 1;
  const first = ordinalsStart(tokens, at);
  if (!isSame || first === at) return null;
  if (isClosed) return [...tokens.slice(0, end), STOP];
  if (from?.kind !== "CLOCK" || until?.kind !== "CLOCK") return null;
  const on = tokens.slice(first, last);
  const text = on.map((token) => token.text).join(" ");
  return [
    ...tokens.slice(0, first),
    { kind: "CHANGED", on, from: until.clock, until: from.clock, text },
    STOP,
  ];
}

const isMark = (token: Near): boolean =>
  token !== undefined && (isStatementEnd(token) || token.kind === "COMMA" || token.kind === "AND");

/** Returns the start of `1st and 3rd`. */
function ordinalsStart(tokens: readonly HoursToken[], end: number): number {
  let start = end;
  while (
    tokens[start - 1]?.kind === "ORDINAL" ||
    (start < end && isMark(tokens[start - 1]) && tokens[start - 2]?.kind === "ORDINAL")
  )
    start -= 1;
  return start;
}
