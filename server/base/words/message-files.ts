import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What a message is given: its name, its type, and how it is written where the message does not say. */
export interface Placeholder {
  readonly name: string;
  /** A type of Application Resource Bundles (`String`, `int`, `bool`, `List<String>`), or one of `NAMED_TYPES`. */
  readonly type: string;
  /** How a text is bent, or what stands between the items of a list; `list` is as the language has it. */
  readonly format: string | null;
}

export interface Message {
  readonly text: string;
  readonly description: string | null;
  /** Null of a text; an empty list of a function that takes nothing. */
  readonly placeholders: readonly Placeholder[] | null;
  /** Whether the text ends with one full stop, also where the value before that brings one of its own. */
  readonly hasSingleStop: boolean;
}

/** A catalog: the messages that a page or a part of one loads together. */
export interface Catalog {
  /** `favouritesPage`, as code names it. */
  readonly name: string;
  /** The folder that it belongs to: a feature, or `base`. */
  readonly feature: string;
  readonly description: string | null;
  /** Other catalogs, or groups of them, that are parts of this one: path here → path there. */
  readonly parts: ReadonlyMap<string, string>;
  /** What groups of messages are for, by their path. */
  readonly groups: ReadonlyMap<string, string>;
  /** Messages by their path in the catalog, as the file has it; empty of a catalog that is one message. */
  readonly messages: ReadonlyMap<string, Message>;
}

/** A fault in a file of messages, in words that help to mend it. */
export class MessageFault extends Error {
  override name = "MessageFault";
}

/** The file of a feature's messages in one language. */
export function messageFile(folder: string, language: string, feature: string): string {
  return join(folder, language, `${feature}.arb`);
}

/**
 * Reads the catalogs of a language.
 *
 * @param folder `words/messages`
 * @param english the English catalogs, which say what messages are given; none where these are read
 * @throws MessageFault
 */
export function readCatalogs(
  folder: string,
  language: string,
  english: readonly Catalog[] | null,
): readonly Catalog[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".arb"))
    .sort()
    .flatMap((name) => catalogsIn(join(folder, language), basename(name, ".arb"), english));
}

function catalogsIn(folder: string, feature: string, english: readonly Catalog[] | null): Catalog[] {
  const file = join(folder, `${feature}.arb`);
  const entries = readEntries(file);
  const names = new Set(
    Object.keys(entries)
      .filter((key) => !key.startsWith("@"))
      .map((key) => splitKey(key)[0] ?? key),
  );
  const described = objectAt(entries, "@@x-catalogs");
  return [...names].map((name) => {
    const own = objectAt(described, name);
    const original = english?.find((catalog) => catalog.name === name);
    const messages = new Map<string, Message>();
    for (const [key, text] of Object.entries(entries)) {
      const [catalog, ...path] = splitKey(key);
      if (key.startsWith("@") || catalog !== name) continue;
      if (typeof text !== "string") throw new MessageFault(`${file}: ${key} is no text.`);
      messages.set(path.join("\0"), parseMessage(text, objectAt(entries, `@${key}`), original, path));
    }
    return {
      name,
      feature,
      description: textAt(own, "description"),
      parts: original?.parts ?? textsAt(own, "parts"),
      groups: textsAt(own, "groups"),
      messages,
    };
  });
}

function parseMessage(
  text: string,
  about: Readonly<Record<string, unknown>>,
  original: Catalog | undefined,
  path: readonly string[],
): Message {
  const inEnglish = original?.messages.get(path.join("\0"));
  const own = objectAt(about, "placeholders");
  const placeholders = inEnglish === undefined ? declared(about) : translated(inEnglish, own);
  return {
    text,
    description: textAt(about, "description"),
    placeholders,
    hasSingleStop: about["x-single-stop"] === true,
  };
}

/** The placeholders that English declares; null where the message is a text. */
function declared(about: Readonly<Record<string, unknown>>): readonly Placeholder[] | null {
  const own = about["placeholders"];
  if (!isRecord(own)) return null;
  return Object.keys(own).map((name) => ({
    name,
    type: textAt(objectAt(own, name), "type") ?? "String",
    format: textAt(objectAt(own, name), "format"),
  }));
}

/** The placeholders of a translation: another language may write them in another way. */
function translated(
  { placeholders }: Message,
  own: Readonly<Record<string, unknown>>,
): readonly Placeholder[] | null {
  if (placeholders === null) return null;
  return placeholders.map((one) => ({
    ...one,
    format: textAt(objectAt(own, one.name), "format") ?? inheritedFormat(one),
  }));
}

/** What stands between the items of a list is alike in most languages; how a text is bent is not. */
function inheritedFormat({ format }: Placeholder): string | null {
  return format !== null && (/^\W/.test(format) || format === "list" || format === "unit-list")
    ? format
    : null;
}

/** Splits `webhooks.events.service..created` at single dots: two dots are one in a name. */
function splitKey(key: string): readonly string[] {
  return key.split(/(?<!\.)\.(?!\.)/).map((part) => part.replaceAll("..", "."));
}

function readEntries(file: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new MessageFault(`${file} is no JSON: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
  if (!isRecord(value)) throw new MessageFault(`${file} is no object of messages.`);
  return value;
}

function objectAt(value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const found = value[key];
  return isRecord(found) ? found : {};
}

function textAt(value: Readonly<Record<string, unknown>>, key: string): string | null {
  const found = value[key];
  return typeof found === "string" ? found : null;
}

/** Texts by the path that their keys name. */
function textsAt(value: Readonly<Record<string, unknown>>, key: string): ReadonlyMap<string, string> {
  const texts = objectAt(value, key);
  return new Map(
    Object.keys(texts).map((path) => [splitKey(path).join("\0"), textAt(texts, path) ?? ""] as const),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
