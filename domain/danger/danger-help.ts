import { wordsIn } from "#words/base/words-in.ts";
import { danger as english } from "#words/compiled/en/danger/danger.ts";
import { danger as spanish } from "#words/compiled/es/danger/danger.ts";
import type { Language, MainLanguage } from "../base/languages/language.ts";
import { fold } from "../base/text/fold.ts";
import { languageOf } from "../base/text/language-of.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import type { NamedDanger } from "./danger-header.ts";
import type { DangerHelp } from "./danger-help-reply.ts";
import { linesForDanger } from "./danger-lines.ts";
import { dangerSentence, needSentence } from "./danger-sentence.ts";
import { noticeDanger } from "./notice-danger.ts";
import { answeredAs } from "./other-pills.ts";
import { tellsOfAnother } from "./tells-of-another.ts";

/** More lines would push the results out of sight; the page of crisis lines lists the others. */
const MAX_LINES = 4;

const WORDS = { en: english, es: spanish };

/**
 * Composes the help for a danger.
 *
 * @param now epoch milliseconds
 * @param language of the sentence
 * @param isOfAnother whether the text is about another person
 */
export function helpFor(
  named: NamedDanger,
  lines: readonly PublicCrisisLine[],
  { now, language, isOfAnother = false }: { now: number; language: Language; isOfAnother?: boolean },
): DangerHelp {
  const { family, isNow, hintedOnly } = named;
  const words = wordsIn("danger", language, WORDS);
  return {
    family,
    isNow,
    isHint: hintedOnly,
    text: hintedOnly ? needSentence(family, words) : dangerSentence(named, isOfAnother, words),
    lines: linesForDanger(named, lines, now).slice(0, MAX_LINES),
  };
}

/**
 * Composes help for the danger that a text names, in the language of the text; null: it names none.
 *
 * @param now epoch milliseconds
 * @param reader the reader's language, for a text whose language is unclear
 */
export function helpInDanger(
  text: string,
  lines: readonly PublicCrisisLine[],
  { now, reader }: { now: number; reader: Language },
): DangerHelp | null {
  const notice = answeredAs(noticeDanger(text), text);
  if (notice === null) return null;
  const language = languageOfText(text);
  const help = helpFor(notice, lines, {
    now,
    language: language ?? reader,
    isOfAnother: tellsOfAnother(text),
  });
  return language === null ? help : { ...help, language };
}

function languageOfText(text: string): MainLanguage | null {
  return languageOf(text, fold(text).split(" "));
}
