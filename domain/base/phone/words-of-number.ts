/** Assigns the words around telephone numbers to them, and drops words that only say that something is a number. */

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
/** Words before a number that only say that it is one: "Tel. ", ": ", "Number: ". */
const LEADING = new RegExp(
  `^(?:[\\s.:#,;=-]|(?:${LABEL})\\b(?=[\\s.:#=(+-]*[\\d(+]|\\s*[.:#=-]))+(?=.)`,
  "iu",
);
/** Words that add nothing to a number. */
const SAYS_NO_MORE =
  /^(?:(?:the|main|direct|general|business|local)? ?(?:tele(?:phone|f)?|phones?|tel(?:[eé]fonos?)?|ph|numbers?|n[uú]meros?|no|call|voice|line|office|main|principal|p|t)[ .:]*)+$/iu;

/** Removes words that only announce the number after them. */
export function withoutLabels(text: string): string {
  return text.replace(LEADING, "").trim();
}

/**
 * Assigns the words around several numbers to each of them: by the signs between them, else by whether the text begins
 * with a word or a number.
 *
 * @param before the text before the first number
 * @param gaps for each number, the text after it up to the next
 */
export function shareWords(before: string, gaps: readonly string[]): string[] {
  const words = gaps.map(() => ["", ""]);
  const last = withoutEmptyLabel(before, gaps[gaps.length - 1] ?? "");
  const add = (at: number, place: 0 | 1, text: string): void => {
    const pair = words[at];
    if (pair !== undefined) pair[place] = text;
  };
  add(0, 0, before);
  const labels = detectLabels(before, last);
  for (const [at, gap] of gaps.entries()) {
    if (at === gaps.length - 1) add(at, 1, last);
    else {
      const { behind, ahead } = split(gap, labels);
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

/** A label without a number at the end of a gap: in "Phone: 305-555-0101 Fax:" the fax is missing. */
const EMPTY_LABEL = /[\s,;|/][\p{L}/.]{1,20} ?: ?(?:n\/?a|none|-+)?$/iu;

function withoutEmptyLabel(before: string, last: string): string {
  return withoutSigns(before) === "" ? last : last.replace(EMPTY_LABEL, "");
}

/** Where the words of several numbers are; `bracketed`: before each, in brackets. */
type Labels = "follow" | "lead" | "bracketed";

function detectLabels(before: string, last: string): Labels {
  if (withoutSigns(before) === "" && withoutSigns(last) !== "") return "follow";
  return /^\([^()]*\) ?\(?$/u.test(before) && withoutSigns(last) === "" ? "bracketed" : "lead";
}

const BRACKETS = /^ ?\([^()]*\)/u;
const SEPARATOR = /[;|,\n]|^\/|[^\d]\/|\/(?!\d)| - |\b(?:or|and|o|y|then)\b/iu;
/** A sign between a number and the label after it, if another sign separates the numbers: "305-555-0101 - F, ". */
const SIGN_OF_MARK = /^ ?[-:/] ?(?=\p{L}{1,9}\.? ?(?:[;|,/]| - ))/u;
/** Labels joined by a slash, such as "V/TTY", are one label. */
const BETWEEN_MARKS =
  /\b(voice|voz|v|tel|tel[eé]fono|phone|ph|p|t|tty|tdd|fax|fx|f|vp)(\.?)\/(?=(?:voice|voz|v|tel|tel[eé]fono|phone|ph|p|t|tty|tdd|fax|fx|f|vp)\b)/giu;
/** Placeholder for a slash that does not separate anything. */
const HELD = "\uE000";

/**
 * Splits the text between two numbers into the words about the number before it and those about the number after it.
 */
function split(gap: string, labels: Labels): { behind: string; ahead: string } {
  const { behind, ahead } = splitHeld(gap.replace(BETWEEN_MARKS, `$1$2${HELD}`), labels);
  return { behind: behind.replaceAll(HELD, "/"), ahead: ahead.replaceAll(HELD, "/") };
}

function splitHeld(gap: string, labels: Labels): { behind: string; ahead: string } {
  const brackets = labels === "bracketed" ? "" : (BRACKETS.exec(gap)?.[0] ?? "");
  const tail = gap.slice(brackets.length);
  const rest = labels === "follow" ? tail.replace(SIGN_OF_MARK, " ") : tail;
  const sign = SEPARATOR.exec(rest);
  if (sign !== null) {
    const behind = brackets + rest.slice(0, sign.index);
    return { behind, ahead: rest.slice(sign.index + sign[0].length) };
  }
  const isLabel = /[:.#] ?\(?$/u.test(rest) || labels !== "follow";
  return isLabel ? { behind: brackets, ahead: rest } : { behind: brackets + rest, ahead: "" };
}

/** Trims signs left over from removed text; empty if the rest only says that it is a number. */
function tidy(text: string): string {
  const own = withoutSigns(text);
  return SAYS_NO_MORE.test(own) ? "" : own;
}

function withoutSigns(text: string): string {
  const bare = text
    .replace(/^(?:[\s,;:|/.&=·•-]|\b(?:or|and|o|y)\b)+/iu, "")
    .replace(/(?:[\s,;:|/&=·•(-]|\b(?:or|and|o|y)\b)+$/iu, "")
    .trim();
  const inner = /^\(([^()]*)\)$/u.exec(bare)?.[1] ?? bare;
  const opened = (inner.match(/\(/gu) ?? []).length;
  const closed = (inner.match(/\)/gu) ?? []).length;
  const whole = opened === closed ? inner : inner.replace(/[()]/gu, "");
  return whole.trim();
}
