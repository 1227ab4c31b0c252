import type { DateReading } from "./date-forms.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** How far a name may be from the dates of its season, in tokens. */
const LONGEST_NAME = 8;

/** Tokens that separate a name from dates that are not its own. */
const DIVIDING: ReadonlySet<HoursToken["kind"]> = new Set([
  "CLOCK",
  "ALWAYS",
  "CLOSED",
  "EXCEPT",
  "NO",
  "STOP",
  "LINE",
  "BLANK",
  "APPOINTMENT",
  "ASIDE",
  "VARIES",
  "UNKNOWN",
]);

/** `Summer (June-August)`: a name takes nothing from its dates, and is unknown without them. */
export function withSeasonNames(written: readonly HoursToken[]): readonly HoursToken[] {
  const other = closedSeason(written);
  const tokens = written.map(
    (token, index): HoursToken => (index === other ? { kind: "REST_OF_YEAR", text: token.text } : token),
  );
  return tokens.flatMap((token, index): HoursToken[] => {
    if (token.kind !== "SEASON_NAME") return [token];
    const ahead = tokens.slice(index + 1, index + 1 + LONGEST_NAME);
    const at = ahead.findIndex(isSeason);
    const isNamed = at >= 0 && ahead.slice(0, at).every(({ kind }) => !DIVIDING.has(kind));
    const [before, link] = [tokens[index - 2], tokens[index - 1]];
    const isBehind =
      link !== undefined &&
      (isSeason(link) || (link.kind === "OPEN" && before !== undefined && isSeason(before)));
    return isNamed || isBehind ? [] : [{ kind: "UNKNOWN", text: token.text }];
  });
}

function isSeason(token: HoursToken): boolean {
  const isRange =
    token.kind === "DATE" && token.dates.every(({ startDate, endDate }) => startDate !== endDate);
  return token.kind === "SEASON" || token.kind === "REST_OF_YEAR" || isRange;
}

/** The months that a season has for everyone, from 1. Beside them dates say more than a name. */
const MONTHS_OF: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:(?:in|during) (?:the )?)?(?:summer|verano)\b/u, [6, 7, 8]],
  [/^(?:(?:in|during) (?:the )?)?(?:winter|invierno)\b/u, [12, 1, 2]],
];

/**
 * Which name of a season is closed (`Invierno (nov a mar) …; en verano no hay`) and shares no month with the only one
 * that has dates; -1: none.
 */
function closedSeason(tokens: readonly HoursToken[]): number {
  const [dated, ...others] = tokens.filter(({ kind }) => kind === "SEASON");
  if (dated?.kind !== "SEASON" || dated.season.kind !== "YEARLY" || others.length > 0) return -1;
  const months = new Set(dated.season.dates.flatMap(listMonths));
  return tokens.findIndex((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isEnd = (mark: HoursToken | undefined): boolean =>
      mark === undefined || mark.kind === "COMMA" || isStatementEnd(mark);
    const isBehind = next?.kind === "CLOSED" && isEnd(before) && isEnd(tokens[index + 2]);
    const isBefore = before?.kind === "CLOSED" && isEnd(next) && isEnd(tokens[index - 2]);
    if (token.kind !== "SEASON_NAME" || (!isBehind && !isBefore)) return false;
    const named = MONTHS_OF.find(([name]) => name.test(token.text))?.[1];
    return named?.every((month) => !months.has(month)) === true;
  });
}

/** Any year has every month. */
const ANY_YEAR = 2_027;

function listMonths({ from, until }: DateReading): readonly number[] {
  const [first, last] = [from, until].map((point) => Number(point.at(ANY_YEAR).slice(5, 7)));
  if (first === undefined || last === undefined) return [];
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_each, ahead) => ((first - 1 + ahead) % 12) + 1);
}
