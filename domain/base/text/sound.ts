/**
 * Reduces a folded word to its sound, for people who write by ear, mostly in Spanish: b = v, s = c = z, g = j, ll = y,
 * h is silent, and doubled letters count once. Words that sound alike have the same result.
 */
export function reduceToSound(word: string): string {
  return word
    .replace(/qu(?=[ei])/gu, "k")
    .replace(/c(?=[ei])/gu, "s")
    .replace(/ch/gu, "#")
    .replace(/g(?=[ei])/gu, "j")
    .replace(/gu(?=[ei])/gu, "g")
    .replace(/ph/gu, "f")
    .replace(/ll/gu, "y")
    .replace(/h/gu, "")
    .replace(/[cq]/gu, "k")
    .replace(/z/gu, "s")
    .replace(/v/gu, "b")
    .replace(/x(?=[aeiou])/gu, "j")
    .replace(/w(?=[aeiou])/gu, "gu")
    .replace(/n(?=[bp])/gu, "m")
    .replace(/(.)\1+/gu, "$1");
}
