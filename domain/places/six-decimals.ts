/** Rounds degrees for storage, to a tenth of a metre. */
export function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
