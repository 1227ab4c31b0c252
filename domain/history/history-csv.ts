/** A spreadsheet runs a cell that begins like this, also after spaces and with letters of full width. */
const RUNS = /^[\s\u00A0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/u;

/**
 * Rows as CSV (RFC 4180) that no spreadsheet runs: a cell that would be a formula begins with an apostrophe, and every
 * cell is quoted (rule history 8). Begins with the mark by which spreadsheets know UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
}

function cellOf(text: string): string {
  const plain = text.replaceAll("\0", "");
  const inert = RUNS.test(plain) ? `'${plain}` : plain;
  return `"${inert.replaceAll('"', '""')}"`;
}
