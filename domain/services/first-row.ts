/**
 * Moves a row to the beginning: a list that no one searched for by words or ids never begins with a protected listing
 * while another row matches, so that no one who looks over a shoulder sees one first. The others keep their order, so
 * that pages neither repeat nor skip a row. Null: there is no such row.
 */
export function beginningWith<Row>(first: Row | null, rows: readonly Row[]): readonly Row[] {
  return first === null ? rows : [first, ...rows.filter((row) => row !== first)];
}
