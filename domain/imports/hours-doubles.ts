import type { HoursToken } from "./hours-tokens.ts";

/** Tokens that a text may repeat in one place, once in each language. */
const DOUBLES: ReadonlySet<HoursToken["kind"]> = new Set([
  "CLOSED",
  "APPOINTMENT",
  "VARIES",
  "EXCEPT",
  "ALWAYS",
]);

/** `closed/cerrado`, `by appt (con cita)`, `noon/mediodía`: said once. */
export function withoutDoubles(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    kept.push(token);
    const length = doubleLength(tokens, index);
    index += length;
  }
  return kept;
}

/** `closed 12/16/2026 from 1 pm on` closes then. */
export function withFromOn(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    const [clock, on, next] = tokens.slice(index + 1, index + 4);
    const isDated = tokens[index - 1]?.kind === "DATE" || tokens[index - 1]?.kind === "YEARLY";
    const isFrom = token.kind === "FILLER" && /^(?:from|desde|de|desde las)$/u.test(token.text) && isDated;
    const isOn = on?.kind === "FILLER" && on.text === "on" && next?.kind !== "DAYS";
    return isFrom && isOn && clock?.kind === "CLOCK" ? { kind: "CLOSED", text: "closes" } : token;
  });
}

/** Returns the number of tokens behind this one that repeat it. */
function doubleLength(tokens: readonly HoursToken[], index: number): number {
  const [token, mark, again, end] = tokens.slice(index, index + 4);
  if (token === undefined || mark === undefined || again === undefined || !isSame(token, again)) return 0;
  if (mark.kind === "OPEN") return end?.kind === "CLOSE" ? 3 : 0;
  return mark.kind === "SLASH" || mark.kind === "CELL" ? 2 : 0;
}

function isSame(one: HoursToken, other: HoursToken): boolean {
  if (one.kind === "CLOCK" && other.kind === "CLOCK")
    return one.clock.half === "SAID" && JSON.stringify(one.clock) === JSON.stringify(other.clock);
  // "virtual (Zoom)"
  if (one.kind === "SECTION" && other.kind === "SECTION")
    return one.rank === other.rank && (one.rank === "REMOTE" || one.rank === "PHONE");
  return one.kind === other.kind && DOUBLES.has(one.kind);
}
