/** The words around telephone numbers: which belong to which number, and which only say that it is one. */

/** Quotation marks, and invisible characters. */
const UNSEEN = /["“”«»`]|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
const SCHEME = /^ ?(?:tel|sms|callto|skype|facetime|whatsapp|https?:\/\/wa\.me)[:/] ?(?=[+(\d%])/iu;

/** One line without invisible marks and the scheme of a link, with digits of any width as 0–9. */
export function plainText(raw: string): string {
  return raw
    .normalize("NFKC")
    .replace(/\\n|\r\n?|\n/gu, "; ")
    .replace(/\s+/gu, " ")
    .replace(UNSEEN, "")
    .replace(DASHES, "-")
    .replace(SCHEME, "")
    .replace(/%2b/giu, "+")
    .replace(/%20/gu, " ")
    .replace(/^'|'$/gu, "")
    .trim();
}

const LABEL =
  "tele(?:phone|f)?|phones?|tel(?:[eé]fonos?)?|ph|numbers?|n[uú]meros?|no|call|voice|cell|mobile|landline|toll[ -]?free|whatsapp|p|t|f|m";
/** A word before a number that says no more than that it is one: "Tel. ", ": ", "Number: ". */
const LEADING = new RegExp(
  `^(?:[\\s.:#,;=-]|(?:${LABEL})\\b(?=[\\s.:#=(+-]*[\\d(+]|\\s*[.:#=-]))+(?=.)`,
  "iu",
);
/** Words that say nothing more beside a number. */
const SAYS_NO_MORE =
  /^(?:(?:the|main|direct|general|business|local)? ?(?:tele(?:phone|f)?|phones?|tel(?:[eé]fonos?)?|ph|numbers?|n[uú]meros?|no|call|voice|line|office|main|principal|p|t)[ .:]*)+$/iu;

/** A text without the words before its number that only announce it. */
export function withoutLabels(text: string): string {
  return text.replace(LEADING, "").trim();
}

/**
 * Shares the words around several numbers out: by the signs between them, else as the text begins, with a word before
 * its first number or with a number.
 *
 * @param before what stands before the first number
 * @param gaps what stands behind each of them, up to the next
 */
export function shareWords(before: string, gaps: readonly string[]): string[] {
  const words = gaps.map(() => ["", ""]);
  const add = (at: number, place: 0 | 1, text: string): void => {
    const pair = words[at];
    if (pair !== undefined) pair[place] = text;
  };
  add(0, 0, before);
  const labelsFollow = tidy(before) === "" && tidy(gaps[gaps.length - 1] ?? "") !== "";
  for (const [at, gap] of gaps.entries()) {
    if (at === gaps.length - 1) add(at, 1, gap);
    else {
      const { behind, ahead } = split(gap, labelsFollow);
      add(at, 1, behind);
      add(at + 1, 0, ahead);
    }
  }
  return words.map((pair) =>
    pair
      .map(tidy)
      .filter((text) => text !== "" && !SAYS_NO_MORE.test(text))
      .join(", "),
  );
}

const BRACKETS = /^ ?\([^()]*\)/u;
const SEPARATOR = /[;|,\n]|^\/|[^\d]\/|\/(?!\d)| - |\b(?:or|and|o|y|then)\b/iu;

/** What stands between two numbers, as what is said of the one behind and of the one ahead. */
function split(gap: string, labelsFollow: boolean): { behind: string; ahead: string } {
  const brackets = BRACKETS.exec(gap)?.[0] ?? "";
  const rest = gap.slice(brackets.length);
  const sign = SEPARATOR.exec(rest);
  if (sign !== null) {
    const behind = brackets + rest.slice(0, sign.index);
    return { behind, ahead: rest.slice(sign.index + sign[0].length) };
  }
  const isLabel = /[:.#] ?\(?$/u.test(rest) || !labelsFollow;
  return isLabel ? { behind: brackets, ahead: rest } : { behind: brackets + rest, ahead: "" };
}

/** Without signs at its ends that belonged to what was taken out of it. */
function tidy(text: string): string {
  const bare = text
    .replace(/^(?:[\s,;:|/.&=-]|\b(?:or|and|o|y)\b)+/iu, "")
    .replace(/(?:[\s,;:|/&=(-]|\b(?:or|and|o|y)\b)+$/iu, "")
    .trim();
  const inner = /^\(([^()]*)\)$/u.exec(bare)?.[1] ?? bare;
  const opened = (inner.match(/\(/gu) ?? []).length;
  const closed = (inner.match(/\)/gu) ?? []).length;
  const whole = opened === closed ? inner : inner.replace(/[()]/gu, "");
  return withoutLabelsAlone(whole.trim());
}

function withoutLabelsAlone(text: string): string {
  return SAYS_NO_MORE.test(text) ? "" : text;
}
