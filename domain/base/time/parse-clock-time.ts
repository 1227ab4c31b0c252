/** 0–1439, from `8:00 AM`, `08:00 AM`, `8:00am`; null where the text is no such time. */
export function minuteOfClockTime(text: string): number | null {
  const parts = /^(0?[1-9]|1[0-2]):([0-5]\d) ?([AP])M$/i.exec(text);
  if (parts === null) return null;
  const afternoon = parts[3]?.toUpperCase() === "P" ? 12 : 0;
  return ((Number(parts[1]) % 12) + afternoon) * 60 + Number(parts[2]);
}
