/** Begins the paragraph of a source's whole text that holds its hours as written. */
export const WRITTEN_HOURS_LABEL = "Hours as the source gives them";

/** The paragraph of hours in a source's whole text, without its label; null where it has none. */
export function writtenHours(sourceDescription: string | null): string | null {
  const label = `${WRITTEN_HOURS_LABEL}: `;
  const text = `\n\n${sourceDescription ?? ""}`;
  const start = text.indexOf(`\n\n${label}`);
  if (start < 0) return null;
  const [paragraph = ""] = text.slice(start + 2 + label.length).split("\n\n", 1);
  return paragraph;
}
