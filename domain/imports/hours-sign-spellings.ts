/** Signs, line breaks and spaces as posters, messages and PDFs have them, put into those of other texts. */

/** Clocks, calendars, stars and what else only adorns a text; not a telephone, nor the sun or the moon, which say when. */
const ORNAMENTS =
  /[\u{1F550}-\u{1F567}⌚⌛⏰-⏳📅📆🗓★☆✦✧✨⭐🌟📍📌🏠🏢❤🙏🎉🍎🥫🍞🍽🍲🥕🛒👉➤►▶◆◇❖✶✴❗‼]|\u{FE0F}|\u{200D}/gu;
const TELEPHONES = /[☎📞📱]/gu;
/** Matches a cross behind days or a bar: `Sat | ✕`. */
const CROSSES = /(?<=[\p{L}|:,.-] {0,3})[✕✖✗✘❌⛔🚫](?=\s|$|[|,;.])/gu;

/** `MONDAY9-12PMTUESDAY1-4PM`, `16:00S09:00`: what is glued together in a PDF. */
const ENGLISH_DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const SPANISH_DAY = "(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lun|mie|jue|vie|sab|dom)";
const NEXT_DAY = new RegExp(
  `(\\d ?[ap]\\.?m\\.?|:[0-5]\\d|noon|closed|cerrado)(?=(?:${ENGLISH_DAY}|${SPANISH_DAY}|closed|cerrado)(?:[-:.\\d ]|$))`,
  "gu",
);
const NEXT_LETTER = /(:[0-5]\d)(?=(?:[lmjvsd]|ma|mi|l-v|m-f|sa|su)\d{1,2}:\d)/gu;
/** `10AM2PM`, `9:00AM12:00PM`: two times of one span have lost their dash. */
const LOST_DASH = /(\d ?[ap]m)(?=\d{1,2}(?::[0-5]\d)? ?[ap]m)/gu;

/** Matches a word that continues on the next line; two days with a dash between them are not such a word. */
const BROKEN = /(\p{L}{2,12})-[ ]?\n[ ]?(?=(\p{L}{2,12}))/gu;
const IS_DAY = new RegExp(`^(?:${ENGLISH_DAY}|${SPANISH_DAY}|mar|th|tu|sa|su|ma|mi|am|pm)$`, "u");

/** A text in lower case without accents, without ornaments and with what belongs together or apart as it would be written. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(ORNAMENTS, " ")
    .replace(TELEPHONES, " phone ")
    .replace(CROSSES, "closed")
    .replace(BROKEN, (whole, before: string, after: string) =>
      IS_DAY.test(before) && IS_DAY.test(after) ? whole : before,
    )
    .replace(NEXT_DAY, "$1; ")
    .replace(NEXT_LETTER, "$1; ")
    .replace(LOST_DASH, "$1 - ");
