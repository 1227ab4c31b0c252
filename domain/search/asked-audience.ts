import { splitWords } from "../base/text/fold.ts";
import { CATEGORIES } from "../services/enumerations.ts";
import { type Phrase, type Synonyms, synonymsFor } from "./synonyms.ts";
import { CATEGORY_WORDS } from "./topic-words.ts";

const AUDIENCES: ReadonlySet<string> = new Set(
  CATEGORIES.filter((category) => category !== "ALL" && category !== "PETS_ALLOWED").flatMap((category) =>
    [...CATEGORY_WORDS[category].en.split(","), ...CATEGORY_WORDS[category].es.split(",")].map((text) =>
      splitWords(text).join(" "),
    ),
  ),
);

/** "A man", "mujeres", "mis niños": for whom something is, and not what. */
export function isAudience(phrase: Phrase, synonyms: Synonyms): boolean {
  return [phrase, ...synonymsFor(phrase, synonyms)].some((same) => AUDIENCES.has(same.join(" ")));
}
