import { splitWords } from "../base/text/fold.ts";

/** Letters that digits and signs replace: "suic1de", "k!ll", "m4tar". */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};
const STARS = /[*#_]/u;
/** Characters that separate words, even in a text that masks letters with stars. */
const BETWEEN_WORDS = /([^a-z\d*#_]+)/iu;
const SPACED = /(?<![a-z])(?:[a-z][ .-]){3,}[a-z](?![a-z])/giu;
const JOINED =
  `kill myself|killing myself|kill himself|kill herself|hurt myself|wanna die|want to die|end it all|end my life|
  want to kill myself|wanna kill myself|me quiero matar|me quiero morir|quiero morir|quiero morirme|quitarme la vida|no quiero vivir|help me please|
  cant breathe|not breathing|no respira|mi esposo me pega|me pega`
    .split("|")
    .map((phrase) => phrase.trim());
const JOINED_PHRASES = JOINED.map((phrase) => [phrase.replaceAll(" ", ""), phrase] as const).filter(
  ([joined]) => joined.length > 7,
);

/**
 * Returns the folded words of a message without disguises: digits and stars in place of letters, spaces between
 * letters, and words run together.
 *
 * @param telling words of danger
 */
export function unmasked(message: string, telling: ReadonlySet<string>): readonly string[] {
  const plain = message
    .replaceAll(SPACED, (letters) => letters.replaceAll(/[ .-]/gu, ""))
    .split(BETWEEN_WORDS)
    .map((word) => behindStars(word.toLowerCase(), telling) ?? word)
    .join("")
    .replaceAll(/(?<=[a-z])[@$!|](?=[a-z])/giu, (sign) => LETTERS[sign] ?? sign);
  return splitWords(plain)
    .map((word) => behindDigits(word, telling))
    .flatMap((word) => JOINED_PHRASES.find(([joined]) => word.includes(joined))?.[1].split(" ") ?? [word]);
}

function behindStars(word: string, telling: ReadonlySet<string>): string | null {
  if (!STARS.test(word) || !/^[a-z]/u.test(word)) return null;
  for (const known of telling) {
    if (known.length !== word.length) continue;
    if (Array.from(word).every((letter, at) => /[*#_\d-]/u.test(letter) || letter === known[at]))
      return known;
  }
  return null;
}

function behindDigits(word: string, telling: ReadonlySet<string>): string {
  if (!/\d/u.test(word) || !/[a-z]/u.test(word)) return word;
  const withI = Array.from(word, (letter) => LETTERS[letter] ?? letter).join("");
  if (telling.has(withI)) return withI;
  const withL =
    withI === word
      ? word
      : Array.from(word, (letter) => (letter === "1" ? "l" : (LETTERS[letter] ?? letter))).join("");
  return telling.has(withL) ? withL : word;
}
