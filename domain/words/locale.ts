/**
 * How `Intl` writes dates and numbers for its readers: as in the United States, where the language names no region of its
 * own. The pseudo-languages, whose region is none, write them as English does.
 */
export function localeOf(language: string): string {
  return (/-X/.test(language) ? "en" : language).replace(/^[^-]+(-.{4})?$/, "$&-US");
}
