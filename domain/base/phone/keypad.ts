/** Letters on telephone keys, starting at 2. */
const KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"] as const;

/** Spells a text as keys to press: `HELP` is 4357. Digits stay, and everything else is dropped. */
export function keysOfLetters(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      if (/\d/.test(letter)) return letter;
      const at = KEYS.findIndex((letters) => letters.includes(letter));
      return at === -1 ? "" : String(at + 2);
    })
    .join("");
}

/** The letters on the key of a digit; "" for 0 and 1. */
export function lettersOfKey(digit: string): string {
  return KEYS[Number(digit) - 2] ?? "";
}
