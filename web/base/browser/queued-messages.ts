import type { Language } from "#domain/base/languages/language.ts";
import type { MessageKind } from "#domain/feedback/message-form.ts";
import { QUEUE_COUNT, QUEUE_DATABASE, QUEUE_STORE } from "#domain/static-pages/quick-exit/browser-data.ts";
import { deviceItem } from "./device-storage.ts";
import { storeQueuedMessageCount } from "./queued-message-count.ts";

/** Messages that were written without a network, with their pictures, in the browser's database. */

export interface QueuedMessage {
  /** A UUID; what arrives twice under it is stored once. */
  sendingId: string;
  kind: MessageKind;
  serviceId: string | null;
  /** The service protects people: no exit leaves it here. Absent in those of older versions. */
  isProtected?: boolean;
  texts: Record<string, string>;
  /** `longitude|latitude`, if the writer shared it. */
  coordinate: string | null;
  language: Language;
  /** Pictures that the server already has are names, the others bytes. */
  pictures: QueuedPicture[];
}

export interface QueuedPicture {
  label: string;
  name: string | null;
  blob: Blob | null;
}

const STORE = QUEUE_STORE;

/** Reads the messages in the order of writing, and stores their count again. Empty where there is no database. */
export async function readQueuedMessages(): Promise<QueuedMessage[]> {
  const database = await open();
  if (database === null) return [];
  const all = await requestResult<QueuedMessage[]>(database.transaction(STORE).objectStore(STORE).getAll());
  const messages = await withoutForgotten(all);
  storeQueuedMessageCount(messages.length);
  return messages;
}

/** Completes what an exit could not, because the page was gone first. */
async function withoutForgotten(all: readonly QueuedMessage[]): Promise<QueuedMessage[]> {
  if (deviceItem(QUEUE_COUNT) !== "0") return [...all];
  const forgotten = all.filter(({ isProtected }) => isProtected === true);
  await change((store) => {
    for (const { sendingId } of forgotten) store.delete(sendingId);
    return store.count();
  });
  return all.filter(({ isProtected }) => isProtected !== true);
}

/** Adds a message, or replaces the one with its id. False where this browser stores nothing. */
export async function queueMessage(message: QueuedMessage): Promise<boolean> {
  return change((store) => store.put(message));
}

export async function removeQueuedMessage(sendingId: string): Promise<boolean> {
  return change((store) => store.delete(sendingId));
}

async function change(work: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
  try {
    const database = await open();
    if (database === null) return false;
    const transaction = database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    await requestResult(work(store));
    const count = await requestResult<number>(store.count());
    await completed(transaction);
    storeQueuedMessageCount(count);
    return true;
  } catch {
    return false;
  }
}

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(QUEUE_DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "sendingId" });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
