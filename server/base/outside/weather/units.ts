const METRES_IN_MILE = 1609.344;

/** Converts meters to miles, rounded to one decimal. */
export function milesOfMetres(metres: number | null): number | null {
  return metres === null ? null : rounded(metres / METRES_IN_MILE, 1);
}

/** Converts kilometers per hour to whole miles per hour. */
export function mphOfKilometres(kilometresPerHour: number | null): number | null {
  return kilometresPerHour === null ? null : rounded((kilometresPerHour * 1000) / METRES_IN_MILE, 0);
}

/** Converts degrees Celsius to whole degrees Fahrenheit. */
export function toFahrenheit(celsius: number | null): number | null {
  return celsius === null ? null : rounded(celsius * 1.8 + 32, 0);
}

/** The percentage, whole; null where it is impossible. */
export function toPercent(value: number | null): number | null {
  return value === null || value < 0 || value > 100 ? null : rounded(value, 0);
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** The smallest known value; null where none is. */
export function findLowest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The largest known value; null where none is. */
export function findHighest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
