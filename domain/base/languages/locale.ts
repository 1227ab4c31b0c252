/**
 * Returns the `Intl` locale for dates and numbers: that of the United States, where the language has no region of its
 * own. Pseudo-languages, which have no real region, use English.
 */
export function toLocale(language: string): string {
  return (/-X/.test(language) ? "en" : language).replace(/^[^-]+(-.{4})?$/, "$&-US");
}
