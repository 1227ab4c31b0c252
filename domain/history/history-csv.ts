/** Cells that a spreadsheet would run as a formula, even after spaces or in full-width characters. */
const RUNS = /^[\s\u00A0\uFEFF]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/u;

/**
 * Formats rows as CSV (RFC 4180) that no spreadsheet runs: a cell that would be a formula gets a leading apostrophe,
 * and every cell is quoted (rule history 8). Begins with the byte-order mark by which spreadsheets recognize UTF-8.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(",")}\r\n`).join("")}`;
}

function formatCell(text: string): string {
  const plain = text.replaceAll("\0", "");
  const inert = RUNS.test(plain) ? `'${plain}` : plain;
  return `"${inert.replaceAll('"', '""')}"`;
}
