import type { SourceRow } from "../hsds/source-row.ts";
import { closingDates } from "./closing-dates.ts";
import { readDates } from "./written-dates.ts";

/** End of a validity that a cell states: of two possible dates, the one that leaves less open counts. */
export type EndOfDates = "FIRST" | "LAST" | "ONLY";

/** Reads the ISO date of a cell; null where there is none. "ONLY" has to be one date. */
export type DateOfCell = (text: string, end: EndOfDates) => string | null | "unreadable";

const DATE_COLUMNS = ["valid_from", "valid_to", "dtstart", "until"];

/** The first date that programs know, where none was set. */
const UNSET_DATE = /^(?:0001-01-01|0?1\/0?1\/0001)(?:[T ].*)?$/u;

/**
 * Reads the dates of a table, which writes all of them in one order: `12/31/2027` shows that `7/1/2026` is in July.
 * Where no cell shows it, the hours hold from the later and up to the earlier of both dates; beside rows without dates,
 * which would hold in between, the cell is unreadable.
 */
export function readerOfRowDates(rows: readonly SourceRow[]): DateOfCell {
  const cells = rows.map((row) =>
    DATE_COLUMNS.map((column) => row.get(column)).filter((text) => text !== ""),
  );
  const areAllDated = cells.every((each) => each.length > 0);
  const order = detectOrder(cells.flat());
  return (text, end) => {
    if (text === "" || UNSET_DATE.test(text)) return null;
    const dates = (closingDates(text, "", 0) ?? []).filter(({ startDate, endDate }) => startDate === endDate);
    const said = order === null ? [] : datesInOrder(text, order);
    const [first, ...others] = [...(said.length > 0 ? said : dates.map(({ startDate }) => startDate))].sort();
    if (first === undefined) return "unreadable";
    if (others.length === 0) return first;
    if (end === "ONLY" || !areAllDated || said.length > 0) return "unreadable";
    return end === "LAST" ? first : (others[others.length - 1] ?? first);
  };
}

type Order = "MONTH_FIRST" | "DAY_FIRST";

/** The order that dates show which can be read in one way alone; null where they show none, or both. */
function detectOrder(cells: readonly string[]): Order | null {
  const shown = new Set<Order>();
  for (const cell of cells) {
    const [only, ...others] = readDates(cell)?.flat() ?? [];
    const isOne = only !== undefined && others.length === 0 && !SAME_IN_BOTH.test(cell);
    if (isOne && only.order !== null) shown.add(only.order);
  }
  const [order, ...others] = shown;
  return order === undefined || others.length > 0 ? null : order;
}

/** `7/7/2026` shows no order. */
const SAME_IN_BOTH = /^0?(\d{1,2})[-/.]0?\1[-/.]/u;

function datesInOrder(cell: string, order: Order): readonly string[] {
  const readings = readDates(cell)?.flat() ?? [];
  return readings.flatMap((reading) => {
    const { year } = reading.from;
    const isDay = year !== null && reading.from.at(year) === reading.until.at(year);
    return isDay && reading.order === order ? [reading.from.at(year)] : [];
  });
}
