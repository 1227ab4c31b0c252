import { LOST_SIGN } from "./hours-pieces.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** Signs of which the text around them alone says what they mean: one that was lost on the way, and bullets. */
const BULLETS = new Set(["•", "·"]);

type Near = HoursToken | undefined;

/**
 * A lost sign or a bullet between two times is a dash (`8am ‽ 5pm`), and then the same sign between two days is one
 * too. Between three days or more it is a comma; between two days alone it may be either, and stays unknown. Bullets
 * that divide statements end them.
 */
export function withSigns(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return [LOST_SIGN, ...BULLETS].reduce(withSign, tokens);
}

function withSign(tokens: readonly HoursToken[], sign: string): readonly HoursToken[] {
  const places = tokens.flatMap(({ text }, index) => (text === sign ? [index] : []));
  if (places.length === 0) return tokens;
  const isRange = places.some((index) => isBetweenTimes(tokens, index));
  // "Mon • Tue • 9am • 5pm": a bullet that also occurs elsewhere may divide two days.
  const isElsewhere = places.some((index) => !isBetweenTimes(tokens, index) && !isBetweenDays(tokens, index));
  const isDash = isRange && (sign === LOST_SIGN || !isElsewhere);
  return tokens.map((token, index): HoursToken => {
    const isSign = token.text === sign;
    const kind = isSign ? classifySign(tokens, index, { sign, isDash }) : null;
    return kind === null ? token : { kind, text: sign };
  });
}

/** Null where it stays what it is: unknown, or of no consequence. */
function classifySign(
  tokens: readonly HoursToken[],
  index: number,
  { sign, isDash }: { sign: string; isDash: boolean },
): "DASH" | "COMMA" | "COLON" | "STOP" | null {
  if (isBetweenTimes(tokens, index)) return "DASH";
  if (isBetweenDays(tokens, index)) {
    if (isDash) return "DASH";
    return isOfThree(tokens, index, sign) ? "COMMA" : null;
  }
  if (isBetweenSpans(tokens, index)) return "COMMA";
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (BULLETS.has(sign)) return isEnd(before) ? "STOP" : null;
  // "Friday‽8:30-4:30"
  if (before?.kind === "DAYS" && next?.kind === "CLOCK") return "COLON";
  return before?.kind === "CLOCK" && next?.kind === "DAYS" ? "COMMA" : null;
}

const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

/** Two times that are no ends of other spans. */
function isBetweenTimes(tokens: readonly HoursToken[], index: number): boolean {
  const areClocks = tokens[index - 1]?.kind === "CLOCK" && tokens[index + 1]?.kind === "CLOCK";
  return areClocks && !isLink(tokens[index - 2]) && !isLink(tokens[index + 2]);
}

/** `9-12 • 1-5` */
function isBetweenSpans(tokens: readonly HoursToken[], index: number): boolean {
  const areClocks = tokens[index - 1]?.kind === "CLOCK" && tokens[index + 1]?.kind === "CLOCK";
  return areClocks && isLink(tokens[index - 2]) && isLink(tokens[index + 2]);
}

const isDay = (token: Near): boolean => token?.kind === "DAYS" && token.days.length === 1;

const isBetweenDays = (tokens: readonly HoursToken[], index: number): boolean =>
  isDay(tokens[index - 1]) && isDay(tokens[index + 1]);

/** The sign divides three days at least. */
const isOfThree = (tokens: readonly HoursToken[], index: number, sign: string): boolean =>
  [-2, 2].some((side) => tokens[index + side]?.text === sign && isBetweenDays(tokens, index + side));

/** Tokens with which a statement about hours may end. */
const ENDS: ReadonlySet<HoursToken["kind"]> = new Set([
  "CLOCK",
  "ALWAYS",
  "CLOSED",
  "APPOINTMENT",
  "ASIDE",
  "NOTE",
  "HOLIDAYS",
  "DATE",
  "YEARLY",
]);

const isEnd = (token: Near): boolean => token !== undefined && ENDS.has(token.kind);
