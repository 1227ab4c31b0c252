import { randomBytes } from "node:crypto";
import { pictureName } from "#domain/feedback/files/picture.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import type { Database } from "#server/base/sql/db.ts";
import { addFileRow, removeFileRows } from "./queries.ts";
import type { ReencodedPicture } from "./reencode-picture.ts";

/**
 * Saves a picture until it is attached to a message or a day has passed. The row is inserted first, so that no
 * file is ever orphaned in the store.
 *
 * @returns its name, which no one can guess
 */
export async function savePicture(
  database: Database,
  store: FileStore,
  { type, bytes, width, height }: ReencodedPicture,
  now: number,
): Promise<string> {
  const name = pictureName(randomBytes(24).toString("base64url"), type);
  await addFileRow(database, { name, width, height, createdAt: now });
  try {
    await store.put(name, bytes, type);
  } catch (error) {
    await store.remove(name).then(
      () => removeFileRows(database, [name]),
      () => {},
    );
    throw error;
  }
  return name;
}
