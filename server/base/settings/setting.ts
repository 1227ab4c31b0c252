import * as z from "zod/mini";

/** What docs/operate.md says of a setting. */
export interface SettingNotes {
  /** The default as the table shows it. */
  readonly byDefault: string;
  /** What the setting does, in Markdown. */
  readonly meaning: string;
  /** Whether it is a secret, or an address with a password: `NAME_FILE` may name a file with it. */
  readonly isSecret: boolean;
}

/** The settings of one table of docs/operate.md, by their names. */
export interface Section<Settings> {
  /** The heading above the table. */
  readonly title: string;
  readonly settings: Settings;
}

/** How one setting is read: from its trimmed text, or from nothing where it is unset. */
export type Setting<Value = unknown> = z.ZodMiniType<Value, string | null | undefined>;

const NOTES = z.registry<SettingNotes>();

/** Declares a setting whose default is read as if the operator had written it. */
export function withDefault<Value>(
  kind: z.ZodMiniType<Value, string>,
  text: string,
  meaning: string,
): Setting<Value> {
  const byDefault = /^[\w.]+$/.test(text) ? text : `\`${text}\``;
  return z.prefault(kind, text).register(NOTES, { byDefault, meaning, isSecret: false });
}

/** Declares a setting that is null where it is unset. @param byDefault what the app does then, for operators */
export function optional<Value>(
  kind: z.ZodMiniType<Value, string>,
  byDefault: string,
  meaning: string,
): Setting<Value | null> {
  return z._default(z.nullable(kind), null).register(NOTES, { byDefault, meaning, isSecret: false });
}

/** Declares a setting as `optional` does, which may be in a file, and whose value no message repeats. */
export function secret<Value>(
  kind: z.ZodMiniType<Value, string>,
  byDefault: string,
  meaning: string,
): Setting<Value | null> {
  return z._default(z.nullable(kind), null).register(NOTES, { byDefault, meaning, isSecret: true });
}

export function readNotes(setting: Setting): SettingNotes {
  const notes = NOTES.get(setting);
  if (notes === undefined) throw new Error("A setting has to be declared by a function of this file.");
  return notes;
}
