import { type DateReading, isMonthName } from "./date-forms.ts";
import { isDigits, joinPieces, type Piece, textAt } from "./hours-pieces.ts";
import { readDates } from "./written-dates.ts";

/** No date without its year is longer, in pieces: `24 de diciembre`, `Dec. 24 and 31`. */
const LONGEST_DATE = 7;

/** Words that announce other hours on a date. */
const CHANGES = new Set(
  `closed close closes closing opens opening until til till hasta cerrado cerrada cierra cierran cerramos abre abrimos
   abren only`.split(/\s+/u),
);
const MARKS = new Set([":", ",", "-", "(", "open", "at", "de", "from", "we", "will"]);

/** Words that make a date behind them the beginning or the end of something. */
const OF_RANGES = new Set(
  "- to through thru until til till hasta al from desde starting beginning since effective of de del day days".split(
    " ",
  ),
);

/**
 * Reads `Dec 24: closed`, `12/24 (closes at noon)`, `24 de diciembre 9-12`: days of every year with other hours. Null
 * where the next words announce no other hours.
 */
export function changedDateAt(
  pieces: readonly Piece[],
  index: number,
): { dates: readonly DateReading[]; length: number } | null {
  const first = textAt(pieces, index);
  if ((!isMonthName(first) && !isDigits(first, 1, 2)) || OF_RANGES.has(textAt(pieces, index - 1)))
    return null;
  for (let length = LONGEST_DATE; length > 1; length -= 1) {
    if (!isChanged(pieces, index + length, index)) continue;
    const text = joinPieces(pieces, index, length);
    if (!isDate(text)) continue;
    const dates = readDates(text)?.flat() ?? [];
    const areDays = dates.every(
      ({ from, until }) => from.year === null && from.at(2_027) === until.at(2_027),
    );
    if (dates.length > 0 && areDays) return { dates, length };
  }
  return null;
}

/** Whether the text is a month's name with a day, or two numbers with a slash; `24/7` is not a date. */
const isDate = (text: string): boolean =>
  /^(?:\d{1,2}\/\d{1,2}|\p{L}+\.? \d{1,2}|\d{1,2}(?: ?(?:,|and|&|y) ?\d{1,2})?(?: (?:de )?|-)\p{L}{3,10})(?: ?(?:,|and|&|y) ?(?:\d{1,2}\/|\p{L}{3,10}\.? )?\d{1,2})?$/u.test(
    text,
  ) && !/^24\/7\b|^1\/2$/u.test(text);

/** Whether a word of a change is next, or times that follow a date and are not a date themselves. */
function isChanged(pieces: readonly Piece[], at: number, start: number): boolean {
  let next = at;
  while (next < at + 2 && MARKS.has(textAt(pieces, next))) next += 1;
  if (CHANGES.has(textAt(pieces, next))) return true;
  // "Dec 24 9-12", but "Dec 24-26" and "May 9-5"
  const isApart = pieces[at]?.isGlued !== true || textAt(pieces, at) === ":";
  const isTime =
    isDigits(textAt(pieces, next), 1, 4) && textAt(pieces, at) !== "-" && textAt(pieces, at) !== ",";
  const isRange = pieces
    .slice(next + 1, next + 6)
    .some(({ text }) => text === "-" || text === "to" || text === "a");
  return isApart && isTime && isRange && at > start + 1;
}
