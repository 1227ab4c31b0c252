import { MAIN_LANGUAGES } from "../../base/languages/language.ts";
import { languageName } from "../../base/languages/language-names.ts";
import { languageTag } from "../../base/languages/language-tag.ts";
import { LONGER_TAGS, OTHER_NAMES } from "../../base/languages/more-languages.ts";
import { splitWords } from "../../base/text/fold.ts";

/** The language of a name in English or Spanish, or of a tag; null where unknown. */
export function languageByName(text: string): string | null {
  index ??= indexOfNames();
  return index.get(folded(text)) ?? languageTag(text);
}

/** Tags by folded name, built lazily. */
let index: ReadonlyMap<string, string> | null = null;

function indexOfNames(): ReadonlyMap<string, string> {
  const tags = new Map(Object.entries(OTHER_NAMES));
  for (const tag of [...twoLetterTags(), ...LONGER_TAGS]) {
    for (const language of MAIN_LANGUAGES) tags.set(folded(languageName(tag, language)), tag);
  }
  return tags;
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Every language that has a code of two letters. */
function twoLetterTags(): string[] {
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`));
  return pairs.filter((pair) => languageTag(pair) === pair);
}

function folded(name: string): string {
  return splitWords(name).join(" ");
}
