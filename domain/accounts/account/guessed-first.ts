/**
 * Runs: adjacent keys of English and Spanish keyboards, as rows and slanting columns, and letters and digits in order.
 * Any piece of one counts, in either direction.
 */
const RUNS: readonly string[] = [
  "abcdefghijklmnopqrstuvwxyz",
  "abcdefghijklmnñopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjklñ",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
].flatMap((run) => [run, [...run].reverse().join("")]);

/** Shorter pieces of a run occur in ordinary words. */
const MIN_RUN = 3;

/** Longest group of characters whose repetition is recognized: "abcabc", "121212". */
const MAX_REPEATED_GROUP = 3;

/** Words that an attacker would try first at this product and that no list of leaked passwords contains. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set([
  "amparo",
  "administrator",
  "administrador",
  "contraseña",
  "provider",
  "proveedor",
  "volunteer",
  "voluntario",
  "service",
  "servicio",
  "shelter",
  "albergue",
]);

/**
 * Whether attackers would guess a password early though no list of leaked ones has it: it is only runs of letters,
 * digits or keys, one repeated group, or a word of the product (rule accounts 37).
 *
 * @param password in any case of its letters
 */
export function isGuessedFirst(password: string): boolean {
  const lower = password.toLowerCase();
  return PRODUCT_WORDS.has(lower) || isRepetition([...lower]) || isMadeOfRuns(lower);
}

function isRepetition(characters: readonly string[]): boolean {
  return Array.from({ length: MAX_REPEATED_GROUP }, (_, index) => index + 1).some(
    (group) =>
      characters.length >= 2 * group &&
      characters.every((character, index) => character === characters[index % group]),
  );
}

function isMadeOfRuns(text: string): boolean {
  let rest = text;
  while (rest !== "") {
    const length = lengthOfRun(rest);
    if (length < MIN_RUN) return false;
    rest = rest.slice(length);
  }
  return text !== "";
}

/** Returns how many leading characters are a piece of a run or the same character repeated. */
function lengthOfRun(text: string): number {
  let length = 0;
  while (length < text.length && isOneRun(text.slice(0, length + 1))) length += 1;
  return length;
}

function isOneRun(piece: string): boolean {
  return (
    RUNS.some((run) => run.includes(piece)) || [...piece].every((character) => piece.startsWith(character))
  );
}
