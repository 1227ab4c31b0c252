/**
 * Keeps each English time on one line, so that "8:00 AM" never breaks before its AM. Spanish times do not break anyway.
 */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, "\u00a0");
}
