/** Puts slips of writing right that leave no doubt: `1O:OO`, `->`, `medio día`, `5.º`, `Thurs nite`. */

/** Each pattern with what is meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[-=]{1,2}>|→|»/gu, " - "],
  [/(\d)[.] ?([ºª°])/gu, "$1$2"],
  [/\bmedio d[ií]a\b/giu, "mediodía"],
  [/\bmedia noche\b/giu, "medianoche"],
  [/\bnada m[aá]s\b/giu, "solamente"],
  [/\b(closed|cerrado|cerrada|cerramos|no abrimos) (?:all day|todo el d[ií]a)\b/giu, "$1"],
  [/(\d)([ap]) (?=M(?:-F|-Th|-Sa|\/W|WF)\b)/giu, "$1$2m "],
  [/([ap]m?|\d) ?(?:[.] ?){3,6}(?=\d)/giu, "$1 - "],
  [/\b(m)0(nday|n)\b/giu, "$1o$2"],
  [/\bfr1(day)?\b/giu, "fri$1"],
  [/\bc1osed\b/giu, "closed"],
  [/\bfirst thing\b/giu, ""],
  [/\bnites?\b/giu, "night"],
  [/\bmorns?\b/giu, "morning"],
  [/\bwknds?\b/giu, "weekend"],
  [/\bd (?=(?:la|las|el|lunes|martes)\b|\d)/giu, "de "],
  [/\b1st (?:-|through|thru|to) 3rd\b/giu, "1st, 2nd and 3rd"],
  [/\b1st (?:-|through|thru|to) 4th\b/giu, "1st, 2nd, 3rd and 4th"],
  [/\b(1st|2nd|3rd|4th) or (2nd|3rd|4th|5th)\b/giu, "$1 and $2"],
  [/\b(?:primer|1er) o (?:tercer|3er)\b/giu, "primer y tercer"],
];

/** Letters that a scanner takes for digits, in a time with at least one digit. */
const SCANNED = /\b[\dOolI]{1,2}:[\dOolI]{2}(?![\dA-Za-z])/gu;

const toDigits = (time: string): string =>
  /\d/u.test(time) ? time.replace(/[Oo]/gu, "0").replace(/[lI]/gu, "1") : time;

export const withoutSlips = (text: string): string =>
  SLIPS.reduce((rest, [slip, meant]) => rest.replace(slip, meant), text).replace(SCANNED, toDigits);
