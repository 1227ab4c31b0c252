import { languageOf } from "../chatbot/language-of.ts";
import type { PublicCrisisLine } from "../crisis-lines/crisis-line-calls.ts";
import { fold } from "../search/fold.ts";
import { danger as english } from "../words/en/danger.ts";
import { danger as spanish } from "../words/es/danger.ts";
import type { Language, MainLanguage } from "../words/language.ts";
import { wordsIn } from "../words/words-in.ts";
import type { NamedDanger } from "./danger-header.ts";
import type { DangerHelp } from "./danger-help-reply.ts";
import { linesForDanger } from "./danger-lines.ts";
import { noticeDanger } from "./notice-danger.ts";

/** More would push the results out of sight; the page of crisis lines has the others. */
const MAX_LINES = 4;

const WORDS = { en: english, es: spanish };

/** What helps in a danger. @param language of the sentence */
export function helpFor(
  { family, isNow, hintedOnly }: NamedDanger,
  lines: readonly PublicCrisisLine[],
  language: Language,
): DangerHelp {
  const words = wordsIn("danger", language, WORDS);
  return {
    family,
    isNow,
    isHint: hintedOnly,
    text: hintedOnly ? words.need : words.sentences[family],
    lines: linesForDanger(family, lines, isNow).slice(0, MAX_LINES),
  };
}

/**
 * What helps in the danger that a text names, in the language of the text; null: it names none.
 *
 * @param reader their language, for a text that tells none
 */
export function helpInDanger(
  text: string,
  lines: readonly PublicCrisisLine[],
  reader: Language,
): DangerHelp | null {
  const notice = noticeDanger(text);
  if (notice === null) return null;
  const language = languageOfText(text);
  return language === null
    ? helpFor(notice, lines, reader)
    : { ...helpFor(notice, lines, language), language };
}

function languageOfText(text: string): MainLanguage | null {
  return languageOf(text, fold(text).split(" "));
}
