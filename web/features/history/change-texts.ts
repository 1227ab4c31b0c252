import { isUuid } from "#domain/base/contract/uuid.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { ListingPart } from "#domain/services/listing.ts";
import type { HistoryWords } from "#words/compiled/history/history.ts";
import { wordNamed } from "../../base/words/words.ts";
import { type FieldWords, valueText } from "../listings/value-text.ts";

/** Format of instants on the wire. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Texts for the names and values of a change. */
export interface FieldTexts {
  readonly history: HistoryWords;
  readonly fields: FieldWords;
  /** Labels of fields that are no service's, by their wire names. */
  readonly labels: (thing: string, field: string) => string | null;
  /** Names of ids in a change; absent: ids are shown as they are. */
  readonly names?: ListedChange["names"];
  /** Words for codes, such as kinds of hard night, and for an id whose record is gone. */
  readonly values?: Readonly<Record<string, string>>;
  readonly gone?: string;
}

/** A field in the reader's words; of one that is newer than the page, its name. */
export function fieldLabel(thing: string, field: string, { history, fields, labels }: FieldTexts): string {
  const entered = thing === "SERVICE" ? ENTERED_FIELDS.find((each) => each === field) : undefined;
  if (entered !== undefined) return fields.fields.labels[entered];
  return labels(thing, field) ?? wordNamed(history.internal, field) ?? field;
}

/** Puts a field's value in words; empty where it has none. */
export function fieldText(thing: string, field: string, value: unknown, texts: FieldTexts): string {
  const entered = thing === "SERVICE" ? ENTERED_FIELDS.find((each) => each === field) : undefined;
  if (entered === undefined) return plainText(value, texts);
  const part: ListingPart = Object.assign({}, { [field]: value });
  return valueText(entered, part, texts.fields);
}

function plainText(value: unknown, texts: FieldTexts): string {
  const { history, fields, names, values = {}, gone } = texts;
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? fields.fields.yes : fields.fields.no;
  if (Array.isArray(value)) return value.map((one) => plainText(one, texts)).join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  const named = names?.find(({ id }) => id === text);
  if (named !== undefined) return named.name;
  if (isUuid(text)) return gone ?? text;
  if (INSTANT.test(text)) return fields.dateTime(text);
  return (
    wordNamed(values, text) ?? wordNamed(history.roles, text) ?? wordNamed(history.internal, text) ?? text
  );
}

/** The values of a part by their wire names; none where it is null. */
export function toValueMap(part: ListedChange["before"]): ReadonlyMap<string, unknown> {
  return typeof part === "object" && part !== null ? new Map(Object.entries(part)) : new Map();
}
