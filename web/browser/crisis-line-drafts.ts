import { getSessionItem, setSessionItem } from "./session-storage.ts";

/** What was typed of a crisis line and not saved, in the session's storage. */

const keyOf = (line: string): string => `line-draft:${line}`;

/** The fields of a draft; null where there is none, or it is of another form. */
export function readCrisisLineDraft<Field extends string>(
  line: string,
  fields: readonly Field[],
): Record<Field, string> | null {
  const stored = getSessionItem<Record<string, unknown>>(keyOf(line));
  return stored !== null && isDraft(stored, fields) ? stored : null;
}

function isDraft<Field extends string>(
  value: Record<string, unknown>,
  fields: readonly Field[],
): value is Record<Field, string> {
  return fields.every((field) => typeof value[field] === "string");
}

/** @param draft null: it was saved, or thrown away */
export function writeCrisisLineDraft(line: string, draft: Readonly<Record<string, string>> | null): void {
  setSessionItem(keyOf(line), draft);
}
