/**
 * Keys that lie side by side, as rows and as slanting columns, of English and Spanish keyboards; letters and digits in
 * their order. A run is a piece of one of them, in either direction.
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

/** A shorter piece of a run happens in any word. */
const MIN_RUN = 3;

/** The longest group of characters of which a repetition is found at once: "abcabc", "121212". */
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
 * Whether a password is one that the list of leaked ones lacks and everyone would guess as soon: nothing but runs of
 * letters, digits or keys, one group repeated, or a word of the product (rule accounts 37).
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

/** How many characters at the beginning are a piece of a run or one character again and again. */
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
