/**
 * Lists of service ids in the browser's storage: favorites, those of them that are protected listings (`guarded`), the
 * kudos that were given, and what was asked about, as `{id}-{field}`. The storage carries a version; at another one whatever can be read is rewritten, and only what
 * cannot be read is dropped (rule favorites 2).
 */

const VERSION = "2.1";
const VERSION_KEY = "version";
/** More than anyone saves; a foreign list cannot fill the page. */
const MAX_IDS = 1000;

export type StoredList = "favorites" | "guarded" | "kudos" | "asks";

const LISTS: readonly StoredList[] = ["favorites", "guarded", "kudos", "asks"];
const NONE: readonly string[] = [];
const lists = new Map<StoredList, readonly string[]>();
const listeners = new Set<() => void>();

/** Returns the same array until the list changes. Empty where nothing is stored or storage is forbidden. */
export function storedIds(name: StoredList): readonly string[] {
  if (lists.size === 0) readAll();
  return lists.get(name) ?? NONE;
}

/** Before the first effects nothing is known, since the server's page has no lists. */
export function noIds(): readonly string[] {
  return NONE;
}

/**
 * Stores a list; its key is removed with the last id. A list that cannot be written still holds for as long as the page
 * lives.
 */
export function storeIds(name: StoredList, ids: readonly string[]): void {
  storedIds(name);
  lists.set(name, ids);
  write(name, ids);
  for (const listener of listeners) listener();
}

/** Calls back at each change, in this tab or another; returns how to stop. */
export function subscribeToIds(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/**
 * Ids out of what some version wrote: a JSON list of ids or of things with an id, an object with ids as its
 * keys, or ids with commas between. In order, each once. Null where nothing can be read.
 */
export function readIds(text: string): readonly string[] | null {
  const ids = idsIn(parsed(text)).filter((id) => /^[\w-]{1,100}$/.test(id));
  return ids.length === 0 ? null : [...new Set(ids)].slice(0, MAX_IDS);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split(",").map((part) => part.trim());
  }
}

function idsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(",").map((part) => part.trim());
  if (Array.isArray(value)) return value.flatMap(extractIds);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([id, isSet]) => (isSet === false ? [] : [id]));
}

function extractIds(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const ids = ["id" in value ? value.id : null, "_id" in value ? value._id : null];
  return ids.filter((id) => typeof id === "string").slice(0, 1);
}

function readAll(): void {
  try {
    const isOurs = localStorage.getItem(VERSION_KEY) === VERSION;
    for (const name of LISTS) {
      const text = localStorage.getItem(name);
      const ids = text === null ? null : readIds(text);
      lists.set(name, ids ?? NONE);
      if (text !== null && (ids === null || !isOurs)) write(name, ids ?? NONE);
    }
    if (!isOurs) localStorage.setItem(VERSION_KEY, VERSION);
  } catch {
    for (const name of LISTS) lists.set(name, lists.get(name) ?? NONE);
  }
}

function onStorage(event: StorageEvent): void {
  if (event.key !== null && !LISTS.some((name) => name === event.key)) return;
  readAll();
  for (const listener of listeners) listener();
}

function write(name: StoredList, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(ids));
  } catch {
    // Full or forbidden: see `storeIds`.
  }
}
