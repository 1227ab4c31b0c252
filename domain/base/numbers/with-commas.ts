/** Formats a whole number as readers in the United States write it, in either language: 1,234,567. */
export function withCommas(number: number): string {
  return number.toLocaleString("en-US");
}
