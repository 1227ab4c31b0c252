/** Parses `8:00 AM`, `08:00 AM` or `8:00am` to 0–1439; null for any other text. */
export function minuteOfClockTime(text: string): number | null {
  const parts = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([AP])M$/i.exec(text);
  if (parts === null) return null;
  const afternoon = parts[3]?.toUpperCase() === "P" ? 12 : 0;
  return ((Number(parts[1]) % 12) + afternoon) * 60 + Number(parts[2]);
}
