import type { Language, MainLanguage } from "#domain/base/languages/language.ts";

/** Catalogues of words by the names of what their files export (`openingHours`), in another language than these. */
export type TranslateWords = <Catalogues extends object>(english: Catalogues) => Catalogues;

/** Words of the main languages, which the caller has already imported. */
type MainWords<Words> = Readonly<Record<MainLanguage, Words>>;

const further: Partial<Record<Language, TranslateWords>> = {};

/** Makes a further language one that words are there in (`prepareWords`). */
export function addWords(language: Language, words: TranslateWords): void {
  further[language] = words;
}

/** Returns catalogs in a language, from the English ones; unchanged where the language was not prepared. */
export function catalogues<Catalogues extends object>(language: Language, english: Catalogues): Catalogues {
  const translate = further[language];
  return translate === undefined ? english : translate(english);
}

/** The catalog of this name in the reader's language. */
export function wordsIn<Words>(name: string, language: Language, { en, es }: MainWords<Words>): Words {
  return language === "es" ? es : (catalogues(language, { [name]: en })[name] ?? en);
}

/** Loads a file of words in the reader's language, and no other. */
export function loadWords<File extends object>(
  language: Language,
  files: MainWords<() => Promise<File>>,
): Promise<File> {
  return language === "es" ? files.es() : files.en().then((file) => catalogues(language, file));
}
