/** Tables in a text whose columns are the days: `Mon | Tue | Wed` above `9-5 | 9-5 | closed`. */

const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|m|t|tu|w|th|r|f|sa|su|lun(?:es)?|mar(?:tes)?|mi|mie|miercoles|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?)[.]?$/u;
const TIME = "\\d{1,2}(?::?\\d{2})?(?: ?[ap][.]? ?m?[.]?)?|noon|mediodia";
const ONE_TIME = new RegExp(`^(?:${TIME})$`, "u");
const HOURS = new RegExp(`^(?:${TIME}) ?(?:-|to|a) ?(?:${TIME})$`, "u");
const CLOSED = /^(?:closed|cerrado|-{1,3}|x|n\/a)$/u;
const OPENS = /^(?:opens?|opening|abre|apertura|from|start)[.:]?$/u;
const CLOSES = /^(?:closes?|closing|cierra|cierre|to|until|end)[.:]?$/u;
/** Matches headings over the first column. */
const CORNER = /^(?:|days?|dias?|hours|horario|horas|schedule|time|times)[.:]?$/u;
const FEWEST_DAYS = 3;

const splitCells = (line: string): readonly string[] => line.split("|").map((cell) => cell.trim());

/** A text in lower case without accents, with each day of such a table before its times. */
export function withDayColumns(text: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const [head = "", ...rows] = lines.slice(Math.max(first, 0)).filter((line) => line.trim() !== "");
  const names = splitCells(head);
  const corner = DAY.test(names[0] ?? "") ? 0 : 1;
  const days = names.slice(corner);
  const areDays = days.length >= FEWEST_DAYS && days.every((day) => DAY.test(day));
  if (!areDays || (corner === 1 && !CORNER.test(names[0] ?? ""))) return text;
  const cells = rows.map(splitCells);
  const told = oneRow(cells, corner) ?? twoRows(cells, corner);
  if (told === null || told.length !== days.length) return text;
  return days.map((day, index) => `${day}: ${told[index] ?? ""}`).join("\n");
}

/** The hours of each day in one row. */
function oneRow(rows: readonly (readonly string[])[], corner: number): readonly string[] | null {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) return null;
  if (corner === 1 && !CORNER.test(row[0] ?? "")) return null;
  const hours = row.slice(corner);
  const areHours = hours.every((cell) => HOURS.test(cell) || CLOSED.test(cell));
  return areHours ? hours.map((cell) => (CLOSED.test(cell) ? "closed" : cell)) : null;
}

/** A row of opening times above one of closing times. */
function twoRows(rows: readonly (readonly string[])[], corner: number): readonly string[] | null {
  const [opens, closes, ...others] = rows;
  const areNamed = OPENS.test(opens?.[0] ?? "") && CLOSES.test(closes?.[0] ?? "");
  if (opens === undefined || closes === undefined || others.length > 0 || corner !== 1 || !areNamed)
    return null;
  if (opens.length !== closes.length) return null;
  const hours = opens.slice(1).map((from, index) => hoursBetween(from, closes[index + 1] ?? ""));
  return hours.every((each) => each !== null) ? hours : null;
}

function hoursBetween(from: string, until: string): string | null {
  if (CLOSED.test(from) && CLOSED.test(until)) return "closed";
  return ONE_TIME.test(from) && ONE_TIME.test(until) ? `${from} - ${until}` : null;
}
