import { KEY_ACTOR } from "#domain/base/history/actions.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import type { HistoryPageWords } from "#words/compiled/history/history-page.ts";
import { wordNamed } from "../../base/words/words.ts";
import { type FieldTexts, fieldLabel, fieldText, toValueMap } from "./change-texts.ts";

/** The words of changes. */
export interface ChangeWords extends FieldTexts {
  readonly page: HistoryPageWords;
}

/** Describes an act in words. */
export function actionText({ thing, action }: ListedChange, { history, page }: ChangeWords): string {
  const ofThing = Object.entries(page.thingActions).find(([key]) => key === thing)?.[1];
  const own = thing === "USER" ? wordNamed(page.userActions, action) : wordNamed({ ...ofThing }, action);
  return own ?? wordNamed(history.actions, action) ?? history.other;
}

/** Names the thing that was changed, by its current name or by the change; null where neither has one. */
export function nameText({ thing, name, before, after }: ListedChange, words: ChangeWords): string | null {
  const facts = new Map([...toValueMap(before), ...toValueMap(after)]);
  const kind = fieldText(thing, "kind", facts.get("kind"), words);
  if (thing === "HARD_NIGHT") return name === null ? kind : words.page.around(kind, name);
  const said = facts.get("name") ?? facts.get("title") ?? facts.get("url");
  return name ?? (typeof said === "string" ? said : null);
}

/** Names the person who made the change, or the role where the account is gone. */
export function actorText({ by }: ListedChange, { history }: ChangeWords): string {
  if (by.displayName !== null) return by.role === KEY_ACTOR ? history.byKey(by.displayName) : by.displayName;
  if (by.id === null) return by.role === "OPERATOR" ? history.operator : history.system;
  return history.somebody((wordNamed(history.roles, by.role) ?? by.role).toLowerCase());
}

/** A field of a change, in the reader's words. */
export interface ChangedValue {
  readonly field: string;
  readonly label: string;
  /** Values before and after; empty where there was, or is, none. */
  readonly was: string;
  readonly is: string;
}

export function changedValues({ thing, before, after }: ListedChange, words: FieldTexts): ChangedValue[] {
  const [was, is] = [toValueMap(before), toValueMap(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => !isWordless(thing, field));
  return fields
    .map((field) => ({
      field,
      label: fieldLabel(thing, field, words),
      was: fieldText(thing, field, was.get(field), words),
      is: fieldText(thing, field, is.get(field), words),
    }))
    .filter((value) => value.was !== value.is);
}

/** Whether a field means nothing to a reader: a hard night's point does not, but its town does, and is its name. */
function isWordless(thing: string, field: string): boolean {
  return thing === "HARD_NIGHT" && field === "coordinates";
}

/** The cells of a CSV file: a heading, then a row for each field of each change. */
export function csvRows(changes: readonly ListedChange[], words: ChangeWords): string[][] {
  const { columns, things } = words.page;
  const rows = changes.flatMap((change) => {
    const head = [
      change.at,
      wordNamed(things, change.thing) ?? change.thing,
      nameText(change, words) ?? "",
      change.thingId,
      actionText(change, words),
      actorText(change, words),
      change.by.role,
      change.isForProgram ? words.history.forProgram : "",
    ];
    const values = changedValues(change, { ...words, names: change.names });
    const cells = values.length === 0 ? [["", "", ""]] : values.map(({ label, was, is }) => [label, was, is]);
    return cells.map((cell) => [...head, ...cell, change.why ?? ""]);
  });
  return [Object.values(columns), ...rows];
}
