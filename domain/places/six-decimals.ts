/** Degrees as they are kept: a tenth of a metre. */
export function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
