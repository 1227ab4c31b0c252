/** The same text with each English time on one line: "8:00 AM" never breaks before its AM. Spanish ones do not break. */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, "\u00a0");
}
