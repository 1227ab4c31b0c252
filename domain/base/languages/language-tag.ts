import { MORE_LANGUAGES } from "./more-languages.ts";

/** Maximum length of a tag. */
const MAX_TAG = 35;

/** Codes that are not a single language: undetermined, multiple, none. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(["und", "mul", "zxx"]);

let names: Intl.DisplayNames | null = null;

/**
 * A BCP 47 tag in canonical form: language, script, region, variants. Null where it is no well-formed tag, or one of
 * a language that has no name.
 */
export function languageTag(text: string): string | null {
  const tag = text.trim().replaceAll("_", "-");
  if (tag === "" || tag.length > MAX_TAG) return null;
  const canonical = canonicalTag(tag);
  const [code] = canonical?.split("-") ?? [];
  if (canonical === null || code === undefined || NO_LANGUAGE.has(code)) return null;
  names ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return code in MORE_LANGUAGES || names.of(code) !== undefined ? canonical : null;
}

/** Without extensions; null where it is not well-formed. */
function canonicalTag(tag: string): string | null {
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    // It only throws RangeErrors.
    return null;
  }
}
