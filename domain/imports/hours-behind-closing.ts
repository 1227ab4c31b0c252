/** Whether what comes next in a text of hours is what is closed. */

interface Said {
  kind: string;
  text: string;
}

/** How far back a closing is looked for, in tokens. */
const LONGEST_STATEMENT = 24;

/** `closed`, `closed:`, `closed for vacation`, `except`, `no services`. */
export function isBehindClosing(all: readonly Said[]): boolean {
  const tokens = withoutTime(all);
  const last = tokens[tokens.length - 1]?.kind;
  const isMark = last === "COLON" || last === "PURPOSE" || last === "FILLER";
  const before = tokens[tokens.length - 2]?.kind;
  const isClosing = (kind: string | undefined): boolean => kind === "CLOSED" || kind === "EXCEPT";
  return (
    (last === "OPEN" && (before === "HOLIDAYS" || isHolidayClosed(tokens))) ||
    last === "REOPENS" ||
    last === "NO" ||
    isClosing(last) ||
    (isMark && isClosing(before)) ||
    (last === "SECTION" && (before === "NO" || tokens[tokens.length - 2]?.text === "no hay"))
  );
}

/** Days and holidays of a closing, which dates may accompany. */
const CLOSED_LIST: ReadonlySet<string> = new Set([
  "DAYS",
  "HOLIDAYS",
  "ORDINAL",
  "OF_MONTH",
  "EVERY",
  "FILLER",
  "COMMA",
  "AND",
]);

/** `closed Sundays and`, `cerrado los días festivos y` */
export function isInClosedList(tokens: readonly Said[]): boolean {
  const last = tokens[tokens.length - 1];
  // "closed Fridays, Dec 25": every Friday, or that one.
  const isAnd =
    last?.kind === "AND" || (last?.kind === "COMMA" && tokens[tokens.length - 2]?.kind !== "DAYS");
  if (!isAnd) return false;
  for (const [back, { kind }] of tokens.slice(-LONGEST_STATEMENT, -1).reverse().entries()) {
    if (kind === "CLOSED") return back > 0;
    if (!CLOSED_LIST.has(kind)) return false;
  }
  return false;
}

/** `Feriados cerrado (25 dic, 1 ene)` */
const isHolidayClosed = (tokens: readonly Said[]): boolean =>
  tokens[tokens.length - 2]?.kind === "CLOSED" && tokens[tokens.length - 3]?.kind === "HOLIDAYS";

/** `closes at 1 pm`, `closing at noon on` */
function withoutTime(tokens: readonly Said[]): readonly Said[] {
  const spoken = tokens.slice(-LONGEST_TIME).filter(({ kind }) => kind !== "FILLER" && kind !== "TO");
  const [closed, clock] = spoken.slice(-2);
  return closed?.kind === "CLOSED" && clock?.kind === "CLOCK" ? [closed] : tokens;
}

const LONGEST_TIME = 5;
