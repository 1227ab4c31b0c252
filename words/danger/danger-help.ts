import type { Language, MainLanguage } from "#domain/base/languages/language.ts";
import { fold } from "#domain/base/text/fold.ts";
import { guessLanguage } from "#domain/base/text/language-of.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import type { NamedDanger } from "#domain/danger/danger-header.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import { linesForDanger } from "#domain/danger/danger-lines.ts";
import { dangerSentence, needSentence } from "#domain/danger/danger-sentence.ts";
import { noticeDanger } from "#domain/danger/notice-danger.ts";
import { answeredAs } from "#domain/danger/other-pills.ts";
import { tellsOfAnother } from "#domain/danger/tells-of-another.ts";
import { wordsIn } from "../base/words-in.ts";
import { danger as english } from "../compiled/en/danger/danger.ts";
import { danger as spanish } from "../compiled/es/danger/danger.ts";

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
  return guessLanguage(text, fold(text).split(" "));
}
