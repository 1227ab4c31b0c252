/** Placeholder in a text for a part that is filled in. */
const GAP = "{}";

/**
 * Translates the reason for which an import set something aside, was refused or stopped; null where the reason is
 * unknown.
 *
 * @param reason as the importer writes it, or with `…` for quoted texts and `n` for numbers
 * @param english the texts of all reasons, as the importer writes them, with `{}` for each part that differs
 * @param words the same texts in the other language, their parts in the same order
 * @param part text shown for a part that is filled in
 */
export function reasonInWords<Names extends string>(
  reason: string,
  english: Readonly<Record<Names, string>>,
  words: Readonly<Record<Names, string>>,
  part: (text: string) => string = (text) => text,
): string | null {
  for (const name in english) {
    const parts = partsIn(reason, english[name]);
    if (parts !== null) {
      const fixed = words[name].split(GAP);
      return fixed.map((text, index) => `${text}${part(parts[index] ?? "")}`).join("");
    }
  }
  return null;
}

/** Returns the parts of a text in the gaps of a pattern; null where the text does not match it. */
function partsIn(text: string, pattern: string): string[] | null {
  const [first = "", ...fixed] = pattern.split(GAP);
  const last = fixed.pop();
  if (last === undefined) return text === first ? [] : null;
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const parts: string[] = [];
  let from = first.length;
  for (const next of fixed) {
    const at = text.indexOf(next, from);
    if (at === -1) return null;
    parts.push(text.slice(from, at));
    from = at + next.length;
  }
  const end = text.length - last.length;
  return end < from ? null : [...parts, text.slice(from, end)];
}
