/** What was typed of a crisis line and not saved, in the session's storage. */

const keyOf = (line: string): string => `line-draft:${line}`;

/** The fields of a draft; null where there is none, or it is of another form. */
export function readLineDraft<Field extends string>(
  line: string,
  fields: readonly Field[],
): Record<Field, string> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(line)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const texts = new Map<string, unknown>(Object.entries(kept));
    const draft = Object.fromEntries(fields.map((field) => [field, texts.get(field)]));
    return isDraft(draft, fields) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft<Field extends string>(
  value: Record<string, unknown>,
  fields: readonly Field[],
): value is Record<Field, string> {
  return fields.every((field) => typeof value[field] === "string");
}

/** @param draft null: it was saved, or thrown away */
export function writeLineDraft(line: string, draft: Readonly<Record<string, string>> | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(line));
    else sessionStorage.setItem(keyOf(line), JSON.stringify(draft));
  } catch {
    // Full or forbidden: it still holds while the page lives.
  }
}
