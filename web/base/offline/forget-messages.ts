import { QUEUE_DATABASE, QUEUE_STORE } from "#domain/static-pages/quick-exit/browser-data.ts";

/**
 * Forgets messages to and about places that protect people that wait for a network (rule quick-exit 3): the worker
 * outlives the page that was left. Resolves in any case.
 */
export function forgetMessages(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    try {
      const opening = indexedDB.open(QUEUE_DATABASE);
      // Without a database there is nothing to forget, and none must be created.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = end;
      opening.onsuccess = () => forgetIn(opening.result, end);
    } catch {
      end();
    }
  });
}

function forgetIn(database: IDBDatabase, end: () => void): void {
  const transaction = database.transaction(QUEUE_STORE, "readwrite");
  const walk = transaction.objectStore(QUEUE_STORE).openCursor();
  walk.onsuccess = () => {
    const message = walk.result;
    if (message?.value.isProtected === true) message.delete();
    message?.continue();
  };
  const close = () => {
    database.close();
    end();
  };
  transaction.oncomplete = close;
  transaction.onabort = close;
}
