/** Invisible characters: soft hyphens, zero-width characters and directional marks. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    у: "y",
    х: "x",
    і: "i",
    ѕ: "s",
    ј: "j",
    ԁ: "d",
    ӏ: "l",
    α: "a",
    ο: "o",
    ι: "i",
    ν: "v",
  }),
);

/** Returns a message as it looks: without invisible characters, and with Latin letters in place of look-alikes. */
export function plainLetters(message: string): string {
  return message
    .replace(UNSEEN, "")
    .replace(/[\u0370-\u052F]/gu, (letter) => LOOK_ALIKES.get(letter.toLowerCase()) ?? letter);
}
