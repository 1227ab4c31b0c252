/** Reads extensions (digits dialed once the call is answered) where they follow a number in text (rule phones 2). */

/** Words that an extension follows. */
const EXTENSION =
  /^[ ,;.:(-]*(?:extensi(?:on|ón)\b|extn\b|ext(?![a-z])|ext(?=\d)|xt(?=[ .]*\d)|x(?=[ .:]*(?:\d|opt))|local\b|loc\b|int(?:erno)?\b|anexo\b|#)[ .:=#-]*(?:opt(?:ion)?[ .]*)?/iu;
/** Words that introduce a key to press once someone answers. */
const KEY =
  /^[ ,;.:(-]*(?:then +)?(?:opt(?:ion)?|opci[oó]n|press|push|dial|presione|oprima|pulse|marque)\b[ .:#-]*(?:(?:option|opci[oó]n|el)\b[ .:]*)?/iu;
/** One or several: `12`, `12 or 13`, `101-103`. */
const VALUE = /^[*#]?\d{1,7}#?(?: ?(?:,|&|\/|-|\bor\b|\band\b|\bo\b|\by\b) ?\d{1,7})*(?![\d:])/iu;
/** Words that follow a key which is one of several choices: "press 1 for English". */
const CHOICE = /^[ ,]*(?:for|para|to|if|si|as|en)\b/iu;
/** Pauses as phones store them, or digits alone at the end. */
const BARE = /^(?: ?[,;pw]+ ?| +)(\d{1,6})[ .#]*$/iu;

/**
 * Reads the extension at the start of the text after a number, as it is stored (`12`, `option 2`), and returns the
 * rest.
 *
 * @param isLast whether no other number follows
 */
export function extensionAtStart(
  text: string,
  isLast: boolean,
): { readonly extension: string | null; readonly rest: string } {
  const word = EXTENSION.exec(text) ?? KEY.exec(text);
  if (word !== null) {
    const value = VALUE.exec(text.slice(word[0].length))?.[0];
    const rest = text.slice(word[0].length + (value?.length ?? 0));
    const isKey = /opt|opci|press|push|dial|presione|oprima|pulse|marque/iu.test(word[0]);
    if (value !== undefined && !(isKey && CHOICE.test(rest))) {
      const closed = /\(/u.test(word[0]) ? rest.replace(/^ ?\)/u, "") : rest;
      const key = isKey ? `option ${value}` : value;
      return { extension: key.replace(/ ?(,|&|\/|-) ?/gu, "$1").replace(/,/gu, ", "), rest: closed };
    }
  }
  const bare = isLast ? BARE.exec(text)?.[1] : undefined;
  return bare === undefined ? { extension: null, rest: text } : { extension: bare, rest: "" };
}

/** Reads the extension column of an imported table and returns it as stored; null where it is not an extension. */
export function cleanExtension(raw: string | null): string | null {
  if (raw === null || raw.length > 100) return null;
  const text = raw
    .normalize("NFKC")
    .replace(/^\s*(?:extension|extensión|ext|x|#)\s*[.:]?\s*/iu, "")
    .replace(/\b(?:opt(?:ion)?|press)\s*(?=\d)/iu, "option ")
    .replace(/\s+/gu, " ")
    .trim();
  return /^(?:option )?[0-9][0-9 ,&/a-z-]{0,19}$/iu.test(text) ? text : null;
}
