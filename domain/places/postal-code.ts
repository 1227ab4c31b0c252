/**
 * The postal area that a postal code of the United States or Canada lies in: the five digits of a ZIP code,
 * the first half of a Canadian code. Null where it is neither.
 */
export function parsePostalArea(code: string): string | null {
  const zip = /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(code)?.[1];
  if (zip !== undefined) return zip;
  const canadian = /^\s*([a-z]\d[a-z])(?:[-\s]?\d[a-z]\d)?\s*$/i.exec(code)?.[1];
  return canadian?.toUpperCase() ?? null;
}
