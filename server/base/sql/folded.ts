/** SQL of a text in lower case and without accents. @param column an expression of our own, never input */
export function folded(column: string): string {
  return `regexp_replace(lower(normalize(${column}, NFKD)), E'[\\u0300-\\u036f]', '', 'g')`;
}
