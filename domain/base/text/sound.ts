/**
 * How a folded word sounds to who writes by ear, in Spanish above all: b and v, s, c and z, g and j, ll and y
 * are one, h is none, and a doubled letter is a single one. Words of one sound have one text.
 */
export function soundOf(word: string): string {
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
