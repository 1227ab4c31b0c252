/** Characters; RFC 5646, section 4.4.1, asks for room for as many. No language has a longer tag. */
const MAX_TAG = 35;

/**
 * Returns the language that a reader of `tag` gets: by lookup (RFC 4647, section 3.4), else the first that is the same
 * language in the same script: readers of `pt` or `pt-PT` get `pt-BR`, readers of `zh-TW` get `zh-Hant`, and readers of
 * `zh-CN` do not.
 *
 * @returns null where no language matches, and where the tag is not valid BCP 47
 */
export function matchLanguage<One extends string>(tag: string, languages: readonly One[]): One | null {
  // Most requests name none.
  if (tag === "" || tag.length > MAX_TAG) return null;
  const subtags = tag.trim().toLowerCase().split("-");
  for (let length = subtags.length; length > 0; length -= 1) {
    // A range does not end in a subtag of one letter, which only introduces the next one.
    if (subtags[length - 1]?.length === 1) continue;
    const range = subtags.slice(0, length).join("-");
    const found = languages.find((language) => language.toLowerCase() === range);
    if (found !== undefined) return found;
  }
  const written = writtenLanguage(tag.trim());
  return written === null ? null : (languages.find((one) => writtenLanguage(one) === written) ?? null);
}

/** A language with its likely script, such as `pt-Latn`; null for what is no tag. */
function writtenLanguage(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script === undefined ? language : `${language}-${script}`;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
