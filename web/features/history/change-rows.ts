import type { ListedChange } from "#domain/history/history-calls.ts";
import type { HistoryWords } from "#domain/words/en/history.ts";
import type { HistoryPageWords } from "#domain/words/en/history-page.ts";
import { wordNamed } from "../../words/words.ts";

/** The words of changes. */
export interface ChangeWords {
  readonly history: HistoryWords;
  readonly page: HistoryPageWords;
}

/** What was done, in words. */
export function actionText({ thing, action }: ListedChange, { history, page }: ChangeWords): string {
  const own = thing === "USER" ? wordNamed(page.userActions, action) : null;
  return own ?? wordNamed(history.actions, action) ?? history.other;
}

/** Who did it: a name, or a role where the account is gone. */
export function actorText({ by }: ListedChange, { history }: ChangeWords): string {
  if (by.displayName !== null) return by.displayName;
  if (by.id === null) return by.role === "OPERATOR" ? history.operator : history.system;
  return history.somebody((wordNamed(history.roles, by.role) ?? by.role).toLowerCase());
}

/** The fields of a change with their values before and after, as text. */
export function changedValues({ before, after }: ListedChange): { field: string; was: string; is: string }[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields
    .map((field) => ({ field, was: was.get(field) ?? "", is: is.get(field) ?? "" }))
    .filter((value) => value.was !== value.is);
}

function entriesOf(value: unknown): ReadonlyMap<string, string> {
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).map(([field, one]) => [field, valueText(one)]));
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isList ? value.join(", ") : JSON.stringify(value);
}

/** The cells of a CSV file: a heading, then a row for each field of each change. */
export function csvRows(changes: readonly ListedChange[], words: ChangeWords): string[][] {
  const { columns, things } = words.page;
  const rows = changes.flatMap((change) => {
    const head = [
      change.at,
      wordNamed(things, change.thing) ?? change.thing,
      change.name ?? "",
      change.thingId,
      actionText(change, words),
      actorText(change, words),
      change.by.role,
    ];
    const values = changedValues(change);
    const cells = values.length === 0 ? [["", "", ""]] : values.map(({ field, was, is }) => [field, was, is]);
    return cells.map((cell) => [...head, ...cell, change.why ?? ""]);
  });
  return [Object.values(columns), ...rows];
}
